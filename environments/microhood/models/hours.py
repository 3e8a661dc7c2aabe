"""When the market was open: the moments at which the history of every stock has a price."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from functools import cache

from pytest_sentinel.calendar import START, TIMEZONE

CLOSES = 261
"""Closing prices of the last so many trading days: a year."""
WEEK_DAYS = 5
"""Hourly prices of the last so many trading days."""
HOURS = (time(10, 30), time(11, 30), time(12, 30), time(13, 30), time(14, 30), time(15, 30), time(16, 0))
"""At which times of day, New York."""
OPENING = time(9, 30)
TODAY_POINTS = 30
"""One price a minute from the opening to the start."""


@cache
def close_moments() -> tuple[float, ...]:
    """Every day's close, simulated s from the start (negative), oldest first."""
    return tuple(_since_start(day, HOURS[-1]) for day in _days(CLOSES))


@cache
def week_moments() -> tuple[float, ...]:
    """The hours of the last days, simulated s from the start, oldest first."""
    return tuple(_since_start(day, hour) for day in _days(WEEK_DAYS) for hour in HOURS)


@cache
def today_moments() -> tuple[float, ...]:
    """The minutes since the opening, simulated s from the start, oldest first."""
    opening_s = _since_start(START, OPENING)
    return tuple(opening_s + 60.0 * minute for minute in range(TODAY_POINTS))


def _days(count: int) -> list[datetime]:
    days = [START - timedelta(days=back) for back in range(1, 2 * count + 7)]
    return [day for day in days if day.weekday() < 5][count - 1 :: -1]


def _since_start(day: datetime, clock: time) -> float:
    # By way of UTC: Python ignores a change of summer time between two moments of one zone.
    moment = datetime.combine(day.date(), clock, TIMEZONE)
    return (moment.astimezone(UTC) - START.astimezone(UTC)).total_seconds()
