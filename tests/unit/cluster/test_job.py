"""What a node is asked to run."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_sentinel.cluster.job import ShardEnd, ShardJob

JOB = ShardJob("monday", 2, 8, ("--agent=mine", "-k", "a and b"), 4)


def test_command_is_pytest_with_the_users_options_and_the_shard() -> None:
    words = JOB.command("python3", Path("out"))
    assert words[:3] == ("python3", "-m", "pytest")
    assert words[3:6] == ("--agent=mine", "-k", "a and b")
    assert words[8:] == ("--shard=2/8", "--run=monday-shard-2", "--reports=out", "-n", "4")


def test_without_workers_the_options_decide() -> None:
    assert "-n" not in ShardJob("monday", 2, 8).command("python3", Path("out"))


@pytest.mark.parametrize(
    ("code", "fault"), [(0, False), (1, False), (5, False), (2, True), (3, True), (4, True), (-9, True)]
)
def test_only_verdicts_and_nothing_selected_are_no_fault(code: int, fault: bool) -> None:
    assert ShardEnd(JOB, code).is_fault is fault
