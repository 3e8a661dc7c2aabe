"""A repeating rule in words."""

from __future__ import annotations

from datetime import datetime

from environments.microlendar.models.repeating import FREQUENCIES, Repeat
from environments.microlendar.models.wall import read_day

WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
NTH = {1: "first", 2: "second", 3: "third", 4: "fourth", -1: "last"}
ADVERBS = dict(zip(FREQUENCIES, ("Daily", "Weekly", "Monthly", "Yearly"), strict=True))
WORKING_DAYS = [0, 1, 2, 3, 4]


def repeat_text(repeat: Repeat | None, start: datetime) -> str:
    """How something repeats that begins then: "Every 2 weeks on Tuesday and Thursday, until 18 December 2026"."""
    if repeat is None:
        return ""
    return f"{_how_often(repeat, start)}{_end(repeat)}"


def _how_often(repeat: Repeat, start: datetime) -> str:
    days = sorted(repeat.weekdays or [start.weekday()])
    if repeat.every == "week" and repeat.interval == 1 and days == WORKING_DAYS:
        return "Every working day"
    often = ADVERBS[repeat.every] if repeat.interval == 1 else f"Every {repeat.interval} {repeat.every}s"
    if repeat.every == "week":
        return f"{often} on {_and([WEEKDAYS[day] for day in days])}"
    if repeat.every == "month":
        nth = f"the {NTH[repeat.nth]} {WEEKDAYS[start.weekday()]}" if repeat.nth else f"day {start.day}"
        return f"{often} on {nth}"
    return f"{often} on {start.day} {start:%B}" if repeat.every == "year" else often


def _end(repeat: Repeat) -> str:
    if repeat.count:
        return f", {repeat.count} times" if repeat.count > 1 else ", once"
    if repeat.until:
        day = read_day(repeat.until)
        return f", until {day.day} {day:%B %Y}"
    return ""


def _and(words: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(words[:-1]), words[-1]]))
