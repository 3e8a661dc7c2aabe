"""A run as a baseline to be committed: small, without databases, and the same text for the same results."""

from __future__ import annotations

import json
from pathlib import Path

from pytest_sentinel.record.errors import RecordError
from pytest_sentinel.record.files import ELSEWHERE, to_json, write_whole
from pytest_sentinel.record.result import Result
from pytest_sentinel.reporting.contract import FinishedRun
from pytest_sentinel.reporting.exports import row
from pytest_sentinel.reporting.leaderboard import NAME as ROW_NAME
from pytest_sentinel.reporting.leaderboard import leaderboard_row
from pytest_sentinel.summary import NO_VERDICT, Summary

MACHINE = frozenset({"wall_s", "think_s", "workers", "code_hash", "attempts"})
"""Columns that say something of the machine and the day."""
RESULTS, SUMMARY = "results.jsonl", "summary.json"


def write_baseline(run: FinishedRun, folder: Path) -> Path:
    """Write the baseline of a run, in place of an earlier one of the same agent.

    Args:
        run: A whole run.
        folder: Where baselines are; the agent's own folder in it is named like the agent.

    Returns:
        The agent's folder.

    Raises:
        RecordError: A run without verdict is in it, it is no clean run, or the disk refuses.
    """
    without = [result.task_id for result in run.results if result.outcome in NO_VERDICT]
    if missing := len(without) + run.summary.unfinished:
        raise RecordError(
            f"run {run.folder.name!r} is no baseline: {missing} of its runs have no verdict; complete it (--run=NAME)"
        )
    found = leaderboard_row(run)
    if found is None:
        raise RecordError(f"run {run.folder.name!r} is no baseline: its results were made in different ways")
    own = folder / run.summary.agent
    write_whole(own / RESULTS, "".join(f"{line}\n" for line in lines(run.results)), ELSEWHERE)
    write_whole(own / SUMMARY, to_json(portable(run.summary), indent=1) + "\n", ELSEWHERE)
    write_whole(own / ROW_NAME, to_json(found, indent=1) + "\n", ELSEWHERE)
    return own


def lines(results: tuple[Result, ...]) -> list[str]:
    """The rows of the results as JSON, without what depends on the machine."""
    rows = ({name: value for name, value in row(result).items() if name not in MACHINE} for result in results)
    return [json.dumps(one, ensure_ascii=True, allow_nan=False) for one in rows]


def portable(summary: Summary) -> Summary:
    """The summary without what depends on the machine."""
    labels = tuple(dict.fromkeys(one.model_copy(update={"workers": 1}) for one in summary.labels))
    spent = summary.spent.model_copy(update={"wall_s": 0.0, "delayed_s": 0.0})
    return summary.model_copy(update={"labels": labels, "spent": spent})
