"""Judges stored attempts again, from their record and without an agent: after a change of a task's SQL, say.

The condition is measured anew on a shadow run; the agent's part comes from the record: its message, when it came, why
it ended, and the final database. The state at the published stop is not kept, so the published rule's verdict stays.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pytest_sentinel.judge import Happened, StoredDatabase, judge
from pytest_sentinel.record.events import AgentEnded
from pytest_sentinel.record.files import RecordError, to_json, write_whole
from pytest_sentinel.record.result import Result
from pytest_sentinel.record.store import read_events
from pytest_sentinel.reporting.explain import explain
from pytest_sentinel.shadow import FactSeries, Measured, measure, parameters
from pytest_sentinel.sql import open_readonly
from pytest_sentinel.task.plan import Plan, Variant

ORIGINAL = "result.original.json"
"""Keeps the result as it was before the first regrading that was written."""


def variant_of(result: Result) -> Variant:
    """The variant in which the attempt was played."""
    return Variant(seed=result.labels.seed, duration_s=result.labels.duration_s, withhold=result.labels.withheld)


def regrade(attempt: Path, result: Result, plan: Plan, task_hash: str) -> Result:
    """The result of a stored attempt under the task as it is now.

    Args:
        attempt: The attempt's folder.
        result: What was stored.
        plan: The task as it is now, in the attempt's variant.
        task_hash: SHA-256 of the task file as it is now, hex.

    Raises:
        RecordError: The record lacks the final database or how the agent's part ended.
        sqlite3.Error: A statement of the task fails.
    """
    measured = measure(plan)
    try:
        with _stored(attempt / "final.sqlite3") as final:
            happened = _happened(attempt, result, plan, measured, final, result.hashes.task == task_hash)
            verdict = judge(plan, measured, happened)
    finally:
        measured.database.close()
    times = {"condition_at_s": measured.condition_at_s, "window_end_s": measured.window_end_s}
    again = result.model_copy(
        update={
            "outcome": verdict.outcome,
            "passed": verdict.passed,
            "flags": verdict.flags,
            "times": result.times.model_copy(update=times),
            "reaction_ms": verdict.reaction_ms,
            "success_within": verdict.success_within,
            "timely": verdict.timely,
            "actions": verdict.actions,
            "sql": verdict.sql,
            "fact_values": verdict.fact_values,
            "hashes": result.hashes.model_copy(update={"task": task_hash}),
        }
    )
    return again.model_copy(update={"explanation": explain(again)})


def write(attempt: Path, result: Result) -> None:
    """Store the new result; the first original is kept beside it.

    Raises:
        RecordError: The disk refuses.
    """
    file, original = attempt / "result.json", attempt / ORIGINAL
    if not original.exists():
        write_whole(original, file.read_text(encoding="utf-8"))
    write_whole(file, to_json(result, indent=1) + "\n")


@contextmanager
def _stored(path: Path) -> Iterator[StoredDatabase]:
    try:
        database = StoredDatabase(lambda: open_readonly(path))
    except FileNotFoundError as error:
        raise RecordError(f"{path} is missing: the attempt cannot be judged again") from error
    except sqlite3.Error as error:
        raise RecordError(f"{path} is damaged: {error}: the attempt cannot be judged again") from error
    try:
        yield database
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as error:  # not the statement's fault
        raise RecordError(f"{path} is damaged: {error}: the attempt cannot be judged again") from error
    finally:
        database.close()


def _happened(
    attempt: Path, result: Result, plan: Plan, measured: Measured, final: StoredDatabase, same_task: bool
) -> Happened:
    ended = [event.reason for event in read_events(attempt) if isinstance(event, AgentEnded)]
    if not ended:
        raise RecordError(f"{attempt / 'events.jsonl'} does not say how the agent's part ended")
    return Happened(
        message=result.message,
        contact_at_s=result.times.contact_at_s,
        contact_page_at_s=result.times.contact_page_at_s,
        ended=ended[-1],
        ended_at_s=result.times.ended_at_s,
        last_observed_s=result.times.last_observed_s,
        final=final,
        facts=_facts(result, plan, measured, final, same_task),
        at_paper_stop=final,
        tokens_at_paper_stop=result.paper.total_tokens,
        speed=result.labels.speed if result.labels.clock == "real" else 1.0,
    )


def _facts(result: Result, plan: Plan, measured: Measured, final: StoredDatabase, same_task: bool) -> FactSeries:
    """What the facts were on the agent's own database: as it was left, and as recorded if they mean the same still."""
    at_s = 0.0 if measured.condition_at_s is None else measured.condition_at_s
    known = parameters(plan, measured.condition_at_s, contact_at=result.times.contact_at_s, message=result.message)
    series: FactSeries = {}
    for name, sql in plan.task.facts.items():
        rows = final.query(sql, known)
        values = [rows[0][0]] if rows else []
        series[name] = [(at_s, value) for value in (*values, *(result.fact_values.get(name, ()) if same_task else ()))]
    return series
