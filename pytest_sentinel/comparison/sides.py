"""The sides of a comparison: an agent's run, and its run with the events withheld where there is one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from pytest_sentinel.record.errors import RecordError
from pytest_sentinel.record.manifest import Manifest, PlannedTask
from pytest_sentinel.record.result import Result
from pytest_sentinel.record.store import RunFolder
from pytest_sentinel.statistics import Tally
from pytest_sentinel.summary import NO_VERDICT, tallies

IDENTITY = ("agent", "agent_option", "wait_tool")
"""Settings that say which agent it was."""


@dataclass(frozen=True)
class Run:
    """A stored run as a comparison reads it."""

    name: str
    manifest: Manifest
    results: tuple[Result, ...]

    @classmethod
    def read(cls, folder: RunFolder) -> Run:
        """Read the latest result of every item.

        Raises:
            RecordError: A file is damaged, or nothing has run.
        """
        results = tuple(folder.results())
        if not results:
            raise RecordError(f"run {folder.path.name!r} holds no result yet: there is nothing to compare")
        return cls(folder.path.name, folder.manifest, results)

    @property
    def withheld(self) -> bool:
        """Whether its events were withheld."""
        return bool(self.setting("withhold"))

    def setting(self, name: str) -> object:
        """The value of a setting; None where an older run does not know it."""
        found = self.manifest.settings.get(name)
        return None if found is None else found.value

    @property
    def agent(self) -> str:
        """The agent in words: name, options, wait tool."""
        options = self.setting("agent_option")
        words = [f"{key}={value}" for key, value in options.items()] if isinstance(options, dict) else []
        tool = self.results[0].labels.wait_tool
        return " ".join([str(self.setting("agent")), *words, *([f"({tool})"] if tool != "none" else [])])

    @property
    def identity(self) -> tuple[object, ...]:
        """Equal for two runs of the same agent."""
        return tuple(self.setting(name) for name in IDENTITY)

    @property
    def tasks(self) -> dict[str, PlannedTask]:
        """The planned tasks by id."""
        return {task.task_id: task for task in self.manifest.tasks}

    def judged(self, tasks: Sequence[str]) -> list[Result]:
        """The results with a verdict, of these tasks."""
        wanted = set(tasks)
        return [r for r in self.results if r.task_id in wanted and r.outcome not in NO_VERDICT]

    def tallies(self, tasks: Sequence[str], counts: Callable[[Result], bool]) -> dict[str, Tally]:
        """Task -> how many of its trials with a verdict count; a task without a verdict has no entry."""
        return tallies(self.judged(tasks), counts)

    def unknown(self, tasks: Sequence[str]) -> dict[str, int]:
        """Task -> its planned trials that have no verdict."""
        judged = self.tallies(tasks, lambda _result: True)
        return {name: len(self.tasks[name].trials) - judged.get(name, Tally(0, 0)).of for name in tasks}


@dataclass(frozen=True)
class Side:
    """One agent of a comparison."""

    name: str
    run: Run
    withheld: Run | None = None


def sides_of(runs: Sequence[Run]) -> list[Side]:
    """One side for each run with events, in order; a run without them goes to the side of the same agent.

    Raises:
        RecordError: A run is named twice, a withheld run fits no side or several, or there is nothing to compare.
    """
    names = [run.name for run in runs]
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise RecordError(f"run {twice[0]!r} is named twice; name each run once")
    sides = [Side(name, run) for name, run in _named([run for run in runs if not run.withheld])]
    for run in runs:
        if run.withheld:
            sides = _attach(sides, run)
    if len(sides) < 2 and not any(side.withheld for side in sides):
        raise RecordError("name at least two runs to compare, or a run and the same agent's run made with --withhold")
    return sides


def _named(runs: Sequence[Run]) -> list[tuple[str, Run]]:
    agents = [run.agent for run in runs]
    return [(run.agent if agents.count(run.agent) == 1 else f"{run.agent} [{run.name}]", run) for run in runs]


def _attach(sides: list[Side], run: Run) -> list[Side]:
    fitting = [side for side in sides if side.run.identity == run.identity and side.withheld is None]
    if len(fitting) != 1:
        raise RecordError(
            f"run {run.name!r} was made with --withhold and belongs beside exactly one run of {run.agent} with the "
            f"events; {len(fitting)} such runs are named"
        )
    return [replace(side, withheld=run) if side is fitting[0] else side for side in sides]
