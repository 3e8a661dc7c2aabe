from __future__ import annotations

import pytest

from pytest_sentinel.browser.snapshot import RefBook
from pytest_sentinel.errors import ToolError


def test_references_are_counted_through_over_documents() -> None:
    book = RefBook()
    assert book.rewrite("first", '- button "A" [ref=e1]\n- button "B" [ref=e7]') == (
        '- button "A" [ref=e1]\n- button "B" [ref=e2]',
        {"e1": 'button "A"', "e2": 'button "B"'},
    )
    assert book.rewrite("second", '- link "C" [ref=e1]')[0] == '- link "C" [ref=e3]'
    assert book.native("e3") == "e1"


def test_reference_stays_the_same_within_a_document() -> None:
    book = RefBook()
    book.rewrite("first", '- button "B" [ref=e7]')
    assert book.rewrite("first", '- button "A" [ref=e9]\n- button "B" [ref=e7]')[0] == (
        '- button "A" [ref=e2]\n- button "B" [ref=e1]'
    )


@pytest.mark.parametrize("written", ["e1", " e1 ", "[ref=e1]", "ref=e1"])
def test_reference_may_be_written_as_in_the_snapshot(written: str) -> None:
    book = RefBook()
    book.rewrite("first", '- button "A" [ref=e7]')
    assert book.native(written) == "e7"


def test_reference_that_left_the_snapshot_is_stale() -> None:
    book = RefBook()
    book.rewrite("first", '- button "A" [ref=e7]\n- button "B" [ref=e8]')
    book.rewrite("first", '- button "B" [ref=e8]')
    with pytest.raises(ToolError, match=r'reference e1 \(button "A"\) is stale'):
        book.native("e1")


def test_reference_of_another_document_is_stale() -> None:
    book = RefBook()
    book.rewrite("first", '- button "A" [ref=e7]')
    book.rewrite("second", '- button "A" [ref=e7]')
    assert book.native("e2") == "e7"
    with pytest.raises(ToolError, match="stale"):
        book.native("e1")


@pytest.mark.parametrize("written", ["e2", "", "button", "e1 >> nth=0"])
def test_unknown_reference_is_refused(written: str) -> None:
    book = RefBook()
    book.rewrite("first", '- button "A" [ref=e7]')
    with pytest.raises(ToolError, match="there is no reference"):
        book.native(written)


@pytest.mark.parametrize(
    ("native", "public"),
    [
        ("- p [active] [ref=e5] [cursor=pointer]: [ref=e9]", "- p [active] [ref=e1] [cursor=pointer]: [ref=e9]"),
        ('- button "press [ref=e9]" [ref=e5]', '- button "press [ref=e9]" [ref=e1]'),
        ('- button "a \\"b\\" [ref=e9]" [disabled] [ref=e5]:', '- button "a \\"b\\" [ref=e9]" [disabled] [ref=e1]:'),
        ("- 'button \"a: b\" [ref=e5]'", "- 'button \"a: b\" [ref=e1]'"),
        ("  - 'link \"it''s: [ref=e9]\" [ref=e5]':", "  - 'link \"it''s: [ref=e9]\" [ref=e1]':"),
        ("- iframe [ref=f3e5]", "- iframe [ref=e1]"),
        ("- text: see [ref=e5]", "- text: see [ref=e5]"),
        ('- text: "- button [ref=e5]"', '- text: "- button [ref=e5]"'),
        ("  - /url: /a?b=[ref=e5]", "  - /url: /a?b=[ref=e5]"),
        ("- heading \"A\" [level=1] [ref=e5]", "- heading \"A\" [level=1] [ref=e1]"),
    ],
)  # fmt: skip
def test_only_references_of_elements_are_rewritten(native: str, public: str) -> None:
    assert RefBook().rewrite("first", native)[0] == public
