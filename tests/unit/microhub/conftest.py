"""MicroHub, served over real HTTP on a world of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from environments._kit.database import Database
from environments._kit.environment import Environment
from environments._kit.world import World
from environments.microhub import environment
from tests.unit.kit.conftest import Sink
from tests.unit.microhub.hub_world import write_hub


@dataclass
class Hub:
    """A served MicroHub; things are named by catalog reference."""

    world: World
    database: Database
    http: httpx.Client
    now_s: list[float]
    environment: Environment = environment

    def id(self, ref: str) -> str:
        """The public id of something."""
        return environment.public_id(ref)

    def path(self, place: str, ref: str, rest: str = "") -> str:
        return f"/api/{place}/{environment.public_id(ref)}{rest}"

    def get(self, path: str, /, **query: Any) -> Any:
        reply = self.http.get(path, params=query)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def one(self, place: str, ref: str) -> Any:
        return self.get(self.path(place, ref))

    def post(self, place: str, ref: str, rest: str = "", **body: Any) -> httpx.Response:
        return self.http.post(self.path(place, ref, rest), json=body)

    def apply(self, kind: str, at_s: float, **fields: Any) -> str | None:
        return environment.events[kind](**fields).apply(self.database, self.world, at_s)

    def refs(self, items: list[dict[str, Any]], key: str = "id") -> list[str]:
        """The references behind the public ids of a list."""
        known = {environment.public_id(ref): ref for noun in self.world.items.values() for ref in noun}
        return [known[item[key]] for item in items]

    def actions(self) -> list[tuple[Any, ...]]:
        return self.database.query("SELECT kind, target, params, class FROM actions ORDER BY id")


@pytest.fixture
def hub_folder(tmp_path: Path) -> Path:
    return write_hub(tmp_path)


@pytest.fixture
def hub(hub_folder: Path) -> Iterator[Hub]:
    world = environment.load_world(hub_folder)
    database = environment.database(world, {"base": "standard"})
    now_s = [100.0]
    server = environment.server(database, world, lambda: now_s[0], Sink())
    server.start()
    with httpx.Client(base_url=server.url, timeout=10) as http:
        yield Hub(world, database, http, now_s)
    failures = server.failures
    server.stop()
    database.close()
    assert failures == []
