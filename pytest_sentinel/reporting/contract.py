"""What hooks are told of a run: one finished attempt, and the finished run that report writers read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pytest_sentinel.record.manifest import Manifest
    from pytest_sentinel.record.result import Result
    from pytest_sentinel.summary import Summary


@dataclass(frozen=True)
class FinishedTask:
    """One attempt at a task, recorded; an attempt that was a fault of ours too, and one that was not begun."""

    result: Result
    folder: Path
    """Where its record lies."""


@dataclass(frozen=True)
class FinishedRun:
    """A run at the end of a session: what writers make reports of."""

    folder: Path
    manifest: Manifest
    results: tuple[Result, ...]
    """One a task and trial, the latest attempt."""
    summary: Summary


@dataclass(frozen=True)
class ReportSpec:
    """A registered report: what it is called, and what writes it into the run's folder."""

    name: str
    write: Callable[[FinishedRun], None]
    """Raises `OSError` or `ValueError` where it cannot: the session then fails in the end, naming the report."""
    summary: str = ""
