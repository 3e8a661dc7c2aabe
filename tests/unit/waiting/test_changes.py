"""What counts as a change of a page, and how it is told."""

import time

import pytest

from pytest_sentinel.waiting.changes import bounded, changes, difference, lines_of, same, told

PAGE = """\
- generic [ref=e1]:
  - banner [ref=e2]:
    - 'button "Account: Ines" [ref=e3] [cursor=pointer]'
  - region "Mail list" [ref=e4]:
    - generic [ref=e5]: 197 mails, 9 unread
    - listbox "Mails" [ref=e6]:
      - option "Unread, Ann, Hello, 10:00" [ref=e7] [cursor=pointer]
      - option "Bob, Bye, 09:00" [ref=e8] [cursor=pointer]
      - link "More" [ref=e9] [cursor=pointer]:
        - /url: /more"""


def test_references_pointer_focus_addresses_and_indentation_are_cosmetic():
    other = PAGE.replace("ref=e", "ref=e9").replace(" [cursor=pointer]", "").replace("/url: /more", "/url: /other")
    other = other.replace('option "Bob, Bye, 09:00"', 'option "Bob, Bye, 09:00" [active]')
    other = "- generic [ref=e99]:\n" + "\n".join(f"  {line}" for line in other.splitlines())
    assert same(PAGE, other)
    assert changes(PAGE, other) == []


def test_line_that_gets_children_is_the_same_line():
    assert same('- link "More" [ref=e9]', '- link "More" [ref=e9]:\n  - /url: /more')


@pytest.mark.parametrize("state", ["selected", "checked", "disabled", "expanded", "pressed"])
def test_state_of_an_element_is_no_cosmetic_change(state):
    assert not same(PAGE, PAGE.replace('option "Bob, Bye, 09:00"', f'option "Bob, Bye, 09:00" [{state}]'))


def test_new_row_is_told_with_its_reference_below_its_containers():
    other = PAGE.replace(
        '      - option "Unread, Ann', '      - option "Unread, Zoe, New, 10:02" [ref=e30]\n      - option "Unread, Ann'
    )
    assert told(changes(PAGE, other), 1000) == (
        'In region "Mail list" > listbox "Mails":\n+ option "Unread, Zoe, New, 10:02" [ref=e30]'
    )
    assert "[ref=" not in told(changes(PAGE, other), 1000, references=False)


def test_figure_that_changed_is_told_as_before_and_after():
    other = PAGE.replace("197 mails, 9 unread", "198 mails, 10 unread")
    assert told(changes(PAGE, other), 1000) == (
        'In region "Mail list":\n~ generic: 197 mails, 9 unread -> generic: 198 mails, 10 unread [ref=e5]'
    )


def test_figure_is_told_as_before_and_after_beside_rows_that_came():
    old = '- list "L":\n  - button "More (3 left)" [ref=e1]'
    new = '- list "L":\n  - option "A" [ref=e5]\n  - button "More (4 left)" [ref=e1]'
    assert told(changes(old, new), 1000).splitlines()[1:] == [
        '+ option "A" [ref=e5]',
        '~ button "More (3 left)" -> button "More (4 left)" [ref=e1]',
    ]


def test_row_that_went_is_told_last_and_shortened():
    gone = f'- option "{"old " * 100}"'
    old, new = f'- list "L":\n  {gone}\n  - option "B"', '- list "L":\n  - option "B"\n  - option "C"'
    lines = told(changes(old, new), 1000).splitlines()
    assert lines[1] == '+ option "C"'
    assert lines[-1].startswith('- option "old old')
    assert len(lines[-1]) < 110


def test_of_many_removals_only_a_few_are_told_and_the_rest_counted():
    old = '- list "L":\n' + "\n".join(f'  - option "Row {word}"' for word in "abcdefghijkl")
    lines = told(changes(old, '- list "L":'), 5000).splitlines()
    assert len(lines) == 1 + 8 + 1
    assert lines[-1] == "(and 4 more)"


def test_row_that_moved_is_a_change():
    moved = PAGE.splitlines()
    moved[6], moved[7] = moved[7], moved[6]
    assert not same(PAGE, "\n".join(moved))


def test_account_is_never_longer_than_its_limit():
    new = PAGE + "\n" + "\n".join(f'- option "Row {n} {"x" * 290}"' for n in range(100))
    for limit in (100, 500, 2400):
        text = told(changes(PAGE, new), limit)
        assert len(text) <= limit
        assert text.splitlines()[-1].endswith("more)")


def test_quotes_that_yaml_needs_are_no_part_of_a_line():
    line = next(line for line in lines_of(PAGE) if line.role == "button")
    assert line.content == 'button "Account: Ines"'
    line = lines_of("""- 'option "It''s here: ''now''" [ref=e1]': text""")[0]
    assert line.content == """option "It's here: 'now'": text"""
    assert line.words == "it's here: 'now': text"


def test_page_text_that_looks_like_a_reference_does_not_hide_a_change():
    assert not same('- paragraph: "a [x] b"', '- paragraph: "a [y] b"')


def test_difference_is_a_unified_diff_with_context_and_bounded():
    other = PAGE.replace("Bob, Bye", "Bob, Bye again")
    diff = difference(PAGE, other, 5000)
    assert '-option "Bob, Bye, 09:00"' in diff.splitlines()
    assert '+option "Bob, Bye again, 09:00"' in diff.splitlines()
    assert ' option "Unread, Ann, Hello, 10:00"' in diff.splitlines()
    assert len(difference(PAGE, other, 120)) <= 120


def test_bounded_counts_what_it_leaves_out():
    assert bounded(["aaaa", "bbbb"], 100) == "aaaa\nbbbb"
    assert bounded(["a" * 50, "b" * 50], 90) == "a" * 50 + "\n(and 1 more)"


def test_very_long_page_is_compared_in_good_time():
    row = '- row "Item {0}" [ref=e{0}]:\n  - cell "x"\n  - button "Buy" [ref=f{0}]\n  - text: {1}'
    page = "\n".join(row.format(number, number % 7) for number in range(1500))
    began_s = time.process_time()
    found = changes(page, page.replace('"Item 700"', '"Item 700, sold"'))
    assert [(change.before, change.after) for change in found] == [('row "Item 700"', 'row "Item 700, sold"')]
    assert (
        time.process_time() - began_s < 20
    )  # of CPU; about 0.3 s, comparing every line with every other takes minutes
