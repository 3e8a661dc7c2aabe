"""Agents that know the solution: `reference` plays it through the page, `lastlook` looks once at the very end."""

from __future__ import annotations

import math

from pytest_sentinel.agent import AgentContext
from pytest_sentinel.browser.targets import Named
from pytest_sentinel.session import Session
from pytest_sentinel.task.model import STOP_S, StepModel, Target

LOOK_EVERY_S = 60.0
LAST_LOOK_S = 605.0
"""When `lastlook` looks, simulated s before a default stop of 720."""


def named(target: Target, fill: object) -> Named:
    """A task file's element as the page driver's, with slots filled by `fill(text)`."""
    assert callable(fill)
    within = target.within
    return Named(
        role=target.role,
        name=fill(target.name),
        exact=target.exact,
        nth=target.nth,
        within=None if within is None else Named(within.role, fill(within.name), within.exact),
    )


def keep_watching(session: Session) -> None:
    """Look once a minute, and once more just before the stop; ends only with the run."""
    while True:
        left_s = session.clock.stop_s - session.now_s() - session.action_time_s
        session.tools.sleep(min(LOOK_EVERY_S, left_s - 1.0) if left_s > 2.0 else 2.0)
        session.tools.observe()


class Reference:
    """Plays the author's solution.

    It acts at the moments it knows; with `poll` it looks only every so many seconds, as a polling agent would, so
    that what polling costs in reaction time can be drawn.
    """

    def __init__(self, poll_s: float | None = None, only_at_s: float | None = None) -> None:
        self._poll_s = poll_s
        self._only_at_s = only_at_s

    def run(self, session: Session) -> None:
        """Play every step; watch to the stop where silence is right."""
        session.tools.observe()
        for step in session.oracle.steps:
            self._play(session, step)
        keep_watching(session)

    def _play(self, session: Session, step: StepModel) -> None:
        tools, fill = session.tools, session.oracle.fill
        if step.await_condition:
            self._await(session, session.oracle.condition_at_s)
        elif step.await_event is not None:
            self._await(session, session.oracle.event_at_s(step.await_event))
        elif step.visit is not None:
            tools.visit(fill(step.visit))
        elif step.click is not None:
            tools.click(named(step.click, fill))
        elif step.type is not None:
            tools.type(named(step.type, fill), fill(step.type.text), submit=step.type.submit)
        elif step.select is not None:
            tools.select(named(step.select, fill), fill(step.select.option))
        elif step.press is not None:
            tools.press(step.press)
        elif step.wait is not None:
            tools.sleep(step.wait)
        elif step.notify is not None:
            tools.notify_user(fill(step.notify))

    def _await(self, session: Session, known_s: float | None) -> None:
        moment_s = session.clock.stop_s if known_s is None else known_s
        if self._only_at_s is not None:
            self._wait_until(session, max(moment_s, session.clock.stop_s - (STOP_S - self._only_at_s)))
        elif self._poll_s is None:
            self._wait_until(session, moment_s)
        else:
            while session.now_s() < moment_s:
                self._wait_until(session, (session.now_s() // self._poll_s + 1) * self._poll_s)
                session.tools.observe()
        session.tools.observe()

    def _wait_until(self, session: Session, at_s: float) -> None:
        seconds = at_s - session.now_s() - session.action_time_s
        if seconds > 0:
            session.tools.wait("await", {}, seconds, None)


def make_reference(context: AgentContext) -> Reference:
    """Build `reference`; `--agent-option poll=SECONDS` makes it poll.

    Raises:
        ValueError: `poll` is not a positive number.
    """
    poll = context.options.get("poll")
    if poll is None:
        return Reference()
    try:
        poll_s = float(poll)
    except ValueError:
        poll_s = -1.0
    if not 0 < poll_s < math.inf:
        raise ValueError(f"agent option poll={poll!r}: a positive number of seconds is needed, such as poll=60")
    return Reference(poll_s=poll_s)


def make_lastlook(context: AgentContext) -> Reference:
    """Build `lastlook`."""
    del context
    return Reference(only_at_s=LAST_LOOK_S)
