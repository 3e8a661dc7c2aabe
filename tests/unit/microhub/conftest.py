"""MicroHub, served over real HTTP on a world of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from environments._kit.world import World
from environments.microhub import environment
from tests.support.served import ServedApp, serving
from tests.unit.microhub.hub_world import write_hub


class Hub(ServedApp):
    """A served MicroHub."""


@pytest.fixture
def hub_folder(tmp_path: Path) -> Path:
    """A folder of the world that a test may change."""
    return write_hub(tmp_path)


@pytest.fixture(scope="session")
def small_world(tmp_path_factory: pytest.TempPathFactory) -> World:
    return environment.load_world(write_hub(tmp_path_factory.mktemp("microhub")))


@pytest.fixture
def hub(small_world: World) -> Iterator[Hub]:
    with serving(Hub, environment, small_world) as served:
        yield served
