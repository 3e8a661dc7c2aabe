"""A run as it stands: what is done, what is under way, what is left. Read from its folder, from any process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import psutil

from pytest_sentinel.live.place import FOLDER
from pytest_sentinel.live.task import LiveTask
from pytest_sentinel.record.errors import RecordError
from pytest_sentinel.record.files import read_model
from pytest_sentinel.record.result import Result
from pytest_sentinel.record.store import RunFolder, read_result
from pytest_sentinel.summary import money_sum, whole_sum


@dataclass(frozen=True)
class Board:
    """A run at one moment."""

    run: str
    planned: int
    """Tasks times trials."""
    outcomes: Mapping[str, int]
    """Outcome -> how many of the finished ones came to it."""
    tokens: int | None
    """Of all attempts so far, those under way too; None where unknown."""
    cost_usd: float | None
    underway: tuple[LiveTask, ...]
    """Of workers that are alive."""
    elapsed_s: float
    """Wall time since the last session began, s."""
    left_s: float | None
    """Wall time that the rest will take at this pace, s; None before anything is finished."""

    @property
    def done(self) -> int:
        """How many have a result."""
        return sum(self.outcomes.values())

    @property
    def left(self) -> int:
        """How many have none yet."""
        return self.planned - self.done


class BoardReader:
    """Reads a run again and again; a result that was read once is not read again."""

    def __init__(self, run: Path) -> None:
        self._run = run
        self._results: dict[Path, Result] = {}

    def read(self) -> Board:
        """The run as it stands now.

        Raises:
            RecordError: There is no run, or a file of it is damaged.
        """
        folder = RunFolder.existing(self._run)
        underway = tuple(self._underway())
        busy = {(task.task_id, task.trial) for task in underway if not task.action.startswith("ended")}
        planned = [(task.task_id, trial) for task in folder.manifest.tasks for trial in task.trials]
        attempts = {item: folder.attempts(*item) for item in planned}
        every = [self._result(path) for paths in attempts.values() for path in paths]
        last = {item: paths[-1] for item, paths in attempts.items() if paths and item not in busy}
        began = datetime.fromisoformat(folder.manifest.sessions[-1].started_at)
        elapsed_s = max(0.0, (datetime.now(UTC) - began).total_seconds())
        fresh = sum((path / "result.json").stat().st_mtime >= began.timestamp() for path in last.values())
        left = len(planned) - len(last)
        return Board(
            run=folder.path.name,
            planned=len(planned),
            outcomes=Counter(self._result(path).outcome for path in last.values()),
            tokens=whole_sum([*(r.usage.total_tokens for r in every), *(t.tokens for t in underway)]),
            cost_usd=money_sum([*(r.usage.cost_usd for r in every), *(t.cost_usd for t in underway)]),
            underway=underway,
            elapsed_s=elapsed_s,
            left_s=elapsed_s / fresh * left if fresh else None,
        )

    def _underway(self) -> list[LiveTask]:
        found = []
        for path in sorted((self._run / FOLDER).glob("*.json")):
            try:
                task = read_model(path, LiveTask, "Delete it; the worker writes it anew")
            except RecordError as error:
                if isinstance(error.__cause__, FileNotFoundError):
                    continue  # its session has just ended
                raise
            if psutil.pid_exists(task.pid):
                found.append(task)
        return found

    def _result(self, attempt: Path) -> Result:
        if attempt not in self._results:
            self._results[attempt] = read_result(attempt)
        return self._results[attempt]
