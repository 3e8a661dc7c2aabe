"""The tables of MicroLendar."""

from __future__ import annotations

from functools import partial

from sqlalchemy import ForeignKey
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from environments._kit.ids import public_id
from environments._kit.tables import Added, Listed, listed_columns

NAME = "microlendar"


class Tables(DeclarativeBase):
    """Base of this app's tables."""


class Calendar(Listed, Tables):
    """A calendar: what belongs together and has one colour."""

    __tablename__ = "calendars"
    noun = "calendar"

    name: Mapped[str]
    colour: Mapped[str]
    note: Mapped[str]
    can_edit: Mapped[bool]
    """Whether the user may put something into it."""
    is_shown: Mapped[bool]
    position: Mapped[int]
    """Where it stands in the list."""

    sharers: Mapped[list[Sharer]] = relationship(order_by="Sharer.id", cascade="all, delete-orphan", lazy="selectin")


class Sharer(Added, Tables):
    """Somebody else who puts things into a calendar."""

    __tablename__ = "sharers"

    id: Mapped[int] = mapped_column(primary_key=True)
    calendar_ref: Mapped[str] = mapped_column(ForeignKey("calendars.ref"), index=True)
    person_ref: Mapped[str]


class Event(Listed, Tables):
    """Something in a calendar, once or repeating; its instances are rows of their own."""

    __tablename__ = "events"
    noun = "event"

    calendar_ref: Mapped[str] = mapped_column(ForeignKey("calendars.ref"), index=True)
    title: Mapped[str]
    description: Mapped[str]
    place: Mapped[str]
    all_day: Mapped[bool]
    starts_at: Mapped[str]
    """Of the first instance, wall time in New York: `2026-10-13T10:00`."""
    minutes: Mapped[int]
    """How long it lasts."""
    rule: Mapped[str | None]
    """By which it repeats, RFC 5545."""
    skipped: Mapped[str]
    """JSON list of the days (`2026-10-20`) that are left out."""
    organiser_ref: Mapped[str]
    """A person of the world."""
    reminder_min: Mapped[int | None]
    """So many minutes before it starts the user is reminded."""
    reminder_since_s: Mapped[float]
    """Since when; what would have been due earlier is not made up for."""

    calendar: Mapped[Calendar] = relationship(lazy="joined", innerjoin=True)
    attendees: Mapped[list[Attendee]] = relationship(
        order_by="Attendee.id", cascade="all, delete-orphan", lazy="selectin"
    )
    instances: Mapped[list[Instance]] = relationship(
        order_by="Instance.starts_at", cascade="all, delete-orphan", lazy="select", back_populates="event"
    )


class Attendee(Added, Tables):
    """Somebody who is invited to an event, the user perhaps, and what he or she has answered."""

    __tablename__ = "attendees"

    id: Mapped[int] = mapped_column(primary_key=True)
    event_ref: Mapped[str] = mapped_column(ForeignKey("events.ref"), index=True)
    person_ref: Mapped[str]
    answer: Mapped[str]
    """waiting, accepted, maybe or declined."""


class Instance(Added, Tables):
    """One time at which an event takes place."""

    __tablename__ = "instances"

    id: Mapped[int] = mapped_column(primary_key=True)
    event_ref: Mapped[str] = mapped_column(ForeignKey("events.ref"), index=True)
    on_day: Mapped[str]
    """The day on which the rule puts it: tells the instances of one event apart."""
    starts_at: Mapped[str] = mapped_column(index=True)
    ends_at: Mapped[str]
    """Of whole days: the midnight after the last one."""
    starts_s: Mapped[float] = mapped_column(index=True)
    """Simulated seconds from the start."""
    ends_s: Mapped[float]

    event: Mapped[Event] = relationship(lazy="joined", innerjoin=True, back_populates="instances")


class Todo(Listed, Tables):
    """A to-do."""

    __tablename__ = "todos"
    noun = "to-do"

    title: Mapped[str]
    notes: Mapped[str]
    due_on: Mapped[str | None]
    """`2026-10-16`"""
    by_ref: Mapped[str]
    """Who has put it on the list: a person of the world."""
    is_done: Mapped[bool]
    done_at_s: Mapped[float | None]


class Notice(Listed, Tables):
    """Something that the app tells the user: what others did, or a reminder."""

    __tablename__ = "notices"
    noun = "notice"

    kind: Mapped[str]
    """added, invited, moved, cancelled, answered, assigned or reminder."""
    actor_ref: Mapped[str | None]
    """A person of the world; None for a reminder."""
    event_ref: Mapped[str | None] = mapped_column(ForeignKey("events.ref", ondelete="SET NULL"), index=True)
    todo_ref: Mapped[str | None] = mapped_column(ForeignKey("todos.ref", ondelete="SET NULL"), index=True)
    title: Mapped[str]
    """Of the event or to-do, kept for when it is gone."""
    detail: Mapped[str]
    """The answer given; or the time at which something was to begin or begins now."""
    at_s: Mapped[float]
    is_read: Mapped[bool]

    event: Mapped[Event | None] = relationship(lazy="joined")
    todo: Mapped[Todo | None] = relationship(lazy="joined")


def id_of(ref: str) -> str:
    """The public id of anything in this app."""
    return public_id(NAME, ref)


listed = partial(listed_columns, NAME)
"""The columns that everything listed has."""
