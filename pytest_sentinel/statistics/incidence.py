"""Success over delay: which share of the runs had succeeded within so many seconds of the condition.

Every run goes on for at least 120 s after its condition, so up to there nothing is censored: a run that has not
succeeded by then has not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from statistics import fmean
from typing import NamedTuple

from pytest_sentinel.statistics.proportions import CONFIDENCE, Interval

HORIZON_S = 120.0
"""The area below the curve is taken up to this delay, s."""
Delays = Mapping[str, Sequence[float | None]]
"""Task -> delay of each trial, s; None for one that did not succeed."""


class Mean(NamedTuple):
    """A mean over tasks and its interval; the interval is None for fewer than two tasks."""

    value: float
    interval: Interval | None


def cumulative_incidence(delays: Sequence[float | None], horizon_s: float = HORIZON_S) -> list[tuple[float, float]]:
    """The curve as steps: from each delay (s) on, this share (0 to 1) had succeeded; begins at 0 s."""
    known = sorted(max(0.0, delay) for delay in delays if delay is not None and delay <= horizon_s)
    curve, reached = [(0.0, 0.0)], 0
    for delay, same in groupby(known):
        reached += len(list(same))
        curve.append((delay, reached / len(delays)))
    return curve


def incidence_area(delays: Sequence[float | None], horizon_s: float = HORIZON_S) -> float:
    """The area below the curve, as a share of the whole: 1 if all succeeded at once, 0 if none did in time.

    Raises:
        ValueError: There are no runs.
    """
    if not delays:
        raise ValueError("no runs: the area below their curve is not defined")
    return fmean(0.0 if d is None else max(0.0, 1 - max(0.0, d) / horizon_s) for d in delays)


def area_difference(first: Delays, second: Delays, confidence: float = CONFIDENCE) -> Mean:
    """The mean difference of the areas over tasks that both have, first minus second, with a t interval.

    The interval ends where a difference of shares ends, at -1 and 1.

    Raises:
        ValueError: They share no task.
    """
    shared = [task for task in first if task in second]
    if not shared:
        raise ValueError("no task is in both")
    mean = mean_interval([incidence_area(first[task]) - incidence_area(second[task]) for task in shared], confidence)
    if mean.interval is None:
        return mean
    return mean._replace(interval=Interval(max(-1.0, mean.interval.low), min(1.0, mean.interval.high)))


def mean_interval(values: Sequence[float], confidence: float = CONFIDENCE) -> Mean:
    """The mean of one value a task, with Student's t interval.

    Raises:
        ValueError: There are no values.
    """
    if not values:
        raise ValueError("no values: their mean is not defined")
    if len(values) < 2 or len(set(values)) == 1:
        return Mean(fmean(values), None)
    from scipy.stats import ttest_1samp

    found = ttest_1samp(values, 0.0).confidence_interval(confidence)
    return Mean(fmean(values), Interval(float(found.low), float(found.high)))
