"""What the driver asks of a node, and what it hears back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

VERDICTS = frozenset({pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED})
"""Exit codes of a session that did what was asked; any other is a fault that is not the agent's."""


def run_of(name: str, number: int) -> str:
    """The name of a shard's own run."""
    return f"{name}-shard-{number}"


@dataclass(frozen=True)
class ShardJob:
    """One shard of a run, as plain values that can travel to another machine."""

    name: str
    """Name of the whole run."""
    number: int
    """From 1 to `of`."""
    of: int
    options: tuple[str, ...] = ()
    """Options of pytest, as the user wrote them."""
    workers: int | None = None
    """pytest-xdist's workers in the shard; None leaves it to the options."""
    folder: str = "."
    """Where the suite is, on the node as on the driver's machine."""
    variables: Mapping[str, str] | None = None
    """Environment variables to add to the node's own."""

    @property
    def label(self) -> str:
        """Which part of how many, such as `2/8`."""
        return f"{self.number}/{self.of}"

    @property
    def run(self) -> str:
        """The name of the shard's own run."""
        return run_of(self.name, self.number)

    def command(self, python: str, reports: Path) -> tuple[str, ...]:
        """The command that runs the shard; what the driver decides stands last, where it wins."""
        words = [python, "-m", "pytest", *self.options, "-p", "pytest_sentinel.cluster.guard"]
        words += [f"--shard={self.label}", f"--run={self.run}", f"--reports={reports}"]
        return (*words, *(("-n", str(self.workers)) if self.workers else ()))


@dataclass(frozen=True)
class ShardEnd:
    """How a shard ended."""

    job: ShardJob
    code: int
    """pytest's exit code; negative for a signal."""
    node: str = ""
    wall_s: float = 0.0
    output: str = ""
    """What the session wrote, or why there was none."""
    archive: bytes | None = None
    """The run's folder, if the session left one."""

    @property
    def is_fault(self) -> bool:
        """Whether the session did not do what was asked, for a reason that is not the agent's."""
        return self.code not in VERDICTS
