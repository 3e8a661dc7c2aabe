"""A run as report writers read it, from its folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_sentinel.record.store import RunFolder
from pytest_sentinel.reporting.contract import FinishedRun
from pytest_sentinel.summary import summarise

if TYPE_CHECKING:
    import pytest


def finished_run(folder: RunFolder) -> FinishedRun:
    """Read a run back from the record and add it up.

    Raises:
        RecordError: A file is damaged.
    """
    results = tuple(folder.results())
    summary = summarise(results, folder.all_results(), len(folder.unfinished()))
    return FinishedRun(folder.path, folder.manifest, results, summary)


def write_reports(config: pytest.Config, folder: RunFolder) -> FinishedRun:
    """Write every registered report of a run anew, for commands that have changed it.

    Raises:
        CommandError: A report cannot be written; the run itself is as the command left it.
        RecordError: A file of the run is damaged.
    """
    from pytest_sentinel.commands import CommandError
    from pytest_sentinel.registry import reports_of

    run = finished_run(folder)
    for spec in reports_of(config).values():
        try:
            spec.write(run)
        except (OSError, ValueError) as error:
            raise CommandError(
                f"{folder.path} is changed, but report {spec.name!r} cannot be written: {error}"
            ) from error
    return run
