"""The shipped world of the app that a module is about."""

from __future__ import annotations

import pytest

from environments import ENVIRONMENTS
from environments._kit.world import World
from pytest_sentinel.registry import Environments

APPS = Environments(ENVIRONMENTS)


@pytest.fixture(scope="module")
def world(request: pytest.FixtureRequest) -> World:
    """Of the app in the module's name, `test_<app>_tasks`."""
    return APPS.get(request.path.stem.split("_")[1]).load_world(None)
