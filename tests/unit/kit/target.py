"""One of the ten apps, served as it stands at the start of a task."""

from __future__ import annotations

import http.client
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from environments import ENVIRONMENTS
from environments._kit.app import create_app
from environments._kit.database import Database
from environments._kit.environment import Environment
from environments._kit.server import AppServer
from environments._kit.world import World
from pytest_sentinel.registry import import_object
from tests.unit.kit.hostile import Attack, Operation, operations

REPLY_DEADLINE_S = 30.0


@dataclass
class Target:
    """A served app under attack."""

    environment: Environment
    world: World
    database: Database
    server: AppServer
    wire: http.client.HTTPConnection

    def send(self, attack: Attack) -> int | None:
        """The status of the answer; None where the server cannot be told this and hangs up."""
        return self.ask(attack)[0]

    def ask(self, attack: Attack) -> tuple[int | None, str]:
        """The status and the text of the answer; None where the server cannot be told this and hangs up."""
        try:
            self.wire.putrequest(attack.method, attack.target, skip_host=any(k == "Host" for k, _ in attack.headers))
            for name, value in attack.headers:
                self.wire.putheader(name, value.encode("latin-1"))
            if attack.body:
                self.wire.putheader("Content-Length", str(len(attack.body)))
            self.wire.endheaders(attack.body or None)
            reply = self.wire.getresponse()
            if reply.getheader("Content-Type", "").startswith("text/event-stream"):
                self.wire.close()  # it has no end
                return reply.status, ""
            return reply.status, reply.read().decode("utf-8", "replace")
        except (http.client.HTTPException, ConnectionError):
            self.wire.close()
            return None, ""

    def description(self) -> dict[str, Any]:
        """The app's OpenAPI description."""
        environment = self.environment
        return create_app(None, environment.title, environment.router, environment.web_dist).openapi()

    def operations(self) -> list[Operation]:
        """Every operation of the app's API."""
        return operations(self.description())

    def ids(self) -> list[str]:
        """Public ids: two of each table, and two of each kind of item, released or not."""
        tables = self.environment.tables.tables.values()
        rows = [f"SELECT id FROM {table.name} LIMIT 2" for table in tables if "id" in table.columns]
        held = [str(id_) for sql in rows for (id_,) in self.database.query(sql)]
        items = [ref for of_noun in self.world.items.values() for ref in list(of_noun)[:2]]
        return list(dict.fromkeys([*held, *map(self.environment.public_id, items)]))


@contextmanager
def serving(name: str, sink: object) -> Iterator[Target]:
    environment: Environment = import_object(ENVIRONMENTS[name], "environment")
    world = environment.load_world()
    database = environment.database(world, {})
    server = environment.server(database, world, lambda: 100.0, sink)
    server.start()
    place = urlsplit(server.url)
    wire = http.client.HTTPConnection(place.hostname or "", place.port, timeout=REPLY_DEADLINE_S)
    try:
        yield Target(environment, world, database, server, wire)
    finally:
        wire.close()
        server.stop()
        database.close()
