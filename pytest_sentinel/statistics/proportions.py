"""The interval of one proportion."""

from __future__ import annotations

from typing import NamedTuple

CONFIDENCE = 0.95
"""Confidence of every interval that is shown."""


class Interval(NamedTuple):
    """The two ends of an interval, in the unit of what it is about."""

    low: float
    high: float


def proportion_interval(count: int, of: int, confidence: float = CONFIDENCE) -> Interval | None:
    """The Wilson interval of a proportion, each end from 0 to 1; None of nothing.

    Args:
        count: How many did.
        of: Of how many.
        confidence: Share (0 to 1) of such intervals that hold the true proportion.

    Raises:
        ValueError: `count` is not from 0 to `of`.
    """
    if not 0 <= count <= of:
        raise ValueError(f"{count} of {of} is no proportion: the count must be from 0 to {of}")
    if of == 0:
        return None
    from scipy.stats import binomtest

    found = binomtest(count, of).proportion_ci(confidence, method="wilson")
    return Interval(float(found.low), float(found.high))
