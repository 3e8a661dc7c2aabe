"""Tables that every app's database has, and the columns that every changing table has."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import Text
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column

AddedBy = Literal["preload", "timeline", "user"]
"""Who put a row into the database: the start state, the timeline, or the signed-in user."""


class Added:
    """Columns of every table that the timeline writes to."""

    added_at: Mapped[float]
    """Simulated seconds from the start; negative = before the start."""
    added_by: Mapped[str] = mapped_column(Text)
    """`preload`, `timeline` or `user`."""


class KitTables(DeclarativeBase):
    """Base of the tables that come with the kit; an app declares its own tables on a base of its own."""


class Action(KitTables):
    """Something the signed-in user did; written by route handlers only."""

    __tablename__ = "actions"

    id: Mapped[int] = mapped_column(primary_key=True)
    at_s: Mapped[float]
    kind: Mapped[str]
    target: Mapped[str | None]
    """Catalog reference of what was acted on, or `user-<kind>-<n>` for what the user made."""
    params: Mapped[str | None]
    """JSON text with sorted keys."""
    class_: Mapped[str] = mapped_column("class")
    """`look`, `aid` or `consequential`."""


class PersonaRow(KitTables):
    """A person of the world, for slots and lists of plausible answers."""

    __tablename__ = "personas"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    handle: Mapped[str]
    email: Mapped[str]
    phone: Mapped[str]
    birthday: Mapped[str]
    city: Mapped[str]
    timezone: Mapped[str]
    job: Mapped[str]
    employer: Mapped[str | None]
    """Id of an entity."""
    education: Mapped[str]
    bio: Mapped[str]
    style: Mapped[str]
    skills: Mapped[str]
    """JSON list of texts."""
    interests: Mapped[str]
    """JSON list of texts."""
    relations: Mapped[str]
    """JSON list of `{"to", "kind"}`."""
    is_user: Mapped[bool]


class EntityRow(KitTables):
    """A company, band, journal, city … of the world."""

    __tablename__ = "entities"

    id: Mapped[str] = mapped_column(primary_key=True)
    kind: Mapped[str]
    name: Mapped[str]
    description: Mapped[str]
    domain: Mapped[str | None]
    ticker: Mapped[str | None]
    sector: Mapped[str | None]
    links: Mapped[str]
    """JSON list of `{"to", "kind"}`."""


class Made(KitTables):
    """How many things of a kind the user has made so far, so that no reference is ever used twice."""

    __tablename__ = "made"

    kind: Mapped[str] = mapped_column(primary_key=True)
    count: Mapped[int]


def next_user_ref(session: Session, kind: str) -> str:
    """The reference of the next thing the user makes: `user-<kind>-<n>`."""
    made = session.get(Made, kind) or Made(kind=kind, count=0)
    made.count += 1
    session.add(made)
    return f"user-{kind}-{made.count}"
