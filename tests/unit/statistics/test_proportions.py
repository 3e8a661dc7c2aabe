"""Intervals of proportions, against published figures and against SciPy."""

from __future__ import annotations

import pytest
from scipy.stats import binomtest

from pytest_sentinel.statistics import Tally, clustered_interval, proportion_interval


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(75, 100, 0.66, 0.82), (68, 100, 0.58, 0.76), (19, 20, 0.76, 0.99)],
)
def test_interval_is_the_published_one(count: int, of: int, low: float, high: float) -> None:
    found = proportion_interval(count, of)
    assert found is not None
    assert (round(found.low, 2), round(found.high, 2)) == (low, high)


@pytest.mark.parametrize("confidence", [0.8, 0.95])
@pytest.mark.parametrize(("count", "of"), [(0, 20), (1, 1), (7, 23), (20, 20), (399, 1000)])
def test_interval_is_scipys(count: int, of: int, confidence: float) -> None:
    expected = binomtest(count, of).proportion_ci(confidence, method="wilson")
    assert proportion_interval(count, of, confidence) == pytest.approx((expected.low, expected.high), abs=1e-12)


def test_interval_of_nothing_is_none() -> None:
    assert proportion_interval(0, 0) is None
    assert clustered_interval([]) is None


def test_impossible_count_is_refused() -> None:
    with pytest.raises(ValueError, match="must be from 0 to 3"):
        proportion_interval(4, 3)


def test_one_trial_a_task_gives_the_plain_interval() -> None:
    assert clustered_interval([Tally(1, 1)] * 7 + [Tally(0, 1)] * 16) == pytest.approx(proportion_interval(7, 23))


def test_trials_that_all_agree_are_worth_one() -> None:
    assert clustered_interval([Tally(5, 5)] * 7 + [Tally(0, 5)] * 16) == pytest.approx(proportion_interval(7, 23))


def test_trials_as_mixed_as_coins_are_worth_as_many_as_they_are() -> None:
    # Two trials a task, whose counts 0, 1, 2 stand as 1 : 2 : 1, are as many independent runs.
    mixed = [Tally(0, 2), Tally(1, 2), Tally(1, 2), Tally(2, 2)] * 5
    assert clustered_interval(mixed) == pytest.approx(proportion_interval(20, 40))


def test_where_all_passed_a_task_counts_once() -> None:
    assert clustered_interval([Tally(3, 3)] * 20) == pytest.approx(proportion_interval(20, 20))
