"""Figures about citations: of authors and of venues."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median_low

I10_CITATIONS = 10
FIVE_YEARS = 5


def h_index(counts: Iterable[int]) -> int:
    """The largest h such that h papers are cited at least h times each."""
    ranked = sorted(counts, reverse=True)
    return sum(count >= rank for rank, count in enumerate(ranked, 1))


def h_median(counts: Sequence[int]) -> int:
    """The median of what the papers within the h-index are cited; 0 where there are none."""
    core = sorted(counts, reverse=True)[: h_index(counts)]
    return median_low(core) if core else 0


def i10_index(counts: Iterable[int]) -> int:
    """How many papers are cited at least ten times."""
    return sum(count >= I10_CITATIONS for count in counts)
