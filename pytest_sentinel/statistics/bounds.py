"""What a share could at most and at least be, were the runs that came to no verdict known."""

from __future__ import annotations

from pytest_sentinel.statistics.proportions import Interval, Tally

TOLERATED = 0.02
"""Share of runs without a verdict above which no headline is given."""


def bounds(tally: Tally, unknown: int) -> Interval | None:
    """The share with every unknown run counted as not counted in, and as counted in; None of nothing."""
    of = tally.of + unknown
    return Interval(tally.count / of, (tally.count + unknown) / of) if of else None


def too_many(unknown: int, of: int) -> bool:
    """Whether so many of all `of` runs have no verdict that a headline would mislead."""
    return unknown > TOLERATED * of
