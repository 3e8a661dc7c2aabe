"""A served app on the kit, over real HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from environments import ENVIRONMENTS
from environments._kit.database import Database
from environments._kit.environment import Environment
from environments._kit.server import AppServer
from environments._kit.world import World
from tests.support.served import Sink
from tests.unit.kit.notes_app import NOTES, notes_environment
from tests.unit.kit.small_world import write_lines, write_people
from tests.unit.kit.target import Target, serving


@dataclass
class Served:
    """An environment, one database of it, and a server for that."""

    environment: Environment
    world: World
    database: Database
    sink: Sink
    server: AppServer
    http: httpx.Client
    now_s: list[float]

    def actions(self) -> list[tuple[object, ...]]:
        return self.database.query("SELECT kind, target, params, class, at_s FROM actions ORDER BY id")


@pytest.fixture
def notes_folder(tmp_path: Path) -> Path:
    write_people(tmp_path)
    write_lines(tmp_path / "notes" / "notes.jsonl", NOTES)
    return tmp_path


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    return notes_environment(tmp_path / "app")


@pytest.fixture
def served(environment: Environment, notes_folder: Path) -> Iterator[Served]:
    world = environment.load_world(notes_folder)
    database = environment.database(world, {})
    sink, now_s = Sink(), [12.5]
    server = environment.server(database, world, lambda: now_s[0], sink)
    server.start()
    with httpx.Client(base_url=server.url, timeout=10) as http:
        yield Served(environment, world, database, sink, server, http, now_s)
    server.stop()
    database.close()


@pytest.fixture(params=sorted(ENVIRONMENTS))
def target(request: pytest.FixtureRequest) -> Iterator[Target]:
    with serving(request.param, Sink()) as served:
        yield served


@pytest.fixture
def mail() -> Iterator[Target]:
    """One of the apps, for what is the same in all."""
    with serving("micromail", Sink()) as served:
        yield served
