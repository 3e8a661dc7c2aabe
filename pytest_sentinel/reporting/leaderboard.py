"""Writes `leaderboard.json`: a run as one row, with what is needed to tell whether two rows may stand in one table."""

from __future__ import annotations

import hashlib
import json

from pydantic import BaseModel, ConfigDict, Field

from pytest_sentinel.record.files import to_json, write_whole
from pytest_sentinel.record.result import Result
from pytest_sentinel.reporting.contract import FinishedRun
from pytest_sentinel.statistics.proportions import Interval
from pytest_sentinel.summary import NO_VERDICT, Share

NAME = "leaderboard.json"


class Row(BaseModel):
    """One run in one row."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    agent: str
    wait_tool: str
    interface: str = Field(description="tools or browser.")
    clock: str
    think_time: str
    speed: float
    duration_s: float
    seed: int
    world: str
    withheld: bool
    sandbox: str | None
    tasks: int
    trials: int = Field(description="Most trials of a task with a verdict.")
    timely_success: Share
    timely_success_interval: Interval | None = Field(description="95 %, clustered by task.")
    false_alarms: Share
    false_alarms_interval: Interval | None
    passed: Share
    reaction_median_ms: int | None
    tokens_median: int | None
    cost_usd: float | None = Field(description="Of the runs with a verdict; None where unknown.")
    without_verdict: int = Field(description="Errors, runs not made, and runs without a result.")
    version: str = Field(description="Of the plugin.")
    commit: str | None
    modified: bool | None = Field(description="Whether tracked files differed from the commit.")
    tasks_hash: str = Field(description="SHA-256 over the ids and the hashes of all task files.")


def write_leaderboard(run: FinishedRun) -> None:
    """Write the row; a run with several sets of labels, which is no clean run, has none.

    Raises:
        RecordError: The disk refuses.
    """
    if (found := leaderboard_row(run)) is not None:
        write_whole(run.folder / NAME, to_json(found, indent=1) + "\n")


def leaderboard_row(run: FinishedRun) -> Row | None:
    """The row of a run; None where its results have no labels, or several that differ in more than the workers."""
    sets = {labels.model_copy(update={"workers": 1}) for labels in run.summary.labels}
    if len(sets) != 1:
        return None
    labels = next(iter(sets))
    summary, everything, session = run.summary, run.summary.group("all"), run.manifest.sessions[-1]
    shown = ("wait_tool", "interface", "clock", "think_time", "speed", "duration_s", "seed", "world", "withheld")
    return Row(
        agent=summary.agent,
        **{name: getattr(labels, name) for name in shown},
        sandbox=labels.sandbox,
        tasks=len({result.task_id for result in run.results}),
        trials=summary.trials.most,
        timely_success=summary.timely_success,
        timely_success_interval=summary.timely_success_interval,
        false_alarms=summary.false_alarms,
        false_alarms_interval=summary.false_alarms_interval,
        passed=everything.passed,
        reaction_median_ms=everything.reaction_median_ms,
        tokens_median=everything.tokens_median,
        cost_usd=everything.cost_usd,
        without_verdict=sum(r.outcome in NO_VERDICT for r in run.results) + summary.unfinished,
        version=session.versions.get("pytest-sentinel", "unknown"),
        commit=session.commit,
        modified=session.modified,
        tasks_hash=tasks_hash(run.results),
    )


def tasks_hash(results: tuple[Result, ...]) -> str:
    """SHA-256 (hex) over which tasks were run, and what their files held."""
    pairs = sorted({(result.task_id, result.hashes.task) for result in results})
    return hashlib.sha256(json.dumps(pairs).encode()).hexdigest()
