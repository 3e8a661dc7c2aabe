"""The checks that `predicate` evaluates on a page: words, a count of rows, a number."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Literal

from pydantic import Field, model_validator

from pytest_sentinel.errors import ToolError
from pytest_sentinel.waiting.arguments import Timed
from pytest_sentinel.waiting.changes import Line, cut, lines_of, plain

ROW_ROLES = frozenset({"option", "row", "listitem", "treeitem", "article", "menuitem"})
"""What counts as a row where the agent names no role."""
QUOTED_CHARS = 120

_NUMBER = r"[-\u2212+]?(?:\d{1,3}(?:[,'\u00a0\u202f]\d{3})+|\d+)(?:\.\d+)?"


class CheckArguments(Timed):
    """Arguments of `predicate`."""

    check: Literal["text", "count", "number"] = Field(description="What kind of check it is.")
    words: str = Field(
        "",
        max_length=300,
        description="text: the words to look for. count: words that a row must hold; left out: all rows count. "
        "number: the words around the number, # in its place, such as 'Price: # dollars'.",
    )
    present: bool = Field(True, description="text only: false to wait until the words are gone.")
    role: str | None = Field(
        None, description="count only: the role of what is counted, as the page's description names it, such as option."
    )
    at_least: float | None = Field(None, description="count and number: holds from this value up.")
    at_most: float | None = Field(None, description="count and number: holds from this value down.")

    @model_validator(mode="after")
    def _complete(self) -> CheckArguments:
        bounds = (self.at_least, self.at_most)
        if self.check == "text":
            if not self.words:
                raise ValueError("check='text' needs words")
            if bounds != (None, None) or self.role is not None:
                raise ValueError("check='text' takes words and present only")
        else:
            if bounds.count(None) != 1:
                raise ValueError(f"check='{self.check}' needs either at_least or at_most")
            if not self.present:
                raise ValueError("present goes with check='text' only")
        if self.check == "number" and (self.words.count("#") != 1 or not self.words.replace("#", "").strip()):
            raise ValueError("check='number' needs words with one # in the place of the number, such as '# mails'")
        return self


@dataclass(frozen=True)
class Found:
    """What a check found on a page."""

    holds: bool
    told: str
    """What was found, for the agent; no full stop."""
    value: float | None = None


def evaluate(given: CheckArguments, description: str) -> Found:
    """Evaluate a check on a page's description."""
    lines = lines_of(description)
    if given.check == "text":
        return _text(given, lines)
    return _count(given, lines) if given.check == "count" else _number(given, lines)


def refuse_unanswerable(given: CheckArguments, description: str) -> None:
    """Refuse a check about something that is not on the page, when it is stated and can still be mended.

    Raises:
        ToolError: The role or the number is not there; the message says what is.
    """
    lines = lines_of(description)
    if given.check == "number" and _number(given, lines).value is None:
        with_digits = [line.words for line in lines if re.search(r"\d", line.words)]
        near = get_close_matches(plain(given.words), with_digits, n=3, cutoff=0.1) or with_digits[:3]
        there = "; ".join(repr(cut(words, QUOTED_CHARS)) for words in near) or "nothing with a number"
        raise ToolError(f"no line of the page reads {given.words!r} with a number for #. On the page: {there}")
    if given.role is not None and given.role not in ROW_ROLES and all(line.role != given.role for line in lines):
        there = ", ".join(sorted({line.role for line in lines}))
        raise ToolError(f"nothing on the page has the role {given.role!r}. There are: {there}")


def _text(given: CheckArguments, lines: Sequence[Line]) -> Found:
    words = plain(given.words)
    where = next((line.words for line in lines if words in line.words), None)
    there = where is not None or words in " ".join(line.words for line in lines)
    told = f"{given.words!r} is {'' if there else 'not '}on the page"
    return Found(there == given.present, told + (f", in {cut(where, QUOTED_CHARS)!r}" if where is not None else ""))


def _count(given: CheckArguments, lines: Sequence[Line]) -> Found:
    value = float(sum(plain(given.words) in row for row in _rows(given, lines)))
    what = f"rows with {given.words!r}" if given.words else "rows"
    return Found(_within(given, value), f"there are {value:.0f} {what}", value)


def _rows(given: CheckArguments, lines: Sequence[Line]) -> Iterator[str]:
    """The words of each row with what lies in it; a row in a row is a part of the outer one, unless a role is named."""
    inside = -1
    for index, line in enumerate(lines):
        if inside >= 0 and line.depth > inside:
            continue
        inside = -1
        if line.role == given.role or (given.role is None and line.role in ROW_ROLES):
            inside = line.depth if given.role is None else -1
            yield " ".join([line.words, *_within_row(lines[index + 1 :], line.depth)])


def _within_row(lines: Sequence[Line], depth: int) -> Iterator[str]:
    for line in lines:
        if line.depth <= depth:
            return
        yield line.words


def _number(given: CheckArguments, lines: Sequence[Line]) -> Found:
    before, _, after = (re.escape(part).replace(r"\ ", r"\s+") for part in plain(given.words).partition("#"))
    pattern = re.compile(rf"{before}(?<![\d.,])({_NUMBER})(?!\d){after}")
    for line in lines:
        found = pattern.search(line.words)
        if found is not None:
            value = float(re.sub(r"[^\d.-]", "", found[1].replace("\u2212", "-")))
            return Found(_within(given, value), f"{cut(line.words, QUOTED_CHARS)!r} says {value:g}", value)
    return Found(False, f"the number of {given.words!r} is not on the page")


def _within(given: CheckArguments, value: float) -> bool:
    return value >= given.at_least if given.at_least is not None else value <= (given.at_most or 0.0)
