"""How a task's item and its result travel: item → report → (pytest-xdist) → controller.

The item is marked when it is collected, the result is attached when the attempt is recorded, and every report that
decides the item's fate carries the result as ASCII JSON, which pytest-xdist can send whatever the agent wrote.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Generator
from typing import TYPE_CHECKING, Literal

import pytest

from pytest_sentinel.record.errors import RecordError

if TYPE_CHECKING:
    from pytest_sentinel.record.result import Result
    from pytest_sentinel.record.store import RunFolder


@dataclasses.dataclass(frozen=True)
class TaskItem:
    """Which task and trial a pytest item runs; `hash` is the task's SHA-256."""

    task_id: str
    environment: str
    category: Literal["passive", "active", "noop"]
    criterion: Literal["absolute", "relative"]
    trial: int = 1
    hash: str = ""

    @property
    def key(self) -> str:
        """The item's place in the record, `<task id>/<trial>`."""
        return f"{self.task_id}/{self.trial}"


TASK_ITEM: pytest.StashKey[TaskItem] = pytest.StashKey()
RESULT: pytest.StashKey[Result] = pytest.StashKey()
RUN_FOLDER: pytest.StashKey[RunFolder] = pytest.StashKey()
"""In `config.stash`: the run's folder, there once a session is known to hold tasks."""


def mark(item: pytest.Item, task_item: TaskItem) -> None:
    """Say that this item runs a task; done when it is collected."""
    item.stash[TASK_ITEM] = task_item


def task_item(item: pytest.Item) -> TaskItem | None:
    """What `mark` said; None for an item that is none of ours."""
    return item.stash.get(TASK_ITEM, None)


def attach(item: pytest.Item, result: Result) -> None:
    """Attach the result of the item's last attempt, in place of an earlier one."""
    run = item.config.stash[RUN_FOLDER].path.name if RUN_FOLDER in item.config.stash else ""
    earlier = properties(item.stash[RESULT], run) if RESULT in item.stash else []
    item.user_properties[:] = [pair for pair in item.user_properties if pair not in earlier] + properties(result, run)
    item.stash[RESULT] = result


def properties(result: Result, run: str) -> list[tuple[str, object]]:
    """What the JUnit file says about a result, by name; `unknown` where nobody knows."""
    known = {
        "run": run,
        "outcome": result.outcome,
        "flags": ",".join(result.flags),
        "agent": result.agent,
        "category": result.category,
        "trial": result.trial,
        "attempts": result.attempt,
        "reaction_ms": "" if result.reaction_ms is None else result.reaction_ms,
        "tokens": _or_unknown(result.usage.total_tokens),
        "cost_usd": _or_unknown(result.usage.cost_usd),
        "simulated_s": round(result.simulated_s, 3),
        "wall_s": round(result.wall.total_s, 3),
        "task_hash": result.hashes.task,
        "catalog_hash": result.hashes.catalog,
        "code_hash": result.hashes.code,
    }
    return list(known.items())


def _or_unknown(value: object) -> object:
    return "unknown" if value is None else value


def result_of(report: pytest.TestReport) -> Result | None:
    """The result a report carries; None for reports that decide nothing, and for tests that are none of ours."""
    text = getattr(report, "sentinel_result", None)
    if text is None:
        return None
    from pytest_sentinel.record.files import from_json
    from pytest_sentinel.record.result import Result

    return from_json(text, Result)


class CarryResults:
    """Puts the attached result on the report that decides the item's fate; needed wherever items run."""

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Let the deciding report carry the result; outermost, so that a fault recorded by then is carried too."""
        report = yield
        error = None if call.excinfo is None else call.excinfo.value
        if isinstance(error, RecordError) and task_item(item) is not None:
            stop_session(item, report, error)
        result = item.stash.get(RESULT, None)
        if result is None or not decides(report):
            return report
        from pytest_sentinel.record.files import to_json
        from pytest_sentinel.reporting.explain import with_place

        report.sentinel_result = to_json(result)  # type: ignore[attr-defined]  # reports keep what is set on them
        if report.failed and _asserts(call, result.explanation):
            report.longrepr = with_place(result, item.config.stash.get(RUN_FOLDER, None))
        return report


def stop_session(item: pytest.Item, report: pytest.TestReport, error: RecordError) -> None:
    """What keeps one attempt from being recorded keeps all of them: say it once, and stop."""
    report.longrepr = str(error)
    item.session.shouldstop = str(error)


def _asserts(call: pytest.CallInfo[None], explanation: str) -> bool:
    """Whether the test failed by asserting the verdict: then the explanation says it all, and no source is needed."""
    error = call.excinfo
    return error is not None and error.errisinstance(AssertionError) and explanation in str(error.value)


def decides(report: pytest.TestReport) -> bool:
    """Whether this report is the one that says how the item went."""
    return report.when == "call" or (report.when == "setup" and not report.passed)
