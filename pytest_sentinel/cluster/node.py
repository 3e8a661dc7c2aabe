"""One shard on its node: a session of pytest in a process of its own, whose record is handed back."""

from __future__ import annotations

import dataclasses
import os
import sys
import tempfile
import time
from pathlib import Path

import pytest

from pytest_sentinel.cluster.archive import pack
from pytest_sentinel.cluster.guard import PARENT
from pytest_sentinel.cluster.job import VERDICTS, ShardEnd, ShardJob
from pytest_sentinel.programs.process import Program
from pytest_sentinel.programs.sandbox import Wrapped

LOOK_EVERY_S = 0.5
"""How long a wait is that cannot be interrupted, s: between two, Python sees that the shard is not wanted any more."""
STOP_GRACE_S = 5.0
"""How long an unwanted session may take to end once it is asked to, wall s."""


def run_shard(job: ShardJob, node: str) -> ShardEnd:
    """Run a shard to its end, below a temporary folder.

    Args:
        job: The shard.
        node: What this node is called in messages.
    """
    failed = ShardEnd(job, int(pytest.ExitCode.INTERNAL_ERROR), node)
    if not Path(job.folder).is_dir():
        words = f"{job.folder} is not on {node}: every node needs the suite at the same path as the driver"
        return dataclasses.replace(failed, output=words)
    started_s = time.monotonic()
    try:
        with tempfile.TemporaryDirectory(prefix="sentinel-shard-") as reports:
            code, output = _session(job, Path(reports))
            run = Path(reports) / job.run
            archive = pack(run) if (run / "run.json").is_file() else None
    except OSError as error:
        return dataclasses.replace(failed, output=f"on {node}: {error}")
    if archive is None and code in VERDICTS - {pytest.ExitCode.NO_TESTS_COLLECTED}:
        return dataclasses.replace(failed, output=f"{output}\nthe session ended with code {code} but left no run")
    return ShardEnd(job, code, node, time.monotonic() - started_s, output, archive)


def _session(job: ShardJob, reports: Path) -> tuple[int, str]:
    """Exit code and output of the shard's session."""
    variables = {**os.environ, **(job.variables or {}), PARENT: str(os.getpid())}
    program = Program(Wrapped(job.command(sys.executable, reports)), Path(job.folder), variables)
    code = None
    try:
        while code is None:
            code = program.wait(LOOK_EVERY_S)
    finally:
        program.stop(STOP_GRACE_S)
    written = program.stdout.kept + program.stderr.kept
    return code, written.decode("utf-8", "replace")
