"""Running an item again, in place, when something of ours failed: all attempts are kept, only the last is logged."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from _pytest.runner import call_and_report

from pytest_sentinel.record.errors import RecordError
from pytest_sentinel.reporting.items import stop_session
from pytest_sentinel.state import UNDERWAY, state_of

FIXTURE = "sentinel_task"
"""A test is ours if it uses this fixture."""


def is_ours(item: pytest.Item) -> bool:
    """Whether an item runs a task."""
    return FIXTURE in getattr(item, "fixturenames", ())


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run one of our items, again after a fault of ours, at most `--retries` times."""
    if not is_ours(item):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    retries = state_of(item.config).settings.retries
    reports: list[pytest.TestReport] = []
    for left in range(retries, -1, -1):
        reports = _attempt(item, nextitem, may_retry=left > 0)
        if not reports[0].failed or item.session.shouldstop:
            break
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def _attempt(item: pytest.Item, nextitem: pytest.Item | None, *, may_retry: bool) -> list[pytest.TestReport]:
    """One whole protocol. Session fixtures survive an attempt that will be followed by another."""
    _fresh(item)
    reports = [call_and_report(item, "setup", log=False)]
    if reports[0].passed:
        reports.append(call_and_report(item, "call", log=False))
    again = reports[0].failed and may_retry
    # What comes next shares everything above the item, and nothing of the item itself: its parent says just that.
    following = item.parent if again else nextitem
    reports.append(call_and_report(item, "teardown", log=False, nextitem=following))
    return reports


def _fresh(item: pytest.Item) -> None:
    """Forget fixtures and properties of an earlier attempt, as pytest does before a first one."""
    item.user_properties.clear()
    if UNDERWAY in item.stash:
        del item.stash[UNDERWAY]
    init = getattr(item, "_initrequest", None)
    if init is not None:
        init()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Record a fault of ours as the attempt's result, as soon as pytest knows of it."""
    report = yield
    if is_ours(item) and report.when == "setup" and report.failed:
        from pytest_sentinel.launching import record_fault

        try:
            record_fault(item, report.longreprtext)
        except RecordError as error:
            stop_session(item, report, error)
    return report
