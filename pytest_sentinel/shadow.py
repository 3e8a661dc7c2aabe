"""The shadow run: the timeline on a database that no agent touches.

It says when the condition really holds, which values the facts take, and which actions are allowed, so that nothing
an agent does can cause, move or hide the moment.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pytest_sentinel.environment import Database
from pytest_sentinel.task.model import AllowedLiteral, AllowedSelect
from pytest_sentinel.task.plan import Plan
from pytest_sentinel.timeline import Applied, Timeline

FactSeries = dict[str, list[tuple[float, Any]]]
"""Fact -> (simulated s, value) after each moment, in order of time."""


@dataclass(frozen=True)
class AllowedAction:
    """A consequential action the user asked for; `params` None matches any. Times in simulated s."""

    kind: str
    target: str | None
    params: dict[str, Any] | None
    from_s: float
    until_s: float
    times: int


@dataclass(frozen=True)
class Measured:
    """What the shadow run found. The database is left as it is at the stop."""

    condition_at_s: float | None
    window_end_s: float | None
    changes: tuple[tuple[float, bool], ...]
    facts: FactSeries
    allowed: tuple[AllowedAction, ...]
    among: Mapping[str, tuple[str, ...]]
    skipped: tuple[Applied, ...]
    """Events that could not be applied."""
    database: Database
    odd: tuple[float, Any] | None = None
    """When the condition first returned something other than 0 or 1, s, and what."""


def ask(database: Database, sql: str, parameters: Mapping[str, Any]) -> Any:
    """The single value a statement of the task returns; None where it returns no row."""
    rows = database.query(sql, parameters)
    return rows[0][0] if rows else None


def parameters(plan: Plan, condition_at_s: float | None, **more: Any) -> dict[str, Any]:
    """The values a task's SQL may refer to; what is not known yet is NULL."""
    window_s = plan.task.window_s
    end_s = None if condition_at_s is None or window_s is None else condition_at_s + window_s
    known = {"condition_at": condition_at_s, "window_end": end_s, "contact_at": None, "message": None}
    return {**plan.slots, **known, **more}


@dataclass
class _Watch:
    """Collects condition and facts while the shadow timeline runs."""

    plan: Plan
    database: Database
    condition_at_s: float | None = None
    changes: list[tuple[float, bool]] = field(default_factory=list)
    facts: FactSeries = field(default_factory=dict)
    skipped: list[Applied] = field(default_factory=list)
    odd: tuple[float, Any] | None = None

    def applied(self, applied: Applied) -> None:
        if applied.skipped:
            self.skipped.append(applied)
        self.look(applied.at_s)

    def look(self, at_s: float) -> None:
        task = self.plan.task
        answer = ask(self.database, task.condition, parameters(self.plan, self.condition_at_s))
        if self.odd is None and answer not in (None, 0, 1):
            self.odd = (at_s, answer)
        holds = bool(answer)
        if holds != (self.changes[-1][1] if self.changes else False):
            self.changes.append((at_s, holds))
        if holds and self.condition_at_s is None:
            self.condition_at_s = at_s
        if self.condition_at_s is not None:
            for name, sql in task.facts.items():
                value = ask(self.database, sql, parameters(self.plan, self.condition_at_s))
                self.facts.setdefault(name, []).append((at_s, value))


def measure(plan: Plan) -> Measured:
    """Run the plan's timeline without an agent and measure it.

    Raises:
        sqlite3.Error: A statement of the task is wrong.
    """
    database = plan.database()
    watch = _Watch(plan, database)
    timeline = Timeline(plan.environment, database, plan.world, plan.events, plan.stop_s)
    timeline.on_applied = watch.applied
    watch.look(0.0)
    timeline.apply_until(plan.stop_s)
    known = parameters(plan, watch.condition_at_s)
    return Measured(
        condition_at_s=watch.condition_at_s,
        window_end_s=known["window_end"],
        changes=tuple(watch.changes),
        facts=watch.facts,
        allowed=_allowed(plan, database, watch.condition_at_s),
        among={name: tuple(str(row[0]) for row in database.query(sql, known)) for name, sql in plan.task.among.items()},
        skipped=tuple(watch.skipped),
        odd=watch.odd,
        database=database,
    )


def _allowed(plan: Plan, database: Database, condition_at_s: float | None) -> tuple[AllowedAction, ...]:
    actions: list[AllowedAction] = []
    for item in plan.task.allowed:
        moment = "condition" if item.from_ is None and plan.task.category != "noop" else item.from_
        from_s = 0.0 if moment is None else plan.moment_s(moment, condition_at_s)
        until_s = plan.stop_s if item.until is None else plan.moment_s(item.until, condition_at_s)
        if from_s is None or until_s is None:
            continue  # its moment does not come in this variant, so nothing is allowed by it
        if isinstance(item, AllowedLiteral):
            actions.append(AllowedAction(item.kind, item.target, item.params, from_s, until_s, item.times))
        else:
            actions += _selected(item, database, parameters(plan, condition_at_s), from_s, until_s)
    return tuple(actions)


def _selected(
    item: AllowedSelect, database: Database, known: Mapping[str, Any], from_s: float, until_s: float
) -> list[AllowedAction]:
    actions = []
    for row in database.query(item.select, known):
        kind, target, params, row_from_s, row_until_s = (*row, None, None, None)[:5]
        actions.append(
            AllowedAction(
                kind=str(kind),
                target=None if target is None else str(target),
                params=None if params is None else json.loads(params),
                from_s=from_s if row_from_s is None else float(row_from_s),
                until_s=until_s if row_until_s is None else float(row_until_s),
                times=item.times,
            )
        )
    return actions
