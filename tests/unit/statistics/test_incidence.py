"""Success over delay: the curve, the area below it, and differences of areas."""

from __future__ import annotations

import numpy
import pytest
from scipy.stats import t

from pytest_sentinel.statistics import area_difference, cumulative_incidence, incidence_area, mean_interval


def test_curve_steps_up_where_runs_succeed() -> None:
    assert cumulative_incidence([30.0, None, 30.0, 90.0, 300.0]) == [(0.0, 0.0), (30.0, 0.4), (90.0, 0.6)]


def test_area_is_that_below_the_curve() -> None:
    delays = [30.0, None, 30.0, 90.0, 300.0]
    below = 0.4 * (90 - 30) + 0.6 * (120 - 90)
    assert incidence_area(delays) == pytest.approx(below / 120)
    assert incidence_area([0.0, 0.0]) == 1
    assert incidence_area([None, 120.0]) == 0


def test_area_of_no_runs_is_refused() -> None:
    with pytest.raises(ValueError, match="no runs"):
        incidence_area([])


def test_difference_of_areas_is_over_the_tasks_of_both() -> None:
    first = {"a": [0.0], "b": [60.0, 60.0], "c": [30.0, None], "only": [0.0]}
    second = {"a": [30.0], "b": [60.0], "c": [15.0, 75.0]}
    values = [0.25, 0.0, -0.25]
    found = area_difference(first, second)
    half = t.ppf(0.975, 2) * numpy.std(values, ddof=1) / 3**0.5
    assert found.value == pytest.approx(0)
    assert found.interval == pytest.approx((-half, half))


def test_interval_of_a_difference_ends_where_differences_end() -> None:
    found = area_difference({"a": [0.0], "b": [0.0], "c": [60.0]}, {"a": [None], "b": [None], "c": [60.0]})
    assert found.value == pytest.approx(2 / 3)
    assert found.interval is not None
    assert found.interval.low < 0 < found.interval.high == 1


def test_values_that_do_not_vary_have_no_interval() -> None:
    assert mean_interval([0.25, 0.25, 0.25]) == (0.25, None)


def test_no_task_in_common_is_refused() -> None:
    with pytest.raises(ValueError, match="no task is in both"):
        area_difference({"a": [1.0]}, {"b": [1.0]})
