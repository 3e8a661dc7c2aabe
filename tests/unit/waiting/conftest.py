"""A real browser, and a watcher that answers by plain rules."""

import dataclasses

import pytest
from attempts import attempt, plan_of

from pytest_sentinel.waiting.calling import perform
from pytest_sentinel.waiting.contract import WatcherAnswer


@pytest.fixture(scope="session")
def host():
    from pytest_sentinel.browser.host import BrowserHost

    browser = BrowserHost()
    yield browser
    browser.close()


class RuleWatcher:
    """Says yes where a word is shown, and takes `think_s` for each answer."""

    def __init__(self, session, word, think_s=0.0, answers=None):
        self.session = session
        self.word = word
        self.think_s = think_s
        self.answers = list(answers or [])
        self.asked = []
        self.checked_at = []

    def judge(self, condition, shown, *, whole_page=False):
        self.asked.append((self.session.now_s(), shown))
        self.session.model_called(
            duration_s=self.think_s, role="watcher", phase="waiting", model="rule", input_tokens=1, output_tokens=1
        )
        if self.answers:
            return self.answers.pop(0)
        return WatcherAnswer(self.word in shown, "as the rule says")

    def check(self, instruction):
        self.checked_at.append(self.session.now_s())
        self.session.sync_page()
        return self.session.tools.look(by="watcher", wake=True)


@dataclasses.dataclass
class Waits:
    """What came of one wait."""

    result: object = None
    watcher: object = None
    at_s: float = 0.0
    ran: object = None

    @property
    def asked_at(self):
        return [at_s for at_s, _ in self.watcher.asked]


@pytest.fixture
def wait_with(host):
    """Runs one wait on a tally task: `wait_with(tool, arguments, word=…)`."""

    def run(
        tool, arguments, *, task="tally-passing-passive", word="9.87", think_s=0.0, answers=None, first=None,
        settings=None, **changes,
    ):  # fmt: skip
        waits = Waits()

        def agent(session):
            waits.watcher = RuleWatcher(session, word, think_s, answers)
            session.tools.observe()
            if first is not None:
                first(session)
            waits.result = perform(tool, session, arguments, waits.watcher)
            waits.at_s = session.now_s()

        waits.ran = attempt(plan_of(task, **changes), agent, host=host, **(settings or {}))
        return waits

    return run
