"""The evidence of every event task: shown where the task says, absent elsewhere and before, also in API responses."""

import pytest

from pytest_sentinel.battery.evidence import evidence_problems
from pytest_sentinel.browser.host import BrowserHost
from pytest_sentinel.task.plan import Variant, make_plan

pytestmark = pytest.mark.browser


@pytest.fixture(scope="session")
def host():
    browser = BrowserHost()
    yield browser
    browser.close()


def test_evidence_is_shown_where_the_task_says_and_nowhere_else(task_file, environments, world_of, host):
    environment = environments.get(task_file.environment)
    plan = make_plan(task_file.task, environment, world_of(environment), Variant())
    found = list(evidence_problems(plan, host))
    assert not found, "\n".join(found)
