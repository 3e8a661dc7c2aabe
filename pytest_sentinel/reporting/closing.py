"""Closes the run: reads every result back from the record and writes `summary.json`. Only the controller does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pytest_sentinel.reporting.items import RUN_FOLDER

if TYPE_CHECKING:
    from pytest_sentinel.summary import Summary

SUMMARY: pytest.StashKey[Summary] = pytest.StashKey()
"""In `config.stash`: the run's summary, once the session has ended."""
PROBLEM: pytest.StashKey[str] = pytest.StashKey()
"""In `config.stash`: why the record could not be read or written in the end."""


class CloseRun:
    """Writes `summary.json` after the last task."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Add up what is on disk; a damaged record fails the session, after everything has been reported."""
        folder = self._config.stash.get(RUN_FOLDER, None)
        if folder is None:
            return
        from pytest_sentinel.record.files import RecordError, to_json, write_whole
        from pytest_sentinel.summary import summarise

        try:
            unfinished = len(folder.unfinished())
            summary = summarise(folder.results(), folder.all_results(), unfinished)
            write_whole(folder.path / "summary.json", to_json(summary, indent=1) + "\n")
        except RecordError as error:
            self._config.stash[PROBLEM] = str(error)
            session.exitstatus = pytest.ExitCode.INTERNAL_ERROR
        else:
            self._config.stash[SUMMARY] = summary
