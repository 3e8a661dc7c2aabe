"""What the plugin costs before a task runs, also in a suite that does not use it."""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.benchmarks.conftest import ROOT, run_python

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


@pytest.fixture
def hundred(tmp_path: Path) -> list[str]:
    """Options for a suite of a hundred tasks: every task of the checkout, copied as often as that takes."""
    files = sorted((ROOT / "tests" / "tasks").glob("*/*.yaml"))
    for number, path in zip(range(100), itertools.cycle(files), strict=False):
        copy = tmp_path / path.parent.name / f"{path.stem}-copy{number}.yaml"
        copy.parent.mkdir(exist_ok=True)
        copy.write_text(path.read_text().replace(f"id: {path.stem}\n", f"id: {copy.stem}\n"))
    return ["-m", "pytest", "--collect-only", "-q", "-o", f"sentinel_tasks={tmp_path}"]


def test_a_hundred_tasks_are_listed_in_less_than_a_second(
    hundred: list[str], median_s: Measure, tmp_path: Path
) -> None:
    listing_s = median_s([*hundred, "-o", f"cache_dir={tmp_path}/cache"], 9)
    starting_s = statistics.median(run_python(["-m", "pytest", "-VV"]) for _round in range(9))
    assert listing_s - starting_s < COLLECTION_LIMIT_S


def test_a_hundred_tasks_are_checked_for_the_first_time(hundred: list[str], benchmark: BenchmarkFixture) -> None:
    benchmark.pedantic(run_python, args=([*hundred, "-p", "no:cacheprovider"],), rounds=3)
