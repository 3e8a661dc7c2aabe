"""MicroLendar, served over real HTTP on the shipped world."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from environments._kit.database import Database
from environments._kit.world import World
from environments.microlendar import environment
from tests.unit.kit.conftest import Sink


@dataclass
class Desk:
    """A served MicroLendar; things are named by catalog reference."""

    world: World
    database: Database
    http: httpx.Client
    now_s: list[float]

    def path(self, place: str, ref: str, rest: str = "") -> str:
        return f"/api/{place}/{environment.public_id(ref)}{rest}"

    def get(self, path: str, **query: Any) -> Any:
        reply = self.http.get(path, params=query)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def apply(self, kind: str, at_s: float, **fields: Any) -> str | None:
        return environment.events[kind](**fields).apply(self.database, self.world, at_s)

    def wish(self, **change: Any) -> dict[str, Any]:
        """A form that creates a meeting in Personal."""
        return {
            "title": "Rehearsal", "calendar_id": environment.public_id("cal-personal"),
            "starts_at": "2026-10-20T09:00", "ends_at": "2026-10-20T10:00",
        } | change  # fmt: skip

    def create(self, **change: Any) -> Any:
        reply = self.http.post("/api/events", json=self.wish(**change))
        assert reply.status_code == 201, reply.text
        return reply.json()

    def starts(self, event_id: str) -> list[str]:
        """When the instances of an event begin."""
        found = self.database.query(
            "SELECT instances.starts_at FROM instances JOIN events ON events.ref = instances.event_ref "
            "WHERE events.id = :id ORDER BY 1",
            {"id": event_id},
        )
        return [starts_at for (starts_at,) in found]

    def shown(self, first: str, last: str) -> list[str]:
        """Begin and title of what the views show on some days."""
        cards = self.get("/api/instances", first=first, last=last)
        return [f"{card['starts_at']} {card['title']}" for card in cards]

    def actions(self) -> list[tuple[Any, ...]]:
        return self.database.query("SELECT kind, target, class FROM actions ORDER BY id")

    def ring(self, until_s: float) -> list[tuple[float, str]]:
        """Carry out all that is owed; returns when, and of what."""
        while effect := environment.due(self.database, until_s):
            effect.apply()
        return self.database.query("SELECT at_s, title FROM notices WHERE kind = 'reminder' ORDER BY at_s")


@contextlib.contextmanager
def serve(base: str) -> Iterator[Desk]:
    world = environment.load_world()
    database = environment.database(world, {"base": base})
    now_s = [100.0]
    server = environment.server(database, world, lambda: now_s[0], Sink())
    server.start()
    with httpx.Client(base_url=server.url, timeout=60) as http:
        yield Desk(world, database, http, now_s)
    failures = server.failures
    server.stop()
    database.close()
    assert failures == []


@pytest.fixture
def desk() -> Iterator[Desk]:
    """An empty calendar."""
    with serve("empty") as found:
        yield found


@pytest.fixture
def light() -> Iterator[Desk]:
    """The base `light`."""
    with serve("light") as found:
        yield found
