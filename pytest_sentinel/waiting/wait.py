"""One wait, on either clock: time passes until the page changes, and the change is looked at.

Wait tools are plain loops over it:

    with session.tools.waiting("watch", {"condition": "…"}, 600) as wait:
        while (seen := wait.next_change()) is not None:
            ...

On the virtual clock time goes from one moment of the app to the next, and the page is brought up to date at each. On
the real clock a MutationObserver in the page wakes the tool, and the page is brought up to the server's revision.
"""

from __future__ import annotations

import math
from types import TracebackType
from typing import TYPE_CHECKING, Any, Literal

from pytest_sentinel.errors import ToolError
from pytest_sentinel.limits import LimitReached
from pytest_sentinel.record.events import ToolCalled, Waited
from pytest_sentinel.session import RunEnded
from pytest_sentinel.waiting.changes import same

if TYPE_CHECKING:
    from pytest_sentinel.session import Session
    from pytest_sentinel.tools import Observation

NAP_S = 2.0
"""Longest wall time for which the page is asked at a time, so that the end of a run is noticed, s."""
_UNKNOWN = -1


class Wait:
    """A wait in progress. Begins when its block is entered, is recorded when the block is left.

    Attributes:
        base: What the agent knew of the page when it began to wait.
        last: What was seen last.
        until_s: When it times out, simulated s.
        wakes: How often something happened and the page was looked at.
        ignored: How many of these found nothing but cosmetic changes.
        judged: How often a watcher was asked; kept by the wait tool.
    """

    base: Observation
    last: Observation

    def __init__(self, session: Session, tool: str, arguments: dict[str, Any], seconds: float) -> None:
        self._session = session
        self._tool = tool
        self._arguments = arguments
        self._seconds = seconds
        self._mark = _UNKNOWN
        self._reason: str | None = None
        self.from_s = self.until_s = 0.0
        self.wakes = self.ignored = self.judged = 0

    def __enter__(self) -> Wait:
        """Charge the call; what happened since the agent looked counts as a change."""
        tools = self._session.tools
        known = tools.seen
        tools.begin()
        self.from_s = self._session.now_s()
        self.until_s = self.from_s + self._seconds
        if known is None:
            self.base = self._look(wake=False)
            return self
        mark = self._count()  # before the revision, so that no change falls between the two
        self._mark = mark if self._session.revision == known.revision else _UNKNOWN
        self.base = self.last = known
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        """Record the wait, however it ended."""
        session = self._session
        session.look_at_state()
        refusal = str(error) if isinstance(error, ToolError) else None
        session.recorder.add(ToolCalled, tool=self._tool, arguments=self._arguments, error=refusal)
        reason = self._reason or ("time_out" if kind is None else _ending(error))
        session.recorder.add(
            Waited,
            tool=self._tool,
            from_s=self.from_s,
            wakes=self.wakes,
            ignored=self.ignored,
            judged=self.judged,
            reason=reason,
        )
        session.tools.seen = self.last

    @property
    def now_s(self) -> float:
        """The simulated time, s."""
        return self._session.now_s()

    def next_change(self, until_s: float | None = None, *, every_s: float | None = None) -> Observation | None:
        """Let time pass until the page shows something new.

        Args:
            until_s: Longest wait, simulated s; the end of the whole wait by default and at most.
            every_s: Look only at whole multiples of this, simulated s; None looks at once.

        Returns:
            What the page shows then; None where the time came first.

        Raises:
            RunEnded: The stop came, or the user was contacted.
        """
        end_s = self.until_s if until_s is None else min(until_s, self.until_s)
        while True:
            self._session.check()
            if self._may_have_changed():
                if every_s is not None:
                    self.pass_until(min(math.ceil(self.now_s / every_s) * every_s, end_s))
                if self._new():
                    return self.last
            elif self.now_s >= end_s:
                return None
            else:
                self._let_pass(end_s)

    def pass_until(self, at_s: float) -> None:
        """Let time pass without looking, to `at_s` (simulated s) or the end of the wait.

        Raises:
            RunEnded: The stop came, or the user was contacted.
        """
        session, end_s = self._session, min(at_s, self.until_s)
        session.quiet_until(end_s)
        session.guarded(self._tool, lambda: session.clock.wait(end_s))
        session.check()

    def look(self) -> Observation:
        """Look at the page as it is now; counted as a wake.

        Raises:
            RunEnded: The run is over.
        """
        return self._look(wake=True)

    def look_back(self) -> Observation | None:
        """Look once more before the wait returns, as a judgement takes time; None where nothing new is to be seen."""
        if self._session.revision == self.last.revision:
            return None
        before = self.last
        after = self._look(wake=False)
        return None if same(before.text, after.text) and before.url == after.url else after

    def take(self, seen: Observation) -> None:
        """Take what the agent itself saw for the last look; counted as a wake."""
        self.wakes += 1
        self.last = seen

    def load_again(self) -> None:
        """Load the page again; text typed but not sent is lost."""
        session = self._session
        session.guarded(self._tool, lambda: session.page.goto(session.page.url))
        self._mark = _UNKNOWN

    def end(self, reason: Literal["met", "time_out"]) -> None:
        """Say why the wait is over, for the record."""
        self._reason = reason

    def _may_have_changed(self) -> bool:
        session = self._session
        session.sync_page()
        if self._mark == _UNKNOWN or self._count() != self._mark:
            return True
        session.watched()
        return False

    def _new(self) -> bool:
        """Look, and say whether anything is to be seen that was not seen before."""
        before = self.last
        self._look(wake=True)
        is_same = same(before.text, self.last.text) and before.url == self.last.url
        self.ignored += is_same
        return not is_same

    def _look(self, *, wake: bool) -> Observation:
        session = self._session
        session.check()
        session.sync_page()
        self._mark = self._count()
        self.wakes += wake
        self.last = session.tools.look(by="watcher", wake=wake)
        return self.last

    def _count(self) -> int:
        """A number that changes with the page: the app's revision, or on the real clock the page's own changes."""
        session = self._session
        if session.clock.name == "virtual":
            return session.revision
        return session.guarded("page", lambda: session.page.change_count())

    def _let_pass(self, end_s: float) -> None:
        session, clock = self._session, self._session.clock
        if clock.name == "virtual":
            session.guarded(self._tool, lambda: clock.wait(end_s, lambda: True))
        else:
            nap_s = min((end_s - clock.now_s()) / clock.speed, NAP_S)
            session.guarded(self._tool, lambda: session.page.wait_for_change(max(nap_s, 0.0), since=self._mark))


def _ending(error: BaseException | None) -> str:
    if isinstance(error, RunEnded):
        return "stopped" if error.reason == "stop" else error.reason
    if isinstance(error, LimitReached):
        return error.reason
    return "refused" if isinstance(error, ToolError) else "failed"
