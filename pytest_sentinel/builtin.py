"""Our own environments and agents, registered the way a stranger's are. Imports nothing heavy until asked."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pytest_sentinel.agent import Agent, AgentContext, AgentSpec
    from pytest_sentinel.reporting.contract import ReportSpec
    from pytest_sentinel.waiting.contract import WaitTool, WaitToolSpec

ENTRY_POINTS = "pytest_sentinel.environments"


@pytest.hookimpl(trylast=True)
def pytest_sentinel_environments() -> Mapping[str, str]:
    """Installed environments, by entry point."""
    return {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}


@pytest.hookimpl(trylast=True)
def pytest_sentinel_agents() -> Mapping[str, AgentSpec]:
    """The reference agents and the floors."""
    from pytest_sentinel.agent import AgentSpec

    def lazy(module: str, attribute: str) -> Callable[[AgentContext], Agent]:
        def make(context: AgentContext) -> Agent:
            made: Agent = getattr(importlib.import_module(f"pytest_sentinel.agents.{module}"), attribute)(context)
            return made

        return make

    known = [
        AgentSpec(
            "reference", lazy("reference", "make_reference"), True, "Plays the author's solution.", options=("poll",)
        ),
        AgentSpec(
            "lastlook", lazy("reference", "make_lastlook"), True, "The reference, looking once at 605 s.", options=()
        ),
        AgentSpec("idle", lazy("floors", "make_idle"), False, "Looks once a minute and never writes.", options=()),
        AgentSpec("eager", lazy("floors", "make_eager"), False, "Writes at once.", options=()),
        AgentSpec("late", lazy("floors", "make_late"), False, "Writes blindly at the last second.", options=()),
        AgentSpec(
            "spray",
            lazy("floors", "make_spray"),
            False,
            "Sweeps every page and button, then writes what fits.",
            options=(),
        ),
        AgentSpec("cheat", lazy("cheat", "make_cheat"), False, "Looks for the answer where no user would.", options=()),
    ]
    human = AgentSpec("human", lazy("human", "make_human"), False, "A person; see `play`.", options=(), real_only=True)
    return {spec.name: replace(spec, calls_model=False) for spec in (*known, human)}


@pytest.hookimpl(trylast=True)
def pytest_sentinel_wait_tools() -> Mapping[str, WaitToolSpec]:
    """The five wait tools."""
    from pytest_sentinel.waiting.contract import WaitToolSpec

    def lazy(name: str, attribute: str) -> Callable[[], WaitTool]:
        def make() -> WaitTool:
            made: WaitTool = getattr(importlib.import_module(f"pytest_sentinel.waiting.{name}"), attribute)()
            return made

        return make

    known = [
        WaitToolSpec("sleep", lazy("sleep", "Sleep"), "Waits blindly; the agent looks for itself afterwards."),
        WaitToolSpec("wait_for", lazy("wait_for", "WaitFor"), "Looks once a second; a watcher judges each difference."),
        WaitToolSpec("sentinel_step", lazy("sentinel_step", "SentinelStep"), "Checks anew at an interval that adapts."),
        WaitToolSpec("watch", lazy("watch", "Watch"), "Wakes on a change; a watcher judges only what changed."),
        WaitToolSpec("predicate", lazy("predicate", "Predicate"), "Wakes on a change; a stated check is evaluated."),
    ]
    return {spec.name: spec for spec in known}


@pytest.hookimpl(trylast=True)
def pytest_sentinel_reports() -> Mapping[str, ReportSpec]:
    """The summary, the results in forms that other programs read, and the page."""
    from pytest_sentinel.reporting import exports
    from pytest_sentinel.reporting.contract import ReportSpec
    from pytest_sentinel.reporting.leaderboard import write_leaderboard
    from pytest_sentinel.reporting.page.writer import write_report
    from pytest_sentinel.reporting.summary_file import write_summary

    known = [
        ReportSpec("summary", write_summary, "summary.json: what the results add up to."),
        ReportSpec("jsonl", exports.write_jsonl, "results.jsonl: one object a task and trial."),
        ReportSpec("csv", exports.write_csv, "results.csv: the same as a table."),
        ReportSpec("leaderboard", write_leaderboard, "leaderboard.json: the run as one row of a table."),
        ReportSpec("markdown", exports.write_markdown, "summary.md, and GitHub's job summary."),
        ReportSpec("html", write_report, "report.html: one page with everything, to be opened in a browser."),
    ]
    return {spec.name: spec for spec in known}
