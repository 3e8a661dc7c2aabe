"""The plugin: it only wires. Nothing heavy is imported before a task is collected."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from pytest_sentinel import builtin, fixtures, hookspecs, retry
from pytest_sentinel.reporting.items import mark
from pytest_sentinel.reporting.parts import reporting_parts
from pytest_sentinel.settings import WORKER_KEY, Settings, add_options, resolve, to_wire
from pytest_sentinel.state import STATE, SentinelState, state_of

if TYPE_CHECKING:
    from xdist.workermanage import WorkerController  # type: ignore[import-untyped]

    from pytest_sentinel.agent import AgentSpec

MARKERS = (
    "passive: tasks that only watch and tell",
    "active: tasks that open pages or act in the app",
    "noop: tasks whose moment never comes",
    "absolute: tasks with a fixed threshold or one named thing",
    "relative: tasks that count from the start",
    "quick: a small selection over all environments and categories",
)


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    """Announce our hooks."""
    pluginmanager.add_hookspecs(hookspecs)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Register every option of the table."""
    add_options(parser)


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Under xdist, hand tasks out by work stealing unless the user chose otherwise."""
    option: Any = config.option
    if getattr(option, "numprocesses", None) and getattr(option, "dist", None) == "no":
        option.dist = "worksteal"


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Resolve the settings and register our parts."""
    for part in (builtin, fixtures, retry):
        config.pluginmanager.register(part)
    settings = resolve(config, partial(_settled, config))
    config.stash[STATE] = SentinelState(settings)
    for report in reporting_parts(config, settings, partial(_provenance, config), partial(_agent, config)):
        config.pluginmanager.register(report)
    if config.pluginmanager.hasplugin("xdist"):
        config.pluginmanager.register(XdistParts())
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Refuse an unknown agent or wait tool before anything is collected."""
    from pytest_sentinel.registry import check_agent_options, find_wait_tool

    check_agent_options(_agent(session.config), state_of(session.config).settings)
    find_wait_tool(session.config, state_of(session.config).settings)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Make one test of each task and trial."""
    if retry.FIXTURE in metafunc.fixturenames:
        from pytest_sentinel.collecting import parametrize

        parametrize(metafunc)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark our items for the reports."""
    if retry.is_ours(item):
        from pytest_sentinel.collecting import task_item_of

        mark(item, task_item_of(item))


def _settled(config: pytest.Config, settings: Settings) -> Settings:
    from pytest_sentinel.registry import settled

    return settled(config, settings)


def _provenance(config: pytest.Config, items: Sequence[pytest.Item]) -> tuple[dict[str, Any], dict[str, str]]:
    from pytest_sentinel.collecting import provenance

    return provenance(config, items)


def _agent(config: pytest.Config) -> AgentSpec:
    from pytest_sentinel.registry import agent_of

    return agent_of(config)


class XdistParts:
    """What is wired only where pytest-xdist is installed."""

    @pytest.hookimpl
    def pytest_configure_node(self, node: WorkerController) -> None:
        """Hand the controller's settings to a worker."""
        node.workerinput[WORKER_KEY] = to_wire(state_of(node.config).settings)
