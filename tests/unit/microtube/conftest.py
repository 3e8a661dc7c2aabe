"""MicroTube, served over real HTTP on a world of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from environments._kit.world import World
from environments.microtube import environment
from tests.support.served import ServedApp, serving
from tests.unit.microtube.studio_world import write_studio


class Studio(ServedApp):
    """A served MicroTube."""


@pytest.fixture
def studio_folder(tmp_path: Path) -> Path:
    """A folder of the world that a test may change."""
    return write_studio(tmp_path)


@pytest.fixture(scope="session")
def small_world(tmp_path_factory: pytest.TempPathFactory) -> World:
    return environment.load_world(write_studio(tmp_path_factory.mktemp("microtube")))


@pytest.fixture
def studio(small_world: World) -> Iterator[Studio]:
    with serving(Studio, environment, small_world) as served:
        yield served
