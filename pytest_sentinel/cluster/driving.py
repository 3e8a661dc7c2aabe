"""The driver: hands out the shards, and has those run again whose node was lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, Protocol, TypeVar

import pytest

from pytest_sentinel.cluster.job import ShardEnd, ShardJob

MAX_LOSSES = 2
"""How often a shard is run again after its node was lost."""
Handle = TypeVar("Handle")


class ShardLostError(Exception):
    """The node or the process that ran a shard is gone, which says nothing about the shard."""


class Pool(Protocol[Handle]):
    """What runs shards somewhere."""

    def submit(self, job: ShardJob) -> Handle:
        """Have a shard run as soon as there is room for it."""

    def first(self, handles: Sequence[Handle]) -> Handle:
        """Wait until one of these has ended."""

    def result(self, handle: Handle) -> ShardEnd:
        """How it ended.

        Raises:
            ShardLostError: Nobody knows, because its node is gone.
        """


class Driver(Generic[Handle]):
    """Runs shards in a pool."""

    def __init__(self, pool: Pool[Handle], say: Callable[[str], None]) -> None:
        self._pool = pool
        self._say = say

    def run(self, jobs: Sequence[ShardJob]) -> Iterator[ShardEnd]:
        """How each shard ended, in the order in which they end."""
        underway = {self._pool.submit(job): (job, 0) for job in jobs}
        while underway:
            handle = self._pool.first(list(underway))
            job, losses = underway.pop(handle)
            try:
                end = self._pool.result(handle)
            except ShardLostError as error:
                if losses < MAX_LOSSES:
                    self._say(f"shard {job.label} was lost ({error}); run again, {losses + 1} of at most {MAX_LOSSES}")
                    underway[self._pool.submit(job)] = (job, losses + 1)
                    continue
                words = f"lost {losses + 1} times, at last: {error}"
                end = ShardEnd(job, int(pytest.ExitCode.INTERNAL_ERROR), output=words)
            yield end
