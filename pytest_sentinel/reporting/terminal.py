"""What the terminal shows: settings first, a plain line per finished task, the summary last.

Only where the terminal is: in a session without pytest-xdist, and on its controller.
"""

from __future__ import annotations

import textwrap

import pytest

from pytest_sentinel.reporting.closing import PROBLEMS, SUMMARY
from pytest_sentinel.reporting.items import RUN_FOLDER, decides, result_of
from pytest_sentinel.settings import Settings, header_line

MARKUP = {"passed": {"green": True}, "skipped": {"yellow": True}, "failed": {"red": True}}
QUIET = -2
"""At this verbosity (`-qq`) no lines are printed."""


class TerminalReport:
    """Prints header, lines and summary; leaves every test that is none of ours alone."""

    def __init__(self, config: pytest.Config, settings: Settings) -> None:
        self._config = config
        self._settings = settings
        self._began = False
        self._shows_path: bool | None = None

    @property
    def _reporter(self) -> pytest.TerminalReporter | None:
        return self._config.pluginmanager.get_plugin("terminalreporter")

    @property
    def _width(self) -> int:
        return self._config.get_terminal_writer().fullwidth

    def pytest_report_header(self) -> list[str]:
        """Every setting with its source, in sessions that have anything to do with tasks."""
        if all(source == "default" for source in self._settings.sources.values()):
            return []
        return textwrap.wrap(
            header_line(self._settings, self._config.rootpath),
            self._width - 1,
            subsequent_indent="  ",
            break_long_words=False,
            break_on_hyphens=False,
        )

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Keep pytest from printing the test file's path before each of our lines."""
        reporter = self._reporter
        if reporter is None:
            return
        if self._shows_path is None:
            self._shows_path = reporter.showfspath
        reporter.showfspath = self._shows_path and not self._is_ours(nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str] | None:
        """Count our items as pytest does, under its own words, but print neither dot nor letter."""
        if not isinstance(report, pytest.TestReport) or not self._is_ours(report.nodeid) or not decides(report):
            return None
        category = "error" if report.when == "setup" and report.failed else report.outcome
        return category, "", category.upper()

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Print the line of a finished task."""
        reporter = self._reporter
        if reporter is None or not self._is_ours(report.nodeid) or not decides(report):
            return
        if self._config.get_verbosity() <= QUIET:
            return
        for line in self._lines(report):
            reporter.write_line(line, **MARKUP[report.outcome])

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the run's summary, and what is wrong with its record."""
        summary = self._config.stash.get(SUMMARY, None)
        problems = self._config.stash.get(PROBLEMS, [])
        if summary is not None:
            from pytest_sentinel.reporting.table import render

            terminalreporter.section(f"sentinel run {self._settings.run}")
            for line in render(summary, self._shown_folder(), self._width):
                terminalreporter.write_line(line)
        if problems:
            terminalreporter.section("sentinel record", red=True)
        for problem in problems:
            terminalreporter.write_line(problem, red=True)

    def _is_ours(self, nodeid: str) -> bool:
        folder = self._config.stash.get(RUN_FOLDER, None)
        return folder is not None and nodeid in folder.manifest.sessions[-1].items

    def _lines(self, report: pytest.TestReport) -> list[str]:
        from pytest_sentinel.reporting.lines import heading, plain_lines, result_lines

        result = result_of(report)
        before = [] if self._began else ["", heading(self._width)]
        self._began = True
        if result is not None:
            return before + result_lines(result, self._width)
        task_id, _, trial = self._config.stash[RUN_FOLDER].manifest.sessions[-1].items[report.nodeid].partition("/")
        outcome = {"passed": "passed", "skipped": "not_run"}.get(report.outcome, "error")
        return before + plain_lines(outcome, task_id if trial == "1" else f"{task_id}-trial{trial}", self._width)

    def _shown_folder(self) -> str:
        folder, root = self._settings.folder, self._config.rootpath
        return folder.relative_to(root).as_posix() if folder.is_relative_to(root) else str(folder)
