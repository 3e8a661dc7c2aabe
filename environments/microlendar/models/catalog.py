"""The catalogs of MicroLendar: what exists in this world, whether or not it is in the calendar yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, field_validator, model_validator

from environments._kit.catalog import Catalog, Item, reference
from environments._kit.catalog import Dated as DatedItem
from environments._kit.people import PersonaRef
from environments._kit.world import World
from environments.microlendar.models.repeating import read_rule, starts
from environments.microlendar.models.wall import DAY_MINUTES, DayText, WallText, read_wall

CalendarRef = Annotated[str, reference("calendar")]
EventRef = Annotated[str, reference("event")]
TodoRef = Annotated[str, reference("todo")]
Answer = Literal["waiting", "accepted", "maybe", "declined"]
Colour = Literal["cobalt", "moss", "plum", "amber", "rust", "teal", "rose", "slate"]
Base = Literal["light", "standard"]
"""`light`: it is there at the start in the base `light` and in `standard`; `standard`: in the latter only."""

OLDEST_S = -8 * 366 * 86_400.0
Moment = Annotated[float, Field(ge=OLDEST_S, le=0)]
"""Simulated seconds from the start."""


class CalendarItem(Item):
    """A calendar; all are there at the start."""

    name: str
    colour: Colour
    note: str
    shared_with: list[PersonaRef]
    can_edit: bool = True
    position: Annotated[int, Field(ge=1)]
    """Where it stands in the list."""


class Dated(DatedItem):
    """Something that is there at the start, or comes by the timeline."""

    base: Base | None
    at_s: Moment | None


class Guest(Item):
    """Somebody who is invited; the id is that of the person."""

    id: PersonaRef
    answer: Answer = "waiting"


class EventItem(Dated):
    """An event."""

    calendar: CalendarRef
    title: str
    description: str
    place: str = ""
    starts_at: WallText
    minutes: Annotated[int, Field(ge=5, le=60 * DAY_MINUTES)]
    all_day: bool = False
    rule: str | None = None
    organiser: PersonaRef
    guests: list[Guest] = Field(default_factory=list)
    """The user as well, where the user is invited; never the organiser."""
    reminder_min: Annotated[int, Field(ge=0, le=4 * 7 * DAY_MINUTES)] | None = None

    @field_validator("rule")
    @classmethod
    def _is_rule(cls, value: str | None) -> str | None:
        if value:
            read_rule(value)
        return value

    @model_validator(mode="after")
    def _whole(self) -> EventItem:
        first = read_wall(self.starts_at)
        if self.all_day and (self.minutes % DAY_MINUTES or self.starts_at[11:] != "00:00"):
            raise ValueError("field 'all_day': whole days begin at 00:00 and last a multiple of 1440 minutes")
        if self.rule and first not in starts(self.rule, first):
            raise ValueError(f"field 'rule': {self.rule!r} does not fall on {self.starts_at!r}, where it begins")
        return self


class TodoItem(Dated):
    """A to-do."""

    title: str
    notes: str
    due_on: DayText | None = None
    by: PersonaRef
    """Who puts it on the list."""
    is_done: bool = False


def _verify_events(world: World) -> Iterator[tuple[str, str]]:
    calendars = world.of(CalendarItem)
    for event in world.of(EventItem).values():
        guests = [guest.id for guest in event.guests]
        if len({event.organiser, *guests}) != len(guests) + 1:
            yield event.id, "field 'guests': somebody is named twice"
        may_write = {world.user.id, *calendars[event.calendar].shared_with}
        if event.organiser not in may_write and world.user.id not in guests:
            yield event.id, f"field 'organiser': {event.organiser!r} neither shares the calendar nor invites the user"


def _verify_todos(world: World) -> Iterator[tuple[str, str]]:
    for todo in world.of(TodoItem).values():
        if todo.is_done and not todo.base:
            yield todo.id, "field 'is_done': what comes later is not done yet"


CATALOGS = [
    Catalog("calendar", "calendars.jsonl", CalendarItem),
    Catalog("event", "events.jsonl", EventItem, _verify_events),
    Catalog("todo", "todos.jsonl", TodoItem, _verify_todos),
]
