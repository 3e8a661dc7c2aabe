"""A session of pytest with the made-up tasks of `played`, seen from outside."""

import pytest

import pytest_sentinel.record.store
import pytest_sentinel.reporting.page.writer
import pytest_sentinel.summary  # noqa: F401 - all loaded here once, not again in every session of `suite`

SUITE = """
import pytest

TASKS = {tasks!r}

@pytest.mark.parametrize("played", TASKS, indirect=True, ids=[task[0] for task in TASKS])
def test_task(played):
    assert played.passed, played.explanation
"""


PLUGINS = ("-p", "no:sentinel", "-p", "played", "-p", "no:cacheprovider", "-p", "no:playwright", "-p", "no:asyncio")
"""Ours as a test wants them; those two cannot be run inside a session that has them."""
QUIET = ("-W", "ignore::pytest.PytestAssertRewriteWarning")


@pytest.fixture
def suite(pytester):
    """Write a suite of tasks and run it: `suite(tasks)(*arguments)`."""
    pytester.makepyprojecttoml("[tool.pytest]\nstrict = true\nsentinel_tasks = ['tasks']\n")

    def write(*tasks, more=""):
        pytester.makepyfile(test_suite=SUITE.format(tasks=list(tasks)) + more)
        return run

    def run(*arguments):
        return pytester.runpytest(*PLUGINS, *QUIET, *arguments)

    return write
