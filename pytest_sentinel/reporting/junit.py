"""pytest's own JUnit XML, written to `reports/<run>/junit.xml` where a session holds tasks and no path was given.

pytest starts its writer only when a path is given at the start, and whether a session holds tasks is known later: the
writer is started then, and told of the collection errors it has missed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pytest_sentinel.reporting.closing import note_problem
from pytest_sentinel.reporting.items import RUN_FOLDER

if TYPE_CHECKING:
    from _pytest.junitxml import LogXML

FILE = "junit.xml"


class JunitReport:
    """Starts pytest's writer for the run; only where reports are rendered: never on a worker."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._started = False
        self._missed: list[pytest.CollectReport] = []

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keep what did not pass until it is known whether it is written down."""
        if not self._started and not report.passed:
            self._missed.append(report)

    def pytest_collection_finish(self) -> None:
        """Without pytest-xdist: the tasks are known now."""
        self._start()

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self) -> None:
        """With it: they are known as soon as the first worker has collected."""
        self._start()

    def _start(self) -> None:
        folder = self._config.stash.get(RUN_FOLDER, None)
        has_writer = self._config.pluginmanager.hasplugin("junitxml")
        if self._started or folder is None or not has_writer or self._config.option.xmlpath:
            return
        self._started = True
        writer = _start_writer(self._config, str(folder.path / FILE))
        for report in self._missed:
            writer.pytest_collectreport(report)
        self._missed.clear()


def _start_writer(config: pytest.Config, path: str) -> LogXML:
    """What pytest does at its start where a path is given, done later; the end of the session ends it as ever."""
    from _pytest import junitxml

    class Writer(junitxml.LogXML):
        """pytest's writer, but for a disk that refuses."""

        def pytest_sessionfinish(self, session: pytest.Session) -> None:  # type: ignore[override]  # as hooks may
            """Write the file."""
            try:
                super().pytest_sessionfinish()
            except OSError as error:
                note_problem(session, f"cannot write {self.logfile}: {error.strerror}")

    names = ("suite_name", "logging", "duration_report", "family", "log_passing_tests")
    settings = [config.getini(f"junit_{name}") for name in names]
    config.option.xmlpath = path
    writer = config.stash[junitxml.xml_key] = Writer(path, config.option.junitprefix, *settings)
    config.pluginmanager.register(writer)
    writer.pytest_sessionstart()
    return writer
