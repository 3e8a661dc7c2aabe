"""What the plugin costs before a task runs, also in a suite that does not use it."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence

import pytest

from tests.benchmarks.conftest import run_python

Measure = Callable[[Sequence[str], int], float]

ADDED_LIMIT_S = 0.1
COLLECTION_LIMIT_S = 1.0
ROUNDS = 9
WITHOUT = ["-p", "no:sentinel", "-o", "strict_config=false"]


@pytest.mark.parametrize("option", ["--version", "-VV"])
def test_plugin_adds_less_than_100_ms_to_the_version(option: str, median_s: Measure) -> None:
    with_plugin_s = median_s(["-m", "pytest", option], ROUNDS)
    without_s = statistics.median(run_python(["-m", "pytest", option, *WITHOUT]) for _round in range(ROUNDS))
    assert with_plugin_s - without_s < ADDED_LIMIT_S


def test_all_tasks_are_collected_in_less_than_a_second(median_s: Measure) -> None:
    collecting_s = median_s(["-m", "pytest", "--collect-only", "-q"], 5)
    starting_s = statistics.median(run_python(["-m", "pytest", "-VV"]) for _round in range(5))
    assert collecting_s - starting_s < COLLECTION_LIMIT_S
