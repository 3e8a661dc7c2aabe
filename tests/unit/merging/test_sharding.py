"""`--shard`: every task in exactly one part, always in the same one."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from suites import make_suite

from pytest_sentinel.option_values import BadValueError, shard
from pytest_sentinel.sharding import in_shard


@dataclass(frozen=True)
class Listed:
    id: str


NAMES = ("tally-passing-passive", "tally-price-active", "tally-ring-noop")
TASKS = [Listed(f"app{n % 10}-t{n:02}") for n in range(100)]


@pytest.mark.parametrize("of", [1, 3, 8, 100])
def test_parts_are_the_whole_and_as_large_as_each_other(of: int) -> None:
    parts = [in_shard(TASKS, f"{number}/{of}") for number in range(1, of + 1)]
    assert sorted(task.id for part in parts for task in part) == sorted(task.id for task in TASKS)
    assert max(map(len, parts)) - min(map(len, parts)) <= 1


def test_part_does_not_depend_on_the_order_of_the_list() -> None:
    assert {t.id for t in in_shard(TASKS, "2/8")} == {t.id for t in in_shard(TASKS[::-1], "2/8")}


def test_part_holds_some_of_every_app() -> None:
    assert len({task.id[:4] for task in in_shard(TASKS, "2/8")}) == 10


def test_no_shard_is_everything() -> None:
    assert in_shard(TASKS, None) == TASKS


def test_more_parts_than_tasks_are_refused() -> None:
    with pytest.raises(pytest.Collector.CollectError, match="holds no task: the suite has 100"):
        in_shard(TASKS, "101/101")


@pytest.mark.parametrize(("text", "value"), [("2/8", "2/8"), (" 02 / 8", "2/8"), ("1/1", "1/1")])
def test_part_is_written_in_one_way(text: str, value: str) -> None:
    assert shard(text) == value


@pytest.mark.parametrize(
    ("text", "near"), [("9/8", "8/8"), ("0/8", "1/8"), ("1/0", "1/1"), ("two", "1/2"), ("2-8", "1/2")]
)
def test_no_part_is_refused_with_the_closest_one(text: str, near: str) -> None:
    with pytest.raises(BadValueError) as raised:
        shard(text)
    assert raised.value.closest == near


def test_session_runs_only_its_part(tmp_path: Path) -> None:
    suite = make_suite(tmp_path)
    output = suite.run("--collect-only", "-q", "--shard=2/2").output
    assert [name for name in NAMES if f"[{name}]" in output] == ["tally-price-active"]
