"""No test fails because the machine is busy: wall time is bounded from above in benchmarks only."""

from __future__ import annotations

import ast

import pytest

from tests.unit.repo.repository import ROOT, python_files, shown

CLOCKS = {"monotonic", "perf_counter", "time"}


def reads_wall_time(expression: ast.expr) -> bool:
    calls = (node.func for node in ast.walk(expression) if isinstance(node, ast.Call))
    return any(
        isinstance(call, ast.Attribute) and ast.unparse(call.value) == "time" and call.attr in CLOCKS for call in calls
    )


def sides(compare: ast.Compare) -> list[ast.expr]:
    """What stands at the left of each operator of a chain."""
    return [compare.left, *compare.comparators[:-1]]


def offences(source: str) -> list[str]:
    """Assertions that bound an elapsed wall time from above by a number; a call's own time-out has a name."""
    return [
        f"line {compare.lineno}: {ast.unparse(compare)}"
        for check in ast.walk(ast.parse(source))
        if isinstance(check, ast.Assert)
        for compare in ast.walk(check.test)
        if isinstance(compare, ast.Compare)
        for left, operator, right in zip(sides(compare), compare.ops, compare.comparators, strict=True)
        if isinstance(operator, ast.Lt | ast.LtE) and isinstance(right, ast.Constant) and reads_wall_time(left)
    ]


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("assert time.monotonic() - began < 5", 1),
        ("assert 1 <= time.perf_counter() - began <= 2.5", 1),
        ("assert (url, time.monotonic() - began < 5) == (before, True)", 1),
        ("assert time.monotonic() - began >= 1", 0),
        ("assert time.process_time() - began < 5", 0),
        ("assert time.monotonic() - began < TIMEOUT_S", 0),
        ("while time.monotonic() < 15: pass", 0),
    ],
)
def test_offences_are_found(source: str, count: int) -> None:
    assert len(offences(source)) == count


@pytest.mark.parametrize("name", [shown(path) for path in python_files(ROOT / "tests")])
def test_no_assertion_bounds_wall_time(name: str) -> None:
    assert offences((ROOT / name).read_text("utf-8")) == []
