"""Repeating: the rules of RFC 5545 that the app offers, and the days on which they fall.

`Repeat` is what a user chooses, a rule text (`FREQ=WEEKLY;BYDAY=TU,TH`) what is stored; python-dateutil finds the days.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, datetime, time, timedelta
from typing import Annotated, Literal

from dateutil.rrule import rrulestr
from pydantic import BaseModel, ConfigDict, Field, model_validator

from environments.microlendar.models.wall import LAST_DAY, DayText, read_day

Every = Literal["day", "week", "month", "year"]
FREQUENCIES: dict[Every, str] = {"day": "DAILY", "week": "WEEKLY", "month": "MONTHLY", "year": "YEARLY"}
CODES = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
LAST = -1
MOST_TIMES = 730


class Repeat(BaseModel):
    """How something repeats."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    every: Every
    interval: Annotated[int, Field(ge=1, le=99)] = 1
    weekdays: Annotated[list[Annotated[int, Field(ge=0, le=6)]], Field(max_length=7)] = Field(default_factory=list)
    """Of weekly ones: 0 is Monday; empty means the weekday of the first one."""
    nth: Literal[1, 2, 3, 4, -1] | None = None
    """Of monthly ones: the first to fourth or last such weekday of the month; None means the day of the month."""
    until: DayText | None = None
    """The last day on which one may begin."""
    count: Annotated[int, Field(ge=1, le=MOST_TIMES)] | None = None

    @model_validator(mode="after")
    def _fits(self) -> Repeat:
        if self.until and self.count:
            raise ValueError("say until when it repeats, or how often, not both")
        if self.weekdays and self.every != "week":
            raise ValueError("weekdays are chosen for what repeats by the week")
        if self.nth and self.every != "month":
            raise ValueError("'nth' is chosen for what repeats by the month")
        return self


def rule_text(repeat: Repeat, start: datetime) -> str:
    """The rule by which something repeats that begins then."""
    parts = [f"FREQ={FREQUENCIES[repeat.every]}"]
    if repeat.interval > 1:
        parts.append(f"INTERVAL={repeat.interval}")
    if repeat.every == "week":
        parts.append("BYDAY=" + ",".join(CODES[day] for day in sorted(set(repeat.weekdays or [start.weekday()]))))
    if repeat.nth:
        parts.append(f"BYDAY={repeat.nth}{CODES[start.weekday()]}")
    if repeat.until:
        parts.append(f"UNTIL={read_day(repeat.until):%Y%m%d}T235959")
    if repeat.count:
        parts.append(f"COUNT={repeat.count}")
    return ";".join(parts)


def read_rule(text: str) -> Repeat:
    """What a rule text says.

    Raises:
        ValueError: It is no rule, or one that the app does not offer.
    """
    try:
        parts = dict(part.split("=", 1) for part in text.split(";"))
        frequency = parts.pop("FREQ")
        every = next(word for word, known in FREQUENCIES.items() if known == frequency)
        days = [day for day in parts.pop("BYDAY", "").split(",") if day]
        until, count = parts.pop("UNTIL", None), parts.pop("COUNT", None)
        found = Repeat(
            every=every,
            interval=int(parts.pop("INTERVAL", "1")),
            weekdays=[CODES.index(day) for day in days] if every == "week" else [],
            nth=int(days[0][:-2]) if days and every == "month" else None,
            until=_until(until) if until else None,
            count=int(count) if count else None,
        )
    except (ValueError, KeyError, StopIteration):
        raise ValueError(f"rule {text!r}: not a rule like FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261218T235959") from None
    if parts:
        raise ValueError(f"rule {text!r}: {sorted(parts)[0]} is not offered; FREQ, INTERVAL, BYDAY, UNTIL, COUNT are")
    return found


def _until(text: str) -> str:
    day, _, rest = text.partition("T")
    if rest != "235959":
        raise ValueError("until the end of a day")
    return date.fromisoformat(day).isoformat()


def starts(rule: str | None, first: datetime, skipped: Collection[str] = ()) -> list[datetime]:
    """When the instances of something begin, to the last day of the calendar.

    Args:
        rule: The rule; None where it does not repeat.
        first: When it begins for the first time; only what the rule meets is an instance.
        skipped: Days (`2026-10-13`) that are left out.
    """
    if rule is None:
        return [first]
    last = datetime.combine(LAST_DAY, time.max)
    found = rrulestr(rule, dtstart=first).between(first, last, inc=True)
    return [start for start in found if start.date().isoformat() not in skipped]


def ended_before(rule: str, day: date) -> str:
    """The same rule, ending the day before."""
    kept = [part for part in rule.split(";") if not part.startswith(("UNTIL=", "COUNT="))]
    return ";".join([*kept, f"UNTIL={day - timedelta(days=1):%Y%m%d}T235959"])


def moved(rule: str, start: datetime, by_days: int) -> str:
    """The same rule for what has been moved by some days and begins at `start` now."""
    repeat = read_rule(rule)
    weekdays = [(day + by_days) % 7 for day in repeat.weekdays]
    nth = None if repeat.nth is None else nth_of(start.date(), prefer_last=repeat.nth == LAST)
    return rule_text(repeat.model_copy(update={"weekdays": weekdays, "nth": nth}), start)


def nth_of(day: date, *, prefer_last: bool = False) -> int:
    """Which one of its weekday in its month a day is, from 1; -1 for a fifth one, which not every month has."""
    is_last = (day + timedelta(days=7)).month != day.month
    nth = (day.day - 1) // 7 + 1
    return LAST if nth == 5 or (prefer_last and is_last) else nth
