"""The exit code: pytest's own, except that `--fail-under` forgives failures of the agent, and nothing else."""

from __future__ import annotations

import pytest

from pytest_sentinel.reporting.items import RUN_FOLDER, decides


class ExitCode:
    """Counts how our items went, and judges a killed worker's task to be an error of ours."""

    def __init__(self, config: pytest.Config, fail_under: float | None) -> None:
        self._config = config
        self._fail_under = fail_under
        self._passed = 0
        self._failed = 0

    @pytest.hookimpl(optionalhook=True)
    def pytest_handlecrashitem(self, crashitem: str, report: pytest.TestReport) -> None:
        """A task whose worker died has no verdict: pytest shall call it an error, in the terminal and in JUnit."""
        if self._is_ours(crashitem):
            path, _, name = crashitem.partition("::")
            report.when, report.location = "setup", (path, None, name)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count the verdicts."""
        if report.when == "call" and decides(report) and self._is_ours(report.nodeid):
            self._passed += report.passed
            self._failed += report.failed

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Pass the session if the agent failed seldom enough, and nothing but the agent failed."""
        only_agent = session.testsfailed == self._failed
        rate = self.pass_rate
        if self._fail_under is None or rate is None or exitstatus != pytest.ExitCode.TESTS_FAILED or not only_agent:
            return
        if rate >= self._fail_under and session.exitstatus == pytest.ExitCode.TESTS_FAILED:
            session.exitstatus = pytest.ExitCode.OK

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say how the pass rate stands to what was asked for."""
        rate = self.pass_rate
        if self._fail_under is not None and rate is not None:
            relation = "reaches" if rate >= self._fail_under else "is below"
            counted = f"{self._passed} of {self._passed + self._failed}"
            terminalreporter.write_line(
                f"Pass rate {rate:.3f} ({counted}) {relation} --fail-under={self._fail_under:g}"
            )

    @property
    def pass_rate(self) -> float | None:
        """The share of this session's verdicts that are passes; None without any."""
        judged = self._passed + self._failed
        return self._passed / judged if judged else None

    def _is_ours(self, nodeid: str) -> bool:
        folder = self._config.stash.get(RUN_FOLDER, None)
        return folder is not None and nodeid in folder.manifest.sessions[-1].items
