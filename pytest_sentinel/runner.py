"""Runs an agent on a thread of its own, so that a hanging one can be left behind."""

from __future__ import annotations

import asyncio
import inspect
import threading
import time
import traceback
from dataclasses import dataclass

from pytest_sentinel.agent import Agent
from pytest_sentinel.errors import InfrastructureError
from pytest_sentinel.limits import LimitReached
from pytest_sentinel.record.events import AgentEnded
from pytest_sentinel.session import AgentCrashed, GaveUp, RunEnded, Session

__all__ = ["Ending", "LimitReached", "run_agent"]

LOOK_EVERY_S = 0.5
"""Wall time between looks of the watchdog, s."""
GRACE_S = 5.0
"""How long an agent may take to notice that the run is over, wall s."""


@dataclass
class Ending:
    """How the agent's part ended: a reason as `AgentEnded` lists them, and details where there are any."""

    reason: str = "returned"
    detail: str | None = None


def run_agent(agent: Agent, session: Session, hang_timeout_s: float) -> Ending:
    """Run the agent until it ends, the run ends, or it shows no sign of life for `hang_timeout_s` (wall s).

    Raises:
        InfrastructureError: Something of ours failed under the agent, whatever the agent made of it.
    """
    ending = Ending()
    thread = threading.Thread(target=_run, args=(agent, session, ending), name="sentinel-agent", daemon=True)
    thread.start()
    ending = _watch(thread, session, ending, hang_timeout_s)
    if session.over is not None:
        ending = Ending(session.over, ending.detail)
    if session.fault is not None:
        raise session.fault
    session.clock.check()
    session.recorder.add(AgentEnded, reason=ending.reason, detail=ending.detail)
    return ending


def _watch(thread: threading.Thread, session: Session, ending: Ending, hang_timeout_s: float) -> Ending:
    """Wait for the agent's end; leave it behind where it hangs, or goes on although the run is over."""
    over_since: float | None = None
    while thread.is_alive():
        thread.join(LOOK_EVERY_S)
        if session.over is not None:
            over_since = over_since or time.monotonic()
            left_behind = time.monotonic() - over_since > GRACE_S
            found = Ending("over", f"the agent went on for {GRACE_S:g} s after the end of the run")
        else:
            left_behind = session.silent_for_s > hang_timeout_s
            found = Ending("hung", f"no call of a tool or a model for {hang_timeout_s:g} s of wall time")
        if thread.is_alive() and left_behind:
            session.abandon()
            return found
    return ending


def _run(agent: Agent, session: Session, ending: Ending) -> None:
    """The agent's thread: whatever the agent raises is data about the agent, except what is ours."""
    try:
        awaitable = agent.run(session)
        if inspect.isawaitable(awaitable):
            asyncio.run(_await(awaitable))
    except RunEnded as ended:
        ending.reason = ended.reason
    except GaveUp as gave_up:
        ending.reason, ending.detail = "gave_up", str(gave_up)
    except LimitReached as limit:
        ending.reason, ending.detail = limit.reason, str(limit)
    except AgentCrashed as crash:
        ending.reason, ending.detail = "crashed", str(crash)
    except InfrastructureError as error:
        session.keep_fault("agent", error)
    except BaseException:  # noqa: BLE001 - the agent's own crash is its outcome, not our error
        ending.reason, ending.detail = "crashed", traceback.format_exc()


async def _await(awaitable: object) -> None:
    assert inspect.isawaitable(awaitable)
    await awaitable
