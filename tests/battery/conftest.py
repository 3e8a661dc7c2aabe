"""What the battery's modules share: every task of the checkout, one test each."""

import pytest

from environments import ENVIRONMENTS
from pytest_sentinel.registry import Environments, find_task_files, load_task_files

ALL = Environments(ENVIRONMENTS)


def pytest_generate_tests(metafunc):
    if "task_file" in metafunc.fixturenames:
        files = find_task_files([metafunc.config.rootpath / "tests" / "tasks"])
        loaded = load_task_files(files, ALL, None)
        metafunc.parametrize("task_file", loaded, ids=[file.task.id for file in loaded])


@pytest.fixture(scope="session")
def environments():
    return ALL
