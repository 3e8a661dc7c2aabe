"""Events that stand for others: what is put in their place when a task is bound to a variant."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from pytest_sentinel.closest import did_you_mean
from pytest_sentinel.environment import Environment, ExpandingEvent, Expansion, TurningEvent
from pytest_sentinel.timeline import ScheduledEvent

Events = tuple[ScheduledEvent, ...]


def expanded(events: Events, environment: Environment, world: Any, stop_s: float, chance: str) -> Events:
    """The same events with every expanding one replaced by what it stands for, in order of time.

    Args:
        events: Those that the task file names, already moved (and withheld).
        environment: Whose kinds they are.
        world: Whose catalog they refer to.
        stop_s: The end of the run, simulated s.
        chance: What, together with the event's place, seeds the numbers that an event draws.

    Raises:
        ValueError: An event cannot be expanded, or what it stands for comes at a moment that it may not.
    """
    plain = [event for event in events if not isinstance(event.event, ExpandingEvent)]
    if len(plain) == len(events):
        return events
    found = list(plain)
    for place, source in enumerate(events):
        if isinstance(source.event, ExpandingEvent):
            rng = random.Random(f"{chance}:{place}")
            expansion = Expansion(source.at_s, stop_s, tuple(e for e in events if e is not source), world, rng)
            found += _made(source, expansion, environment)
    found.sort(key=lambda event: event.at_s)
    _refuse_same_moment(found)
    return tuple(found)


def without_target(events: Events) -> Events:
    """The matched negative: the target and every counted event after it are left out, or turn into something else."""
    target_s = min((event.at_s for event in events if event.role == "target"), default=float("inf"))
    return tuple(
        kept
        for event in events
        for kept in (_turned(event) if event.role in ("counted", "target") and event.at_s >= target_s else [event])
    )


def _turned(event: ScheduledEvent) -> Iterator[ScheduledEvent]:
    other = event.event.withheld() if isinstance(event.event, TurningEvent) else None
    if other is not None:
        yield replace(event, role="decoy", fields=other.model_dump(mode="json", exclude_unset=True), event=other)


def _made(source: ScheduledEvent, expansion: Expansion, environment: Environment) -> Iterator[ScheduledEvent]:
    assert isinstance(source.event, ExpandingEvent)
    for at_s, kind, fields in source.event.expand(expansion):
        if not source.at_s <= at_s <= expansion.stop_s:
            raise ValueError(
                f"{source.kind} at {source.at_s:g} s: stands for {kind} at {at_s:g} s, "
                f"which is not between its own moment and the stop at {expansion.stop_s:g} s"
            )
        if kind not in environment.events:
            close = did_you_mean(kind, environment.events)
            raise ValueError(
                f"{source.kind} at {source.at_s:g} s: stands for {kind!r}, which {environment.name} has not{close}"
            )
        event = environment.events[kind](**fields)
        yield ScheduledEvent(round(at_s, 3), "filler", None, kind, dict(fields), event)


def _refuse_same_moment(events: Sequence[ScheduledEvent]) -> None:
    for before, after in zip(events, events[1:], strict=False):
        if before.at_s == after.at_s:
            raise ValueError(f"{before.kind} and {after.kind} both come at {before.at_s:g} s")
