"""What a route handler needs of the run that it serves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, cast

from fastapi import Depends, Request
from sqlalchemy.orm import Session

from environments._kit.actions import log_action
from environments._kit.database import Database
from environments._kit.ids import public_id
from environments._kit.push import PushChannels
from environments._kit.visits import Visits
from environments._kit.world import World
from pytest_sentinel.environment import ActionClass, ContactSink

MediumOf = Callable[[Session, str], str | None]
"""Given the public id of an item, its file below the world's media folder; None where the database does not hold it."""


@dataclass(frozen=True)
class Change:
    """A change that the user makes, at one simulated moment."""

    session: Session
    at_s: float
    classes: Mapping[str, ActionClass]

    def log(self, kind: str, target: str | None, **params: Any) -> None:
        """Log what the user did.

        Raises:
            LookupError: The kind of action is not classified.
        """
        log_action(self.session, self.classes, self.at_s, kind, target, params or None)


@dataclass(frozen=True, eq=False)
class AppContext:
    """One served app: its database, world, clock and contact."""

    name: str
    title: str
    database: Database
    world: World
    now_s: Callable[[], float]
    contact: ContactSink
    actions: Mapping[str, ActionClass]
    push: PushChannels
    media: Mapping[str, MediumOf] = field(default_factory=dict)
    """The app's kinds of media, by the word that stands for them in addresses."""
    failures: list[Exception] = field(default_factory=list)
    """What handlers raised and nobody caught: faults of ours, never the agent's."""

    @cached_property
    def visits(self) -> Visits:
        """When the app was asked for anything."""
        return Visits(self.now_s)

    def public_id(self, reference: str) -> str:
        """The opaque id of something in this app."""
        return public_id(self.name, reference)

    def reading(self) -> AbstractContextManager[Session]:
        """A session that can only read."""
        return self.database.reading()

    @contextmanager
    def change(self) -> Iterator[Change]:
        """One change of the user: committed at the end of the block, undone if it raises."""
        at_s = self.now_s()  # before the database is locked: whoever holds the clock may be waiting for the database
        with self.database.session() as session:
            yield Change(session, at_s, self.actions)


def current(request: Request) -> AppContext:
    """The context of the app that serves this request."""
    return cast(AppContext, request.app.state.context)


App = Annotated[AppContext, Depends(current)]
"""The type under which a route handler asks for its context."""
