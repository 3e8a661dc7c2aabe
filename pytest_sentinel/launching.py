"""What the fixtures need besides the steps themselves: the item at hand, its attempt's folder, the browser."""

from __future__ import annotations

import os
import warnings
from typing import TYPE_CHECKING

import pytest

from pytest_sentinel.agent import AgentContext
from pytest_sentinel.browser.host import BrowserHost
from pytest_sentinel.budget import Budget
from pytest_sentinel.collecting import variant_of
from pytest_sentinel.live.place import worker_name
from pytest_sentinel.live.task import LiveSink, LiveTask
from pytest_sentinel.record.files import writing
from pytest_sentinel.recorder import Recorder
from pytest_sentinel.registry import agent_of, find_wait_tool
from pytest_sentinel.reporting.contract import FinishedTask
from pytest_sentinel.reporting.items import RUN_FOLDER, attach
from pytest_sentinel.results import Item, result_of_fault, result_of_not_run, result_of_run
from pytest_sentinel.run import Running, check_page, check_server, judge_run, play
from pytest_sentinel.session import Session
from pytest_sentinel.settings import Settings
from pytest_sentinel.state import UNDERWAY, Case, Underway, state_of
from pytest_sentinel.task.plan import make_plan

if TYPE_CHECKING:
    from pytest_sentinel.record.result import Result


def item_of(config: pytest.Config, case: Case) -> Item:
    """Bind a test case to its environment, world and variant, and give it the number of its next attempt."""
    state = state_of(config)
    assert state.environments is not None
    environment = state.environments.get(case.file.environment)
    world = environment.load_world(state.settings.world)
    plan = make_plan(case.file.task, environment, world, variant_of(state.settings))
    attempt = config.stash[RUN_FOLDER].next_attempt(plan.task.id, case.trial)
    return Item(plan, case.file.path, case.trial, attempt, agent_of(config))


def begin_attempt(config: pytest.Config, item: Item) -> Underway:
    """Open the folder of a new attempt."""
    folder = config.stash[RUN_FOLDER]
    writer = folder.attempt(item.plan.task.id, item.trial, item.attempt)
    task = LiveTask(
        worker=worker_name(),
        pid=os.getpid(),
        task_id=item.plan.task.id,
        trial=item.trial,
        attempt=item.attempt,
        stop_s=state_of(config).settings.duration_s,
    )
    live = LiveSink(writer, folder.path, task)
    return Underway(item, Recorder(live), writer, live)


def play_and_record(config: pytest.Config, underway: Underway, running: Running, session: Session) -> Result:
    """Run the agent, judge, and write the record; all of it ends before the test's body."""
    item, steps, settings = underway.item, running.app.steps, state_of(config).settings
    waiting = find_wait_tool(config, settings)
    context = AgentContext(settings.agent_options, waiting.name, item.trial, settings.seed, waiting.make)
    agent = item.spec.make(context)
    ending = play(running, session, agent, settings)
    verdict, happened = judge_run(running, session, ending)
    check_server(running.app, verdict)
    check_page(session, verdict)
    with steps.timed("record"), writing(underway.writer.folder):
        assert running.track.final is not None
        running.track.final.save(underway.writer.folder / "final.sqlite3")
        running.measured.database.save(underway.writer.folder / "shadow.sqlite3")
    steps.failed = not verdict.passed
    steps.close()
    result = result_of_run(item, settings, running, session, ending, verdict, happened)
    _finish(config, underway, result)
    return result


def not_run(config: pytest.Config, item: Item) -> Result | None:
    """The recorded result of a task that is not begun because the session's budget is spent; None while it is not."""
    settings = state_of(config).settings
    budget = Budget.of(settings)
    if budget is None or (reason := budget.refusal) is None:
        return None
    underway = begin_attempt(config, item)
    result = result_of_not_run(item, settings, underway.recorder, reason)
    _finish(config, underway, result)
    return result


def record_fault(node: pytest.Item, error: str) -> None:
    """Give an attempt that failed by our fault its result; the error is pytest's own text."""
    underway = node.stash.get(UNDERWAY, None)
    if underway is None or underway.result is not None:
        return
    result = result_of_fault(underway.item, state_of(node.config).settings, underway.recorder, error)
    if underway.steps is not None:
        underway.steps.close()
    _finish(node.config, underway, result)
    attach(node, result)


def _finish(config: pytest.Config, underway: Underway, result: Result) -> None:
    """Write the result, then tell whoever wants to know; what they break is a warning and touches no verdict."""
    folder = underway.writer.finish(result)
    underway.result = result
    if underway.live.problem is not None:
        warnings.warn(pytest.PytestWarning(f"the live view lags behind: {underway.live.problem}"), stacklevel=1)
    try:
        config.hook.pytest_sentinel_after_task(task=FinishedTask(result, folder))
    except Exception as error:  # noqa: BLE001 - somebody else's code, after the verdict
        warnings.warn(
            pytest.PytestWarning(f"pytest_sentinel_after_task: {type(error).__name__}: {error}"), stacklevel=1
        )


def browser_host(config: pytest.Config, settings: Settings) -> BrowserHost:
    """The browser of this process, with the options that pytest-playwright's flags give."""
    from pytest_sentinel.browser.artifacts import read_playwright_options
    from pytest_sentinel.browser.find import find_browser

    options = read_playwright_options(config)
    explicit = None if settings.browser_path is None else str(settings.browser_path)
    return BrowserHost(options=options, path=find_browser(headed=options.headed, explicit=explicit))
