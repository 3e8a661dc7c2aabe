"""MicroFy, served over real HTTP on the shipped world."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from environments._kit.database import Database
from environments._kit.world import World
from environments.microfy import environment
from tests.unit.kit.conftest import Sink


@dataclass
class Room:
    """A served MicroFy; things are named by catalog reference."""

    world: World
    database: Database
    http: httpx.Client
    clock: list[float]

    def path(self, path: str) -> str:
        """`{ref}` in a path is replaced by the public id."""
        parts = [environment.public_id(part[1:-1]) if part.startswith("{") else part for part in path.split("/")]
        return "/".join(parts)

    def get(self, path: str, **query: Any) -> Any:
        reply = self.http.get(self.path(path), params=query)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def text(self, path: str) -> str:
        return self.http.get(self.path(path)).raise_for_status().text

    def status(self, path: str) -> int:
        return self.http.get(self.path(path)).status_code

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(self.path(path), json=body)

    def done(self, path: str, **body: Any) -> Any:
        reply = self.post(path, **body)
        assert reply.is_success, reply.text
        return reply.json()

    def play(self, source: str, source_ref: str = "", track: str | None = None) -> Any:
        ids = {"source_id": environment.public_id(source_ref)} if source_ref else {}
        if track:
            ids["track_id"] = environment.public_id(track)
        return self.done("/api/deck/play", source=source, **ids)

    def wait(self, seconds: float) -> None:
        """Let simulated time pass, and what the app owes happen."""
        self.clock[0] += seconds
        while effect := environment.due(self.database, self.clock[0]):
            effect.apply()

    def apply(self, kind: str, at_s: float, /, **fields: Any) -> str | None:
        return environment.events[kind](**fields).apply(self.database, self.world, at_s)

    def refs(self, items: list[dict[str, Any]]) -> list[str]:
        """The references behind the public ids of a list."""
        known = {environment.public_id(ref): ref for noun in self.world.items.values() for ref in noun}
        return [known.get(item["id"], item["id"]) for item in items]

    def counted(self) -> list[tuple[Any, ...]]:
        return self.database.query("SELECT item_ref, counted_at_s FROM plays WHERE added_by = 'user' ORDER BY id")

    def actions(self) -> list[tuple[Any, ...]]:
        return self.database.query("SELECT kind, target, class FROM actions ORDER BY id")


@pytest.fixture
def room() -> Iterator[Room]:
    world = environment.load_world()
    database = environment.database(world, {"base": "standard"})
    clock = [100.0]
    server = environment.server(database, world, lambda: clock[0], Sink())
    server.start()
    with httpx.Client(base_url=server.url, timeout=60) as http:
        yield Room(world, database, http, clock)
    failures = server.failures
    server.stop()
    database.close()
    assert failures == []
