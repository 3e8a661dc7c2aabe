"""The smallest true difference that a paired comparison over so many tasks is likely to show."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from statistics import NormalDist, stdev

ALPHA = 0.05
"""A p-value below this counts as shown."""
POWER = 0.8
"""How often a difference of that size is to be found."""
PRECISION = 0.001
"""To which the smallest difference is searched: a tenth of a percentage point."""


def mcnemar_power(tasks: int, difference: float, discordant: float, alpha: float = ALPHA) -> float:
    """How often the exact McNemar test shows a true difference.

    Args:
        tasks: How many tasks both ran.
        difference: The true difference of the two shares, 0 to 1.
        discordant: Share of the tasks that exactly one of the two passes, at least `difference`.
        alpha: Level of the test.

    Raises:
        ValueError: `difference` is above `discordant`, or either is no share.
    """
    if not 0 <= difference <= discordant <= 1:
        raise ValueError(f"0 <= difference <= discordant <= 1 does not hold: {difference}, {discordant}")
    import numpy
    from scipy.stats import binom

    if discordant == 0:
        return 0.0
    split = numpy.arange(tasks + 1)[:, None]  # how many are discordant
    won = numpy.arange(tasks + 1)[None, :]  # of these, won by the better one
    p_value = numpy.minimum(1.0, 2 * binom.cdf(numpy.minimum(won, split - won), split, 0.5))
    chance = binom.pmf(split, tasks, discordant) * binom.pmf(won, split, (discordant + difference) / (2 * discordant))
    return float(chance[(p_value <= alpha) & (won <= split)].sum())


def detectable_by_mcnemar(tasks: int, discordant: float, alpha: float = ALPHA, power: float = POWER) -> float | None:
    """The smallest difference (0 to 1) found with this power; None where no difference would be.

    `discordant` is the share of tasks that only one of the two passed; it grows where the difference asks for more.
    """
    return _smallest(lambda difference: mcnemar_power(tasks, difference, max(discordant, difference), alpha), power)


def detectable_by_mean(differences: Sequence[float], alpha: float = ALPHA, power: float = POWER) -> float | None:
    """The smallest mean difference found with this power, from how much the tasks' differences vary.

    By the normal approximation; None for fewer than two tasks, or where they do not vary, which says nothing.
    """
    if len(differences) < 2 or not (spread := stdev(differences)):
        return None
    normal = NormalDist()
    return (normal.inv_cdf(1 - alpha / 2) + normal.inv_cdf(power)) * spread / math.sqrt(len(differences))


def _smallest(found: Callable[[float], float], power: float) -> float | None:
    """Bisection: how often a difference is found grows with the difference."""
    if found(1.0) < power:
        return None
    low, high = 0.0, 1.0
    while high - low > PRECISION:
        middle = (low + high) / 2
        low, high = (low, middle) if found(middle) >= power else (middle, high)
    return high
