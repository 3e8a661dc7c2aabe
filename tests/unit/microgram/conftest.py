"""MicroGram, served over real HTTP on a world of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from environments._kit.world import World
from environments.microgram import environment
from tests.support.served import ServedApp, serving
from tests.unit.microgram.gallery_world import write_gallery


class Gallery(ServedApp):
    """A served MicroGram."""


@pytest.fixture
def gallery_folder(tmp_path: Path) -> Path:
    """A folder of the world that a test may change."""
    return write_gallery(tmp_path)


@pytest.fixture(scope="session")
def small_world(tmp_path_factory: pytest.TempPathFactory) -> World:
    return environment.load_world(write_gallery(tmp_path_factory.mktemp("microgram")))


@pytest.fixture
def gallery(small_world: World) -> Iterator[Gallery]:
    with serving(Gallery, environment, small_world) as served:
        yield served
