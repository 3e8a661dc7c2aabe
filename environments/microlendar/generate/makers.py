"""The lines of every catalog, made one piece of material after the other."""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import date
from typing import Any
from zoneinfo import ZoneInfo

from environments._world.cast import Cast, Draw
from environments._world.drawn import USER, DrawnWorld
from environments._world.material import Source, Written
from environments._world.when import After, Habit, parse_when
from environments.microlendar.generate.written import (
    MaterialFile,
    WrittenCalendar,
    WrittenEvent,
    WrittenTodo,
)
from environments.microlendar.models.wall import DAY_MINUTES
from pytest_sentinel.calendar import START

NAME = "microlendar"
ADDED_BEFORE_D = (1, 40)
"""Something is put into a calendar so many days before it takes place, and before the start."""


@dataclass
class Makers:
    """Catalogs on their way."""

    world: DrawnWorld
    keep_out: Collection[str]
    files: dict[str, dict[str, dict[str, Any]]] = field(
        default_factory=lambda: {name: {} for name in ("calendars", "events", "todos")}
    )

    def add(self, source: Source[MaterialFile]) -> None:
        """Add one file of material.

        Raises:
            ValueError: The material is wrong; the message names file and item.
        """
        data = source.data
        work: list[tuple[Written, Any]] = [
            *((item, self._calendar) for item in data.calendars),
            *((item, lambda event: self._event(event, there=True)) for item in data.events),
            *((item, lambda event: self._event(event, there=False)) for item in data.arriving_events),
            *((item, lambda todo: self._todo(todo, there=True)) for item in data.todos),
            *((item, lambda todo: self._todo(todo, there=False)) for item in data.arriving_todos),
        ]
        for item, make in work:
            with source.naming_errors(getattr(item, "id", "")):
                make(item)

    def _enter(self, file: str, line: dict[str, Any]) -> None:
        if line["id"] in self.files[file]:
            raise ValueError("this id is used twice")
        self.files[file][line["id"]] = line

    def _calendar(self, item: WrittenCalendar) -> None:
        cast = Cast(self.world, f"{NAME}:{item.id}")
        self._enter("calendars", {
            "id": item.id, "name": cast.render(item.name), "colour": item.colour, "note": cast.render(item.note),
            "shared_with": [self._find(cast, who, f"shared {n}") for n, who in enumerate(item.shared, 1)],
            "can_edit": not item.kept_by_others, "position": len(self.files["calendars"]) + 1,
        })  # fmt: skip

    def _event(self, item: WrittenEvent, *, there: bool) -> None:
        cast = Cast(self.world, f"{NAME}:{item.id}", self.keep_out)
        organiser = self._find(cast, item.by, "by")
        guests = [self._guest(cast, who, n, there) for n, who in enumerate(item.guests, 1)]
        cast.roles |= {f"guest{n}": guest["id"] for n, guest in enumerate(guests, 1)}
        day, _, clock = item.at.partition(" ")
        self._enter("events", {
            "id": item.id, "base": item.base if there else None,
            "at_s": self._added_s(item.id, day, organiser) if there else None,
            "calendar": f"cal-{item.cal}", "title": cast.render(item.title, organiser),
            "description": cast.render(item.text.strip(), organiser), "place": cast.render(item.place, organiser),
            "starts_at": f"{day}T{clock or '00:00'}", "minutes": item.minutes if clock else item.days * DAY_MINUTES,
            "all_day": not clock, "rule": item.repeat, "organiser": organiser, "guests": guests,
            "reminder_min": item.remind,
        })  # fmt: skip

    def _todo(self, item: WrittenTodo, *, there: bool) -> None:
        cast = Cast(self.world, f"{NAME}:{item.id}", self.keep_out)
        by = self._find(cast, item.by, "by")
        self._enter("todos", {
            "id": item.id, "base": item.base if there else None,
            "at_s": self._added_s(item.id, item.due, by) if there else None,
            "title": cast.render(item.title, by), "notes": cast.render(item.text.strip(), by),
            "due_on": item.due, "by": by, "is_done": item.done,
        })  # fmt: skip

    def _guest(self, cast: Cast, written: str, n: int, there: bool) -> dict[str, str]:
        who, _, answer = written.partition(" ")
        return {"id": self._find(cast, who, f"guest {n}"), "answer": answer or ("accepted" if there else "waiting")}

    def _find(self, cast: Cast, who: str, purpose: str) -> str:
        if who == "user":
            return USER
        is_pool = who in self.world.pools and who not in cast.roles
        return cast.find(Draw(pool=who) if is_pool else who, purpose)

    def _added_s(self, item: str, day: str | None, who: str) -> float:
        """When something was put there: some time before its day, and before the start."""
        rng = random.Random(f"{self.world.seed}:{NAME}:{item}:added")
        before = min((date.fromisoformat(day) - START.date()).days, 0) if day else 0
        when = parse_when(f"{before - rng.randint(*ADDED_BEFORE_D)}d")
        assert not isinstance(when, After)
        person = self.world.people[who]
        return when.draw(rng, Habit(person.row.hours, ZoneInfo(str(person.zone)), person.row.writes_at_work))
