"""Wilson intervals, against published figures and the formula itself."""

from __future__ import annotations

import math

import pytest

from pytest_sentinel.statistics import proportion_interval


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(75, 100, 0.66, 0.82), (68, 100, 0.58, 0.76), (19, 20, 0.76, 0.99)],
)
def test_interval_is_the_published_one(count: int, of: int, low: float, high: float) -> None:
    found = proportion_interval(count, of)
    assert found is not None
    assert (round(found.low, 2), round(found.high, 2)) == (low, high)


def test_interval_follows_the_formula() -> None:
    z, share, n = 1.959963984540054, 7 / 23, 23
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    assert proportion_interval(7, 23) == pytest.approx((middle - half, middle + half))


def test_interval_of_none_and_all_stays_a_proportion() -> None:
    assert proportion_interval(0, 20) == pytest.approx((0, 0.16113), abs=1e-4)
    assert proportion_interval(20, 20) == pytest.approx((1 - 0.16113, 1), abs=1e-4)


def test_interval_of_nothing_is_none() -> None:
    assert proportion_interval(0, 0) is None


def test_impossible_count_is_refused() -> None:
    with pytest.raises(ValueError, match="must be from 0 to 3"):
        proportion_interval(4, 3)
