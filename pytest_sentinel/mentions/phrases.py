"""Readings that span several atoms: "twenty-one", "1.2 million", "42 dollars", "5 percent", "13 October 2026"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pytest_sentinel.mentions.atoms import Atom, Keys, Kind, date_keys, number_keys, ordinal_keys
from pytest_sentinel.mentions.figures import NUMBER_WORDS, SCALES, negated, scaled, spelled
from pytest_sentinel.mentions.plain import CODES

_MONTH_NAMES = (
    *("january", "february", "march", "april", "may", "june"),
    *("july", "august", "september", "october", "november", "december"),
)
_MONTHS = {name: number for number, name in enumerate(_MONTH_NAMES, 1)}
_MONTHS |= {name[:3]: number for name, number in _MONTHS.items()} | {"sept": 9}
_ALSO_WORDS = {"may", "march", "mar"}
"""Months only when they start with a capital."""
_WEEKDAYS = {"monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"}
_WEEKDAYS |= {name[:3] for name in _WEEKDAYS} | {"tues", "thur", "thurs"}
_UNIT_WORDS = {
    **dict.fromkeys(("dollar", "dollars", "buck", "bucks"), "usd"),
    **{"euro": "eur", "euros": "eur", "pound": "gbp", "pounds": "gbp", "yen": "jpy", "rupee": "inr", "rupees": "inr"},
    **{code: code for code in CODES},
    **{"percent": "%", "pct": "%"},
}
_LONGEST = 36
"""More words than any number below a thousand trillion has."""
_NEGATIVE = {"minus", "negative"}
_SPACE = re.compile(r"\s+")
_CLOSE = re.compile(r"\s+|\s?-\s?")
_JOINED = re.compile(r"\s+|-")
_ABBREVIATED = re.compile(r"\.?\s+|-")
_LIST = re.compile(r"[\s,.]+")
_RANGE = re.compile(r"\s?[-–]\s?")
_BEFORE_YEAR = re.compile(r",?\s+|-")
_DAY = re.compile(r"0?[1-9]|[12]\d|3[01]")
_YEAR = re.compile(r"(?:19|20|21)\d\d")


class Reading(NamedTuple):
    """What the atoms from `start` up to `end` (exclusive) can be read as; see `Atom` for the keys."""

    start: int
    end: int
    offers: Keys
    wants: Keys


class Phrases:
    """Finds the readings of one text."""

    def __init__(self, text: str, atoms: Sequence[Atom]) -> None:
        self._text = text
        self._atoms = atoms

    def readings(self) -> Iterator[Reading]:
        """Every reading of one or more atoms; parts of a longer figure are not read on their own."""
        at = 0
        while at < len(self._atoms):
            found = self._date(at) or self._number(at) or [self._single(at)]
            yield from found
            if self._word(at) in _WEEKDAYS and self._gap(at, _LIST) and (dated := self._date(at + 1)):
                yield dated[0]._replace(start=at)
            at = max(reading.end for reading in found)

    def _single(self, at: int) -> Reading:
        atom = self._atoms[at]
        offers = atom.offers | self._afternoon(at) if atom.kind == "time" else atom.offers
        return Reading(at, at + 1, offers, atom.wants)

    def _word(self, at: int) -> str:
        """The folded word at a place; empty where there is none."""
        if at >= len(self._atoms):
            return ""
        atom = self._atoms[at]
        return atom.source.casefold() if atom.kind in ("word", "ordinal") else ""

    def _kind(self, at: int) -> Kind | None:
        return self._atoms[at].kind if at < len(self._atoms) else None

    def _gap(self, at: int, pattern: re.Pattern[str]) -> bool:
        """Whether an atom follows, and all that stands between is of this pattern."""
        if at + 1 >= len(self._atoms):
            return False
        return pattern.fullmatch(self._text, self._atoms[at].end, self._atoms[at + 1].start) is not None

    def _afternoon(self, at: int) -> Keys:
        """The 14:30 of "2:30 – 3:30 pm"."""
        if self._kind(at + 1) != "time" or not self._gap(at, _RANGE):
            return frozenset()
        start, end = self._atoms[at], self._atoms[at + 1]
        if start.source[-1].isdigit() and end.source.lower().rstrip(".").endswith("m"):
            (_, hour, minute, second), (_, *last) = *start.wants, *end.wants
            if isinstance(hour, int) and hour < 12 and [hour + 12, minute, second] <= last:
                return frozenset({("t", hour + 12, minute, second)})
        return frozenset()

    # Numbers

    def _number(self, at: int) -> list[Reading]:
        """A figure of several atoms, or a number word; nothing where a single reading will do."""
        word = self._word(at)
        if word in _NEGATIVE and self._gap(at, _SPACE):
            return self._figure(at, at + 1, negative=True)
        if word in CODES and self._atoms[at].source.isupper() and self._kind(at + 1) == "number":
            return self._figure(at, at + 1, unit=word) if self._gap(at, _SPACE) else []
        return self._figure(at, at)

    def _figure(self, start: int, at: int, *, negative: bool = False, unit: str | None = None) -> list[Reading]:
        parsed = self._digits(at) or spelled(self._words(at))
        if parsed is None:
            return []
        value, length, is_ordinal = parsed
        if is_ordinal:
            keys = ordinal_keys(value)
            return [] if start < at else [Reading(at, at + length, keys, keys)]
        end, unit = self._unit(at + length, unit or self._atoms[at].unit)
        if end == start + 1 and self._kind(at) == "number":
            return []
        return [Reading(start, end, *number_keys(negated(value) if negative else value, unit))]

    def _digits(self, at: int) -> tuple[str, int, bool] | None:
        if self._kind(at) != "number":
            return None
        value = self._atoms[at].text
        power = SCALES.get(self._word(at + 1)) if self._gap(at, _CLOSE) else None
        return (scaled(value, power), 2, False) if power else (value, 1, False)

    def _words(self, at: int) -> list[str]:
        """The number words from here on, as far as only spaces and hyphens part them; the last may own something."""
        words = [self._word(at).removesuffix("'s")]
        while words[-1] in NUMBER_WORDS and len(words) < _LONGEST and self._gap(at, _CLOSE):
            at += 1
            words.append(self._word(at).removesuffix("'s"))
        return words

    def _unit(self, end: int, unit: str | None) -> tuple[int, str | None]:
        """The currency or percent word that follows a figure."""
        if not self._gap(end - 1, _CLOSE):
            return end, unit
        word = self._word(end)
        if word == "per" and self._word(end + 1) == "cent":
            return end + 2, "%"
        if word in CODES and not self._atoms[end].source.isupper():
            return end, unit
        named = _UNIT_WORDS.get(word)
        return (end + 1, named) if named and unit in (None, named) else (end, unit)

    # Dates

    def _date(self, at: int) -> list[Reading]:
        """A date written with the name of its month, and what in it can be read on its own."""
        month, day = self._month(at), self._day(at)
        if month and (day := self._day(at + 1)):
            return self._dated(at, at + 2, day, month) if self._gap(at, self._after_month(at)) else []
        if not day:
            return []
        of = 1 if self._word(at + 1) == "of" and self._gap(at, _SPACE) else 0
        if (month := self._month(at + 1 + of)) and self._gap(at + of, _JOINED):
            return self._dated(at, at + 2 + of, day, month)
        return []

    def _dated(self, start: int, end: int, day: int, month: int) -> list[Reading]:
        year = self._year(end) if self._gap(end - 1, _BEFORE_YEAR) else None
        stop = end if year is None else end + 1
        parts = [self._single(at) for at in range(start, stop) if at == end or self._kind(at) != "number"]
        return [Reading(start, stop, *date_keys(day, month, year)), *parts]

    def _month(self, at: int) -> int:
        """The number of the month named here; 0 where none is."""
        word = self._word(at)
        if word in _ALSO_WORDS and not self._atoms[at].source[0].isupper():
            return 0
        return _MONTHS.get(word, 0)

    def _after_month(self, at: int) -> re.Pattern[str]:
        return _JOINED if self._word(at) in _MONTH_NAMES else _ABBREVIATED

    def _day(self, at: int) -> int:
        """The day of the month written here; 0 where none is."""
        kind = self._kind(at)
        if kind not in ("number", "ordinal"):
            return 0
        digits = self._atoms[at].text if kind == "ordinal" else self._atoms[at].source
        return int(digits) if _DAY.fullmatch(digits) else 0

    def _year(self, at: int) -> int | None:
        source = self._atoms[at].source
        return int(source) if _YEAR.fullmatch(source) else None
