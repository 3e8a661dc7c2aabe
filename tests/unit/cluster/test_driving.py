"""The driver in a pool that is played: what is lost is run again, so often and no more."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pytest_sentinel.cluster.driving import MAX_LOSSES, Driver, ShardLostError
from pytest_sentinel.cluster.job import ShardEnd, ShardJob

JOBS = [ShardJob("monday", number, 3) for number in (1, 2, 3)]


class Played:
    """A pool in which the shard with a number is lost so many times; the last one handed in ends first."""

    def __init__(self, losses: dict[int, int]) -> None:
        self.submitted: list[ShardJob] = []
        self._losses = dict(losses)

    def submit(self, job: ShardJob) -> int:
        self.submitted.append(job)
        return len(self.submitted) - 1

    def first(self, handles: Sequence[int]) -> int:
        return max(handles)

    def result(self, handle: int) -> ShardEnd:
        job = self.submitted[handle]
        left = self._losses.get(job.number, 0)
        self._losses[job.number] = left - 1
        if left > 0:
            raise ShardLostError("its node died")
        return ShardEnd(job, 0)


def drive(losses: dict[int, int]) -> tuple[list[ShardEnd], list[str], Played]:
    said: list[str] = []
    pool = Played(losses)
    return list(Driver(pool, said.append).run(JOBS)), said, pool


def test_every_shard_is_run_once_and_told_as_it_ends() -> None:
    ends, said, pool = drive({})
    assert [end.job.number for end in ends] == [3, 2, 1]
    assert (said, pool.submitted) == ([], JOBS)


def test_lost_shard_is_run_again_and_said() -> None:
    ends, said, pool = drive({2: 1})
    assert sorted((end.job.number, end.code) for end in ends) == [(1, 0), (2, 0), (3, 0)]
    assert said == ["shard 2/3 was lost (its node died); run again, 1 of at most 2"]
    assert [job.number for job in pool.submitted] == [1, 2, 3, 2]


def test_shard_that_is_always_lost_is_a_fault_and_the_others_end() -> None:
    ends, said, _ = drive({2: 99})
    lost = next(end for end in ends if end.job.number == 2)
    assert len(said) == MAX_LOSSES
    assert (lost.code, lost.is_fault) == (pytest.ExitCode.INTERNAL_ERROR, True)
    assert lost.output == "lost 3 times, at last: its node died"
    assert sorted(end.job.number for end in ends if not end.is_fault) == [1, 3]
