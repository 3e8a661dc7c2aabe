"""Closes the run: reads every result back from the record and writes `summary.json`. Only the controller does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pytest_sentinel.reporting.items import RUN_FOLDER

if TYPE_CHECKING:
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
    """Writes `summary.json` after the last task."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Add up what is on disk."""
        folder = session.config.stash.get(RUN_FOLDER, None)
        if folder is None:
            return
        from pytest_sentinel.record.files import RecordError, to_json, write_whole
        from pytest_sentinel.summary import summarise

        try:
            summary = summarise(folder.results(), folder.all_results(), len(folder.unfinished()))
            session.config.stash[SUMMARY] = summary
            write_whole(folder.path / "summary.json", to_json(summary, indent=1) + "\n")
        except RecordError as error:
            note_problem(session, str(error))
