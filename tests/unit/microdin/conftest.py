"""MicroDin, served over real HTTP on the shipped world."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from environments._kit.database import Database
from environments._kit.world import World
from environments.microdin import environment
from tests.unit.kit.conftest import Sink


@dataclass
class Network:
    """A served network; things are named by catalog reference."""

    world: World
    database: Database
    http: httpx.Client
    now_s: list[float]

    def get(self, path: str, **query: Any) -> Any:
        """What a path answers; `{ref}` in it is replaced by the public id."""
        reply = self.http.get(_with_ids(path), params=query)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(_with_ids(path), json=body)

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete(_with_ids(path))

    def status(self, path: str) -> int:
        return self.http.get(_with_ids(path)).status_code

    def apply(self, kind: str, at_s: float, /, **fields: Any) -> str | None:
        return environment.events[kind](**fields).apply(self.database, self.world, at_s)

    def one(self, sql: str) -> Any:
        rows = self.database.query(sql)
        return rows[0][0] if rows else None

    def actions(self) -> list[tuple[Any, ...]]:
        return self.database.query("SELECT kind, target, class FROM actions ORDER BY id")


def _with_ids(path: str) -> str:
    parts = [environment.public_id(part[1:-1]) if part.startswith("{") else part for part in path.split("/")]
    return "/".join(parts)


@pytest.fixture
def network() -> Iterator[Network]:
    world = environment.load_world()
    database = environment.database(world, {"base": "standard"})
    now_s = [100.0]
    server = environment.server(database, world, lambda: now_s[0], Sink())
    server.start()
    with httpx.Client(base_url=server.url, timeout=10) as http:
        yield Network(world, database, http, now_s)
    failures = server.failures
    server.stop()
    database.close()
    assert failures == []
