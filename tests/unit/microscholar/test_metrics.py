from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from environments.microscholar.models.metrics import h_index, h_median, i10_index

COUNTS = st.lists(st.integers(min_value=0, max_value=60), max_size=40)


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([], (0, 0, 0)),
        ([0, 0], (0, 0, 0)),
        ([1], (1, 1, 0)),
        ([10, 8, 5, 4, 3], (4, 5, 1)),
        ([25, 8, 5, 3, 3], (3, 8, 1)),
    ],
)
def test_figures_of_known_lists(counts: list[int], expected: tuple[int, int, int]) -> None:
    assert (h_index(counts), h_median(counts), i10_index(counts)) == expected


@given(COUNTS)
def test_h_index_is_the_largest_that_holds(counts: list[int]) -> None:
    h = h_index(counts)
    assert sum(count >= h for count in counts) >= h
    assert sum(count >= h + 1 for count in counts) < h + 1
