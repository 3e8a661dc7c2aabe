"""What happens in MicroLendar, whoever is the cause: shared by routes, timeline and start state."""

from __future__ import annotations

import json
from datetime import date, datetime, timedelta
from typing import Literal

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.rows import add_new
from environments._kit.tables import AddedBy
from environments.microlendar.models.catalog import EventItem, TodoItem
from environments.microlendar.models.repeating import moved, starts
from environments.microlendar.models.tables import Attendee, Event, Instance, Notice, Todo, listed
from environments.microlendar.models.wall import end_of, read_wall, since_start, wall_of, wall_text

NoticeKind = Literal["added", "invited", "moved", "cancelled", "answered", "assigned", "reminder"]


def put_event(session: Session, item: EventItem, at_s: float, added_by: AddedBy) -> Event:
    """Put an event of the catalog into its calendar.

    Raises:
        ValueError: It is there already.
    """
    return add_new(session, event_row(item, at_s, added_by))


def put_todo(session: Session, item: TodoItem, at_s: float, added_by: AddedBy) -> Todo:
    """Put a to-do of the catalog on the list.

    Raises:
        ValueError: It is there already.
    """
    return add_new(session, todo_row(item, at_s, added_by))


def event_row(item: EventItem, at_s: float, added_by: AddedBy) -> Event:
    """An event with its instances, ready to be put into its calendar."""
    same = ("title", "description", "place", "all_day", "starts_at", "minutes", "rule", "reminder_min")
    event = Event(
        **listed(item.id, at_s, added_by),
        calendar_ref=item.calendar,
        organiser_ref=item.organiser,
        skipped="[]",
        reminder_since_s=max(at_s, 0.0),
        **{name: getattr(item, name) for name in same},
    )
    event.attendees = [
        Attendee(person_ref=guest.id, answer=guest.answer, added_at=at_s, added_by=added_by) for guest in item.guests
    ]
    lay_out(event)
    return event


def todo_row(item: TodoItem, at_s: float, added_by: AddedBy) -> Todo:
    """A to-do, ready to be put on the list."""
    return Todo(
        **listed(item.id, at_s, added_by),
        title=item.title,
        notes=item.notes,
        due_on=item.due_on,
        by_ref=item.by,
        is_done=item.is_done,
        done_at_s=at_s if item.is_done else None,
    )


def lay_out(event: Event) -> None:
    """Make the instances of an event anew from its start and rule."""
    found = starts(event.rule, read_wall(event.starts_at), json.loads(event.skipped))
    event.instances = [_instance(event, start) for start in found]


def skip_day(event: Event, day: str) -> None:
    """Leave one instance of an event out."""
    event.skipped = json.dumps(sorted({*json.loads(event.skipped), day}))
    lay_out(event)


def shift_event(event: Event, start: datetime, first: datetime, minutes: int | None = None) -> None:
    """Move an event and all its instances.

    Args:
        event: What to move.
        start: Where one of its instances comes to lie.
        first: Where that instance was.
        minutes: How long it lasts from now on; None leaves that.
    """
    by_days = (start.date() - first.date()).days
    begin = datetime.combine(read_wall(event.starts_at).date() + (start.date() - first.date()), start.time())
    if event.rule:
        event.rule = moved(event.rule, begin, by_days)
        event.skipped = later_days(event.skipped, by_days)
    event.starts_at = wall_text(begin)
    event.minutes = event.minutes if minutes is None else minutes
    lay_out(event)


def later_days(days: str, by_days: int) -> str:
    """A JSON list of days, each so many days later."""
    return json.dumps([(date.fromisoformat(day) + timedelta(days=by_days)).isoformat() for day in json.loads(days)])


def remove_event(session: Session, event: Event) -> None:
    """Take an event out of its calendar; what was said of it is kept."""
    for notice in session.scalars(select(Notice).where(Notice.event_ref == event.ref)):
        notice.event_ref = None
    session.flush()
    session.delete(event)


def notify(
    session: Session,
    kind: NoticeKind,
    about: Event | Todo,
    at_s: float,
    added_by: AddedBy,
    *,
    actor: str | None = None,
    detail: str = "",
    is_read: bool = False,
) -> None:
    """Tell the user of something.

    Args:
        session: Where to.
        kind: What has happened.
        about: To what.
        at_s: When, simulated seconds from the start.
        added_by: Who puts it there.
        actor: Who did it; None for a reminder.
        detail: The answer given; or the time at which the event begins.
        is_read: Whether the user knows already.
    """
    ref = reminder_ref(about.ref, detail) if kind == "reminder" else f"{kind}-{about.ref}-{at_s:g}-{actor}"
    session.add(
        Notice(
            **listed(ref, at_s, added_by),
            kind=kind,
            actor_ref=actor,
            event_ref=about.ref if isinstance(about, Event) and kind != "cancelled" else None,
            todo_ref=about.ref if isinstance(about, Todo) else None,
            title=about.title,
            detail=detail,
            at_s=at_s,
            is_read=is_read,
        )
    )


def reminder_ref(event_ref: str, starts_at: str) -> str:
    """The reference of the reminder of one instance: it rings once."""
    return f"reminder-{event_ref}-{starts_at}"


def next_start(event: Event, now_s: float) -> str:
    """When an event begins next, or began last; of a repeating one with instances."""
    coming = [instance.starts_at for instance in event.instances if instance.ends_s > now_s]
    return coming[0] if coming else event.instances[-1].starts_at


def _instance(event: Event, start: datetime) -> Instance:
    at_s = since_start(start)
    end = end_of(start, event.minutes, all_day=event.all_day)
    return Instance(
        on_day=start.date().isoformat(),
        # A time that the clocks skip is shown as the one that they show instead.
        starts_at=wall_text(wall_of(at_s)),
        ends_at=wall_text(end),
        starts_s=at_s,
        ends_s=since_start(end) if event.all_day else at_s + event.minutes * 60,
        added_at=event.added_at,
        added_by=event.added_by,
    )
