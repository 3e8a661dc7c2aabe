"""`watch`: no polling. It wakes on a change, drops what is cosmetic, and only what changed is judged.

Changes that come while the watcher thinks, or faster than it may be asked, are judged together. It may be asked three
times in a row and then once every ten seconds, so that a page that never rests costs a bounded number of calls.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pytest_sentinel.waiting.arguments import Conditional, read, schema
from pytest_sentinel.waiting.changes import Change, changes, lines_of, same, told
from pytest_sentinel.waiting.contract import WaitResult, Watcher, WatcherAnswer
from pytest_sentinel.waiting.telling import result

if TYPE_CHECKING:
    from pytest_sentinel.session import Session
    from pytest_sentinel.waiting.wait import Wait

IN_A_ROW = 3
REFILL_S = 10.0
"""After `IN_A_ROW` judgements one more may be made each `REFILL_S` simulated seconds."""
NEW_CHARS = 3000
EARLIER_CHARS = 1500
"""Longest account of what is new, and of what had changed before it, characters."""
EARLIER_LINE_CHARS = 120
"""How much of one line is told again, to count it; it was judged when it was new, characters."""


class Allowance:
    """How often the watcher may be asked: a bucket of `IN_A_ROW` judgements, refilled one each `REFILL_S`."""

    def __init__(self, now_s: float) -> None:
        self._full_s = now_s

    def free_s(self, now_s: float) -> float:
        """When the next judgement may be made, simulated s."""
        return max(now_s, self._full_s - (IN_A_ROW - 1) * REFILL_S)

    def use(self, now_s: float) -> None:
        """Count one judgement."""
        self._full_s = max(self._full_s, now_s) + REFILL_S


class Watch:
    """Asleep until the page changes."""

    name = "watch"
    description = (
        "Wait until a condition holds on the page you are on. Nothing is missed and nothing is polled: each change of "
        "the page is judged as it comes, by somebody who sees only what changed since you began to wait. What the "
        "page shows already does not count."
    )
    parameters = schema(Conditional)

    def wait(self, session: Session, arguments: Mapping[str, Any], watcher: Watcher) -> WaitResult:
        """Wait; see `WaitTool.wait`."""
        given = read(Conditional, arguments)
        with session.tools.waiting(self.name, given.model_dump(), given.timeout_s) as wait:
            answer = self._watch(wait, given.condition, watcher)
            if answer is None:
                return result(wait, "time_out", f"The condition was not met within {given.timeout_s:g} s.")
            return result(wait, "met", f"The condition is met: {answer.why}")

    def _watch(self, wait: Wait, condition: str, watcher: Watcher) -> WatcherAnswer | None:
        """The answer that says yes; None where the time came first."""
        allowance = Allowance(wait.from_s)
        judged = wait.base.text
        while wait.next_change() is not None:
            passed = self._gather(wait, allowance.free_s(wait.now_s))
            if same(judged, wait.last.text) and not passed:
                continue
            answer = watcher.judge(condition, shown(wait.base.text, judged, passed, wait.last.text))
            wait.judged += 1
            allowance.use(wait.now_s)
            if answer.met:
                return answer
            if answer.valid:
                judged = wait.last.text
        return None

    def _gather(self, wait: Wait, until_s: float) -> list[str]:
        """Go on looking until the watcher may be asked; returns the states of the page that went by meanwhile."""
        passed: list[str] = []
        while wait.now_s < min(until_s, wait.until_s):
            state = wait.last.text
            if wait.next_change(until_s) is not None:
                passed.append(state)
        return passed


def shown(base: str, judged: str, passed: Sequence[str], now: str) -> str:
    """What the watcher is shown, in order of time: what had changed before, what showed for a moment, what is new.

    Args:
        base: The page when the wait began.
        judged: The page when the watcher was asked last.
        passed: States of the page since then, other than the last one.
        now: The page now.
    """
    settled = {line.content for side in (judged, now) for line in lines_of(side)}
    brief = [change for state in passed for change in changes(judged, state) if change.after not in settled]
    earlier = told(_came(changes(base, judged)), EARLIER_CHARS, references=False, line_chars=EARLIER_LINE_CHARS)
    parts = {
        "Changed earlier, since the wait began:": earlier,
        "Shown for a moment only, and gone again:": told(_came(brief), NEW_CHARS, references=False),
        "New:": told(changes(judged, now), NEW_CHARS, references=False),
    }
    return "\n".join(f"{heading}\n{text}" for heading, text in parts.items() if text)


def _came(found: Sequence[Change]) -> list[Change]:
    return [change for change in dict.fromkeys(found) if change.after is not None]
