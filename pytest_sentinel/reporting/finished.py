"""A run as report writers read it, from its folder."""

from __future__ import annotations

from pytest_sentinel.record.store import RunFolder
from pytest_sentinel.reporting.contract import FinishedRun
from pytest_sentinel.summary import summarise


def finished_run(folder: RunFolder) -> FinishedRun:
    """Read a run back from the record and add it up.

    Raises:
        RecordError: A file is damaged.
    """
    results = tuple(folder.results())
    summary = summarise(results, folder.all_results(), len(folder.unfinished()))
    return FinishedRun(folder.path, folder.manifest, results, summary)
