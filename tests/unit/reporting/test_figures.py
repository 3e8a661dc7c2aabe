"""How shares are rounded: as the pages do it, and never to what they are not."""

import pytest

from pytest_sentinel.reporting import figures


@pytest.mark.parametrize(
    ("count", "of", "written"),
    [
        (0, 300, "0"),
        (1, 300, "<1"),
        (2, 300, "1"),
        (1, 8, "13"),
        (1, 40, "3"),
        (5, 8, "63"),
        (298, 300, "99"),
        (299, 300, ">99"),
        (300, 300, "100"),
    ],
)
def test_halves_go_up_and_only_none_and_all_are_0_and_100(count, of, written):
    assert figures.percentage(count / of) == written


def test_ends_of_an_interval_are_plain_figures():
    assert figures.bounds(0.001, 0.125) == "0 to 13"
