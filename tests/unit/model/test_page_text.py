"""A page's description as a model gets it."""

import pytest

from pytest_sentinel.model.page_text import parts, shortened

PAGE = """\
- generic [ref=e1]:
  - generic [ref=e2]:
    - banner [ref=e3]:
      - link "Mail" [ref=e4] [cursor=pointer]:
        - /url: /inbox
    - generic [ref=e5]: 197 mails
    - generic [ref=e6] [cursor=pointer]: Clickable
    - heading "Inbox" [level=1] [ref=e7]
    - region "List" [ref=e8]:
      - 'option "Re: a, b [ref=e99]" [selected] [ref=e9] [cursor=pointer]'
    - textbox "Search" [active] [ref=e10]: hello
    - paragraph [ref=e11]: "[ref=e5] is text"
"""


def test_wrappers_pointers_and_useless_references_are_left_out():
    assert shortened(PAGE) == (
        "- banner:",
        '  - link "Mail" [ref=e4]:',
        "    - /url: /inbox",
        "- generic: 197 mails",
        "- generic [ref=e6]: Clickable",
        '- heading "Inbox" [level=1]',
        '- region "List" [ref=e8]:',
        "  - 'option \"Re: a, b [ref=e99]\" [selected] [ref=e9]'",
        '- textbox "Search" [active] [ref=e10]: hello',
        '- paragraph: "[ref=e5] is text"',
    )


def test_line_of_another_kind_is_kept():
    assert shortened("no list at all") == ("no list at all",)


def test_short_page_is_one_part():
    assert parts(("- a", "- b"), 100) == ["- a\n- b"]
    assert parts((), 100) == [""]


@pytest.mark.parametrize("chars", [10, 50, 333])
def test_parts_are_bounded_and_together_the_whole(chars):
    lines = tuple(f"- line {n} {'x' * (n % 7)}" for n in range(60)) + ("y" * 1000,)
    found = parts(lines, chars)
    assert max(map(len, found)) <= chars
    assert "".join(found).replace("\n", "") == "".join(lines)
