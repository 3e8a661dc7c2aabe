"""One attempt at a task, judged and not recorded: for the battery and for checks of one task."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_sentinel.recorder import Recorder
from pytest_sentinel.run import judge_run, launch, open_session, play, start_timeline

if TYPE_CHECKING:
    from pytest_sentinel.agent import Agent, AgentSpec
    from pytest_sentinel.browser.host import BrowserHost
    from pytest_sentinel.judge import Happened, Verdict
    from pytest_sentinel.option_table import Settings
    from pytest_sentinel.run import Running
    from pytest_sentinel.runner import Ending
    from pytest_sentinel.task.plan import Plan


@dataclass
class Attempted:
    """What came of an attempt; its databases are closed unless they were kept."""

    verdict: Verdict
    recorder: Recorder
    ending: Ending
    running: Running
    happened: Happened


def attempt(plan: Plan, agent: Agent, spec: AgentSpec, settings: Settings, host: BrowserHost | None) -> Attempted:
    """Run an agent on a task and judge it.

    Raises:
        InfrastructureError: Something of ours broke.
    """
    with contextlib.ExitStack() as stack:
        app = stack.enter_context(launch(plan, Recorder()))
        running = stack.enter_context(start_timeline(app, settings))
        session = stack.enter_context(open_session(running, settings, spec, host=host))
        ending = play(running, session, agent, settings)
        verdict, happened = judge_run(running, session, ending)
        return Attempted(verdict, app.recorder, ending, running, happened)
