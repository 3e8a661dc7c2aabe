"""What repeated trials of the same tasks say: pass@1, pass^k, and which tasks are flaky."""

from __future__ import annotations

import math
from collections.abc import Mapping
from statistics import fmean

from pytest_sentinel.statistics.proportions import Tally


def pass_hat_k(tasks: Mapping[str, Tally], k: int) -> float | None:
    """pass^k: the chance that k trials of a task, drawn from those made, all pass; the mean over tasks.

    Args:
        tasks: Task -> trials that passed, of trials with a verdict.
        k: How many trials have to pass.

    Returns:
        The chance, 0 to 1, over the tasks with at least k verdicts; None where there is no such task.

    Raises:
        ValueError: `k` is less than 1.
    """
    if k < 1:
        raise ValueError(f"k must be at least 1, not {k}")
    chances = [math.comb(tally.count, k) / math.comb(tally.of, k) for tally in tasks.values() if tally.of >= k]
    return fmean(chances) if chances else None


def flaky(tasks: Mapping[str, Tally]) -> tuple[str, ...]:
    """The tasks of which some trials passed and some did not, by name."""
    return tuple(sorted(name for name, tally in tasks.items() if 0 < tally.count < tally.of))
