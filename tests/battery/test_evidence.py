"""The evidence of every event task: shown where the task says, absent elsewhere and before, also in API responses."""

import contextlib

import httpx
import pytest

from pytest_sentinel.agent import AgentSpec
from pytest_sentinel.browser.host import BrowserHost
from pytest_sentinel.browser.reading import ask
from pytest_sentinel.option_table import Settings
from pytest_sentinel.recorder import Recorder
from pytest_sentinel.run import launch, open_session, play, start_timeline
from pytest_sentinel.session import holds_text
from pytest_sentinel.task.plan import Variant, make_plan

pytestmark = pytest.mark.browser

FETCHED = (
    "() => performance.getEntriesByType('resource').map(entry => entry.name).filter(name => name.includes('/api/'))"
)


@pytest.fixture(scope="session")
def host():
    browser = BrowserHost()
    yield browser
    browser.close()


class Probe:
    """Visits the evidence's pages before and after the condition and notes what they show."""

    def __init__(self, plan):
        self.plan = plan
        self.problems = []

    def run(self, session):
        evidence, condition_s = self.plan.task.evidence, session.oracle.condition_at_s
        text = self.plan.fill(evidence.text)
        shown_at = self.plan.fill(evidence.open)
        hidden_at = [self.plan.fill(path) for path in evidence.absent_at]
        session.action_time_s = 0.0
        session.tools.wait("await", {}, condition_s - 0.001, None)
        for path in (shown_at, *hidden_at):
            self._expect(session, path, text, False, "before the condition")
        session.tools.wait("await", {}, 0.001, None)
        assert session.now_s() == condition_s
        self._expect(session, shown_at, text, True, "at the condition")
        for path in hidden_at:
            self._expect(session, path, text, False, "at the condition")
            self._expect_hidden_answers(session, text)

    def _expect(self, session, path, text, expected, when):
        session.tools.visit(path)
        page = session.tools.read_page()
        if (holds_text(page, text) or holds_text(session.tools.observe().text, text)) != expected:
            self.problems.append(f"{path} {'does not show' if expected else 'shows'} {text!r} {when}:\n{page[:1500]}")

    def _expect_hidden_answers(self, session, text):
        page = session.page
        fetched = page.run(lambda raw: ask(raw, FETCHED))
        assert fetched, "the page asked the app's API for nothing"
        for url in fetched:
            if not url.endswith("/push") and holds_text(httpx.get(url).text, text):
                self.problems.append(f"the answer of {url} holds {text!r}, which the page must not show")


def test_evidence_is_shown_where_the_task_says_and_nowhere_else(task_file, environments, world_of, host):
    if task_file.task.category == "noop":
        return  # nothing ever comes true, so there is nothing to be shown
    environment = environments.get(task_file.environment)
    plan = make_plan(task_file.task, environment, world_of(environment), Variant())
    probe = Probe(plan)
    spec = AgentSpec("probe", lambda context: probe, privileged=True)
    with contextlib.ExitStack() as stack:
        app = stack.enter_context(launch(plan, Recorder()))
        running = stack.enter_context(start_timeline(app, Settings()))
        session = stack.enter_context(open_session(running, Settings(), spec, host=host))
        ending = play(running, session, probe, Settings())
    assert ending.reason == "returned", ending.detail
    assert not probe.problems, "\n".join(probe.problems)
