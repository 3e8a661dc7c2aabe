"""MicroScholar, served over real HTTP on a world of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from environments._kit.world import World
from environments.microscholar import environment
from tests.support.served import ServedApp, serving
from tests.unit.microscholar.shelf_world import write_shelf


class Shelf(ServedApp):
    """A served MicroScholar."""


@pytest.fixture
def shelf_folder(tmp_path: Path) -> Path:
    """A folder of the world that a test may change."""
    return write_shelf(tmp_path)


@pytest.fixture(scope="session")
def small_world(tmp_path_factory: pytest.TempPathFactory) -> World:
    return environment.load_world(write_shelf(tmp_path_factory.mktemp("microscholar")))


@pytest.fixture
def shelf(small_world: World) -> Iterator[Shelf]:
    with serving(Shelf, environment, small_world) as served:
        yield served
