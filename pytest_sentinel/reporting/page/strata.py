"""The figures of a part of a run: a category, a criterion, an environment, or all of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import Any

from pytest_sentinel.record.result import Result, TokenCount
from pytest_sentinel.reporting.page.moments import STAGES, Moments, stages_s
from pytest_sentinel.statistics import Tally, clustered_interval
from pytest_sentinel.summary import GROUPS, NO_VERDICT, Group, expects_silence, summarise, whole_sum

Read = Mapping[tuple[str, int], Moments]
"""What the events say, by task and trial."""
PARTS: Mapping[str, Callable[[Result], str]] = {
    "all": lambda result: "all",  # noqa: ARG005 (one part of everything)
    "category": lambda result: result.category,
    "criterion": lambda result: result.criterion,
    "environment": lambda result: result.environment,
}
"""By what a run is parted, and how each result says which part it belongs to."""
CLASSES = tuple(TokenCount.model_fields)


def strata(results: Sequence[Result], read: Read) -> list[dict[str, Any]]:
    """The figures of every part."""
    found = []
    for by, key in PARTS.items():
        for name in sorted({key(result) for result in results}, key=_place):
            members = [result for result in results if key(result) == name]
            found.append({"by": by, "name": name, **figures(members, read)})
    return found


def _place(name: str) -> tuple[int, str]:
    """Categories as everywhere, the rest by name."""
    return (GROUPS.index(name) if name in GROUPS else 0, name)


def figures(members: Sequence[Result], read: Read) -> dict[str, Any]:
    """The figures of some runs; what one of them does not know, a sum does not know either."""
    group = summarise(members).group("all")
    judged = [result for result in members if result.outcome not in NO_VERDICT]
    eventful = [result for result in judged if not expects_silence(result)]
    quiet = [result for result in judged if expects_silence(result)]
    return {
        "runs": group.runs,
        "passed": proportion(judged, lambda result: result.passed),
        "timely": proportion(eventful, lambda result: bool(result.timely)),
        "false_alarms": proportion(quiet, lambda result: result.outcome == "false_alarm"),
        "within": _within(group, eventful),
        "outcomes": group.outcomes,
        "reaction_median_ms": group.reaction_median_ms,
        "reaction_p90_ms": group.reaction_p90_ms,
        "stages_s": _mean_stages(judged, read),
        "tokens": _tokens(judged),
        "tokens_median": group.tokens_median,
        "cost_usd": group.cost_usd,
        "paper": _paper(judged),
    }


def proportion(runs: Sequence[Result], holds: Callable[[Result], bool]) -> dict[str, Any]:
    """So many of so many runs, with the 95 % interval of the share behind them.

    Wilson's interval; a task's trials, which resemble each other, do not count as so many independent runs.
    """
    interval = clustered_interval(list(by_task(runs, holds).values()))
    low, high = (None, None) if interval is None else (round(interval.low, 6), round(interval.high, 6))
    return {"count": sum(map(holds, runs)), "of": len(runs), "low": low, "high": high}


def by_task(runs: Sequence[Result], holds: Callable[[Result], bool]) -> dict[str, Tally]:
    """Of how many trials of each task something holds."""
    tallies: dict[str, Tally] = {}
    for result in runs:
        before = tallies.get(result.task_id, Tally(0, 0))
        tallies[result.task_id] = Tally(before.count + holds(result), before.of + 1)
    return tallies


def _within(group: Group, eventful: Sequence[Result]) -> dict[str, int]:
    """Successes within each delay (s), and at any time."""
    delays = {str(delay): count for delay, count in group.success_within.items()}
    return delays | {"any": sum(result.outcome == "success" for result in eventful)}


def _mean_stages(judged: Sequence[Result], read: Read) -> dict[str, Any] | None:
    """Mean length of each stage over the successes; their sum is the mean reaction time."""
    split = [stages_s(result, read[result.task_id, result.trial].decided_at_s) for result in judged]
    known = [stages for stages in split if stages is not None]
    if not known:
        return None
    return {"of": len(known), **{stage: round(fmean(stages[stage] for stages in known), 3) for stage in STAGES}}


def _tokens(judged: Sequence[Result]) -> dict[str, Any]:
    """Sums by role and class, by phase, and whole."""
    usages = [result.usage for result in judged]
    roles = {
        role: {name: whole_sum([getattr(getattr(usage, role), name) for usage in usages]) for name in CLASSES}
        for role in ("agent", "watcher")
    }
    phases = {
        phase: whole_sum([getattr(usage, f"{phase}_tokens") for usage in usages]) for phase in ("waiting", "acting")
    }
    return {"roles": roles, "phases": phases, "total": whole_sum([usage.total_tokens for usage in usages])}


def _paper(judged: Sequence[Result]) -> dict[str, int]:
    """The published rule's verdicts beside ours."""
    return {
        "both": sum(result.passed and result.paper.passed for result in judged),
        "ours_only": sum(result.passed and not result.paper.passed for result in judged),
        "theirs_only": sum(result.paper.passed and not result.passed for result in judged),
        "neither": sum(not result.passed and not result.paper.passed for result in judged),
    }
