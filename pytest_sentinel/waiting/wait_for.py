"""`wait_for`, as published: a look each second, a unified diff of each change, and a watcher that judges it.

Judgements are rate-limited, the page is loaded again now and then, and the wait ends on yes or on its time-out. The
figures below are ours, as the publication does not give them.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pytest_sentinel.waiting.arguments import Conditional, read, schema
from pytest_sentinel.waiting.changes import difference, same
from pytest_sentinel.waiting.contract import WaitResult, Watcher, WatcherAnswer
from pytest_sentinel.waiting.telling import result

if TYPE_CHECKING:
    from pytest_sentinel.session import Session
    from pytest_sentinel.waiting.wait import Wait

LOOK_EVERY_S = 1.0
JUDGE_EVERY_S = 5.0
"""Shortest time between two judgements, simulated s."""
RELOAD_EVERY_S = 60.0
DIFF_CHARS = 12_000
"""Longest diff that is judged, characters."""


class WaitFor:
    """Polls the page; nothing between two looks is seen."""

    name = "wait_for"
    description = (
        "Wait until a condition holds on the page you are on. The page is looked at once a second; whenever it has "
        "changed, somebody who sees only the difference judges the condition. What the page shows already does not "
        "count. The page is loaded again now and then: text typed but not sent is lost."
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
        shown = wait.base.text
        free_s = wait.from_s
        reload_s = math.ceil(wait.from_s) + RELOAD_EVERY_S
        while wait.now_s < wait.until_s:
            changed = wait.next_change(reload_s, every_s=LOOK_EVERY_S) is not None
            if wait.now_s >= reload_s:
                wait.load_again()
                reload_s = math.ceil(wait.now_s) + RELOAD_EVERY_S
            if not changed:
                continue
            if wait.now_s < free_s:
                wait.pass_until(free_s)
                wait.look()
            if same(shown, wait.last.text):
                continue
            answer = watcher.judge(condition, difference(shown, wait.last.text, DIFF_CHARS))
            wait.judged += 1
            free_s = wait.now_s + JUDGE_EVERY_S
            if answer.met:
                return answer
            if answer.valid:
                shown = wait.last.text
        return None
