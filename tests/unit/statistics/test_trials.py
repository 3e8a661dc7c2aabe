"""pass^k and flaky tasks, against counting by hand."""

from __future__ import annotations

import itertools

import pytest

from pytest_sentinel.statistics import Tally, flaky, pass_hat_k

TASKS = {"always": Tally(4, 4), "never": Tally(0, 4), "mostly": Tally(3, 4), "short": Tally(1, 1)}


def test_pass_1_is_the_mean_share() -> None:
    assert pass_hat_k(TASKS, 1) == pytest.approx((1 + 0 + 0.75 + 1) / 4)


def test_pass_2_is_what_drawing_pairs_gives() -> None:
    pairs = list(itertools.combinations([True, True, True, False], 2))
    mostly = sum(all(pair) for pair in pairs) / len(pairs)
    assert pass_hat_k(TASKS, 2) == pytest.approx((1 + 0 + mostly) / 3)


def test_more_trials_than_were_made_give_nothing() -> None:
    assert pass_hat_k(TASKS, 5) is None


def test_zero_trials_are_refused() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        pass_hat_k(TASKS, 0)


def test_flaky_tasks_are_those_that_did_both() -> None:
    assert flaky(TASKS) == ("mostly",)
