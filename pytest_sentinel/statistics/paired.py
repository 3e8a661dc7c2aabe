"""Two agents on the same tasks: the difference, its interval, and how likely chance alone makes one as large.

Tasks are the unit: they were drawn to stand for others, and trials of one task resemble each other.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean
from typing import Literal, NamedTuple

from pytest_sentinel.statistics.proportions import CONFIDENCE, Interval, Tally, clustered_interval

RESAMPLES = 9_999
"""Sign flips that are drawn where there are too many to try them all."""
Method = Literal["exact McNemar", "sign-flip permutation"]


class PairedTest(NamedTuple):
    """What a paired comparison came to; first minus second everywhere."""

    difference: float
    """Of the two shares, -1 to 1."""
    interval: Interval
    p_value: float
    method: Method
    tasks: int
    first_better: int
    """Tasks on which the first passed more often than the second."""
    second_better: int


def compare_paired(first: Sequence[Tally], second: Sequence[Tally], confidence: float = CONFIDENCE) -> PairedTest:
    """Compare two agents task by task: exact McNemar for one trial, a sign-flip permutation of task means for more.

    Args:
        first: For each task: passes, of trials. Each task needs at least one trial on both sides.
        second: The same tasks in the same order.
        confidence: Of the interval, 0 to 1.

    Raises:
        ValueError: There is no task, the lengths differ, or a task has no trial.
    """
    if not first or len(first) != len(second):
        raise ValueError(f"as many tasks are needed on both sides, and at least one: {len(first)} and {len(second)}")
    if not all(tally.of for tally in (*first, *second)):
        raise ValueError("every task needs at least one trial on both sides")
    differences = [a.share - b.share for a, b in zip(first, second, strict=True)]
    better, worse = sum(d > 0 for d in differences), sum(d < 0 for d in differences)
    single = all(tally.of == 1 for tally in (*first, *second))
    return PairedTest(
        difference=fmean(differences),
        interval=difference_interval(first, second, confidence),
        p_value=mcnemar(better, worse) if single else sign_flip(differences),
        method="exact McNemar" if single else "sign-flip permutation",
        tasks=len(first),
        first_better=better,
        second_better=worse,
    )


def mcnemar(first_only: int, second_only: int) -> float:
    """Exact two-sided p-value of McNemar's test, from the tasks that only one of two passed."""
    from scipy.stats import binomtest

    if first_only + second_only == 0:
        return 1.0
    return float(binomtest(first_only, first_only + second_only).pvalue)


def sign_flip(differences: Sequence[float]) -> float:
    """Two-sided p-value of the mean difference when each task's sign is as likely the one as the other.

    All flips are tried where they are few; otherwise `RESAMPLES` of them, drawn from a fixed seed.
    """
    import numpy
    from scipy.stats import permutation_test

    moved = numpy.array([difference for difference in differences if difference])
    if moved.size < 2:
        return 1.0  # with either sign a single difference is as far from zero
    found = permutation_test(
        (moved,), numpy.mean, permutation_type="samples", vectorized=True, n_resamples=RESAMPLES,
        rng=numpy.random.default_rng(0),
    )  # fmt: skip
    return float(found.pvalue)


def difference_interval(first: Sequence[Tally], second: Sequence[Tally], confidence: float = CONFIDENCE) -> Interval:
    """The interval of the difference of two paired shares: Newcombe's tenth method, on clustered Wilson intervals.

    It has a width where both passed the same tasks, which an interval around the mean difference has not.
    """
    low_1, high_1 = clustered_interval(_even(first), confidence) or (0.0, 1.0)
    low_2, high_2 = clustered_interval(_even(second), confidence) or (0.0, 1.0)
    mean_1, mean_2 = fmean(t.share for t in first), fmean(t.share for t in second)
    phi = _correlation(first, second)
    below = _across(mean_1 - low_1, high_2 - mean_2, phi)
    above = _across(high_1 - mean_1, mean_2 - low_2, phi)
    return Interval(mean_1 - mean_2 - below, mean_1 - mean_2 + above)


def _even(tallies: Sequence[Tally]) -> list[Tally]:
    """The same shares with as many trials for each task, so that all tasks weigh the same."""
    of = math.lcm(*{tally.of for tally in tallies})
    return [Tally(tally.count * of // tally.of, of) for tally in tallies]


def _across(a: float, b: float, phi: float) -> float:
    return math.sqrt(max(0.0, a * a - 2 * phi * a * b + b * b))


def _correlation(first: Sequence[Tally], second: Sequence[Tally]) -> float:
    """Correlation of the two sides' task means; a positive one is taken half a task smaller, as Newcombe does."""
    a, b = [t.share for t in first], [t.share for t in second]
    mean_a, mean_b = fmean(a), fmean(b)
    spread = math.sqrt(fmean((x - mean_a) ** 2 for x in a) * fmean((y - mean_b) ** 2 for y in b))
    together = fmean((x - mean_a) * (y - mean_b) for x, y in zip(a, b, strict=True))
    if not spread:
        return 0.0
    return (max(0.0, together - 1 / (2 * len(a))) if together > 0 else together) / spread


def holm(p_values: Sequence[float]) -> list[float]:
    """Holm's adjusted p-values, in the order given: any of them below 0.05 holds with all comparisons made."""
    order = sorted(range(len(p_values)), key=p_values.__getitem__)
    adjusted, largest = [0.0] * len(p_values), 0.0
    for rank, index in enumerate(order):
        largest = max(largest, min(1.0, (len(p_values) - rank) * p_values[index]))
        adjusted[index] = largest
    return adjusted
