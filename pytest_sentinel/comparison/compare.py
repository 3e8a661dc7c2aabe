"""Compares the sides: one primary endpoint, one guardrail, every pair, Holm's correction over the pairs.

Primary: timely success on the tasks that hold an event, paired by task (and, as all runs have the same seed, by the
moment of its event). Guardrail: false alarms on the tasks with nothing to report.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from statistics import fmean
from typing import NamedTuple

from pytest_sentinel.comparison import comparable, words
from pytest_sentinel.comparison.figures import Counts, alarm, delay_s, events_of, figures_of, quiet_of, timely
from pytest_sentinel.comparison.model import AreaPair, Comparison, EndpointName, PairFigures, TaskApart
from pytest_sentinel.comparison.sides import Run, Side
from pytest_sentinel.record.errors import RecordError
from pytest_sentinel.record.manifest import PlannedTask
from pytest_sentinel.statistics import (
    PairedTest,
    Tally,
    area_difference,
    compare_paired,
    detectable_by_mcnemar,
    detectable_by_mean,
    holm,
    too_many,
)


class Endpoint(NamedTuple):
    """What is compared."""

    name: EndpointName
    tasks: Sequence[str]
    counts: Counts


def compare(sides: Sequence[Side], *, anyway: bool = False, published: bool = False) -> Comparison:
    """Compare the sides on the tasks that all of them hold.

    Args:
        sides: Two or more; or one with its withheld run.
        anyway: Compare although what should be the same differs; the comparison then says so.
        published: Whether the published figures are to be shown beside ours.

    Raises:
        RecordError: The runs may not be compared, or have no task in common.
    """
    unlike = comparable.differences(sides)
    if unlike and not anyway:
        raise RecordError("these runs cannot be compared: " + "; ".join(unlike) + ". --anyway compares all the same")
    tasks = _common(sides)
    endpoints = (
        Endpoint("timely success", events_of(tasks), timely),
        Endpoint("false alarms", quiet_of(tasks), alarm),
    )
    pairs = tuple(pair for endpoint in endpoints for pair in _pairs(sides, endpoint))
    figures = tuple(figures_of(side, tasks) for side in sides)
    return Comparison(
        sides=figures,
        tasks=len(tasks),
        trials=max(len(side.run.tasks[name].trials) for side in sides for name in tasks),
        conclusion=tuple(words.conclusion(figures, pairs)),
        pairs=pairs,
        areas=tuple(_areas(sides, events_of(tasks))),
        apart=tuple(_apart(sides, sorted(tasks))),
        unlike=tuple(unlike),
        limits=tuple(comparable.unequal_limits(sides)),
        notes=tuple(comparable.notes(sides)),
        published=published,
    )


def _apart(sides: Sequence[Side], tasks: Sequence[str]) -> Iterator[TaskApart]:
    for name in tasks:
        found = [side.run.judged([name]) for side in sides]
        shares = {(fmean(r.passed for r in results), fmean(timely(r) for r in results)) for results in found if results}
        if len(shares) > 1:
            yield TaskApart(task_id=name, sides=tuple(map(words.ended, found)))


def _common(sides: Sequence[Side]) -> dict[str, PlannedTask]:
    tasks = {name: task for name, task in sides[0].run.tasks.items() if all(name in side.run.tasks for side in sides)}
    if not tasks:
        raise RecordError("these runs have no task in common")
    return tasks


def _pairs(sides: Sequence[Side], endpoint: Endpoint) -> list[PairFigures]:
    found = [_pair(sides, first, second, endpoint) for first, second in combinations(range(len(sides)), 2)]
    some = [pair for pair in found if pair is not None]
    adjusted = holm([pair.p_value for pair in some])
    whole = [pair.model_copy(update={"p_adjusted": p}) for pair, p in zip(some, adjusted, strict=True)]
    names = [side.name for side in sides]
    return [pair.model_copy(update={"sentence": words.sentence(pair, names)}) for pair in whole]


def _pair(sides: Sequence[Side], first: int, second: int, endpoint: Endpoint) -> PairFigures | None:
    runs = sides[first].run, sides[second].run
    tallies = [run.tallies(endpoint.tasks, endpoint.counts) for run in runs]
    shared = [name for name in endpoint.tasks if all(name in tally for tally in tallies)]
    if not shared:
        return None
    a, b = ([tally[name] for name in shared] for tally in tallies)
    test = compare_paired(a, b)
    ranges = [_range(run, endpoint) for run in runs]
    return PairFigures(
        endpoint=endpoint.name,
        first=first,
        second=second,
        tasks=len(shared),
        first_share=fmean(tally.share for tally in a),
        second_share=fmean(tally.share for tally in b),
        difference=test.difference,
        low=test.interval.low,
        high=test.interval.high,
        p_value=test.p_value,
        p_adjusted=test.p_value,
        method=test.method,
        first_better=test.first_better,
        second_better=test.second_better,
        detectable=_detectable(test, a, b),
        at_least=ranges[0][0] - ranges[1][1],
        at_most=ranges[0][1] - ranges[1][0],
        headline=not any(_lacking(run, endpoint.tasks) for run in runs),
        sentence="",
    )


def _detectable(test: PairedTest, first: Sequence[Tally], second: Sequence[Tally]) -> float | None:
    if test.method == "exact McNemar":
        return detectable_by_mcnemar(test.tasks, (test.first_better + test.second_better) / test.tasks)
    return detectable_by_mean([a.share - b.share for a, b in zip(first, second, strict=True)])


def _range(run: Run, endpoint: Endpoint) -> tuple[float, float]:
    """The mean share over tasks with every unknown trial counted against it, and for it."""
    tallies, unknown = run.tallies(endpoint.tasks, endpoint.counts), run.unknown(endpoint.tasks)
    found = [(tallies.get(name, Tally(0, 0)), unknown[name]) for name in endpoint.tasks]
    known = [(tally, missing) for tally, missing in found if tally.of + missing]
    low = fmean(tally.count / (tally.of + missing) for tally, missing in known)
    return low, fmean((tally.count + missing) / (tally.of + missing) for tally, missing in known)


def _lacking(run: Run, tasks: Sequence[str]) -> bool:
    planned = sum(len(run.tasks[name].trials) for name in tasks)
    return too_many(sum(run.unknown(tasks).values()), planned)


def _areas(sides: Sequence[Side], events: Sequence[str]) -> list[AreaPair]:
    delays: list[dict[str, list[float | None]]] = []
    for side in sides:
        own: dict[str, list[float | None]] = {}
        for result in side.run.judged(events):
            own.setdefault(result.task_id, []).append(delay_s(result))
        delays.append(own)
    found = []
    for first, second in combinations(range(len(sides)), 2):
        if delays[first].keys() & delays[second].keys():
            value, interval = area_difference(delays[first], delays[second])
            low, high = interval or (None, None)
            found.append(AreaPair(first=first, second=second, difference=value, low=low, high=high))
    return found
