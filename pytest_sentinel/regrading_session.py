"""Judging a whole run again, inside a session of pytest that collects and runs nothing.

The session gives what a run has: configuration, the environments and tasks that hooks and `conftest.py` register.
"""

from __future__ import annotations

import dataclasses
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pytest_sentinel.record.result import Result
from pytest_sentinel.record.store import RunFolder, read_result
from pytest_sentinel.reporting.finished import write_reports
from pytest_sentinel.suite import in_suite
from pytest_sentinel.summary import NO_VERDICT

if TYPE_CHECKING:
    from pytest_sentinel.task.plan import Plan


@dataclasses.dataclass(frozen=True)
class Judged:
    """One attempt: where it is, its outcome before and now, or what kept it from being judged."""

    place: str
    before: str
    after: str
    same: bool
    problem: str | None = None


def judge_run(path: Path, *, store: bool) -> list[Judged]:
    """Judge every attempt with a verdict again; `store` writes what differs, and the reports.

    Raises:
        CommandError: There is no such run, a file of it is damaged, or its tasks cannot be read.
    """
    return in_suite(Regrader(path, store).judge)


class Regrader:
    """Judges the attempts of one run."""

    def __init__(self, path: Path, store: bool) -> None:
        self._path = path
        self._store = store

    def judge(self, config: pytest.Config) -> list[Judged]:
        """Judge with the tasks of this session's suite."""
        folder = RunFolder.existing(self._path)
        planner = Planner(config, folder)
        judged: list[Judged] = []
        changed: dict[Path, Result] = {}
        for result in folder.all_results():
            if result.outcome not in NO_VERDICT:
                attempt = folder.path / "tasks" / result.task_id / str(result.trial) / str(result.attempt)
                judged.append(self._judge_one(planner, attempt, result, changed))
        if self._store:
            self._write(changed)
            write_reports(config, folder)
        return judged

    def _write(self, changed: Mapping[Path, Result]) -> None:
        """Store what differs, once every attempt could be judged."""
        from pytest_sentinel.regrading import write

        for attempt, again in changed.items():
            write(attempt, again)
            read_result(attempt)

    def _judge_one(self, planner: Planner, attempt: Path, result: Result, changed: dict[Path, Result]) -> Judged:
        from pytest_sentinel.regrading import regrade

        place = f"{result.task_id}, trial {result.trial}, attempt {result.attempt}"
        try:
            found = planner.find(result)
            if found is None:
                return Judged(place, result.outcome, "", False, "the suite has no such task any more")
            plan, task_hash = found
            again = regrade(attempt, result, plan, task_hash)
        except (ValueError, sqlite3.Error) as error:  # the task as it is now cannot be played as it was
            return Judged(place, result.outcome, "", False, str(error))
        if again != result:
            changed[attempt] = again
        same = (again.outcome, again.flags, again.reaction_ms) == (result.outcome, result.flags, result.reaction_ms)
        return Judged(place, _shown(result), _shown(again), same)


class Planner:
    """Binds the suite's tasks as they are now to the variants in which a run was played."""

    def __init__(self, config: pytest.Config, folder: RunFolder) -> None:
        from pytest_sentinel.collecting import tasks_of
        from pytest_sentinel.state import state_of

        self._files = {file.id: file for file in tasks_of(config)}
        self._environments = state_of(config).environments
        world = folder.manifest.settings.get("world")
        self._world = None if world is None or world.value is None else config.rootpath / str(world.value)

    def find(self, result: Result) -> tuple[Plan, str] | None:
        """The task of a result, in its variant, and the SHA-256 of its file; None if there is none any more."""
        from pytest_sentinel.registry import world_of
        from pytest_sentinel.regrading import variant_of
        from pytest_sentinel.task.plan import make_plan

        file = self._files.get(result.task_id)
        if file is None or self._environments is None:
            return None
        environment = self._environments.get(file.environment)
        plan = make_plan(file.task, environment, world_of(environment, self._world), variant_of(result))
        return plan, file.digest


def _shown(result: Result) -> str:
    flags = ", ".join(flag for flag in result.flags if flag != result.outcome)
    reaction = "" if result.reaction_ms is None else f" after {result.reaction_ms} ms"
    return f"{result.outcome}{f' ({flags})' if flags else ''}{reaction}"
