"""A whole run on a cluster: checked, run in shards, gathered, merged."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from pytest_sentinel.cluster.archive import unpack
from pytest_sentinel.cluster.driving import Driver
from pytest_sentinel.cluster.job import ShardEnd
from pytest_sentinel.cluster.outcome import by_hand, fault, fault_code, line, whole_code
from pytest_sentinel.cluster.ray_pool import RayPool, check_installed
from pytest_sentinel.cluster.wish import Wish
from pytest_sentinel.commands import CommandError
from pytest_sentinel.merging import merge, sentence
from pytest_sentinel.record.store import RunFolder
from pytest_sentinel.reporting.finished import write_reports
from pytest_sentinel.suite import in_suite


def run_whole(wish: Wish) -> int:
    """Run every shard on the cluster, and merge them if none is missing.

    Returns:
        What pytest would return for the whole; 2 or more if a shard failed by our fault, or at Ctrl-C.

    Raises:
        CommandError: Ray is missing or cannot be reached, an option makes no sense here, or the disk refuses.
    """
    wish.check()
    check_installed()
    jobs = in_suite(wish.jobs, wish.options)
    gathered = Gathered(wish)
    try:
        with RayPool(wish.address, wish.workers or 1) as pool:
            _warn_of_size(pool, wish.workers or 1)
            gathered.take(Driver(pool, say).run(jobs))
    except KeyboardInterrupt:
        print(f"stopped; {by_hand(gathered.kept, wish.name)}", file=sys.stderr)
        return int(pytest.ExitCode.INTERRUPTED)
    return gathered.finish()


class Gathered:
    """What came back of a run's shards."""

    def __init__(self, wish: Wish) -> None:
        self.ends: list[ShardEnd] = []
        self.kept: list[Path] = []
        """The runs that the shards left, each in its place among the others."""
        self._wish = wish

    def take(self, ends: Iterable[ShardEnd]) -> None:
        """Put what the shards left in its place as they end, with a line for each.

        Raises:
            CommandError: What came back is damaged, or the disk refuses.
        """
        for end in ends:
            runs = 0
            if end.archive is not None:
                self.kept.append(unpack(end.archive, self._wish.reports, end.job.run))
                runs = len(RunFolder.existing(self.kept[-1]).results())
            say(line(end, runs))
            self.ends.append(dataclasses.replace(end, archive=None))

    def finish(self) -> int:
        """Merge the shards, or say which of them failed.

        Returns:
            The exit code of the whole.

        Raises:
            CommandError: The shards cannot be merged.
        """
        faults = [end for end in self.ends if end.is_fault]
        if faults:
            print("\n".join([*map(fault, faults), f"error: {by_hand(self.kept, self._wish.name)}"]), file=sys.stderr)
            return fault_code(faults)
        if len(self.kept) < 2:
            names = ", ".join(path.name for path in self.kept) or "no shard"
            raise CommandError(f"tasks were selected in {names} alone: there is nothing to merge")
        parts = [RunFolder.existing(path) for path in sorted(self.kept)]
        whole = in_suite(lambda config: write_reports(config, merge(parts, self._wish.reports / self._wish.name)))
        say(sentence(whole))
        return whole_code(self.ends, parts, whole)


def say(text: str) -> None:
    """Tell the user what happens, at once."""
    print(text, flush=True)


def _warn_of_size(pool: RayPool, cpus: int) -> None:
    if pool.most_cpus < cpus:
        say(f"no node of the cluster has {cpus} CPUs, the most is {pool.most_cpus}: shards wait until one has")
