"""No request may break an app: a failure is counted as ours, so that an agent could end a run with it."""

from __future__ import annotations

import http.client
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urlsplit

import pytest

from environments import ENVIRONMENTS
from environments._kit.app import create_app
from environments._kit.database import Database
from environments._kit.environment import Environment
from environments._kit.server import AppServer
from environments._kit.world import World
from pytest_sentinel.registry import import_object
from tests.unit.kit.conftest import Sink
from tests.unit.kit.hostile import Attack, Operation, attacks, operations, other_headers, other_methods
from tests.unit.kit.hostile_values import PLACES
from tests.unit.kit.test_screen import break_off

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
            else:
                reply.read()
        except (http.client.HTTPException, ConnectionError):
            self.wire.close()
            return None
        return reply.status

    def ids(self) -> list[str]:
        """Public ids: two of each table, and two of each kind of item, released or not."""
        tables = self.environment.tables.tables.values()
        rows = [f"SELECT id FROM {table.name} LIMIT 2" for table in tables if "id" in table.columns]
        held = [str(id_) for sql in rows for (id_,) in self.database.query(sql)]
        items = [ref for of_noun in self.world.items.values() for ref in list(of_noun)[:2]]
        return list(dict.fromkeys([*held, *map(self.environment.public_id, items)]))


@pytest.fixture(params=sorted(ENVIRONMENTS))
def target(request: pytest.FixtureRequest) -> Iterator[Target]:
    environment: Environment = import_object(ENVIRONMENTS[request.param], "environment")
    world = environment.load_world()
    database = environment.database(world, {})
    server = environment.server(database, world, lambda: 100.0, Sink())
    server.start()
    place = urlsplit(server.url)
    wire = http.client.HTTPConnection(place.hostname or "", place.port, timeout=REPLY_DEADLINE_S)
    yield Target(environment, world, database, server, wire)
    wire.close()
    server.stop()
    database.close()


def test_no_request_makes_an_app_fail(target: Target) -> None:
    ids = target.ids()
    broken = [str(attack) for operation in _operations(target) for attack in _aimed(target, operation, ids)]
    assert broken == []
    _still_sound(target)


def test_no_request_makes_the_common_parts_fail(target: Target) -> None:
    odd = [attack for place in PLACES for attack in other_methods(place)]
    served = ["/", "/index.html", "/contact", "/api/session", "/media/avatars/" + target.ids()[-1]]
    odd += [attack for place in served for attack in other_headers(place)]
    assert [str(attack) for attack in odd if _breaks(target, attack)] == []
    _still_sound(target)


def test_no_request_that_breaks_off_makes_an_app_fail(target: Target) -> None:
    for operation in _operations(target):
        path = operation.target("x")
        break_off(target.server.url, f"{operation.method} {path}", "application/json", b'{"a": 1,')
    _still_sound(target)
    assert target.database.query("SELECT count(*) FROM actions") == [(0,)]


def _operations(target: Target) -> list[Operation]:
    environment = target.environment
    return operations(create_app(None, environment.title, environment.router, environment.web_dist).openapi())


def _aimed(target: Target, operation: Operation, ids: list[str]) -> Iterator[Attack]:
    """Find something that the operation works on, then attack it there; yields what broke the app."""
    hit = next((id_ for id_ in ids if (target.send(operation.fair(id_)) or 500) < 300), ids[0])
    yield from (attack for attack in attacks(operation, hit, ids[:4]) if _breaks(target, attack))


def _breaks(target: Target, attack: Attack) -> bool:
    status = target.send(attack)
    return status is not None and status >= 500 and not _is_unbuilt_page(target, status)


def _is_unbuilt_page(target: Target, status: int) -> bool:
    return status == 503 and not (target.environment.web_dist / "index.html").is_file()


def _still_sound(target: Target) -> None:
    assert target.server.failures == []
    assert target.server.alive
    assert target.send(Attack("GET", "/api/session")) == 200
