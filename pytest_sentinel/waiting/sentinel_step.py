"""`sentinel_step`: checks anew at an interval that adapts, each time from the same saved state of the agent.

For each check the agent's state is restored, so that its context does not grow; the agent looks, and a separate call
of the watcher judges the last thing it saw. The interval shrinks while things change and grows while they do not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pydantic import Field

from pytest_sentinel.waiting.arguments import Conditional, read, schema
from pytest_sentinel.waiting.changes import bounded, cut, lines_of, same
from pytest_sentinel.waiting.contract import WaitResult, Watcher, WatcherAnswer
from pytest_sentinel.waiting.telling import result

if TYPE_CHECKING:
    from pytest_sentinel.session import Session
    from pytest_sentinel.waiting.wait import Wait

FIRST_S = 30.0
SHORTEST_S = 10.0
LONGEST_S = 60.0
"""First, shortest and longest time between two checks, simulated s."""
QUICKER = 0.5
SLOWER = 1.5
"""What the interval is multiplied by after a check that found something new, and after one that did not."""
PAGE_CHARS = 24_000
"""Longest page that is judged, characters."""
LINE_CHARS = 2000


class StepArguments(Conditional):
    """Arguments of `sentinel_step`."""

    check: str = Field(
        "Look at the page as it is now.",
        max_length=1000,
        description="What is to be done for each check, in plain words, such as 'open the junk folder'; left out: "
        "nothing but looking at the page.",
    )
    first_interval_s: float = Field(
        FIRST_S,
        ge=1,
        description=f"Your guess of a good time between two checks, in seconds; {FIRST_S:g} if left out. It adapts.",
    )


class SentinelStep:
    """Polls with the agent itself, at an interval that adapts."""

    name = "sentinel_step"
    description = (
        "Wait until a condition holds, checking again and again. Each check begins where you are now: you do what is "
        "needed to see the state of things, then somebody else judges the condition on what you saw last. "
        "How long it is to the next check adapts to how much happens."
    )
    parameters = schema(StepArguments)

    def wait(self, session: Session, arguments: Mapping[str, Any], watcher: Watcher) -> WaitResult:
        """Wait; see `WaitTool.wait`."""
        given = read(StepArguments, arguments)
        with session.tools.waiting(self.name, given.model_dump(), given.timeout_s) as wait:
            answer = self._step(wait, given, watcher)
            if answer is None:
                return result(wait, "time_out", f"The condition was not met within {given.timeout_s:g} s.")
            return result(wait, "met", f"The condition is met: {answer.why}")

    def _step(self, wait: Wait, given: StepArguments, watcher: Watcher) -> WatcherAnswer | None:
        """The answer that says yes; None where the time came first."""
        interval_s = given.first_interval_s
        while True:
            before = wait.last.text
            wait.take(watcher.check(given.check))
            answer = watcher.judge(given.condition, whole(wait.last.text), whole_page=True)
            wait.judged += 1
            if answer.met:
                return answer
            if wait.now_s >= wait.until_s:
                return None
            factor = SLOWER if same(before, wait.last.text) else QUICKER
            interval_s = min(max(interval_s * factor, SHORTEST_S), LONGEST_S)
            wait.pass_until(wait.now_s + interval_s)


def whole(description: str) -> str:
    """A page for the judge: a line an element, without what is cosmetic."""
    return bounded([f"- {cut(line.content, LINE_CHARS)}" for line in lines_of(description)], PAGE_CHARS)
