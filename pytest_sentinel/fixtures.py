"""The fixtures: they only enter the steps of `pytest_sentinel.run`, in their order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from pytest_sentinel.settings import Settings
from pytest_sentinel.state import UNDERWAY, Case, Underway, state_of

if TYPE_CHECKING:
    from pytest_sentinel.browser.host import BrowserHost
    from pytest_sentinel.record.result import Result
    from pytest_sentinel.results import Item
    from pytest_sentinel.run import App, Running
    from pytest_sentinel.session import Session


@pytest.fixture(scope="session")
def sentinel_settings(pytestconfig: pytest.Config) -> Settings:
    """The settings in force, each with its source."""
    return state_of(pytestconfig).settings


@pytest.fixture(scope="session")
def sentinel_browser(pytestconfig: pytest.Config) -> Iterator[BrowserHost]:
    """One warm browser for this process, on a loop and a thread of its own."""
    from pytest_sentinel.launching import browser_host

    host = browser_host(pytestconfig, state_of(pytestconfig).settings)
    yield host
    host.close()


@pytest.fixture
def sentinel_task(request: pytest.FixtureRequest) -> Item:
    """Step 1: the task of this test, bound to world, seed and duration."""
    from pytest_sentinel.launching import item_of

    case: Case = request.param
    return item_of(request.config, case)


@pytest.fixture
def sentinel_app(request: pytest.FixtureRequest, sentinel_task: Item) -> Iterator[App]:
    """Step 2: the app, running on a database of its own; the attempt's record begins here."""
    from pytest_sentinel.launching import begin_attempt
    from pytest_sentinel.run import launch

    underway = begin_attempt(request.config, sentinel_task)
    request.node.stash[UNDERWAY] = underway
    with launch(sentinel_task.plan, underway.recorder) as app:
        underway.steps = app.steps
        yield app


@pytest.fixture
def sentinel_timeline(sentinel_app: App, sentinel_settings: Settings) -> Iterator[Running]:
    """Step 3: the scheduled events, tied to the clock."""
    from pytest_sentinel.run import start_timeline

    with start_timeline(sentinel_app, sentinel_settings) as running:
        yield running


@pytest.fixture
def sentinel_agent(
    request: pytest.FixtureRequest,
    sentinel_task: Item,
    sentinel_timeline: Running,
    sentinel_settings: Settings,
) -> Iterator[Session]:
    """Step 4: the session the agent works in; an outside program brings its own browser."""
    from pytest_sentinel.replaying import recorded_calls
    from pytest_sentinel.run import open_session

    spec = sentinel_task.spec
    host: BrowserHost | None = None if spec.outside else request.getfixturevalue("sentinel_browser")
    with open_session(
        sentinel_timeline,
        sentinel_settings,
        spec,
        host=host,
        artifacts=request.node.stash[UNDERWAY].writer.folder,
        replay=recorded_calls(sentinel_settings, sentinel_task.plan.task.id, sentinel_task.trial),
    ) as session:
        yield session


@pytest.fixture
def sentinel_verdict(request: pytest.FixtureRequest, sentinel_task: Item) -> Result:
    """Steps 4 to 6: run the agent, judge, record.

    A task that the run has finished before is not run again; none is begun once the budget is spent.
    """
    from pytest_sentinel.launching import not_run, play_and_record
    from pytest_sentinel.reporting.items import RUN_FOLDER, attach

    result = request.config.stash[RUN_FOLDER].finished(sentinel_task.plan.task.id, sentinel_task.trial)
    if result is None and (skipped := not_run(request.config, sentinel_task)) is not None:
        attach(request.node, skipped)
        pytest.skip(skipped.stop_reason)
    if result is None:
        session: Session = request.getfixturevalue("sentinel_agent")
        running: Running = request.getfixturevalue("sentinel_timeline")
        underway: Underway = request.node.stash[UNDERWAY]
        result = play_and_record(request.config, underway, running, session)
    attach(request.node, result)
    return result
