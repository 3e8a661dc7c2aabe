"""The figures of one side."""

from __future__ import annotations

import statistics as stats
from collections.abc import Callable, Sequence

from pytest_sentinel.comparison.model import CategoryRow, Estimate, Matched, SideFigures, Stratum
from pytest_sentinel.comparison.sides import Run, Side
from pytest_sentinel.record.manifest import PlannedTask
from pytest_sentinel.record.result import Result
from pytest_sentinel.statistics import Tally, bounds, clustered_interval, cumulative_incidence, flaky, incidence_area
from pytest_sentinel.summary import GROUPS, expects_silence, money_sum

Counts = Callable[[Result], bool]


def timely(result: Result) -> bool:
    """Whether a run succeeded within 60 s."""
    return bool(result.timely)


def alarm(result: Result) -> bool:
    """Whether a run with nothing to report wrote to the user."""
    return result.outcome == "false_alarm"


def passed(result: Result) -> bool:
    """Whether a run passed."""
    return result.passed


def delay_s(result: Result) -> float | None:
    """How long after the condition a run succeeded, s; None if it did not."""
    return result.reaction_ms / 1000 if result.outcome == "success" and result.reaction_ms is not None else None


def events_of(tasks: dict[str, PlannedTask]) -> list[str]:
    """The tasks that hold an event."""
    return [name for name, task in tasks.items() if task.category != "noop"]


def quiet_of(tasks: dict[str, PlannedTask]) -> list[str]:
    """The tasks with nothing to report."""
    return [name for name, task in tasks.items() if task.category == "noop"]


def estimate(run: Run, tasks: Sequence[str], counts: Counts) -> Estimate:
    """How many runs of these tasks count, with its interval and its bounds."""
    return estimated(list(run.tallies(tasks, counts).values()), sum(run.unknown(tasks).values()))


def estimated(tallies: Sequence[Tally], unknown: int = 0) -> Estimate:
    """An estimate from what each task came to."""
    total = Tally(sum(t.count for t in tallies), sum(t.of for t in tallies))
    low, high = clustered_interval(tallies) or (None, None)
    least, most = bounds(total, unknown) or (None, None)
    return Estimate(
        count=total.count, of=total.of, low=low, high=high, unknown=unknown, at_least=least, at_most=most
    )  # fmt: skip


def figures_of(side: Side, tasks: dict[str, PlannedTask]) -> SideFigures:
    """Everything about one side, on the given tasks."""
    run, events = side.run, events_of(tasks)
    delays = [delay_s(result) for result in run.judged(events)]
    everything = run.judged(list(tasks))
    return SideFigures(
        name=side.name,
        runs=(run.name, *([side.withheld.name] if side.withheld else [])),
        timely=estimate(run, events, timely),
        false_alarms=estimate(run, quiet_of(tasks), alarm),
        area=incidence_area(delays) if delays else None,
        curve=tuple(cumulative_incidence(delays)) if delays else (),
        categories=tuple(_category(run, tasks, name) for name in GROUPS),
        strata=tuple(_strata(run, tasks)),
        matched=None if side.withheld is None else matched(run, side.withheld, events),
        flaky=flaky(run.tallies(list(tasks), passed)),
        cost_usd=money_sum([result.usage.cost_usd for result in everything]),
    )


def _category(run: Run, tasks: dict[str, PlannedTask], name: str) -> CategoryRow:
    members = [task for task, planned in tasks.items() if name in ("all", planned.category)]
    tokens = [result.usage.total_tokens for result in run.judged(members)]
    known = [count for count in tokens if count is not None]
    return CategoryRow(
        category=name,
        passed=estimate(run, members, passed),
        paper_passed=estimate(run, members, lambda result: result.paper.passed),
        tokens_median=round(stats.median(known)) if known and len(known) == len(tokens) else None,
    )


def _strata(run: Run, tasks: dict[str, PlannedTask]) -> list[Stratum]:
    found = []
    for kind in ("category", "criterion", "environment"):
        values = {name: getattr(tasks[name], kind) for name in events_of(tasks)}
        for value in sorted(set(values.values())):
            members = [name for name, own in values.items() if own == value]
            found.append(Stratum(kind=kind, name=value, timely=estimate(run, members, timely)))
    return found


def matched(run: Run, withheld: Run, events: Sequence[str]) -> Matched:
    """The event tasks that were judged both with and without their event, trial by trial."""
    silent = {(r.task_id, r.trial): r for r in withheld.judged(events) if expects_silence(r)}
    pairs = [(r, silent[r.task_id, r.trial]) for r in run.judged(events) if (r.task_id, r.trial) in silent]

    def share(counts: Callable[[Result, Result], bool]) -> Estimate:
        tallies: dict[str, Tally] = {}
        for with_event, without in pairs:
            before = tallies.get(with_event.task_id, Tally(0, 0))
            tallies[with_event.task_id] = Tally(before.count + counts(with_event, without), before.of + 1)
        return estimated(list(tallies.values()))

    return Matched(
        hits=share(lambda with_event, _without: timely(with_event)),
        alarms=share(lambda _with_event, without: alarm(without)),
        both_right=share(lambda with_event, without: timely(with_event) and without.outcome == "silent"),
    )
