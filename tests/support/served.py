"""An app served over real HTTP on a database of its own, as its unit tests ask it."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar

import httpx

from environments._kit.database import Database
from environments._kit.environment import Environment
from environments._kit.world import World


@dataclass
class Sink:
    """A contact that refuses what is empty or too long, as the harness does."""

    max_chars: int = 500
    messages: list[str] = field(default_factory=list)
    openings: int = 0

    def opened(self) -> None:
        self.openings += 1

    def send(self, message: str) -> None:
        if not message.strip():
            raise ValueError("The message is empty.")
        if len(message) > self.max_chars:
            raise ValueError(f"The message has {len(message)} characters; at most {self.max_chars} are allowed.")
        self.messages.append(message)


@dataclass
class ServedApp:
    """A served app; things are named by catalog reference."""

    ACTION_COLUMNS: ClassVar[str] = "kind, target, params, class"

    environment: Environment
    world: World
    database: Database
    http: httpx.Client
    now_s: list[float]

    def id(self, ref: str) -> str:
        """The public id of something."""
        return self.environment.public_id(ref)

    def with_ids(self, path: str) -> str:
        """`{ref}` in a path is replaced by the public id."""
        return re.sub(r"\{(.+?)\}", lambda found: self.id(found[1]), path)

    def path(self, place: str, ref: str, rest: str = "") -> str:
        return f"/api/{place}/{self.id(ref)}{rest}"

    def get(self, path: str, /, **query: Any) -> Any:
        reply = self.http.get(self.with_ids(path), params=query)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def one(self, place: str, ref: str) -> Any:
        return self.get(self.path(place, ref))

    def post(self, place: str, ref: str, rest: str = "", **body: Any) -> httpx.Response:
        return self.http.post(self.path(place, ref, rest), json=body)

    def apply(self, kind: str, at_s: float, /, **fields: Any) -> str | None:
        return self.environment.events[kind](**fields).apply(self.database, self.world, at_s)

    def refs(self, items: list[dict[str, Any]], key: str = "id") -> list[str]:
        """The references behind the public ids of a list; what the user made keeps its id."""
        known = {self.id(ref): ref for noun in self.world.items.values() for ref in noun}
        return [known.get(item[key], item[key]) for item in items]

    def value(self, sql: str, **parameters: Any) -> Any:
        """The first value that a statement finds, if any."""
        rows = self.database.query(sql, parameters)
        return rows[0][0] if rows else None

    def actions(self) -> list[tuple[Any, ...]]:
        return self.database.query(f"SELECT {self.ACTION_COLUMNS} FROM actions ORDER BY id")


AppType = TypeVar("AppType", bound=ServedApp)


@contextlib.contextmanager
def serving(
    app: type[AppType], environment: Environment, world: World | None = None, base: str = "standard"
) -> Iterator[AppType]:
    """Serve a base of a world at 100 s; None is the shipped world. The app must not have failed at the end."""
    world = world or environment.load_world()
    database = environment.database(world, {"base": base})
    now_s = [100.0]
    server = environment.server(database, world, lambda: now_s[0], Sink())
    server.start()
    with httpx.Client(base_url=server.url, timeout=60) as http:
        yield app(environment, world, database, http, now_s)
    failures = server.failures
    server.stop()
    database.close()
    assert failures == []
