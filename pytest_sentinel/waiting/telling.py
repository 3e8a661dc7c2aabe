"""What a wait hands back to the agent: why it ended and what changed, bounded, never the whole page again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_sentinel.calendar import moment
from pytest_sentinel.waiting.changes import changes, cut, told
from pytest_sentinel.waiting.contract import Reason, WaitResult

if TYPE_CHECKING:
    from pytest_sentinel.tools import Observation
    from pytest_sentinel.waiting.wait import Wait

TOLD_CHARS = 2400
"""Longest account of what changed, characters."""
LATER_CHARS = 800
"""Longest account of what changed while the last judgement was made, characters."""
LINE_CHARS = 400
"""How much is told of one element, characters."""
OPENING_CHARS = 600
"""Longest first sentences, characters."""


def result(wait: Wait, reason: Reason, opening: str) -> WaitResult:
    """End a wait and tell the agent.

    Args:
        wait: The wait, whose last look is what the agent is told about.
        reason: Why it ended.
        opening: What the tool has to say first, in whole sentences.
    """
    wait.end(reason)
    now = f"It is {moment(wait.now_s):%H:%M:%S}, {wait.now_s - wait.from_s:.0f} s later."
    seen = wait.last
    account = what_changed(wait.base, seen)
    if (after := wait.look_back()) is not None:
        found = changes(seen.text, after.text)
        account += f"\nAnd a moment later:\n{told(found, LATER_CHARS, line_chars=LINE_CHARS)}"
    return WaitResult(reason, f"{cut(opening, OPENING_CHARS)} {now}\n{account}", wait.wakes)


def what_changed(before: Observation, now: Observation) -> str:
    """What is different from what the agent knew when it began to wait."""
    if before.url != now.url:
        return f"The page is now {now.url}; look at it anew."
    found = changes(before.text, now.text)
    if not found:
        return "On the page nothing has changed since you last saw it."
    return f"What has changed on the page since you last saw it:\n{told(found, TOLD_CHARS, line_chars=LINE_CHARS)}"
