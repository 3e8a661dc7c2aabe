"""Power and smallest differences, against counting every outcome and against drawn ones."""

from __future__ import annotations

import numpy
import pytest
from scipy.stats import multinomial

from pytest_sentinel.statistics import (
    bounds,
    detectable_by_mcnemar,
    detectable_by_mean,
    mcnemar,
    mcnemar_power,
    too_many,
)
from pytest_sentinel.statistics.proportions import Tally


def test_power_is_the_chance_of_every_outcome_that_is_shown() -> None:
    tasks, better, worse = 12, 0.55, 0.1
    counts = [(b, w, tasks - b - w) for b in range(tasks + 1) for w in range(tasks + 1 - b)]
    chance = multinomial(tasks, [better, worse, 1 - better - worse])
    expected = sum(chance.pmf(count) for count in counts if mcnemar(count[0], count[1]) <= 0.05)
    assert mcnemar_power(tasks, better - worse, better + worse) == pytest.approx(expected)


def test_smallest_difference_is_found_with_the_power_asked_for() -> None:
    smallest = detectable_by_mcnemar(80, 0.3)
    assert smallest is not None
    assert mcnemar_power(80, smallest, 0.3) >= 0.8
    assert mcnemar_power(80, smallest - 0.002, 0.3) < 0.8
    assert 0.15 < smallest < 0.25


def test_more_tasks_show_smaller_differences_and_too_few_none() -> None:
    few, many = detectable_by_mcnemar(40, 0.3), detectable_by_mcnemar(160, 0.3)
    assert few is not None
    assert many is not None
    assert many < few
    assert detectable_by_mcnemar(5, 0.3) is None


def test_smallest_mean_difference_follows_the_spread() -> None:
    values = list(numpy.tile([1.0, -1.0, 0.0, 0.0], 20))
    assert detectable_by_mean(values) == pytest.approx(2.8016 * numpy.std(values, ddof=1) / 80**0.5, rel=1e-4)
    assert detectable_by_mean([0.0, 0.0]) is None


def test_impossible_difference_is_refused() -> None:
    with pytest.raises(ValueError, match="does not hold"):
        mcnemar_power(10, 0.5, 0.4)


def test_bounds_count_unknown_runs_both_ways() -> None:
    assert bounds(Tally(45, 95), 5) == pytest.approx((0.45, 0.5))
    assert bounds(Tally(0, 0), 0) is None


def test_headline_falls_above_two_percent_of_unknown_runs() -> None:
    assert not too_many(2, 100)
    assert too_many(3, 100)
