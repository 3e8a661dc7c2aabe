"""What is registered in this session: environments and agents, by name."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from pytest_sentinel.closest import did_you_mean
from pytest_sentinel.state import state_of

if TYPE_CHECKING:
    from pathlib import Path

    from pytest_sentinel.agent import Agent, AgentContext, AgentSpec
    from pytest_sentinel.environment import Environment, World
    from pytest_sentinel.model.table import AgentsTable
    from pytest_sentinel.option_table import Settings
    from pytest_sentinel.reporting.contract import ReportSpec
    from pytest_sentinel.waiting.contract import WaitToolSpec


def import_object(target: str, what: str) -> Any:
    """Import `module:attribute`.

    Raises:
        pytest.UsageError: There is no such module or attribute.
    """
    module_name, _, attribute = target.partition(":")
    try:
        module = importlib.import_module(module_name)
    except ImportError as error:
        raise pytest.UsageError(f"{what} {target!r}: cannot import {module_name!r}: {error}") from error
    if not hasattr(module, attribute):
        near = did_you_mean(attribute, [name for name in vars(module) if not name.startswith("_")])
        raise pytest.UsageError(f"{what} {target!r}: {module_name!r} has no attribute {attribute!r}{near}")
    return getattr(module, attribute)


class Environments:
    """The registered environments, imported when first asked for."""

    def __init__(self, targets: Mapping[str, str]) -> None:
        self._targets = dict(targets)
        self._loaded: dict[str, Environment] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """Every registered name."""
        return tuple(sorted(self._targets))

    @property
    def targets(self) -> tuple[str, ...]:
        """Every registered `module:attribute`."""
        return tuple(sorted(set(self._targets.values())))

    def target(self, name: str) -> str:
        """Where the environment of this name is, `module:attribute`.

        Raises:
            KeyError: It is not registered; `args[0]` says which name is closest.
        """
        if name not in self._targets:
            raise KeyError(f"no environment {name!r} is registered{did_you_mean(name, self.names)}")
        return self._targets[name]

    def get(self, name: str) -> Environment:
        """The environment of this name.

        Raises:
            KeyError: It is not registered; `args[0]` says which name is closest.
            pytest.UsageError: It cannot be imported.
        """
        target = self.target(name)
        if name not in self._loaded:
            self._loaded[name] = import_object(target, "environment")
        return self._loaded[name]


def world_of(environment: Environment, folder: Path | None = None) -> World:
    """The world of an environment; None is the shipped one.

    Raises:
        pytest.UsageError: A catalog is wrong; the message names file, line and field.
    """
    try:
        return environment.load_world(folder)
    except ValueError as error:
        raise pytest.UsageError(str(error)) from error


def environments_of(config: pytest.Config) -> Environments:
    """The environments that hooks register, the most specific registration winning."""
    merged: dict[str, str] = {}
    for mapping in reversed(config.hook.pytest_sentinel_environments()):
        merged.update(mapping)
    return Environments(merged)


def agents_of(config: pytest.Config) -> dict[str, AgentSpec]:
    """The agents that hooks register, the most specific registration winning."""
    merged: dict[str, AgentSpec] = {}
    for mapping in reversed(config.hook.pytest_sentinel_agents()):
        merged.update(mapping)
    return merged


def find_agent(config: pytest.Config, settings: Settings) -> AgentSpec:
    """The agent that `--agent` names: a registered one, one of the agents table, or `module:Class`.

    Raises:
        pytest.UsageError: There is no such agent; the message names the closest one.
    """
    from pytest_sentinel.agent import AgentContext, AgentSpec

    known = agents_of(config)
    name = settings.agent
    if name in known:
        return known[name]
    table = _agents_table(config, settings)
    if name in table.agents and table.is_program(name):
        from pytest_sentinel.programs.register import agent_spec as program_spec

        return program_spec(table.program(name), settings, config.rootpath, environments_of(config).targets)
    if name in table.agents:
        from pytest_sentinel.model.register import agent_spec

        return agent_spec(table.spec(name), settings, find_wait_tool(config, settings))
    if ":" not in name:
        names = sorted({*known, *table.names})
        raise pytest.UsageError(
            f"--agent={name}: no such agent{did_you_mean(name, names)}. Known: {', '.join(names)}; "
            "or module:Class for your own"
        )
    found = import_object(name, "--agent")
    if not callable(getattr(found, "run", None)):
        raise pytest.UsageError(f"--agent={name}: it has no run(session); see pytest_sentinel.agent.Agent")

    def make(context: AgentContext) -> Agent:
        made: Agent = found(**context.options)
        return made

    def check_ready() -> None:
        try:
            make(AgentContext(settings.agent_options, settings.wait_tool, 1, settings.seed))
        except Exception as error:
            raise pytest.UsageError(f"--agent={name}: it cannot be made: {type(error).__name__}: {error}") from error

    return AgentSpec(name, make, check_ready=check_ready)


def agent_of(config: pytest.Config) -> AgentSpec:
    """The session's agent, found once.

    Raises:
        pytest.UsageError: There is no such agent; the message names the closest one.
    """
    state = state_of(config)
    if state.agent is None:
        state.agent = find_agent(config, state.settings)
    return state.agent


def settled(config: pytest.Config, settings: Settings) -> Settings:
    """The settings with what follows from the agent: people and outside programs live on the real clock.

    Raises:
        pytest.UsageError: The agent does not exist, or cannot run on the clock that was asked for.
    """
    if ":" in settings.agent or settings.replay is not None:
        return settings
    if not find_agent(config, settings).real_only or settings.clock == "real":
        return settings
    if settings.sources["clock"] != "default":
        raise pytest.UsageError(
            f"--clock=virtual: for {settings.agent} time is what really passes; leave --clock out, or use --clock=real"
        )
    return replace(settings, clock="real", sources={**settings.sources, "clock": "agent"})


def check_agent_options(spec: AgentSpec, settings: Settings) -> None:
    """Refuse options that the agent does not take, before the first task.

    Raises:
        pytest.UsageError: An option is unknown, or its value makes no sense to the agent.
    """
    from pytest_sentinel.agent import AgentContext

    given = settings.agent_options
    for name in given:
        if spec.options is not None and name not in spec.options:
            near = did_you_mean(name, spec.options)
            raise pytest.UsageError(f"--agent-option {name}={given[name]}: {spec.name} takes no such option{near}")
    if given:
        try:
            spec.make(AgentContext(given, settings.wait_tool, 1, settings.seed))
        except (TypeError, ValueError) as error:
            raise pytest.UsageError(f"--agent-option: {spec.name}: {error}") from error


def wait_tools_of(config: pytest.Config) -> dict[str, WaitToolSpec]:
    """The wait tools that hooks register, the most specific registration winning."""
    merged: dict[str, WaitToolSpec] = {}
    for mapping in reversed(config.hook.pytest_sentinel_wait_tools()):
        merged.update(mapping)
    return merged


def find_wait_tool(config: pytest.Config, settings: Settings) -> WaitToolSpec:
    """The wait tool that `--wait-tool` names.

    Raises:
        pytest.UsageError: There is no such wait tool; the message names the closest one.
    """
    known = wait_tools_of(config)
    if settings.wait_tool not in known:
        near = did_you_mean(settings.wait_tool, known)
        raise pytest.UsageError(
            f"--wait-tool={settings.wait_tool}: no such wait tool{near}. Known: {', '.join(sorted(known))}"
        )
    return known[settings.wait_tool]


def reports_of(config: pytest.Config) -> dict[str, ReportSpec]:
    """The reports that hooks register, the most specific registration winning."""
    merged: dict[str, ReportSpec] = {}
    for mapping in reversed(config.hook.pytest_sentinel_reports()):
        merged.update(mapping)
    return merged


def _agents_table(config: pytest.Config, settings: Settings) -> AgentsTable:
    """The agents table; of a replay, what the run's record says about its agent."""
    from pytest_sentinel.model.table import read_agents_table
    from pytest_sentinel.replaying import recorded_agents

    if settings.replay is not None:
        return recorded_agents(settings)
    prices: dict[str, Mapping[str, Any]] = {}
    for mapping in reversed(config.hook.pytest_sentinel_prices()):
        prices.update(mapping)
    return read_agents_table(config.rootpath, settings.agents_file, prices)
