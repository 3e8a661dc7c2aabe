"""Writes `summary.json`."""

from __future__ import annotations

from pytest_sentinel.record.files import to_json, write_whole
from pytest_sentinel.reporting.contract import FinishedRun


def write_summary(run: FinishedRun) -> None:
    """Write the summary into the run's folder.

    Raises:
        RecordError: The disk refuses.
    """
    write_whole(run.folder / "summary.json", to_json(run.summary, indent=1) + "\n")
