"""A task bound to a world, a seed and a duration: everything a run needs, and nothing that is still open."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from pytest_sentinel.environment import Database, Environment
from pytest_sentinel.retiming import Retimed, Schedule, retime
from pytest_sentinel.task.expanding import expanded, without_target
from pytest_sentinel.task.model import PAPER_STOP_S, STOP_S, EventRef, Moment, Task
from pytest_sentinel.timeline import ScheduledEvent

_PLACEHOLDER = re.compile(r"\{(id:)?([a-z0-9_-]+)\}")


@dataclass(frozen=True)
class Variant:
    """Which variant of a task is run: timings, length and whether the target is withheld."""

    seed: int = 0
    duration_s: float = STOP_S
    withhold: bool = False


@dataclass(frozen=True)
class Plan:
    """A task ready to run; times in simulated s."""

    task: Task
    environment: Environment
    world: Any
    variant: Variant
    slots: Mapping[str, Any]
    prompt: str
    events: tuple[ScheduledEvent, ...]
    authored_at_s: float | None
    stop_s: float
    retimed: Retimed

    @property
    def paper_stop_s(self) -> float:
        """When the published rule looks at the state: as long before the stop as in the default duration."""
        return self.stop_s - (STOP_S - PAPER_STOP_S)

    @property
    def expects_silence(self) -> bool:
        """Whether the right answer is to watch to the end and write nothing."""
        return self.task.category == "noop" or self.variant.withhold

    @property
    def last_decoy_s(self) -> float:
        """The last decoy's moment, s; the last event's where there is none."""
        decoys = [event.at_s for event in self.events if event.role == "decoy"]
        return max(decoys or [event.at_s for event in self.events], default=0.0)

    def database(self) -> Database:
        """A fresh database of the task's start."""
        from pytest_sentinel.mentions import mentions

        database = self.environment.database(self.world, self.task.preload)
        database.create_function("mentions", 2, mentions)
        return database

    def fill(self, text: str, values: Mapping[str, Any] | None = None) -> str:
        """Replace `{slot}`, `{id:REF}` and the given values in a text of the task."""
        known = {**self.slots, **(values or {})}

        def value(match: re.Match[str]) -> str:
            is_id, name = match.groups()
            return self.environment.public_id(name) if is_id else str(known[name])

        return _PLACEHOLDER.sub(value, text)

    def moment_s(self, moment: Moment | None, condition_at_s: float | None) -> float | None:
        """A moment of the task file in this variant's time, s; None where it does not come."""
        if isinstance(moment, EventRef):
            return next((event.at_s for event in self.events if event.label == moment.event), None)
        if moment == "condition":
            return condition_at_s
        return None if moment is None else self.retimed.moved(float(moment))


def placeholders(text: str) -> tuple[str, ...]:
    """The slot names a text refers to (ids left out)."""
    return tuple(match.group(2) for match in _PLACEHOLDER.finditer(text) if not match.group(1))


def ids_in(text: str) -> tuple[str, ...]:
    """What `{id:REF}` in a text refers to."""
    return tuple(match.group(2) for match in _PLACEHOLDER.finditer(text) if match.group(1))


def make_plan(task: Task, environment: Environment, world: Any, variant: Variant) -> Plan:
    """Bind a task to a world and a variant.

    Raises:
        ValueError: A slot's SELECT fails or returns no value, or an event cannot be expanded.
    """
    retimed = retime(
        Schedule(task.condition_at, task.window_s, tuple(event.at for event in task.events)),
        task_id=task.id,
        seed=variant.seed,
        duration_s=variant.duration_s,
    )
    events = tuple(
        ScheduledEvent(
            round(at_s, 3), spec.role, spec.label, spec.kind, spec.fields, environment.events[spec.kind](**spec.fields)
        )
        for at_s, spec in zip(retimed.schedule.event_times_s, task.events, strict=True)
    )
    events = without_target(events) if variant.withhold else events
    events = expanded(events, environment, world, retimed.schedule.stop_s, chance=f"{task.id}:{variant.seed}")
    slots = _slots(task, environment, world)
    plan = Plan(
        task=task,
        environment=environment,
        world=world,
        variant=variant,
        slots=slots,
        prompt="",
        events=events,
        authored_at_s=retimed.schedule.condition_at_s,
        stop_s=retimed.schedule.stop_s,
        retimed=retimed,
    )
    return replace(plan, prompt=" ".join(plan.fill(task.prompt).split()))


def _returned(rows: list[tuple[Any, ...]]) -> str:
    return f"{len(rows)} rows" if len(rows) != 1 else "NULL" if rows[0][0] is None else "bytes"


def _slots(task: Task, environment: Environment, world: Any) -> dict[str, Any]:
    if not task.slots:
        return {}
    database = environment.database(world, task.preload)
    try:
        slots = {}
        for name, sql in task.slots.items():
            try:
                rows = database.query(sql)
            except sqlite3.Error as error:
                raise ValueError(f"slots.{name}: {error}") from error
            if len(rows) != 1 or rows[0][0] is None or isinstance(rows[0][0], bytes):
                raise ValueError(f"slots.{name}: the SELECT must return exactly one value, not {_returned(rows)}")
            slots[name] = rows[0][0]
        return slots
    finally:
        database.close()
