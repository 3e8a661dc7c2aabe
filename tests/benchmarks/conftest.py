"""What the benchmarks share: running a command of ours in a process of its own, and the limits that a figure must keep.

Run them with `make benchmarks`, with nothing else running. A benchmark that has a limit asserts it on the median.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

ROOT = Path(__file__).parents[2]


def run_python(arguments: Sequence[str]) -> float:
    """Run this Python with arguments in the checkout, where it has to succeed; the wall time, s."""
    began = time.perf_counter()
    result = subprocess.run([sys.executable, *arguments], cwd=ROOT, check=False, capture_output=True, text=True)
    taken_s = time.perf_counter() - began
    assert result.returncode == 0, result.stdout + result.stderr
    return taken_s


@pytest.fixture
def median_s(benchmark: BenchmarkFixture) -> Callable[[Sequence[str], int], float]:
    """Benchmark a command over some rounds, after one that warms the caches; the median wall time, s."""

    def measure(arguments: Sequence[str], rounds: int) -> float:
        benchmark.pedantic(run_python, args=(arguments,), rounds=rounds, warmup_rounds=1)
        return float(benchmark.stats.stats.median)

    return measure


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Show what was measured besides wall time: shares of steps, delays, CPU time, memory."""
    session = getattr(config, "_benchmarksession", None)
    for benchmark in [] if session is None else session.benchmarks:
        if benchmark.extra_info:
            figures = ", ".join(f"{name} {value}" for name, value in benchmark.extra_info.items())
            terminalreporter.write_line(f"{benchmark.name}: {figures}")
