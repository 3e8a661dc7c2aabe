"""What the shards come to: the exit code of the whole, and what is said of a fault."""

from __future__ import annotations

from pathlib import Path

import pytest
from stored_runs import event_runs, store

from pytest_sentinel.cluster.job import ShardEnd, ShardJob
from pytest_sentinel.cluster.outcome import by_hand, fault, fault_code, line, whole_code
from pytest_sentinel.merging import merge
from pytest_sentinel.record.store import RunFolder
from pytest_sentinel.reporting.finished import finished_run


def end(code: int, number: int = 1, output: str = "") -> ShardEnd:
    return ShardEnd(ShardJob("monday", number, 2), code, "node-a", 71.6, output)


def whole(tmp_path: Path, codes: tuple[int, int], fail_under: float | None, *, others: int = 0) -> int:
    """The exit code of two shards with 3 passes of 4 each; `others` are failures of tests that are no tasks."""
    results = event_runs(6, 8)
    parts = []
    for number, own in enumerate((results[:3] + results[6:7], results[3:6] + results[7:]), start=1):
        folder = store(tmp_path, f"part-{number}", own, fail_under=fail_under)
        (folder / "junit.xml").write_text(
            f'<testsuites><testsuite errors="0" failures="{1 + others}" tests="9"/></testsuites>'
        )
        parts.append(RunFolder.existing(folder))
    finished = finished_run(merge(parts, tmp_path / "whole"))
    return whole_code([end(code, number) for number, code in enumerate(codes, start=1)], parts, finished)


@pytest.mark.parametrize(
    ("codes", "code"), [((0, 0), 0), ((0, 1), 1), ((1, 1), 1), ((0, 5), 0), ((5, 1), 1), ((5, 5), 5)]
)
def test_whole_passes_if_every_shard_does(codes: tuple[int, int], code: int, tmp_path: Path) -> None:
    assert whole(tmp_path, codes, None) == code


@pytest.mark.parametrize(("fail_under", "code"), [(0.75, 0), (0.76, 1)])
def test_pass_rate_is_asked_of_the_whole(fail_under: float, code: int, tmp_path: Path) -> None:
    assert whole(tmp_path, (0, 1), fail_under) == code


def test_pass_rate_forgives_nothing_but_the_agent(tmp_path: Path) -> None:
    assert whole(tmp_path, (0, 1), 0.5, others=1) == 1


@pytest.mark.parametrize(("codes", "code"), [((2, 0), 2), ((4, 3), 4), ((-9, 1), 3)])
def test_gravest_fault_is_the_exit_code(codes: tuple[int, int], code: int) -> None:
    assert fault_code([end(one) for one in codes]) == code


def test_line_says_shard_node_and_what_came_of_it() -> None:
    assert line(end(1, 2), 12) == "shard 2/2 on node-a: exit code 1, 12 runs in 72 s"


def test_fault_says_the_shard_and_its_last_words() -> None:
    words = fault(end(-9, 2, "\n".join(f"line {number}" for number in range(40))))
    assert words.startswith("shard 2/2 failed on node-a: ended by SIGKILL\n  line 20\n")
    assert words.endswith("\n  line 39")


def test_what_is_there_can_be_merged_by_hand() -> None:
    words = by_hand([Path("reports/monday-shard-1")], "monday")
    assert words.startswith("nothing was merged; in reports there is monday-shard-1. Run what is missing with")
    assert "--run=monday-shard-K" in words
    assert by_hand([], "monday") == "nothing was merged"
