"""Cuts plain text into atoms: words, numbers, ordinals, times and dates, each with what it can be read as.

A reading has `offers`, the keys under which a message offers it, and `wants`, of which a fact needs any one. So a
plain figure is found in an amount of any currency, but dollars are not found in euros.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from pytest_sentinel.mentions.figures import ORDINALS, SUFFIXES, negated, scaled, written
from pytest_sentinel.mentions.plain import CODES, CURRENCIES

Key = tuple[object, ...]
Keys = frozenset[Key]
Kind = Literal["word", "number", "ordinal", "time", "date"]

_SYLLABLES = "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
SYLLABLE = re.compile(f"[{_SYLLABLES}]")
"""Scripts written without spaces: each character is an atom."""
_CHAR = rf"[^\W_{_SYLLABLES}]"
_SYMBOL = f"[{''.join(map(re.escape, CURRENCIES))}]"
_HALF = rf"(?i:[ap]m|[ap]\.m\.?)(?!{_CHAR})"
_DIGITS = r"(?>\d+(?:[.,'_]\d+)*)"
_ATOM = re.compile(
    rf"""
      (?P<iso> (?<![\w-]) \d{{4}}-\d{{1,2}}-\d{{1,2}} (?![\w-]) )
    | (?P<slashed> (?<![\w/]) \d{{1,4}}/\d{{1,4}}(?:/\d{{1,4}})? (?![\w/]) )
    | (?P<dotted> (?<![\w.]) \d{{1,2}}\.\d{{1,2}}\.\d{{4}} (?!\.?\w) )
    | (?P<time> (?P<hour>\d{{1,2}}) : (?P<minute>[0-5]\d) (?: :(?P<second>[0-5]\d)(?:\.\d+)? )?
        (?:[ ]?(?P<half>{_HALF}))? (?![\d:]) )
    | (?P<clock> (?P<clock_hour>\d{{1,2}}) (?:\.(?P<clock_minute>[0-5]\d))?
        [ ]? (?: (?P<clock_half>{_HALF}) | (?i:o'clock)(?!{_CHAR}) ) )
    | (?P<number>
        (?P<sign> (?<![\w.)\]%–-]) [–+-] (?={_SYMBOL}?\.?\d) )?
        (?: (?P<symbol>{_SYMBOL})[ ]?(?P<inner_sign>[–-])? )?
        (?P<digits> {_DIGITS} | (?<![\w.])\.\d+ )
        (?: (?P<ordinal>(?i:st|nd|rd|th)) (?!{_CHAR})
          | (?P<suffix>(?i:bn|mn|[kmb])) (?!{_CHAR})
          | (?P<code>(?i:{"|".join(sorted(CODES))})) (?!{_CHAR})
          | [ ]?(?P<part>[%‰])
          | [ ]?(?P<symbol_after>{_SYMBOL}) (?![ ]?[\d.])
          | (?!{_CHAR}) ) )
    | (?P<mixed> {_DIGITS}{_CHAR}+(?:'{_CHAR}+)* )
    | (?P<word> {_CHAR}+(?:'{_CHAR}+)* (?:(?:\+\+?|\#)(?![\w+\#]))? | [{_SYLLABLES}] | & )
    """,
    re.VERBOSE,  # folding the case of all letters would make compiling this take half a second
)
_POSSESSIVE = re.compile(r"(.+)'(?:s|d|ll|ve|re)")
_CLOCK_WORDS = {"noon": ("t", 12, 0, 0), "midnight": ("t", 0, 0, 0)}


@dataclass(frozen=True, slots=True)
class Atom:
    """One atom of a text, from `start` to `end` (characters).

    Attributes:
        kind: What it is.
        text: The folded word, the value of a number or ordinal, or the source of anything else.
        source: As written in the plain text.
        offers: Keys under which a message offers it.
        wants: Keys of which a fact needs any one.
        unit: The currency or percent sign of a number.
    """

    kind: Kind
    text: str
    source: str
    start: int
    end: int
    offers: Keys
    wants: Keys
    unit: str | None = None


def atoms(plain_text: str) -> list[Atom]:
    """All atoms in order."""
    return [atom for match in _ATOM.finditer(plain_text) for atom in _read(match)]


def number_keys(value: str, unit: str | None) -> tuple[Keys, Keys]:
    """What a number offers and wants; a percentage is no plain figure, an amount of money is one."""
    if unit is None:
        return frozenset({("n", value), ("bare", value)}), frozenset({("n", value)})
    own = (unit, value)
    if unit in "%‰":
        return frozenset({own}), frozenset({own})
    return frozenset({("n", value), own}), frozenset({own, ("bare", value)})


def date_keys(day: int, month: int, year: int | None) -> tuple[Keys, Keys]:
    """What a date offers and wants; one without a year agrees with any year."""
    if year is None:
        return frozenset({("d", day, month)}), frozenset({("d", day, month), ("dy", day, month)})
    own = ("d", day, month, year)
    return frozenset({own, ("dy", day, month)}), frozenset({own, ("d", day, month)})


def ordinal_keys(value: str) -> Keys:
    """What an ordinal offers and wants."""
    return frozenset({("ord", value)})


def _read(match: re.Match[str]) -> Iterator[Atom]:
    if match["number"]:
        yield from _numbers(match)
    elif match["word"]:
        yield _word(match)
    elif match["time"] or match["clock"]:
        yield _time(match)
    elif match["mixed"]:
        yield _literal(match)
    else:
        yield _date(match)


def _word(match: re.Match[str]) -> Atom:
    source = match[0]
    text = "and" if source == "&" else source.casefold()
    offers: set[Key] = {("w", text)}
    if owner := _POSSESSIVE.fullmatch(text):
        offers.add(("w", owner[1]))
    wants: set[Key] = {("w", text)}
    if text in _CLOCK_WORDS:
        offers.add(_CLOCK_WORDS[text])
        wants.add(_CLOCK_WORDS[text])
    if text in ORDINALS:
        return _atom(match, "ordinal", str(ORDINALS[text]), ordinal_keys(str(ORDINALS[text])))
    return _atom(match, "word", text, frozenset(offers), frozenset(wants))


def _numbers(match: re.Match[str]) -> Iterator[Atom]:
    values = written(match["digits"])
    suffix, symbol = (match["suffix"] or "").lower(), match["symbol"] or match["symbol_after"]
    if not values or (suffix in ("m", "b") and not symbol):  # 3M is a company or three metres; $3m is money
        yield _literal(match)
        return
    if match["ordinal"]:
        yield _atom(match, "ordinal", values[0], ordinal_keys(values[0]))
        return
    unit = match["part"] or CURRENCIES.get(symbol or "") or (match["code"] or "").lower() or None
    negative = (match["sign"] or match["inner_sign"] or "+") != "+"
    for value in values:
        value = scaled(value, SUFFIXES[suffix]) if suffix else value
        value = negated(value) if negative else value
        yield _atom(match, "number", value, *number_keys(value, unit), unit=unit)


def _time(match: re.Match[str]) -> Atom:
    hour, half = int(match["hour"] or match["clock_hour"]), match["half"] or match["clock_half"]
    if half and 1 <= hour <= 12:
        hour = hour % 12 + (12 if half[0] in "pP" else 0)
    minute, second = int(match["minute"] or match["clock_minute"] or 0), int(match["second"] or 0)
    return _atom(match, "time", match[0].lower(), frozenset({("t", hour, minute, second)}))


def _date(match: re.Match[str]) -> Atom:
    numbers = [int(number) for number in re.findall(r"\d+", match[0])[:3]]
    literal: Key = ("l", tuple(map(str, numbers)))
    if match["iso"] or (len(numbers) == 3 and numbers[0] > 31):
        year, month, day = numbers
    elif match["dotted"]:
        day, month, year = numbers
    else:
        month, day, year = (*numbers, 0)[:3]
        month, day = (day, month) if month > 12 else (month, day)
        year += 2000 if 0 < year < 100 else 0
    if not (1 <= month <= 12 and 1 <= day <= 31):
        return _atom(match, "date", match[0], frozenset({literal}))
    offers, wants = date_keys(day, month, year or None)
    named_year: set[Key] = {("n", str(year)), ("bare", str(year))} if year else set()
    return _atom(match, "date", match[0], offers | named_year | {literal}, wants | {literal})


def _literal(match: re.Match[str]) -> Atom:
    return _atom(match, "word", match[0].casefold(), frozenset({("w", match[0].casefold())}))


def _atom(
    match: re.Match[str], kind: Kind, text: str, offers: Keys, wants: Keys | None = None, *, unit: str | None = None
) -> Atom:
    return Atom(kind, text, match[0], *match.span(), offers, offers if wants is None else wants, unit)
