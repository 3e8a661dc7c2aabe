"""Tables that every app's database has, and the columns that every changing table has."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from sqlalchemy import Text
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column

from environments._kit.ids import public_id

AddedBy = Literal["preload", "timeline", "user"]
"""Who put a row into the database: the start state, the timeline, or the signed-in user."""


class Added:
    """Columns of every table that the timeline writes to."""

    added_at: Mapped[float]
    """Simulated seconds from the start; negative = before the start."""
    added_by: Mapped[str] = mapped_column(Text)
    """`preload`, `timeline` or `user`."""


class Listed(Added):
    """Columns of everything that has a page or a place in a list."""

    noun: ClassVar[str]
    """What the app calls one."""

    id: Mapped[str] = mapped_column(primary_key=True)
    """Public id."""
    ref: Mapped[str] = mapped_column(unique=True)
    """Catalog reference (`post-061`), or `user-<kind>-<n>` for what the user made."""


def listed_columns(environment: str, ref: str, at_s: float, added_by: AddedBy) -> dict[str, Any]:
    """The columns that everything listed has, for a new row of an app.

    Args:
        environment: The app's name.
        ref: The row's reference.
        at_s: When it is added, simulated seconds from the start.
        added_by: Who adds it.
    """
    return {"id": public_id(environment, ref), "ref": ref, "added_at": at_s, "added_by": added_by}


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
