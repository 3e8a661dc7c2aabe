"""Agents that must not pass: what a suite gives to them, it would give to anybody."""

from __future__ import annotations

from collections.abc import Iterator

from pytest_sentinel.agent import AgentContext
from pytest_sentinel.agents.reference import keep_watching
from pytest_sentinel.browser.targets import Ref
from pytest_sentinel.errors import ToolError
from pytest_sentinel.session import Session
from pytest_sentinel.task.model import MESSAGE_CHARS, STOP_S

BLIND_MESSAGE = "What you asked me to watch for has happened."
SWEEP_AT_S = 605.0
"""When `spray` and `cheat` search for the last time, simulated s before a default stop of 720."""
SWEEP_ACTIONS = 60
"""How many actions one sweep of `spray` may take."""


class Idle:
    """Looks once a minute and never writes: right on the no-ops, wrong everywhere else."""

    def run(self, session: Session) -> None:
        """Watch until the stop."""
        session.tools.observe()
        keep_watching(session)


class Eager:
    """Writes at once."""

    def run(self, session: Session) -> None:
        """Write at the first second."""
        session.tools.observe()
        session.tools.notify_user(BLIND_MESSAGE)


class Late:
    """Writes blindly at the last second."""

    def run(self, session: Session) -> None:
        """Wait for the last second, look, and write."""
        left_s = session.clock.stop_s - session.now_s() - 2.0 - 2 * session.action_time_s
        session.tools.sleep(left_s)
        session.tools.observe()
        session.tools.notify_user(BLIND_MESSAGE)


def sleep_until_late(session: Session) -> None:
    """Wait for the moment of the last sweep, unless it is past."""
    left_s = session.clock.stop_s - (STOP_S - SWEEP_AT_S) - session.now_s()
    if left_s > 0:
        session.tools.sleep(left_s)


class Spray:
    """Sweeps every page and button at the start and near the end, then writes whatever text it has seen and fits."""

    def run(self, session: Session) -> None:
        """Sweep, wait, sweep again, write."""
        self._sweep(session)
        sleep_until_late(session)
        self._sweep(session)
        session.tools.visit(session.start_url)
        words = " ".join(session.tools.read_page().split())
        session.tools.notify_user(words[:MESSAGE_CHARS])

    def _sweep(self, session: Session) -> None:
        tools = session.tools
        tools.visit(session.start_url)
        tried: set[str] = set()
        for _ in range(SWEEP_ACTIONS):
            found = next(self._untried(tools.observe().text, tried), None)
            if found is None:
                return
            label, reference = found
            tried.add(label)
            try:
                tools.click(reference)
            except ToolError:
                continue  # what cannot be clicked is left alone, as a sweeping agent would

    def _untried(self, text: str, tried: set[str]) -> Iterator[tuple[str, Ref]]:
        """The clickable elements of a page description that were not tried yet, by their line without the reference."""
        for line in text.splitlines():
            words, found, rest = line.strip().partition("[ref=")
            label = words.strip("- ")
            clickable = label.split(" ")[0] in {
                "button",
                "link",
                "tab",
                "menuitem",
                "option",
                "checkbox",
                "row",
                "switch",
            }
            if found and clickable and label not in tried:
                yield label, Ref(rest.split("]")[0])


def make_idle(context: AgentContext) -> Idle:
    """Build `idle`."""
    del context
    return Idle()


def make_eager(context: AgentContext) -> Eager:
    """Build `eager`."""
    del context
    return Eager()


def make_late(context: AgentContext) -> Late:
    """Build `late`."""
    del context
    return Late()


def make_spray(context: AgentContext) -> Spray:
    """Build `spray`."""
    del context
    return Spray()
