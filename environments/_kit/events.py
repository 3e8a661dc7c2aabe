"""The base of timeline events: validated fields, references checked against a world, one change each."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from pydantic import BaseModel, ConfigDict, ValidationError
from sqlalchemy.orm import Session

from environments._kit.database import Database
from environments._kit.problems import problems
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

    model_config = ConfigDict(frozen=True, extra="forbid")

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
