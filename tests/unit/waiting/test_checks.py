"""The checks of `predicate`: what they find on a page, and what is refused."""

import pytest

from pytest_sentinel.errors import ToolError
from pytest_sentinel.waiting.arguments import read
from pytest_sentinel.waiting.checks import CheckArguments, evaluate, refuse_unanswerable

PAGE = """\
- generic [ref=e1]:
  - link "Inbox 9 unread" [ref=e2]
  - generic [ref=e3]: 1,197 mails, 9 unread
  - paragraph [ref=e4]: "Price: $1,234.50 today"
  - paragraph: Change −3.5 %
  - listbox "Mails":
    - option "Unread, Ann, Hello" [ref=e5]
    - option "Bob, Hello \\"you\\"" [ref=e6]:
      - generic: has an attachment
  - list:
    - listitem:
      - article "Nested post":
        - paragraph: hello there"""


def check(**arguments):
    return read(CheckArguments, arguments)


def found(**arguments):
    return evaluate(check(**arguments), PAGE)


def test_words_are_found_whatever_their_case_and_spacing():
    assert found(check="text", words="unread,  ANN").holds
    assert not found(check="text", words="Carol").holds


def test_words_are_found_over_two_elements():
    assert found(check="text", words="Mails Unread, Ann").holds


def test_quotes_in_words_do_not_matter():
    assert found(check="text", words='hello "you"').holds


def test_words_that_are_to_go_hold_once_they_are_gone():
    assert found(check="text", words="Carol", present=False).holds
    assert not found(check="text", words="Bob", present=False).holds


def test_role_names_are_no_words_of_the_page():
    assert not found(check="text", words="option").holds


@pytest.mark.parametrize(
    ("arguments", "value"),
    [
        ({"words": "hello"}, 3),
        ({"words": "attachment"}, 1),
        ({}, 3),
        ({"role": "option"}, 2),
        ({"role": "article", "words": "there"}, 1),
        ({"words": "nobody"}, 0),
    ],
)
def test_rows_are_counted_with_what_lies_in_them(arguments, value):
    answer = found(check="count", at_least=value, **arguments)
    assert (answer.value, answer.holds) == (value, True)
    assert not found(check="count", at_least=value + 1, **arguments).holds


def test_count_can_be_bounded_from_above():
    assert found(check="count", words="hello", at_most=3).holds
    assert not found(check="count", words="hello", at_most=2).holds


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("# mails", 1197),
        ("Inbox # unread", 9),
        ("mails, # unread", 9),
        ("Price: $#", 1234.5),
        ("price: $# today", 1234.5),
        ("Change #", -3.5),
    ],
)
def test_number_is_read_in_its_place(words, value):
    answer = found(check="number", words=words, at_least=value)
    assert (answer.value, answer.holds) == (value, True)
    assert not found(check="number", words=words, at_least=value + 0.5).holds
    assert found(check="number", words=words, at_most=value).holds
    assert not found(check="number", words=words, at_most=value - 0.5).holds


def test_bound_of_zero_is_a_bound():
    assert found(check="number", words="Change #", at_most=0).holds
    assert not found(check="number", words="# mails", at_most=0).holds


def test_number_that_left_the_page_does_not_hold():
    answer = evaluate(check(check="number", words="# mails", at_least=1), "- paragraph: nothing")
    assert (answer.holds, answer.value) == (False, None)


def test_number_that_is_not_there_is_refused_with_lines_that_come_close():
    with pytest.raises(ToolError, match=r"no line of the page reads 'Inbox has # unread'.*inbox 9 unread"):
        refuse_unanswerable(check(check="number", words="Inbox has # unread", at_least=10), PAGE)


def test_role_that_is_not_there_is_refused_with_those_that_are():
    with pytest.raises(ToolError, match="nothing on the page has the role 'mail'.*option"):
        refuse_unanswerable(check(check="count", role="mail", at_least=1), PAGE)


def test_rows_that_are_not_there_yet_may_be_counted():
    refuse_unanswerable(check(check="count", role="row", at_least=1), PAGE)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"check": "text"}, "needs words"),
        ({"check": "text", "words": "a", "at_least": 1}, "words and present only"),
        ({"check": "count", "words": "a"}, "either at_least or at_most"),
        ({"check": "count", "at_least": 1, "at_most": 2}, "either at_least or at_most"),
        ({"check": "count", "at_least": 1, "present": False}, "present goes with"),
        ({"check": "number", "words": "mails", "at_least": 1}, "one # in the place"),
        ({"check": "number", "words": "#", "at_least": 1}, "one # in the place"),
        ({"check": "number", "words": "# of #", "at_least": 1}, "one # in the place"),
        ({"check": "size", "words": "a"}, "'text', 'count' or 'number'"),
        ({"check": "text", "words": "a", "timeout_s": -1}, "greater than 0"),
        ({"check": "text", "words": "a", "timeout_s": "inf"}, "finite"),
        ({"check": "text", "words": "a", "wordz": "b"}, "wordz"),
        ({}, "check"),
    ],
)
def test_incomplete_or_contradictory_check_is_refused_with_the_reason(arguments, problem):
    with pytest.raises(ToolError, match=problem):
        check(**arguments)


def test_figures_that_a_model_writes_as_text_are_taken():
    assert check(check="count", at_least="3", timeout_s="60").at_least == 3.0
