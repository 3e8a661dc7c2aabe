"""What the results of a run add up to; read from results and nothing else.

Counts are of runs (a task's trial), each by its latest attempt. A run has a verdict unless it is an error or was not
run. What one run does not know (tokens, cost) the sum does not know either.
"""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from pytest_sentinel.record.result import DELAYS_S, TIMELY_S, Labels, Result
from pytest_sentinel.statistics.proportions import Interval, Tally, clustered_interval
from pytest_sentinel.statistics.trials import flaky, pass_hat_k

NO_VERDICT: frozenset[str] = frozenset({"error", "not_run"})
FLOORS = ("idle", "eager", "late", "spray")
"""Agents that cannot monitor; only silence, which `idle` keeps by doing nothing, can be passed without it."""
GroupName = Literal["passive", "active", "noop", "all"]
GROUPS: tuple[GroupName, ...] = ("passive", "active", "noop", "all")


class Figures(BaseModel):
    """Base of the summary's parts: frozen, unknown fields refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Share(Figures):
    """So many of so many."""

    count: int
    of: int

    @property
    def rate(self) -> float | None:
        """The share, 0 to 1; None where there is nothing to share."""
        return self.count / self.of if self.of else None


class Group(Figures):
    """The runs of one category, or all."""

    name: GroupName
    runs: int
    passed: Share = Field(description="Of the runs with a verdict.")
    success_within: dict[int, int] = Field(description="Delay in s -> event runs that succeeded within it.")
    reaction_median_ms: int | None = Field(description="Over successes.")
    reaction_p90_ms: int | None = Field(description="Over successes, nearest rank.")
    tokens: int | None = Field(description="Sum over the runs; None where one is unknown.")
    tokens_median: int | None
    cost_usd: float | None = Field(description="Sum over the runs; None where one is unknown.")
    outcomes: dict[str, int]
    paper_passed: Share = Field(description="What the published rule would have said.")


class Trials(Figures):
    """What the trials of a task say together; of one trial each, there is only pass@1."""

    most: int = Field(description="Most trials of a task with a verdict.")
    pass_at_1: Share = Field(description="Of the runs with a verdict.")
    pass_at_1_interval: Interval | None = Field(description="95 %, clustered by task; each end 0 to 1.")
    pass_hat: dict[int, float] = Field(description="k -> pass^k, the chance that k trials of a task all pass.")
    flaky: tuple[str, ...] = Field(description="Tasks of which some trials passed and some did not.")


class Spent(Figures):
    """What all attempts together used, repeated ones too."""

    attempts: int
    tokens: int | None
    cost_usd: float | None
    wall_s: float
    simulated_s: float
    model_calls: int = Field(description="Calls that models answered, as far as programs from outside tell.")
    failed_attempts: int = Field(description="Attempts at calls that failed; they cost no simulated time.")
    delayed_s: float = Field(description="Wall time of failed attempts, pauses after them, and waiting for a place, s.")


class Summary(Figures):
    """The whole of `summary.json`."""

    agent: str
    labels: tuple[Labels, ...] = Field(description="Every set of labels that occurs; more than one is no clean run.")
    timely_success: Share = Field(
        description=f"Headline: success within {TIMELY_S} s over the runs that hold an event."
    )
    timely_success_interval: Interval | None = Field(description="95 %, clustered by task; each end 0 to 1.")
    false_alarms: Share = Field(description="Headline: messages over the runs with nothing to report.")
    false_alarms_interval: Interval | None
    trials: Trials
    groups: tuple[Group, ...]
    floors: dict[str, int] | None = Field(description="Passes the floor agents would get on these runs; seed 0 only.")
    spent: Spent
    unfinished: int = Field(description="Planned runs without any result: their worker was killed or stopped.")

    def group(self, name: GroupName) -> Group:
        """The figures of one category, or of all."""
        return next(group for group in self.groups if group.name == name)


def summarise(results: Sequence[Result], attempts: Sequence[Result] | None = None, unfinished: int = 0) -> Summary:
    """Add up a run.

    Args:
        results: The latest result of each run.
        attempts: The results of all attempts, for what was spent; by default `results`.
        unfinished: How many planned runs have no result.
    """
    judged = [result for result in results if result.outcome not in NO_VERDICT]
    quiet = [result for result in judged if expects_silence(result)]
    eventful = [result for result in judged if not expects_silence(result)]
    return Summary(
        agent=", ".join(sorted({result.agent for result in results})),
        labels=tuple(dict.fromkeys(result.labels for result in results)),
        timely_success=_share(timely := tallies(eventful, lambda result: bool(result.timely))),
        timely_success_interval=clustered_interval(list(timely.values())),
        false_alarms=_share(alarms := tallies(quiet, lambda result: result.outcome == "false_alarm")),
        false_alarms_interval=clustered_interval(list(alarms.values())),
        trials=_trials(judged),
        groups=tuple(_group(name, results) for name in GROUPS),
        floors=_floors(results),
        spent=_spent(results if attempts is None else attempts),
        unfinished=unfinished,
    )


def tallies(results: Sequence[Result], counts: Callable[[Result], bool]) -> dict[str, Tally]:
    """Task -> how many of its results count, of how many."""
    found: dict[str, Tally] = {}
    for result in results:
        before = found.get(result.task_id, Tally(0, 0))
        found[result.task_id] = Tally(before.count + counts(result), before.of + 1)
    return found


def _share(tasks: Mapping[str, Tally]) -> Share:
    return Share(count=sum(t.count for t in tasks.values()), of=sum(t.of for t in tasks.values()))


def _trials(judged: Sequence[Result]) -> Trials:
    passes = tallies(judged, lambda result: result.passed)
    most = max((tally.of for tally in passes.values()), default=0)
    chances = {k: pass_hat_k(passes, k) for k in range(1, most + 1)}
    return Trials(
        most=most,
        pass_at_1=_share(passes),
        pass_at_1_interval=clustered_interval(list(passes.values())),
        pass_hat={k: round(chance, 6) for k, chance in chances.items() if chance is not None},
        flaky=flaky(passes),
    )


def expects_silence(result: Result) -> bool:
    """Whether the right answer was to watch to the end and write nothing."""
    return result.category == "noop" or result.labels.withheld


def _group(name: GroupName, results: Sequence[Result]) -> Group:
    members = [result for result in results if name in ("all", result.category)]
    judged = [result for result in members if result.outcome not in NO_VERDICT]
    reactions = sorted(r.reaction_ms for r in judged if r.outcome == "success" and r.reaction_ms is not None)
    tokens = [result.usage.total_tokens for result in judged]
    return Group(
        name=name,
        runs=len(members),
        passed=Share(count=sum(result.passed for result in judged), of=len(judged)),
        success_within={delay: sum(r.success_within.get(delay, False) for r in judged) for delay in DELAYS_S},
        reaction_median_ms=round(statistics.median(reactions)) if reactions else None,
        reaction_p90_ms=reactions[math.ceil(0.9 * len(reactions)) - 1] if reactions else None,
        tokens=whole_sum(tokens),
        tokens_median=round(statistics.median(known)) if (known := _all_known(tokens)) else None,
        cost_usd=money_sum([result.usage.cost_usd for result in judged]),
        outcomes=dict(sorted(Counter(result.outcome for result in members).items())),
        paper_passed=Share(count=sum(result.paper.passed for result in judged), of=len(judged)),
    )


def _floors(results: Sequence[Result]) -> dict[str, int] | None:
    if any(result.labels.seed != 0 for result in results):
        return None
    return {floor: sum(map(expects_silence, results)) if floor == "idle" else 0 for floor in FLOORS}


def _spent(attempts: Sequence[Result]) -> Spent:
    return Spent(
        attempts=len(attempts),
        tokens=whole_sum([result.usage.total_tokens for result in attempts]),
        cost_usd=money_sum([result.usage.cost_usd for result in attempts]),
        wall_s=round(sum(result.wall.total_s for result in attempts), 3),
        simulated_s=round(sum(result.simulated_s for result in attempts), 3),
        model_calls=sum(result.usage.model_calls or 0 for result in attempts),
        failed_attempts=sum(result.usage.failed_attempts for result in attempts),
        delayed_s=round(sum(result.usage.backoff_s + result.usage.queued_s for result in attempts), 3),
    )


def _all_known(values: Sequence[int | None]) -> list[int]:
    known = [value for value in values if value is not None]
    return known if len(known) == len(values) else []


def whole_sum(values: Sequence[int | None]) -> int | None:
    """The sum; None where one is unknown."""
    return None if None in values else sum(value for value in values if value is not None)


def money_sum(values: Sequence[float | None]) -> float | None:
    """The sum in USD to a millionth; None where one is unknown."""
    return None if None in values else round(sum(value for value in values if value is not None), 6)
