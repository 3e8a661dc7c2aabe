"""Closes the run: reads every result back from the record and has the reports written. Only the controller does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pytest_sentinel.record.errors import RecordError
from pytest_sentinel.reporting.items import RUN_FOLDER

if TYPE_CHECKING:
    from pytest_sentinel.reporting.contract import FinishedRun, ReportSpec
    from pytest_sentinel.summary import Summary

SUMMARY: pytest.StashKey[Summary] = pytest.StashKey()
"""In `config.stash`: the run's summary, once the session has ended."""
PROBLEMS: pytest.StashKey[list[str]] = pytest.StashKey()
"""In `config.stash`: what of the record could not be read or written in the end."""


def note_problem(session: pytest.Session, problem: str) -> None:
    """Let the session fail at its end, after everything has been reported."""
    session.config.stash.setdefault(PROBLEMS, []).append(problem)
    session.exitstatus = pytest.ExitCode.INTERNAL_ERROR


class CloseRun:
    """Has every registered report written after the last task."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Add up what is on disk, and hand it to the writers."""
        folder = session.config.stash.get(RUN_FOLDER, None)
        if folder is None:
            return
        from pytest_sentinel.registry import reports_of
        from pytest_sentinel.reporting.finished import finished_run

        try:
            run = finished_run(folder)
        except RecordError as error:
            note_problem(session, str(error))
            return
        session.config.stash[SUMMARY] = run.summary
        for spec in reports_of(session.config).values():
            _write(session, spec, run)


def _write(session: pytest.Session, spec: ReportSpec, run: FinishedRun) -> None:
    try:
        spec.write(run)
    except RecordError as error:
        note_problem(session, str(error))
    except (OSError, ValueError) as error:
        note_problem(session, f"report {spec.name!r} could not be written: {error}")
