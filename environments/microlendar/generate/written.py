"""MicroLendar's material, as written: calendars, events, to-dos, at the start and arriving later."""

from __future__ import annotations

from pydantic import Field

from environments._world.material import Written
from environments.microlendar.models.catalog import Base, Colour


class WrittenCalendar(Written):
    """A calendar."""

    id: str = Field(pattern=r"^cal-[a-z]+$")
    name: str
    colour: Colour
    note: str = ""
    shared: list[str] = Field(default_factory=list)
    kept_by_others: bool = False


class WrittenEvent(Written):
    """An event."""

    id: str = Field(pattern=r"^evt-\d{3}$")
    cal: str
    """The calendar, without `cal-`."""
    title: str
    text: str
    """The description."""
    at: str
    """`2026-10-13 10:30` and `minutes`, or `2026-10-13` and `days`."""
    minutes: int = 60
    days: int = 1
    place: str = ""
    repeat: str | None = None
    """The rule, RFC 5545."""
    by: str = "user"
    """The organiser: an id, `user`, or the name of a pool."""
    guests: list[str] = Field(default_factory=list)
    """Ids, `user`, pools; an answer may follow (`per-004 maybe`), else accepted at the start and waiting later."""
    remind: int | None = None
    """Minutes before the start."""
    base: Base = "standard"


class WrittenTodo(Written):
    """A to-do."""

    id: str = Field(pattern=r"^todo-\d{3}$")
    title: str
    text: str
    """The notes."""
    due: str | None = None
    by: str = "user"
    done: bool = False
    base: Base = "standard"


class MaterialFile(Written):
    """One YAML file."""

    keep_out: list[str] = Field(default_factory=list)
    calendars: list[WrittenCalendar] = Field(default_factory=list)
    events: list[WrittenEvent] = Field(default_factory=list)
    arriving_events: list[WrittenEvent] = Field(default_factory=list)
    """By timelines and preloads only."""
    todos: list[WrittenTodo] = Field(default_factory=list)
    arriving_todos: list[WrittenTodo] = Field(default_factory=list)
