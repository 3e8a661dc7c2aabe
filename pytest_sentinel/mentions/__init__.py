"""Whether a message names a fact: the SQL function `mentions(message, fact)`. No fuzzy match, no model.

A text is brought into one spelling (`plain`), cut into atoms (`atoms`), and read as words, figures and dates
(`phrases`). A fact is named where its readings follow each other in the message and no neighbour makes the
first or last of them part of something longer (`matching`).
"""

from __future__ import annotations

from collections.abc import Iterable

from pytest_sentinel.mentions.figures import from_value
from pytest_sentinel.mentions.matching import read_fact, read_message

Fact = str | int | float | None

__all__ = ["Fact", "count_figures", "count_named", "mentions"]


def mentions(message: str | None, fact: Fact) -> int:
    """1 if the message names the fact, else 0; a fact without a letter or figure is never named.

    A number as fact is the figure, whatever its format: 108837 is named by "$108,837.00". Never raises.
    """
    return int(bool(read_message(_text(message)).find(read_fact(_text(fact)))))


def count_named(message: str | None, values: Iterable[Fact], fact: Fact) -> int:
    """How many distinct values, other than the fact, the message names.

    What stands only inside the named fact, or inside a longer named value, does not count: "Ann" in "Ann Lee".
    """
    text, own = read_message(_text(message)), read_fact(_text(fact))
    taken = text.find(own)
    others: dict[object, list[tuple[int, int]]] = {}
    for value in values:
        pattern = read_fact(_text(value))
        if pattern.identity != own.identity and pattern.identity not in others:
            others[pattern.identity] = text.find(pattern)
    named = 0
    for spans in sorted(filter(None, others.values()), key=_longest, reverse=True):
        free = [span for span in spans if not any(outer[0] <= span[0] and span[1] <= outer[1] for outer in taken)]
        named += bool(free)
        taken = [*taken, *free]
    return named


def count_figures(message: str | None) -> int:
    """How many different figures the message names, in whatever format: what a sweep over guesses is told by."""
    return len(read_message(_text(message)).figures)


def _longest(spans: list[tuple[int, int]]) -> int:
    return max(end - start for start, end in spans)


def _text(value: object) -> str:
    if isinstance(value, str):
        return value
    return from_value(value) if isinstance(value, int | float) else ""
