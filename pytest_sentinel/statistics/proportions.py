"""Intervals of proportions: of independent runs, and of runs that share their tasks.

The Wilson interval is three lines of arithmetic with the standard library's normal distribution: every session prints
intervals, and loading SciPy for them would cost each of them seconds. A test holds them against SciPy's.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
"""Confidence of every interval that is shown."""


class Interval(NamedTuple):
    """The two ends of an interval, in the unit of what it is about."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Tally:
    """So many of so many."""

    count: int
    of: int

    @property
    def share(self) -> float:
        """The share, 0 to 1; 0 of nothing."""
        return self.count / self.of if self.of else 0.0


def proportion_interval(count: int, of: int, confidence: float = CONFIDENCE) -> Interval | None:
    """The Wilson interval of a proportion, each end from 0 to 1; None of nothing.

    Args:
        count: How many did.
        of: Of how many, all independent of each other.
        confidence: Share (0 to 1) of such intervals that hold the true proportion.

    Raises:
        ValueError: `count` is not from 0 to `of`.
    """
    if not 0 <= count <= of:
        raise ValueError(f"{count} of {of} is no proportion: the count must be from 0 to {of}")
    return _wilson(count / of, of, confidence) if of else None


def clustered_interval(clusters: Sequence[Tally], confidence: float = CONFIDENCE) -> Interval | None:
    """The interval of the proportion over all clusters, such as a task's trials, which resemble each other.

    Wilson's, with the number of runs replaced by the number of independent ones that would be as precise (the design
    effect of the ratio estimator). With one run a cluster that is the plain Wilson interval; where all did or none
    did, the runs say nothing of how alike they are, and each cluster counts as one.
    """
    total = Tally(sum(c.count for c in clusters), sum(c.of for c in clusters))
    filled = sum(cluster.of > 0 for cluster in clusters)
    if not total.of:
        return None
    variance = sum((c.count - total.share * c.of) ** 2 for c in clusters) / total.of**2
    effective = total.share * (1 - total.share) / variance if variance and 0 < total.count < total.of else filled
    return _wilson(total.share, min(effective, total.of), confidence)


def _wilson(share: float, of: float, confidence: float) -> Interval:
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return Interval(max(0.0, middle - half) if share else 0.0, min(1.0, middle + half) if share < 1 else 1.0)
