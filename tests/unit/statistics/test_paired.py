"""Paired comparison of two agents: made-up pairs with a known difference, and SciPy beside them."""

from __future__ import annotations

import itertools

import pytest
from scipy.stats import binomtest

from pytest_sentinel.statistics import Tally, compare_paired, difference_interval, holm, mcnemar, sign_flip

YES, NO = Tally(1, 1), Tally(0, 1)


def pairs(both: int, first: int, second: int, neither: int) -> tuple[list[Tally], list[Tally]]:
    rows = [(YES, YES)] * both + [(YES, NO)] * first + [(NO, YES)] * second + [(NO, NO)] * neither
    return [a for a, _ in rows], [b for _, b in rows]


def test_known_difference_gives_its_p_value_and_interval() -> None:
    found = compare_paired(*pairs(36, 12, 2, 0))
    assert found.difference == pytest.approx(0.2)
    assert found.p_value == pytest.approx(binomtest(12, 14).pvalue)
    # Newcombe (1998), table III, method 10 on these very counts.
    assert found.interval == pytest.approx((0.0569, 0.3404), abs=5e-4)
    assert (found.method, found.tasks, found.first_better, found.second_better) == ("exact McNemar", 50, 12, 2)


def test_sides_changed_over_give_the_same_result_reversed() -> None:
    first, second = pairs(20, 9, 3, 8)
    one, other = compare_paired(first, second), compare_paired(second, first)
    assert one.difference == pytest.approx(-other.difference)
    assert one.p_value == pytest.approx(other.p_value)
    assert one.interval == pytest.approx((-other.interval.high, -other.interval.low))


def test_the_same_agent_twice_is_no_difference_with_a_width() -> None:
    found = compare_paired(*pairs(30, 0, 0, 10))
    assert (found.difference, found.p_value) == (0, 1)
    assert found.interval.low < -0.01
    assert found.interval.high > 0.01


def test_further_trials_do_not_count_as_further_tasks() -> None:
    first, second = pairs(20, 9, 3, 8)
    tripled = [[Tally(3 * t.count, 3) for t in side] for side in (first, second)]
    assert difference_interval(*tripled) == pytest.approx(difference_interval(first, second))
    found = compare_paired(tripled[0], tripled[1])
    assert found.method == "sign-flip permutation"
    assert found.p_value == pytest.approx(mcnemar(9, 3))


def test_sign_flip_is_what_trying_every_flip_gives() -> None:
    values = [0.5, 0.25, -0.25, 0.75, 0.5, 1.0, -0.5, 0.25]
    flipped = [sum(s * v for s, v in zip(signs, values, strict=True)) for signs in itertools.product((1, -1), repeat=8)]
    expected = sum(abs(total) >= sum(values) - 1e-9 for total in flipped) / len(flipped)
    assert sign_flip(values) == pytest.approx(expected)
    assert sign_flip([*values, 0.0, 0.0]) == pytest.approx(expected)


def test_many_flips_are_drawn_the_same_way_each_time() -> None:
    values = [0.5] * 20 + [-0.5] * 8
    assert sign_flip(values) == sign_flip(values)
    assert sign_flip(values) == pytest.approx(binomtest(20, 28).pvalue, abs=0.01)


def test_holm_is_as_worked_by_hand() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.6]) == [1.0, 1.0]
    assert holm([]) == []


@pytest.mark.parametrize(("first", "second"), [([], []), ([YES], [YES, NO]), ([YES], [Tally(0, 0)])])
def test_what_is_no_pair_is_refused(first: list[Tally], second: list[Tally]) -> None:
    with pytest.raises(ValueError, match="at least one"):
        compare_paired(first, second)
