"""Values of written numbers, as exact decimal text: `108,837.00` and `108837` are both `108837`."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from decimal import Decimal


def _counted(words: str, first: int, step: int) -> dict[str, int]:
    return {word: first + step * index for index, word in enumerate(words.split())}


UNITS = {
    **_counted("zero one two three four five six seven eight nine ten eleven twelve", 0, 1),
    **_counted("thirteen fourteen fifteen sixteen seventeen eighteen nineteen", 13, 1),
}
TENS = _counted("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10)
SCALES = {"hundred": 2, "thousand": 3, "million": 6, "billion": 9, "trillion": 12}
"""Power of ten of each word."""
SUFFIXES = {"k": 3, "m": 6, "mn": 6, "b": 9, "bn": 9}

_IRREGULAR = {"first": 1, "second": 2, "third": 3, "fifth": 5, "eighth": 8, "ninth": 9, "twelfth": 12}
ORDINALS = {
    **{f"{word}th": value for word, value in UNITS.items() if value not in (0, *_IRREGULAR.values())},
    **{f"{word[:-1]}ieth": value for word, value in TENS.items()},
    **_IRREGULAR,
}
ORDINAL_SCALES = {f"{word}th": power for word, power in SCALES.items()}
NUMBER_WORDS = {*UNITS, *TENS, *SCALES, *ORDINALS, *ORDINAL_SCALES, "and"}

_VALUES = {**UNITS, **TENS, **ORDINALS}
_POWERS = {**SCALES, **ORDINAL_SCALES}
_TOP = 10**15
_GROUPED = [re.compile(rf"[1-9]\d{{0,2}}(?:{mark}\d{{3}})+(?:\.\d+)?") for mark in (",", "'", "_")]
_INDIAN = re.compile(r"[1-9]\d?(?:,\d\d)+,\d{3}(?:\.\d+)?")
_EUROPEAN = re.compile(r"[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})")
_PLAIN = re.compile(r"0|[1-9]\d*|\d*\.\d+")
_DECIMAL_COMMA = re.compile(r"0,\d+|\d+,\d{1,2}")
_LIST = re.compile(r"\d{1,2}(?:,\d{1,2}){2,}")


def written(cluster: str) -> tuple[str, ...]:
    """The values of digits written without a space: usually one, several of a list, none of anything else.

    `12,000` is one number, `10,20,30` three, `12,5` is 12.5; a version, an address or `007` is none.
    """
    if _PLAIN.fullmatch(cluster):
        return (canonical(cluster),)
    if any(pattern.fullmatch(cluster) for pattern in (*_GROUPED, _INDIAN)):
        return (canonical(re.sub("[,'_]", "", cluster)),)
    if _EUROPEAN.fullmatch(cluster):
        return (canonical(cluster.replace(".", "").replace(",", ".")),)
    if _DECIMAL_COMMA.fullmatch(cluster):
        return (canonical(cluster.replace(",", ".")),)
    return tuple(map(canonical, cluster.split(","))) if _LIST.fullmatch(cluster) else ()


def canonical(number: str) -> str:
    """Digits with at most one point and a leading minus, without zeros that say nothing."""
    sign = "-" if number.startswith("-") else ""
    whole, _, part = number.lstrip("-").partition(".")
    whole, part = whole.lstrip("0") or "0", part.rstrip("0")
    value = f"{whole}.{part}" if part else whole
    return value if value == "0" else sign + value


def scaled(number: str, power: int) -> str:
    """A canonical number times ten to the `power`, exactly."""
    whole, _, part = number.partition(".")
    part = part.ljust(power, "0")
    return canonical(f"{whole}{part[:power]}.{part[power:]}")


def negated(number: str) -> str:
    """The canonical number with the other sign."""
    return canonical(number[1:] if number.startswith("-") else f"-{number}")


def from_value(value: int | float) -> str:
    """A number of Python as decimal text; floats to twelve digits, so that rounding noise of sums is gone."""
    if isinstance(value, int):
        return format(Decimal(int(value)), "f")
    return format(Decimal(format(value, ".12g")), "f") if math.isfinite(value) else ""


def spelled(words: Sequence[str]) -> tuple[str, int, bool] | None:
    """The number that the first words spell: its value, how many words, and whether it is an ordinal.

    The longest run that makes one number: "one hundred and eight", but only the "one" of "one two".
    """
    total, current, ceiling, used = 0, 0, _TOP, 0
    while True:
        joined = 1 if used and words[used : used + 1] == ["and"] and words[used - 1] in SCALES else 0
        word = words[used + joined] if used + joined < len(words) else ""
        step = _step(word, current, ceiling, started=used > 0)
        if step is None:
            return (str(total + current), used, False) if used else None
        current, added, ceiling = step
        total, used = total + added, used + joined + 1
        if word in ORDINALS or word in ORDINAL_SCALES:
            return str(total + current), used, True


def _step(word: str, current: int, ceiling: int, *, started: bool) -> tuple[int, int, int] | None:
    """Read one more word: the new group below a thousand, what the total gains, the scale still allowed next."""
    empty = started and current == 0
    if (value := _VALUES.get(word)) is not None:
        after_tens = value < 10 and current % 10 == 0 and current % 100 != 10
        fits = (current % 100 == 0 or after_tens) and not (started and value == 0) and not (empty and ceiling == _TOP)
        return (current + value, 0, ceiling) if fits else None
    power = _POWERS.get(word)
    if power is None or empty:
        return None
    if power == SCALES["hundred"]:
        return ((current or 1) * 100, 0, ceiling) if current < 20 else None
    return (0, (current or 1) * 10**power, 10**power) if 10**power < ceiling else None
