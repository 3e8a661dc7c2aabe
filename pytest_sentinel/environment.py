"""What the plugin asks of an environment: a web app whose content a timeline can change.

The plugin knows no particular app. Everything it does to one goes through these Protocols; the ten apps in
`environments/` implement them with `environments._kit`, and a third party's may do so in any other way.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Protocol, runtime_checkable

from pydantic import BaseModel

ActionClass = Literal["look", "aid", "consequential"]
"""How much an action of the user matters: only a consequential one can be a wrong action."""


class ContactSink(Protocol):
    """Where the app's contact page delivers a message for the user."""

    max_chars: int

    def opened(self) -> None:
        """The contact page was served."""

    def send(self, message: str) -> None:
        """Deliver a message; the time is stamped by the receiver.

        Raises:
            ValueError: The message is empty, longer than `max_chars`, or no valid Unicode; the text says which.
        """


class World(Protocol):
    """A catalog loaded from disk and validated: what exists, released or not."""

    folder: Path

    @property
    def fingerprint(self) -> str:
        """SHA-256 over the files that were loaded, hex."""

    @property
    def files(self) -> Sequence[Path]:
        """The files that were loaded: what is checked against this world is checked again when one of them changes."""


class Database(Protocol):
    """One app's SQLite database, in memory, safe to use from several threads."""

    @property
    def revision(self) -> int:
        """A counter that rises with each commit that changed something."""

    def query(self, sql: str, parameters: Mapping[str, Any] | None = None) -> list[tuple[Any, ...]]:
        """Run one read-only statement.

        Raises:
            sqlite3.Error: The SQL is wrong, or would write.
        """

    def create_function(self, name: str, arguments: int, function: Callable[..., Any]) -> None:
        """Make a deterministic Python function callable from `query`."""

    def copy(self) -> Database:
        """An independent database with the same content; registered functions come along."""

    def save(self, path: Path) -> None:
        """Write the whole content to a new SQLite file."""

    def close(self) -> None:
        """Free the database; idempotent."""


@runtime_checkable
class TimelineEvent(Protocol):
    """One thing the timeline can do, in the app's own vocabulary; a frozen pydantic model."""

    def check(self, world: Any) -> None:
        """Verify every reference against the catalog.

        Raises:
            LookupError: A reference names nothing in the catalog; `args[0]` says which and the closest one.
        """

    def apply(self, database: Any, world: Any, at_s: float) -> str | None:
        """Apply the event at a simulated time (s from the start).

        Returns:
            None, or why the event was skipped (its target was removed by the user).
        """


class PlannedEvent(Protocol):
    """An event of a task's plan, as an expanding one sees it."""

    @property
    def at_s(self) -> float:
        """When it happens, simulated s from the start."""

    @property
    def event(self) -> Any:
        """The event itself, a `TimelineEvent`."""


@dataclass(frozen=True)
class Expansion:
    """What an expanding event may look at: the rest of the plan, its span, and the variant's own chance."""

    at_s: float
    """The event's own moment, simulated s from the start."""
    stop_s: float
    """The end of the run, s."""
    others: Sequence[PlannedEvent]
    """All other events that the task file names, moved and withheld already, in order of time."""
    world: Any
    rng: random.Random
    """Seeded by task, seed and event: the same plan has the same numbers everywhere."""


@runtime_checkable
class ExpandingEvent(Protocol):
    """An event of a task file that stands for many: it is replaced by them when the task is bound to a variant.

    It is a `TimelineEvent` besides, but never applied itself.
    """

    def expand(self, expansion: Expansion) -> Iterable[tuple[float, str, Mapping[str, Any]]]:
        """Moment (simulated s), kind and fields of each event in its place, fillers all.

        Moments lie between the event's own and the stop, and none is that of another event.

        Raises:
            ValueError: The events around it do not allow it; the text says which and why.
        """


@runtime_checkable
class TurningEvent(Protocol):
    """An event that something else takes the place of in the matched negative, so that its story can turn back."""

    def withheld(self) -> BaseModel | None:
        """An event of the same kind that happens in its place where it is withheld; None = nothing does."""


class DueEffect(Protocol):
    """Something the app owes at a moment of its own: a limit order that fills, a track that has played."""

    at_s: float
    kind: str

    def apply(self) -> None:
        """Carry the effect out, stamped `at_s`."""


class AppServer(Protocol):
    """A running web server for one database, on a free loopback port."""

    url: str
    """Origin, without a trailing slash."""

    contact_url: str

    @property
    def last_request_s(self) -> float | None:
        """When somebody last asked for the app's page or data, or had its page open: simulated s; None if nobody did.

        It stands in for the looks of outside programs, which nobody sees.
        """

    failures: Sequence[Exception]
    """What the app's handlers raised and nobody caught: faults of ours, never the agent's."""

    def start(self) -> None:
        """Serve; returns when the server accepts connections.

        Raises:
            RuntimeError: The server did not come up in time, or its thread died.
        """

    def stop(self) -> None:
        """Stop and free the port; idempotent."""

    @property
    def alive(self) -> bool:
        """Whether the server still accepts connections."""


class Environment(Protocol):
    """One web app: how to load its world, fill a database, change it and serve it."""

    name: str
    title: str

    @property
    def actions(self) -> Mapping[str, ActionClass]:
        """Every kind of action the handlers log, classified."""

    @property
    def undoes(self) -> Mapping[str, str]:
        """Kind of action to the kind that it takes back on the same target; taking back does not absolve."""

    @property
    def events(self) -> Mapping[str, type[BaseModel]]:
        """Every kind of timeline event; the models satisfy `TimelineEvent`."""

    @property
    def web_dist(self) -> Path:
        """Folder of the built page (holds index.html once built)."""

    def load_world(self, folder: Path | None = None) -> World:
        """Load and validate a world's catalog of this app; None is the shipped one. Cached by folder.

        Raises:
            ValueError: A catalog is wrong; the message names file, line and field.
        """

    def database(self, world: Any, preload: Mapping[str, Any]) -> Database:
        """A fresh database: the catalog's base, then the task's preload.

        Raises:
            ValueError: The preload has an unknown field, base or reference; the message names the closest one.
        """

    def due(self, database: Any, until_s: float) -> DueEffect | None:
        """The earliest effect owed at or before `until_s`, if any."""

    def server(self, database: Any, world: Any, now_s: Callable[[], float], contact: ContactSink) -> AppServer:
        """A server for this database, not yet started; `now_s` gives the simulated time of each request."""

    def public_id(self, reference: str) -> str:
        """The opaque id under which a catalog item appears in URLs once it is released."""

    def code_files(self) -> Sequence[Path]:
        """The files whose content defines this environment's behaviour, for hashing.

        What was checked before is checked again when a Python file in one of their folders changes.
        """


def items_of(world: Any) -> Mapping[str, Mapping[str, Any]]:
    """The catalog items of a world: kind to reference to item.

    Empty where an environment that is not made with our kit keeps them in its own way.
    """
    items: Mapping[str, Mapping[str, Any]] = getattr(world, "items", {})
    return items
