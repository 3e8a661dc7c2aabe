"""Times as the clock on the wall in New York shows them, and their moments on the one time axis.

A time of the calendar is a naive `datetime` of that wall, stored as `2026-10-13T10:00`; how long something lasts is
exact, as RFC 5545 asks for: what begins at 23:00 before the clocks go back and lasts four hours ends at 02:00.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Annotated

from pydantic import AfterValidator

from pytest_sentinel.calendar import START, TIMEZONE, moment

FIRST_DAY = date(2020, 1, 1)
LAST_DAY = date(2029, 12, 31)
"""The calendar holds these days and all between them."""
DAY_MINUTES = 24 * 60


def in_range(day: date) -> bool:
    """Whether the calendar holds this day."""
    return FIRST_DAY <= day <= LAST_DAY


def read_wall(text: str) -> datetime:
    """The time that a text names.

    Raises:
        ValueError: It is none, or on a day that the calendar does not hold.
    """
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise ValueError(f"{text!r} is not a time; write it like 2026-10-13T10:00") from None
    if found.tzinfo or wall_text(found) != text or not in_range(found.date()):
        raise ValueError(f"{text!r} is not a time from 2020 to 2029; write it like 2026-10-13T10:00")
    return found


def read_day(text: str) -> date:
    """The day that a text names.

    Raises:
        ValueError: It is none, or one that the calendar does not hold.
    """
    try:
        return read_wall(f"{text}T00:00").date()
    except ValueError:
        raise ValueError(f"{text!r} is not a day from 2020 to 2029; write it like 2026-10-13") from None


def wall_text(wall: datetime) -> str:
    """The text under which a time is stored."""
    return wall.isoformat(timespec="minutes")


def since_start(wall: datetime) -> float:
    """Simulated seconds from the start; a time that the clocks show twice is the first of the two.

    One that they skip is read with the offset from before the gap, hence later: RFC 5545, section 3.3.5.
    """
    return (wall.replace(tzinfo=TIMEZONE, fold=0).astimezone(UTC) - START.astimezone(UTC)).total_seconds()


def wall_of(at_s: float) -> datetime:
    """What the clock on the wall shows so many simulated seconds from the start."""
    return moment(at_s).replace(tzinfo=None)


def end_of(start: datetime, minutes: int, *, all_day: bool) -> datetime:
    """When something ends that begins then: whole days by the calendar, all else by the exact time."""
    if all_day:
        return start + timedelta(minutes=minutes)
    return wall_of(since_start(start) + minutes * 60)


def minutes_between(start: datetime, end: datetime, *, all_day: bool) -> int:
    """How long something lasts: the inverse of `end_of`."""
    lasts = (end - start).total_seconds() if all_day else since_start(end) - since_start(start)
    return round(lasts / 60)


def _wall(text: str) -> str:
    return wall_text(read_wall(text))


def _day(text: str) -> str:
    return read_day(text).isoformat()


WallText = Annotated[str, AfterValidator(_wall)]
"""A time, as text."""
DayText = Annotated[str, AfterValidator(_day)]
"""A day, as text."""
