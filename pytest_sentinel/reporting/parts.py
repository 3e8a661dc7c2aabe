"""Which of the reporting plugins belong where: some run wherever tasks run, the others where the session is shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_sentinel.agent import AgentSpec
from pytest_sentinel.live.terminal import LiveFiles, LiveView
from pytest_sentinel.reporting.closing import CloseRun
from pytest_sentinel.reporting.dryrun import DryRun
from pytest_sentinel.reporting.exitcode import ExitCode
from pytest_sentinel.reporting.items import CarryResults
from pytest_sentinel.reporting.junit import JunitReport
from pytest_sentinel.reporting.opening import OpenRun, Provenance
from pytest_sentinel.reporting.terminal import TerminalReport
from pytest_sentinel.settings import Settings


def reporting_parts(
    config: pytest.Config, settings: Settings, provenance: Provenance, find_spec: Callable[[], AgentSpec]
) -> list[object]:
    """The plugins to register in this process, in order.

    Args:
        config: The session's configuration.
        settings: The settings in force.
        provenance: Labels and hashes of the run, asked once there are items.
        find_spec: The agent's registration, asked by `--dry-run`.
    """
    everywhere: list[object] = [CarryResults(), OpenRun(config, settings, provenance), LiveFiles()]
    if hasattr(config, "workerinput"):
        return everywhere
    shown: list[object] = [
        LiveView(config),
        CloseRun(),
        TerminalReport(config, settings),
        JunitReport(config),
        ExitCode(config, settings.fail_under),
    ]
    return [*everywhere, *shown, *([DryRun(config, settings, find_spec)] if settings.dry_run else [])]
