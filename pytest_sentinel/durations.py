"""Reads durations such as `40m`, `2d` or `1h30m`."""

from __future__ import annotations

import re

SHORTEST_S = 720.0
LONGEST_S = 365 * 86_400.0
MOST_CHARS = 40
"""An error shows so many characters of a text."""

_UNITS_S = {"s": 1.0, "m": 60.0, "h": 3_600.0, "d": 86_400.0}
_PART = re.compile(r"([0-9]+(?:\.[0-9]+)?)([smhd])")
_DURATION = re.compile(f"(?:{_PART.pattern})+")
_LOOSE = re.compile(r"([0-9]+(?:\.[0-9]+)?|\.[0-9]+)\s*([a-z]*)", re.IGNORECASE)


def parse_duration(text: str) -> float:
    """The length of a run in seconds, 720 (the published one) to a year.

    Raises:
        ValueError: The text is no duration, or is out of bounds; the message names the closest valid one.
    """
    if not _DURATION.fullmatch(text):
        raise ValueError(f"duration {text[:MOST_CHARS]!r}: write numbers with a unit s, m, h or d; {_suggestion(text)}")
    seconds = _seconds(text)
    if seconds < SHORTEST_S:
        raise ValueError(f"duration {text[:MOST_CHARS]!r} is shorter than a run of 12 minutes; closest is '12m'")
    if seconds > LONGEST_S:
        raise ValueError(f"duration {text[:MOST_CHARS]!r} is longer than a year; closest is '365d'")
    return seconds


def _seconds(text: str) -> float:
    return round(sum(float(number) * _UNITS_S[unit] for number, unit in _PART.findall(text)), 3)


def _suggestion(text: str) -> str:
    """What was probably meant: the same numbers, each with the unit its word starts with (seconds without one)."""
    parts = [(number, unit[:1].lower() or "s") for number, unit in _LOOSE.findall(text)]
    guess = "".join(f"0{number}{unit}" if number.startswith(".") else number + unit for number, unit in parts)
    valid = bool(_DURATION.fullmatch(guess)) and SHORTEST_S <= _seconds(guess) <= LONGEST_S
    return f"closest is {guess!r}" if valid else "for example '40m', '2h' or '2d'"
