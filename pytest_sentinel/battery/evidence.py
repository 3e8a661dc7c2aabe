"""Whether a task's evidence is shown where the task says, and nowhere else: on pages and in what they fetch."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import TYPE_CHECKING

import httpx

from pytest_sentinel.agent import AgentSpec
from pytest_sentinel.battery.attempt import attempt
from pytest_sentinel.browser.reading import ask
from pytest_sentinel.escape import clip
from pytest_sentinel.option_table import Settings
from pytest_sentinel.shown import holds_text

if TYPE_CHECKING:
    from pytest_sentinel.browser.host import BrowserHost
    from pytest_sentinel.session import Session
    from pytest_sentinel.task.plan import Plan

SHOWN_LINES = 3
SHOWN_CHARS = 120
"""How many lines of a page a complaint quotes, and how much of each, characters."""
LIKENESS = 0.4
"""Similarity (0 to 1) below which a line is nothing like a text."""
_FETCHED = (
    "() => performance.getEntriesByType('resource').map(entry => entry.name).filter(name => name.includes('/api/'))"
)


def nearest(page: str, text: str) -> str:
    """The end of a complaint: the lines of a page that hold a text, or come nearest to it."""
    lines = list(dict.fromkeys(line.strip() for line in page.splitlines() if line.strip()))
    holding = [line for line in lines if text.casefold() in line.casefold()]
    found = holding or get_close_matches(text, lines, SHOWN_LINES, LIKENESS)
    quoted = "".join(f"\n    {clip(line, SHOWN_CHARS)}" for line in found[:SHOWN_LINES])
    return f"; {'there' if holding else 'nearest there'}:{quoted}" if found else "; nothing there is like it"


def evidence_problems(plan: Plan, host: BrowserHost) -> Iterator[str]:
    """What is wrong with a task's evidence, a sentence each; a task without an event has none."""
    if plan.expects_silence:
        return
    probe = Probe(plan)
    attempted = attempt(
        plan, probe, AgentSpec("probe", lambda _context: probe, privileged=True), Settings(action_time_s=0.0), host
    )
    if attempted.ending.reason != "returned":
        yield f"evidence: its pages could not be visited: {attempted.ending.detail or attempted.ending.reason}"
    yield from probe.problems


class Probe:
    """An agent that visits the evidence's pages before and at the condition and notes what they show."""

    def __init__(self, plan: Plan) -> None:
        self.problems: list[str] = []
        self._plan = plan

    def run(self, session: Session) -> None:
        """Visit the pages."""
        evidence, condition_s = self._plan.task.evidence, session.oracle.condition_at_s
        assert evidence is not None
        assert condition_s is not None
        text = self._plan.fill(evidence.text)
        shown_at = self._plan.fill(evidence.open)
        hidden_at = [self._plan.fill(path) for path in evidence.absent_at]
        session.tools.wait("await", {}, condition_s - 0.001, None)
        for path in (shown_at, *hidden_at):
            self._expect(session, path, text, False, "before the condition")
        session.tools.wait("await", {}, condition_s - session.now_s(), None)
        self._expect(session, shown_at, text, True, "at the condition")
        for path in hidden_at:
            self._expect(session, path, text, False, "at the condition")
            self._expect_hidden_answers(session, text)

    def _expect(self, session: Session, path: str, text: str, expected: bool, when: str) -> None:
        session.tools.visit(path)
        page = session.tools.read_page()
        if (holds_text(page, text) or holds_text(session.tools.observe().text, text)) != expected:
            verb = "does not show" if expected else "shows"
            self.problems.append(f"evidence: {path} {verb} {text!r} {when}{nearest(page, text)}")

    def _expect_hidden_answers(self, session: Session, text: str) -> None:
        fetched: list[str] = session.page.run(lambda raw: ask(raw, _FETCHED))
        if not fetched:
            self.problems.append(f"evidence: {session.page.url} asked the app's API for nothing")
        for url in fetched:
            # In JSON a word may touch an escape such as \n: any place where it stands is one too many.
            if not url.endswith("/push") and text.casefold() in httpx.get(url).text.casefold():
                self.problems.append(f"evidence: the answer of {url} holds {text!r}, which the page must not show")
