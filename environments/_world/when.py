"""When something happened: `when:` in material, and the hours at which people of different habits write."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from pytest_sentinel.calendar import START, TIMEZONE

LATEST_S = -60.0
"""What is there at the start happened at least a minute before."""

# How willing people are to write in each hour of their own day; hours left out are never drawn.
HABITS: Mapping[str, Mapping[int, int]] = {
    "early": {5: 1, 6: 4, 7: 6, 8: 8, 9: 7, 10: 6, 11: 5, 12: 2, 13: 4, 14: 4, 15: 3, 16: 2, 17: 1, 20: 1},
    "office": {8: 4, 9: 8, 10: 8, 11: 7, 12: 3, 13: 5, 14: 7, 15: 7, 16: 6, 17: 4, 18: 1, 21: 1},
    "late": {9: 1, 10: 4, 11: 6, 12: 4, 13: 5, 14: 6, 15: 6, 16: 6, 17: 6, 18: 5, 19: 4, 20: 3, 21: 3, 22: 2},
    "night": {0: 5, 1: 3, 2: 2, 13: 1, 15: 2, 16: 2, 18: 2, 19: 3, 20: 4, 21: 5, 22: 7, 23: 7},
    "free": {8: 3, 9: 4, 10: 5, 11: 5, 12: 3, 13: 3, 14: 4, 15: 4, 16: 4, 17: 4, 18: 4, 19: 4, 20: 4, 21: 3, 22: 1},
}

_DAYS = re.compile(r"(-\d+|0)d(?:\.\.(-\d+|0)d)?(?: (\d\d):(\d\d)(?:\.\.(\d\d):(\d\d))?)?")
_AFTER = re.compile(r"\+(\d+)([mhd])(?:\.\.\+(\d+)([mhd]))?")
_UNIT_S = {"m": 60, "h": 3600, "d": 86_400}
_HOUR = timedelta(hours=1)
_NIGHT_MATTERS_FROM_S = 2 * 3600
"""Who answers within two hours is awake."""


@dataclass(frozen=True)
class Habit:
    """When somebody writes."""

    hours: str
    zone: ZoneInfo
    at_work: bool
    """Only on working days, where there is a choice."""


@dataclass(frozen=True)
class Days:
    """On one of these days (0 = the day of the start), perhaps between two times of day in New York."""

    first: int
    last: int
    between: tuple[time, time] | None

    def draw(self, rng: random.Random, habit: Habit) -> float:
        """The moment, in whole seconds from the start."""
        days = [START.date() + timedelta(days=day) for day in range(self.first, self.last + 1)]
        if not self.between:
            return _by_habit(rng, days, habit)
        day = rng.choice(_working(days) if habit.at_work else days)
        low, high = (_since_start(datetime.combine(day, limit, TIMEZONE)) for limit in self.between)
        return float(rng.randint(int(low), int(high)))


@dataclass(frozen=True)
class After:
    """So long after the previous item."""

    least_s: int
    most_s: int

    def draw(self, rng: random.Random, habit: Habit, previous_s: float) -> float:
        """The moment, in whole seconds from the start; never after it."""
        found = previous_s + rng.randint(self.least_s, self.most_s)
        if self.most_s >= _NIGHT_MATTERS_FROM_S:
            found = _awake(rng, found, habit)
        if found <= LATEST_S:
            return found
        return float(rng.randint(int(previous_s) + 1, int(LATEST_S)))


When = Days | After


def parse_when(text: str) -> When:
    """Read a `when:` of material.

    Raises:
        ValueError: It is none of the forms that the README lists.
    """
    if match := _DAYS.fullmatch(text):
        return _days(match, text)
    if match := _AFTER.fullmatch(text):
        amount, unit, most, most_unit = match.groups()
        least_s = int(amount) * _UNIT_S[unit]
        most_s = int(most) * _UNIT_S[most_unit] if most else least_s
        if most_s < least_s:
            raise ValueError(f"when {text!r}: the range runs backwards")
        return After(least_s, most_s)
    raise ValueError(f"when {text!r}: write a day (-3d), a range (-9d..-3d), perhaps with a time (-3d 09:14), or +40m")


def _days(match: re.Match[str], text: str) -> Days:
    first, last, *clock = match.groups()
    between = None
    if clock[0]:
        start = time(int(clock[0]), int(clock[1]))
        between = start, time(int(clock[2]), int(clock[3])) if clock[2] else start
    found = Days(int(first), int(last or first), between)
    if found.last < found.first or (between and between[1] < between[0]):
        raise ValueError(f"when {text!r}: the range runs backwards")
    if found.last == 0 and between and between[1] >= START.time():
        raise ValueError(f"when {text!r}: the start is at {START:%H:%M}; what is there at the start is older")
    return found


def _since_start(moment: datetime) -> float:
    # By way of UTC: Python ignores a change of summer time between two moments of one zone.
    return (moment.astimezone(UTC) - START.astimezone(UTC)).total_seconds()


def _working(days: list[date]) -> list[date]:
    return [day for day in days if day.weekday() < 5] or days


def _by_habit(rng: random.Random, days: list[date], habit: Habit) -> float:
    """A moment in an hour drawn by habit, in the writer's own zone, on one of these days in New York."""
    hours = [
        (at_s, weight)
        for day in (_working(days) if habit.at_work else days)
        for hour, weight in HABITS[habit.hours].items()
        if (at_s := _on_day(day, hour, habit.zone)) is not None and at_s <= LATEST_S - 3600
    ]
    if not hours:  # only today is left, and this person is not up yet: the hours before the start
        hours = [(LATEST_S - 3600 * back, 1) for back in (1, 2, 3)]
    at_s = rng.choices([hour for hour, _ in hours], [weight for _, weight in hours])[0]
    return at_s + rng.randrange(3600)


def _on_day(day: date, hour: int, zone: ZoneInfo) -> float | None:
    """That hour of the writer's clock which lies wholly on this day in New York, if one does."""
    for shift in (0, -1, 1):
        begin = datetime.combine(day + timedelta(days=shift), time(hour), zone)
        end = begin.replace(minute=59, second=59)
        if begin.astimezone(TIMEZONE).date() == end.astimezone(TIMEZONE).date() == day:
            return _since_start(begin)
    return None


def _awake(rng: random.Random, at_s: float, habit: Habit) -> float:
    """The same moment, or the next one at which this person writes."""
    moment = START.astimezone(UTC) + timedelta(seconds=at_s)
    if _writes(moment.astimezone(habit.zone), habit):
        return at_s
    moment = moment.replace(minute=0, second=0)
    while not _writes(moment.astimezone(habit.zone), habit):
        moment += _HOUR
    return _since_start(moment) + rng.randrange(3600)


def _writes(local: datetime, habit: Habit) -> bool:
    return local.hour in HABITS[habit.hours] and not (habit.at_work and local.weekday() >= 5)
