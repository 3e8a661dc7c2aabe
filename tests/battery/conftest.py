"""What the battery's modules share: every task of the checkout, one test each."""

import os
from pathlib import Path

import pytest

from environments import ENVIRONMENTS
from pytest_sentinel.registry import Environments
from pytest_sentinel.state import state_of
from pytest_sentinel.task.files import find_task_files, load_task_files

ALL = Environments(ENVIRONMENTS)


def pytest_generate_tests(metafunc):
    if "task_file" in metafunc.fixturenames:
        files = find_task_files([metafunc.config.rootpath / "tests" / "tasks"])
        loaded = load_task_files(files, ALL, state_of(metafunc.config).settings.world)
        metafunc.parametrize("task_file", loaded, ids=[file.id for file in loaded])


@pytest.fixture(scope="session")
def environments():
    return ALL


@pytest.fixture(scope="session")
def world_of(pytestconfig):
    """The world of an environment that the battery runs on: the shipped one, or `--world` (or SENTINEL_WORLD)."""
    return lambda environment: environment.load_world(state_of(pytestconfig).settings.world)


def pytest_terminal_summary(terminalreporter):
    """Say what became of the faults that were tried, and write it to the file that SENTINEL_FAULTS names."""
    reports = [report for reports in terminalreporter.stats.values() for report in reports]
    rows = [dict(report.user_properties) for report in reports if getattr(report, "when", None) == "call"]
    table = ["| fault | tries | outcome |", "|---|---|---|"]
    table += [f"| {row['fault']} | {row['tries']} | {row['outcome']} |" for row in rows if "fault" in row]
    if len(table) > 2:
        terminalreporter.section("faults")
        terminalreporter.write_line("\n".join(table))
        if path := os.environ.get("SENTINEL_FAULTS"):
            Path(path).write_text("\n".join(table) + "\n")
