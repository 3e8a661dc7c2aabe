"""pytest's own JUnit XML, written to `reports/<run>/junit.xml` where a session holds tasks and no path was given.

pytest starts its writer only when a path is given at the start, and whether a session holds tasks is known later: the
writer is started then, and told of the collection errors it has missed.
"""

from __future__ import annotations

from typing import Any

import pytest

from pytest_sentinel.reporting.items import RUN_FOLDER

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
        from _pytest import junitxml

        self._config.option.xmlpath = str(folder.path / FILE)
        junitxml.pytest_configure(self._config)
        writer: Any = self._config.stash[junitxml.xml_key]
        writer.pytest_sessionstart()
        for report in self._missed:
            writer.pytest_collectreport(report)
        self._missed.clear()
