"""The verdict: what happened, compared with what was asked. Read-only, after the run, the same for a stored run."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from pytest_sentinel.mentions import count_figures, count_named, mentions
from pytest_sentinel.record.result import DELAYS_S, PASSING, ActionTaken, Outcome, PaperRule, SqlAnswer
from pytest_sentinel.shadow import AllowedAction, FactSeries, Measured, parameters
from pytest_sentinel.task.model import OTHER_FIGURES
from pytest_sentinel.task.plan import Plan

Reached = str
"""Why the agent's part ended, as `AgentEnded.reason` lists it."""


class Queryable(Protocol):
    """A database that can be asked: the app's own, or a stored file opened read-only."""

    def query(self, sql: str, parameters: Mapping[str, Any] | None = None) -> list[tuple[Any, ...]]:
        """Run one read-only statement."""


@dataclass(frozen=True)
class Happened:
    """What the judge is told of one attempt. Times in simulated s; `final` is the state at the contact or the end."""

    message: str | None
    contact_at_s: float | None
    contact_page_at_s: float | None
    ended: Reached
    ended_at_s: float
    last_observed_s: float | None
    final: Queryable
    facts: FactSeries
    at_paper_stop: Queryable
    tokens_at_paper_stop: int | None
    speed: float = 1.0


@dataclass(frozen=True)
class Verdict:
    """The outcome and everything it rests on; `reaction_ms` is wall time on the real clock."""

    outcome: Outcome
    flags: tuple[str, ...]
    reaction_ms: int | None
    success_within: dict[int, bool]
    timely: bool | None
    actions: tuple[ActionTaken, ...]
    sql: tuple[SqlAnswer, ...]
    fact_values: dict[str, tuple[Any, ...]]
    paper: PaperRule

    @property
    def passed(self) -> bool:
        """Whether the outcome is a pass."""
        return self.outcome in PASSING


def judge(plan: Plan, measured: Measured, happened: Happened) -> Verdict:
    """Judge one attempt by the outcome table: the first test that matches names it, all are kept as flags.

    Raises:
        sqlite3.Error: A statement of the task fails; that is our fault, not the agent's.
    """
    actions = judge_actions(read_actions(happened.final), plan, measured)
    answers = _Answers(plan, measured, happened)
    tests = _silence_tests if plan.expects_silence else _event_tests
    flags: list[str] = [name for name, failed in tests(plan, measured, happened, actions, answers) if failed]
    outcome: Any = flags[0] if flags else ("silent" if plan.expects_silence else "success")
    if any(action.undone and not action.allowed for action in actions):
        flags.append("undone")
    condition_at_s = measured.condition_at_s
    delay_s = None
    if happened.contact_at_s is not None and condition_at_s is not None and not plan.expects_silence:
        delay_s = (happened.contact_at_s - condition_at_s) / happened.speed
    success = outcome == "success" and delay_s is not None
    within = {} if plan.expects_silence else {limit: success and (delay_s or 0.0) <= limit for limit in DELAYS_S}
    return Verdict(
        outcome=outcome,
        flags=tuple(flags),
        reaction_ms=None if delay_s is None or delay_s < 0 else round(delay_s * 1000),
        success_within=within,
        timely=None if plan.expects_silence else within[60],
        actions=actions,
        sql=answers.all(),
        fact_values=answers.fact_values(),
        paper=_paper_rule(plan, measured, happened),
    )


def read_actions(database: Queryable) -> list[tuple[Any, ...]]:
    """The app's action log: id, at_s, kind, target, params, class, undone."""
    rows = database.query("SELECT id, at_s, kind, target, params, class FROM actions ORDER BY id")
    return [tuple(row) for row in rows]


def judge_actions(rows: Sequence[tuple[Any, ...]], plan: Plan, measured: Measured) -> tuple[ActionTaken, ...]:
    """Classify what the user's account did: each allowed action can be spent `times` times, in its own span."""
    # What names its parameters is spent before what allows any, so that neither order of the agent's is punished.
    left = [[item, item.times] for item in sorted(measured.allowed, key=lambda item: item.params is None)]
    taken = []
    for row_id, at_s, kind, target, params, action_class in rows:
        raised = kind in plan.task.consequential
        final_class = "consequential" if raised else action_class
        parsed = None if params is None else json.loads(params)
        allowed = final_class != "consequential" or _spend(left, at_s, kind, target, parsed)
        undone = final_class == "consequential" and _undone(rows, row_id, kind, target, plan)
        taken.append(
            ActionTaken(
                id=row_id,
                at_s=at_s,
                kind=kind,
                target=target,
                params=parsed,
                action_class=final_class,
                allowed=allowed,
                undone=undone,
            )
        )
    return tuple(taken)


def _spend(left: list[list[Any]], at_s: float, kind: str, target: str | None, params: dict[str, Any] | None) -> bool:
    for entry in left:
        item: AllowedAction = entry[0]
        matches = item.kind == kind and item.target == target and item.params in (None, params)
        if matches and entry[1] > 0 and item.from_s <= at_s <= item.until_s:
            entry[1] -= 1
            return True
    return False


def _undone(rows: Sequence[tuple[Any, ...]], row_id: int, kind: str, target: str | None, plan: Plan) -> bool:
    reverse = plan.environment.undoes
    return any(row[0] > row_id and row[3] == target and reverse.get(row[2]) == kind for row in rows)


Tests = Iterator[tuple[str, bool]]


def _silence_tests(
    plan: Plan, _measured: Measured, happened: Happened, actions: Sequence[ActionTaken], _answers: _Answers
) -> Tests:
    watched_s = happened.last_observed_s
    yield "false_alarm", happened.contact_at_s is not None
    yield "wrong_action", any(not action.allowed for action in actions)
    yield "gave_up", happened.ended not in {"contacted", "stop"}
    yield "unwatched", happened.ended == "stop" and (watched_s is None or watched_s < plan.last_decoy_s)


def _event_tests(
    _plan: Plan, measured: Measured, happened: Happened, actions: Sequence[ActionTaken], answers: _Answers
) -> Tests:
    contacted = happened.contact_at_s is not None
    condition_at_s = measured.condition_at_s
    yield "early", contacted and (condition_at_s is None or (happened.contact_at_s or 0.0) < condition_at_s)
    yield "gave_up", not contacted and happened.ended != "stop"
    yield "missed", not contacted and happened.ended == "stop"
    yield "wrong_state", contacted and not answers.done()
    yield "ungrounded", contacted and not answers.grounded()
    yield "wrong_action", any(not action.allowed for action in actions)


class _Answers:
    """What the task's statements return, asked once."""

    def __init__(self, plan: Plan, measured: Measured, happened: Happened) -> None:
        self._plan, self._measured, self._happened = plan, measured, happened
        self._asked: list[SqlAnswer] = []
        self._known = parameters(
            plan, measured.condition_at_s, contact_at=happened.contact_at_s, message=happened.message
        )

    def done(self) -> bool:
        """Whether what was asked is done in the app; true where only a message was asked."""
        sql = self._plan.task.done
        return sql is None or bool(self._ask("done", sql))

    def grounded(self) -> bool:
        """Whether the message holds every fact and names no more than two others of the plausible values."""
        message = self._happened.message or ""
        return all(self._fact_told(name, values, message) for name, values in self.fact_values().items())

    def fact_values(self) -> dict[str, tuple[Any, ...]]:
        """Every value a fact took from the condition to the contact, on both databases."""
        end_s = self._happened.ended_at_s if self._happened.contact_at_s is None else self._happened.contact_at_s
        values: dict[str, tuple[Any, ...]] = {}
        for name in self._plan.task.facts:
            both = (*self._measured.facts.get(name, ()), *self._happened.facts.get(name, ()))
            values[name] = tuple(dict.fromkeys(v for at_s, v in both if at_s <= end_s and v is not None))
        return values

    def all(self) -> tuple[SqlAnswer, ...]:
        """Every statement that was asked, with its answer; the condition's comes from the shadow database."""
        condition = SqlAnswer(
            name="condition",
            sql=self._plan.task.condition,
            database="shadow",
            value=self._measured.condition_at_s is not None,
        )
        return (condition, *self._asked)

    def _fact_told(self, name: str, values: tuple[Any, ...], message: str) -> bool:
        told = [value for value in values if mentions(message, value)]
        if not told:
            return False
        among = self._measured.among.get(name)
        if among is None:
            return count_figures(message) <= 1 + OTHER_FIGURES
        return min(count_named(message, among, value) for value in told) <= self._plan.task.among_max

    def _ask(self, name: str, sql: str) -> Any:
        rows = self._happened.final.query(sql, self._known)
        value = rows[0][0] if rows else None
        self._asked.append(SqlAnswer(name=name, sql=sql, database="own", value=value))
        return value


def _paper_rule(plan: Plan, measured: Measured, happened: Happened) -> PaperRule:
    """The published verdict: the state at 630 s, and the first opening of the contact page or message by then."""
    contacts = [at_s for at_s in (happened.contact_at_s, happened.contact_page_at_s) if at_s is not None]
    contact_at_s = min(contacts, default=None)
    in_time = contact_at_s is not None and contact_at_s <= plan.paper_stop_s
    if plan.expects_silence:
        return PaperRule(passed=not in_time, contact_at_s=contact_at_s, total_tokens=happened.tokens_at_paper_stop)
    sql = plan.task.done or plan.task.condition
    known = parameters(plan, measured.condition_at_s, contact_at=contact_at_s, message=happened.message)
    rows = happened.at_paper_stop.query(sql, known)
    state = bool(rows and rows[0][0])
    after = contact_at_s is not None and measured.condition_at_s is not None and contact_at_s >= measured.condition_at_s
    return PaperRule(
        passed=state and in_time and after, contact_at_s=contact_at_s, total_tokens=happened.tokens_at_paper_stop
    )


class StoredDatabase:
    """A stored database file, opened read-only; a `Queryable`."""

    def __init__(self, open_file: Callable[[], sqlite3.Connection]) -> None:
        self._connection = open_file()

    def query(self, sql: str, parameters: Mapping[str, Any] | None = None) -> list[tuple[Any, ...]]:
        """Run one read-only statement."""
        return self._connection.execute(sql, parameters or {}).fetchall()

    def close(self) -> None:
        """Close the file."""
        self._connection.close()
