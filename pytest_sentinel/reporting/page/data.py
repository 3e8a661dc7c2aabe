"""What the page reads when it opens: headlines, parts, the table of tasks, labels, and how the run was made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pytest_sentinel.escape import clip
from pytest_sentinel.record.manifest import Manifest
from pytest_sentinel.record.result import Result
from pytest_sentinel.reporting.contract import FinishedRun
from pytest_sentinel.reporting.exports import row
from pytest_sentinel.reporting.page.frontier import frontier
from pytest_sentinel.reporting.page.strata import Read, by_task, strata
from pytest_sentinel.statistics import flaky, pass_hat_k
from pytest_sentinel.summary import NO_VERDICT

CELL_CHARS = 400
"""The table shows the beginning of a text; a run's own page has more of it."""
WHOLE_RUN = frozenset(
    {"clock", "think_time", "speed", "duration_s", "seed", "withheld", "world", "interface", "sandbox", "workers"}
)
"""Columns of the exports that stand in the labels."""
HASHES = frozenset({"task_hash", "catalog_hash", "code_hash"})


def page_data(run: FinishedRun, read: Read, unfinished: Sequence[tuple[str, int]] = ()) -> dict[str, Any]:
    """Everything but the details of single runs.

    Args:
        run: The run.
        read: What the events of each counted attempt say.
        unfinished: Task and trial of each planned run without any result.
    """
    return {
        "kind": "run",
        "run": run.folder.name,
        "agent": run.summary.agent,
        "strata": strata(run.results, read),
        "floors": run.summary.floors,
        "frontier": frontier(run.results, read),
        "spent": run.summary.spent.model_dump(),
        "unfinished": [f"{task_id}, trial {trial}" for task_id, trial in unfinished],
        "trials": _trials(run.results),
        "labels": [labels.model_dump(mode="json") for labels in run.summary.labels],
        "made": _made(run.manifest),
        "warnings": _warnings(run.results),
        "rows": [_row(result, read) for result in run.results],
    }


def block_name(result: Result) -> str:
    """What the block with a run's details is called."""
    return f"run-{result.task_id}-{result.trial}"


def _row(result: Result, read: Read) -> dict[str, Any]:
    moments = read[result.task_id, result.trial]
    cells = {name: value for name, value in row(result).items() if name not in WHOLE_RUN | HASHES}
    cells |= {"decided_at_s": moments.decided_at_s, "looks": moments.looks, "block": block_name(result)}
    cells |= {"why": result.explanation, "wrong_actions": sum(not action.allowed for action in result.actions)}
    return {name: clip(value, CELL_CHARS) if isinstance(value, str) else value for name, value in cells.items()}


def _trials(results: Sequence[Result]) -> dict[str, Any]:
    """How many trials there were, pass^k, and the tasks that were sometimes passed and sometimes not."""
    judged = [result for result in results if result.outcome not in NO_VERDICT]
    tallies = by_task(judged, lambda result: result.passed)
    most = max((tally.of for tally in tallies.values()), default=0)
    return {
        "most": most,
        "tasks": len(tallies),
        "pass_hat_k": [pass_hat_k(tallies, k) for k in range(1, most + 1)],
        "flaky": {task: {"passed": tallies[task].count, "of": tallies[task].of} for task in flaky(tallies)},
    }


def _made(manifest: Manifest) -> dict[str, Any]:
    """How the run was made: settings with their sources, the agent's table, sessions, hashes."""
    return {
        "settings": {name: setting.model_dump(mode="json") for name, setting in manifest.settings.items()},
        "labels": manifest.labels,
        "browser": manifest.browser,
        "sessions": [session.model_dump(mode="json", exclude={"items"}) for session in manifest.sessions],
        "hashes": manifest.hashes,
    }


def _warnings(results: Sequence[Result]) -> list[dict[str, Any]]:
    """Each warning once, with how many runs it concerns."""
    counts = Counter(warning for result in results for warning in dict.fromkeys(result.warnings))
    return [{"text": clip(text, CELL_CHARS), "runs": count} for text, count in counts.items()]
