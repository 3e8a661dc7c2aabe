"""The battery's part in the browser for one task: the reference passes, whoever cannot monitor does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pytest_sentinel.agent import AgentContext
from pytest_sentinel.battery.attempt import attempt
from pytest_sentinel.battery.evidence import evidence_problems
from pytest_sentinel.builtin import pytest_sentinel_agents
from pytest_sentinel.option_table import Settings
from pytest_sentinel.record.result import TIMELY_S

if TYPE_CHECKING:
    from pytest_sentinel.battery.attempt import Attempted
    from pytest_sentinel.browser.host import BrowserHost
    from pytest_sentinel.task.plan import Plan

LASTLOOK_S = 605.0
BLIND = ("eager", "late", "spray", "cheat")


def browser_problems(plan: Plan, host: BrowserHost) -> Iterator[str]:
    """What is wrong with a task in the browser, a sentence each.

    Raises:
        InfrastructureError: The browser or the app broke.
    """
    yield from evidence_problems(plan, host)
    reference = _play("reference", plan, host)
    if not reference.verdict.passed:
        yield f"solution: the reference does not pass: {_ended(reference)}"
    elif reference.verdict.timely is False:
        yield f"solution: the reference writes more than {TIMELY_S} s after the condition"
    if plan.task.window_s is None and not (late := _play("lastlook", plan, host)).verdict.passed:
        yield f"solution: a reference that looks once, at {LASTLOOK_S:g} s, does not pass: {_ended(late)}"
    idle = _play("idle", plan, host)
    if idle.verdict.passed != plan.expects_silence:
        yield f"condition: an agent that only looks {'fails' if plan.expects_silence else 'passes'}: {_ended(idle)}"
    for name in BLIND:
        if (blind := _play(name, plan, host)).verdict.passed:
            yield f"facts: `{name}`, which cannot monitor, passes with {blind.happened.message!r}"


def _play(name: str, plan: Plan, host: BrowserHost) -> Attempted:
    spec = pytest_sentinel_agents()[name]
    return attempt(plan, spec.make(AgentContext({}, "sleep", 1, 0)), spec, Settings(), host)


def _ended(attempted: Attempted) -> str:
    detail = (attempted.ending.detail or "").strip().rpartition("\n")[2]
    return f"{attempted.verdict.outcome} ({attempted.ending.reason}{': ' + detail if detail else ''})"
