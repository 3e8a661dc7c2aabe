"""What a run's events say beyond its result: when the agent decided, and how often the page was looked at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pytest_sentinel.record.events import Contacted, ModelCalled, Observed, RecordEvent, ToolCalled, Waited
from pytest_sentinel.record.result import Result

STAGES = ("shown", "seen", "decided", "done", "told")
"""The stages of a reaction: until the agent's app shows it, until the agent looks, decides, has acted, has written."""
LOOKING = frozenset({"read_page", "scroll", "hover"})
"""Tools that only look."""


@dataclass(frozen=True)
class Moments:
    """Of one attempt."""

    decided_at_s: float | None
    """When it had decided to act on what it saw, simulated s; None where it did not."""
    looks: int | None
    """At how many moments agent, wait tool or watcher looked; None where the record does not say, as of a program."""


def moments(result: Result, events: Sequence[RecordEvent]) -> Moments:
    """Read both out of the events."""
    looks = len({event.at_s for event in events if isinstance(event, Observed)})
    return Moments(_decided_at_s(result, events), looks if result.labels.interface == "tools" else None)


def _decided_at_s(result: Result, events: Sequence[RecordEvent]) -> float | None:
    """The model's answer that led to the first act after the evidence was seen; without a model, that act."""
    if result.times.observed_at_s is None:
        return None
    waits = {event.tool for event in events if isinstance(event, Waited)}
    answered_s = None
    seen = False
    for event in events:
        seen = seen or (isinstance(event, Observed) and event.evidence)
        if not seen:
            continue
        if isinstance(event, ModelCalled) and event.role == "agent":
            answered_s = event.at_s
        elif isinstance(event, Contacted) or (
            isinstance(event, ToolCalled) and event.error is None and event.tool not in waits | LOOKING
        ):
            return event.at_s if answered_s is None else answered_s
    return None


def stages_s(result: Result, decided_at_s: float | None) -> dict[str, float] | None:
    """How long each stage of a successful reaction took, s; together they are the reaction time.

    A stage that is not known, or that a task does not have, takes no time: what comes next holds it.
    """
    times = result.times
    if result.outcome != "success" or result.reaction_ms is None or times.condition_at_s is None:
        return None
    end_s = times.contact_at_s if times.contact_at_s is not None else times.condition_at_s
    known = (times.shown_at_s, times.observed_at_s, decided_at_s, times.done_at_s, end_s)
    lasted: dict[str, float] = {}
    before_s = times.condition_at_s
    for stage, moment_s in zip(STAGES, known, strict=True):
        now_s = before_s if moment_s is None else min(max(before_s, moment_s), end_s)
        lasted[stage] = now_s - before_s
        before_s = now_s
    whole_s = end_s - times.condition_at_s
    pace = result.reaction_ms / 1000 / whole_s if whole_s > 0 else 1.0  # the real clock may run faster than the wall's
    return {stage: round(part_s * pace, 3) for stage, part_s in lasted.items()}
