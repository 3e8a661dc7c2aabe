"""The start state: the base of the catalogs, and what a task's preload changes about it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal

from pydantic import Field
from sqlalchemy.orm import Session

from environments._kit.catalog import Part
from environments._kit.preload import Preload, added, there
from environments._kit.rows import find
from environments._kit.world import World
from environments.microlendar.models.catalog import (
    CalendarItem,
    CalendarRef,
    EventItem,
    EventRef,
    TodoItem,
    TodoRef,
)
from environments.microlendar.models.sharing import event_row, notify, put_event, put_todo, todo_row
from environments.microlendar.models.tables import Calendar, Event, Sharer, Todo, listed

SINCE_EVER_S = -366 * 86_400.0
HELD: Mapping[str, Collection[str]] = {"standard": ("standard", "light"), "light": ("light",), "empty": ()}
"""Whose items each base holds."""
TOLD_FOR_S = 4 * 86_400.0
"""The bell shows what others did within so many seconds before the start."""
NEW_FOR_S = 24 * 3600.0
"""What of it is still marked as new."""


class AddedItems(Part):
    """Items of the catalogs that a task adds to the start state."""

    events: list[EventRef] = Field(default_factory=list)
    todos: list[TodoRef] = Field(default_factory=list)


class LendarPreload(Preload):
    """A task's start state."""

    base: Literal["standard", "light", "empty"] = "standard"
    add: AddedItems = AddedItems()
    hidden: list[CalendarRef] = Field(default_factory=list)


def fill(session: Session, world: World, base: str) -> None:
    """Put the calendars, and all that a base holds, into an empty database."""
    session.add_all(_calendar(item) for item in world.of(CalendarItem).values())
    session.flush()
    events = {item.id: event_row(item, at_s, "preload") for item, at_s in there(world, EventItem, HELD[base])}
    todos = {item.id: todo_row(item, at_s, "preload") for item, at_s in there(world, TodoItem, HELD[base])}
    session.add_all([*events.values(), *todos.values()])
    session.flush()
    _tell(session, world, events, todos)


def prepare(session: Session, world: World, preload: LendarPreload) -> None:
    """Apply the rest of a task's preload.

    Raises:
        ValueError: Something is added twice.
    """
    for event, at_s in added(world, EventItem, preload.add.events):
        put_event(session, event, at_s, "preload")
    for todo, at_s in added(world, TodoItem, preload.add.todos):
        put_todo(session, todo, at_s, "preload")
    for ref in preload.hidden:
        calendar = find(session, Calendar, ref)
        assert calendar  # every base holds every calendar
        calendar.is_shown = False


def _tell(session: Session, world: World, events: dict[str, Event], todos: dict[str, Todo]) -> None:
    """What others did lately stands at the bell."""
    user = world.user.id
    for event in events.values():
        if event.organiser_ref != user and event.added_at > -TOLD_FOR_S:
            kind: Literal["invited", "added"] = (
                "invited" if any(guest.person_ref == user for guest in event.attendees) else "added"
            )
            _notice(session, kind, event, event.organiser_ref, event.starts_at)
    for todo in todos.values():
        if todo.by_ref != user and todo.added_at > -TOLD_FOR_S:
            _notice(session, "assigned", todo, todo.by_ref, todo.due_on or "")


def _notice(
    session: Session, kind: Literal["invited", "added", "assigned"], about: Event | Todo, actor: str, detail: str
) -> None:
    at_s = about.added_at
    notify(session, kind, about, at_s, "preload", actor=actor, detail=detail, is_read=at_s < -NEW_FOR_S)


def _calendar(item: CalendarItem) -> Calendar:
    same = ("name", "colour", "note", "can_edit", "position")
    calendar = Calendar(
        **listed(item.id, SINCE_EVER_S, "preload"), is_shown=True, **{name: getattr(item, name) for name in same}
    )
    calendar.sharers = [Sharer(person_ref=ref, added_at=SINCE_EVER_S, added_by="preload") for ref in item.shared_with]
    return calendar
