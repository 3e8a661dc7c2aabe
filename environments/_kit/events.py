"""The base of timeline events: validated fields, references checked against a world, one change each."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from pydantic import BaseModel, ConfigDict, ValidationError
from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.catalog import Dated
from environments._kit.database import Database
from environments._kit.problems import problems
from environments._kit.tables import Action
from environments._kit.world import World


@dataclass(frozen=True)
class Stage:
    """Where and when an event happens."""

    session: Session
    world: World
    at_s: float
    """Simulated seconds from the start."""


class Event(BaseModel):
    """One thing the timeline can do, in the app's own vocabulary."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    def check(self, world: World) -> None:
        """Verify every reference against the catalog.

        Raises:
            LookupError: A reference names nothing in the catalog; the message says which and the closest one.
        """
        data = self.model_dump()
        try:
            type(self).model_validate(data, context=world.items)
        except ValidationError as error:
            raise LookupError("; ".join(problems(error, type(self), data))) from None

    def apply(self, database: Database, world: World, at_s: float) -> str | None:
        """Apply the event at a simulated time (s from the start), as one commit.

        Returns:
            None, or why the event was skipped (the user removed its target).

        Raises:
            LookupError: Its target was never there: the timeline is wrong.
        """
        with database.session() as session:
            return self.change(Stage(session, world, at_s))

    @abstractmethod
    def change(self, stage: Stage) -> str | None:
        """What the event does, and why not if it is skipped; the same functions as the routes use do the work."""


def refuse_from_the_start(item: Dated, field: str) -> None:
    """Verify that an item is still to come.

    Args:
        item: What the event brings.
        field: The field of the event that names it.

    Raises:
        LookupError: It is there from the start.
    """
    if item.base:
        raise LookupError(f"field {field!r}: {item.id!r} is there from the start (base {item.base!r})")


def why_gone(stage: Stage, ref: str, deletion: str, place: str) -> str:
    """Why what an event acts on is not there: the user deleted it.

    Args:
        stage: Where and when the event happens.
        ref: What it acts on.
        deletion: The kind of action by which the user deletes such a thing.
        place: Where it would be otherwise, e.g. `published`, for the message.

    Raises:
        LookupError: The user did not: it was never there, and the timeline is wrong.
    """
    removed = select(Action.id).where(Action.kind == deletion, Action.target == ref).limit(1)
    if stage.session.scalar(removed) is None:
        raise LookupError(f"{ref!r} is not {place} and the user did not delete it")
    return f"the user deleted {ref!r}"
