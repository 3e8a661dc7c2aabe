"""What the shards come to together: a line for each, and the exit code of the whole."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pytest_sentinel.cluster.job import ShardEnd
from pytest_sentinel.record.store import RunFolder
from pytest_sentinel.reporting.contract import FinishedRun

TAIL_LINES = 20
_OK, _FAILED = int(pytest.ExitCode.OK), int(pytest.ExitCode.TESTS_FAILED)
_NOTHING = int(pytest.ExitCode.NO_TESTS_COLLECTED)


def line(end: ShardEnd, runs: int) -> str:
    """One line for a shard that has ended with so many results."""
    where = f" on {end.node}" if end.node else ""
    return f"shard {end.job.label}{where}: {_how(end.code)}, {runs} runs in {end.wall_s:.0f} s"


def fault(end: ShardEnd) -> str:
    """Which shard has no verdicts by our fault, and the last of what it wrote."""
    tail = "\n".join(f"  {text}" for text in end.output.rstrip().splitlines()[-TAIL_LINES:])
    return f"shard {end.job.label} failed{f' on {end.node}' if end.node else ''}: {_how(end.code)}\n{tail}"


def fault_code(ends: Sequence[ShardEnd]) -> int:
    """The exit code where shards failed: the gravest of pytest's; a killed session is an internal error."""
    codes = [end.code if end.code > 0 else int(pytest.ExitCode.INTERNAL_ERROR) for end in ends if end.is_fault]
    return max(codes)


def whole_code(ends: Sequence[ShardEnd], parts: Sequence[RunFolder], whole: FinishedRun) -> int:
    """What pytest's exit code would have been in one session.

    Args:
        ends: How the shards ended, none by a fault.
        parts: Their runs.
        whole: The merged run.
    """
    codes = {end.code for end in ends} - {_NOTHING}
    if _FAILED not in codes:
        return _OK if codes else _NOTHING
    return _OK if _reaches(whole) and all(map(_only_agent_failed, parts)) else _FAILED


def _reaches(whole: FinishedRun) -> bool:
    """Whether the pass rate of all shards together is what --fail-under asks for."""
    wanted = whole.manifest.settings["fail_under"].value
    passed = whole.summary.group("all").passed
    return wanted is not None and passed.rate is not None and passed.rate >= wanted


def _only_agent_failed(part: RunFolder) -> bool:
    """Whether nothing but verdicts kept a shard's session from passing; it may hold other tests too."""
    suite = ElementTree.parse(part.path / "junit.xml").getroot().find("testsuite")
    failed = sum(not result.passed for result in part.results() if result.outcome != "not_run")
    return suite is not None and (suite.get("errors"), suite.get("failures")) == ("0", str(failed))


def _how(code: int) -> str:
    return f"exit code {code}" if code >= 0 else f"ended by {signal.Signals(-code).name}"


def by_hand(kept: Sequence[Path], name: str) -> str:
    """What to do with the parts that are there."""
    if not kept:
        return "nothing was merged"
    return (
        f"nothing was merged; in {kept[0].parent} there is {', '.join(path.name for path in kept)}. "
        f"Run what is missing with pytest --shard=K/N --run={name}-shard-K, "
        f"then: python -m pytest_sentinel merge … --into {name}"
    )
