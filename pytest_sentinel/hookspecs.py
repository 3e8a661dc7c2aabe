"""The hooks of pytest-sentinel, a sentence each; our own built-ins use them too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from pytest_sentinel.agent import AgentSpec
    from pytest_sentinel.reporting.contract import FinishedTask, ReportSpec
    from pytest_sentinel.waiting.contract import WaitToolSpec


@pytest.hookspec
def pytest_sentinel_environments() -> Mapping[str, str]:
    """Return environments as name -> `module:attribute`, each satisfying `pytest_sentinel.environment.Environment`."""
    raise NotImplementedError


@pytest.hookspec
def pytest_sentinel_agents() -> Mapping[str, AgentSpec]:
    """Return agents that `--agent` may name, as name -> `AgentSpec`."""
    raise NotImplementedError


@pytest.hookspec
def pytest_sentinel_wait_tools() -> Mapping[str, WaitToolSpec]:
    """Return wait tools that `--wait-tool` may name, as name -> `WaitToolSpec`."""
    raise NotImplementedError


@pytest.hookspec
def pytest_sentinel_prices() -> Mapping[str, Mapping[str, Any]]:
    """Return prices as name of a model -> table of the keys of `prices` in the agents table; any file's prices win."""
    raise NotImplementedError


@pytest.hookspec
def pytest_sentinel_reports() -> Mapping[str, ReportSpec]:
    """Return reports that are written at the end of a session, as name -> `ReportSpec`; the name replaces ours."""
    raise NotImplementedError


@pytest.hookspec
def pytest_sentinel_after_task(task: FinishedTask) -> None:
    """Do something after each attempt at a task, once it is recorded, in the process that ran it."""
