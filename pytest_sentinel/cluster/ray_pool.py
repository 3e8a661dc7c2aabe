"""Shards on the nodes of a Ray cluster; the one module that knows Ray, which is an extra."""

from __future__ import annotations

import importlib.util
import logging
import os
import platform
import socket
from collections.abc import Sequence
from types import TracebackType
from typing import Any

import pytest

from pytest_sentinel.cluster.driving import ShardLostError
from pytest_sentinel.cluster.job import ShardEnd, ShardJob
from pytest_sentinel.cluster.node import run_shard
from pytest_sentinel.commands import CommandError

NEEDED = "ray>=2.60"
CONNECT_S = 5.0
STOP_S = 20.0
"""How long the shards have to end where the whole is stopped, wall s."""


def check_installed() -> None:
    """Say how to install Ray where it is missing.

    Raises:
        CommandError: It is.
    """
    if importlib.util.find_spec("ray") is None:
        raise CommandError(
            "this command runs on Ray, which is not installed. Here and on every node: "
            f"python -m pip install '{NEEDED}' (the extra `ray` of pytest-sentinel)"
        )


def check_answers(address: str) -> None:
    """Try the address for some seconds; Ray itself would for minutes.

    Raises:
        CommandError: Nothing listens there.
    """
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return  # a word of Ray's, such as `auto`
    try:
        socket.create_connection((host, int(port)), CONNECT_S).close()
    except (OSError, OverflowError) as error:
        raise CommandError(f"no Ray cluster at {address}: {error}. `ray start --head` begins one") from error


class RayPool:
    """A connection to a cluster; leaving the block ends what still runs there."""

    def __init__(self, address: str | None, cpus: int) -> None:
        """Connect to a cluster, or begin one on this machine.

        Args:
            address: Of the cluster; None leaves it to Ray: RAY_ADDRESS, a cluster of this machine, or a new one.
            cpus: CPUs that a shard takes of its node.

        Raises:
            CommandError: There is no cluster at the address.
        """
        wanted = address or os.environ.get("RAY_ADDRESS") or ""
        check_answers(wanted)
        import ray

        self._ray: Any = ray
        self._underway: dict[Any, ShardJob] = {}
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a cluster begun here tells nobody outside of it
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except Exception as error:  # bare ones of Ray's own too, such as for a node that does not start in time
            where, first = wanted or "this machine", str(error).strip().partition("\n")[0]
            raise CommandError(
                f"no Ray cluster at {where}: {first}. `ray start --head` begins one; one with a token needs the same "
                "RAY_AUTH_MODE and RAY_AUTH_TOKEN here"
            ) from error
        # Ray's own retries would repeat a lost shard without a word, so the driver does it.
        self._remote = ray.remote(_on_node).options(num_cpus=cpus, max_retries=0, scheduling_strategy="SPREAD")
        self.most_cpus = max((int(node["Resources"].get("CPU", 0)) for node in ray.nodes() if node["Alive"]), default=0)

    def __enter__(self) -> RayPool:
        """The pool itself."""
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """End the shards that still run, and disconnect."""
        left = list(self._underway)
        for handle in left:
            self._ray.cancel(handle)
        if left:
            self._ray.wait(left, num_returns=len(left), timeout=STOP_S)
        self._ray.shutdown()

    def submit(self, job: ShardJob) -> Any:
        """Have a shard run as soon as a node has room for it."""
        handle = self._remote.remote(job)
        self._underway[handle] = job
        return handle

    def first(self, handles: Sequence[Any]) -> Any:
        """Wait until one of these has ended."""
        ended, _ = self._ray.wait(list(handles), num_returns=1)
        return ended[0]

    def result(self, handle: Any) -> ShardEnd:
        """How a shard ended.

        Raises:
            ShardLostError: Its node or its process is gone, or what it handed back is.
        """
        from ray.exceptions import RayError, RayTaskError

        job = self._underway.pop(handle)
        try:
            end: ShardEnd = self._ray.get(handle)
        except RayTaskError as error:  # the node has no pytest_sentinel, or another one
            return ShardEnd(job, int(pytest.ExitCode.INTERNAL_ERROR), output=str(error))
        except RayError as error:
            words = " ".join(str(error).split())
            raise ShardLostError(f"{type(error).__name__}: {words[:200]}") from error
        return end


def _on_node(job: ShardJob) -> ShardEnd:
    import ray

    node = ray.get_runtime_context().get_node_id()[:8]
    return run_shard(job, f"{platform.node()} ({node})")
