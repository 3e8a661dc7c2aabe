"""One task run from beginning to end: one context manager a step, in the order of `docs/architecture.md`.

    1. collect    task file -> Plan                       pytest_sentinel.task
    2. launch     database and app server                 launch()
    3. timeline   shadow run, clock, scheduled events     start_timeline()
    4. agent      page, tools, prompt; run it             open_session(), run_agent()
    5. judge      SQL over the final database             judge_run()
    6. record     result.json beside the events           record_run()

The fixtures of `pytest_sentinel.fixtures` only enter them. Whatever fails here is our fault, never the agent's.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pytest_sentinel.agent import Agent, AgentSpec, instruction
from pytest_sentinel.budget import Budget
from pytest_sentinel.calendar import TIMEZONE, moment
from pytest_sentinel.clock import Clock, RealClock, VirtualClock
from pytest_sentinel.contact import Contact
from pytest_sentinel.environment import AppServer, Database
from pytest_sentinel.errors import BrowserFault, ServerFault
from pytest_sentinel.judge import Happened, Verdict, judge
from pytest_sentinel.oracle import Oracle
from pytest_sentinel.record.events import ConditionChanged, ContactPageOpened, DueApplied, EventApplied, RunStarted
from pytest_sentinel.record.result import PASSING
from pytest_sentinel.recorder import Recorder
from pytest_sentinel.runner import Ending, run_agent
from pytest_sentinel.session import Brief, Replay, Session
from pytest_sentinel.shadow import Measured, measure
from pytest_sentinel.task.plan import Plan
from pytest_sentinel.timeline import Applied, Timeline
from pytest_sentinel.track import StateTrack
from pytest_sentinel.usage import tokens_until

if TYPE_CHECKING:
    from pytest_sentinel.browser.host import BrowserHost
    from pytest_sentinel.browser.page import PageDriver
    from pytest_sentinel.option_table import Settings

STANDING = frozenset({*PASSING, "early", "false_alarm", "wrong_action"})
"""Outcomes that no fault of ours can have brought about: a pass, a message too early, an action nobody asked for."""


@dataclass
class Steps:
    """Wall time of each step, s, and what is to be closed before the record is written."""

    recorder: Recorder
    wall_s: dict[str, float] = field(default_factory=dict)
    failed: bool = True
    """Whether what is kept of failures only is kept; known once there is a verdict."""
    _closers: list[tuple[str, Callable[[], None]]] = field(default_factory=list)

    @contextmanager
    def timed(self, name: str) -> Iterator[None]:
        """Add the wall time of a block to a step's."""
        began = time.monotonic()
        try:
            yield
        finally:
            self.wall_s[name] = self.wall_s.get(name, 0.0) + time.monotonic() - began

    def on_close(self, name: str, close: Callable[[], None]) -> None:
        """Close something at the end, last opened first."""
        self._closers.append((name, close))

    def close(self, down_to: int = 0) -> None:
        """Close what was opened since; a failure is a warning in the record, never a verdict."""
        while len(self._closers) > down_to:
            name, close = self._closers.pop()
            try:
                close()
            except Exception as error:  # noqa: BLE001 - a failing teardown is a warning in the record
                self.recorder.warn(name, error)

    @contextmanager
    def step(self) -> Iterator[None]:
        """Close at the end of the block what was opened in it."""
        depth = len(self._closers)
        try:
            yield
        finally:
            self.close(min(depth, len(self._closers)))


@dataclass
class App:
    """Step 2: a running app, its database and the user's letter box."""

    plan: Plan
    steps: Steps
    database: Database
    server: AppServer
    contact: Contact

    @property
    def recorder(self) -> Recorder:
        """The attempt's recorder."""
        return self.steps.recorder


@dataclass
class Running:
    """Step 3: the app with its timeline tied to a clock, and what the shadow run measured."""

    app: App
    clock: Clock
    measured: Measured
    track: StateTrack


@contextmanager
def launch(plan: Plan, recorder: Recorder) -> Iterator[App]:
    """Step 2: a fresh database of the task's start, and its server on a free loopback port.

    Raises:
        ServerFault: The server did not come up.
    """
    steps = Steps(recorder)
    with steps.step():
        with steps.timed("launch"):
            contact = Contact(recorder)
            database = plan.database()
            steps.on_close("database", database.close)
            server = plan.environment.server(database, plan.world, lambda: recorder.now_s(), contact)
            try:
                server.start()
            except RuntimeError as error:
                raise ServerFault(f"the server of {plan.environment.name} did not start: {error}") from error
            steps.on_close("server", server.stop)
        yield App(plan, steps, database, server, contact)


@contextmanager
def start_timeline(app: App, settings: Settings) -> Iterator[Running]:
    """Step 3: measure the condition on a shadow database, then tie the events to the clock."""
    plan, recorder = app.plan, app.recorder
    with app.steps.step():
        with app.steps.timed("shadow"):
            measured = measure(plan)
            app.steps.on_close("shadow database", measured.database.close)
        track = StateTrack(plan, measured, app.database, recorder)
        timeline = Timeline(plan.environment, app.database, plan.world, plan.events, plan.stop_s)
        timeline.on_applied = lambda applied: _applied(applied, recorder, track)
        timeline.marks = ((plan.paper_stop_s, track.mark_paper_stop),)
        real = settings.clock == "real"
        clock: Clock = RealClock(timeline, settings.speed) if real else VirtualClock(timeline)
        app.steps.on_close("clock", clock.close)
        recorder.now_s = clock.now_s
        app.contact.over = lambda: clock.now_s() >= clock.stop_s
        app.contact.on_first = lambda _message, at_s: _contacted(track, at_s)
        for at_s, holds in measured.changes:
            recorder.add(ConditionChanged, at_s=at_s, database="shadow", holds=holds)
        yield Running(app, clock, measured, track)


@contextmanager
def open_session(
    running: Running,
    settings: Settings,
    spec: AgentSpec,
    *,
    host: BrowserHost | None,
    artifacts: Path | None = None,
    replay: Replay | None = None,
) -> Iterator[Session]:
    """Step 4: what the agent is given: the prompt, the app's page, and tools."""
    app, plan = running.app, running.app.plan
    with app.steps.step():
        page = None
        if host is not None:
            with app.steps.timed("browser"):
                page = host.new_page(app.server.url, artifacts=artifacts)
                app.steps.on_close("page", lambda: _close_page(page, app.steps))
                page.goto(plan.task.start)
                page.sync(app.database.revision)
        brief = Brief(
            prompt=plan.prompt,
            instruction=instruction(moment(0).strftime("%A, %d %B %Y, %H:%M"), TIMEZONE.key),
            start_url=app.server.url + plan.task.start,
            contact_url=app.server.contact_url,
        )
        session = Session(
            brief,
            clock=running.clock,
            database=app.database,
            contact=app.contact,
            recorder=app.recorder,
            track=running.track,
            page=page,
            action_time_s=settings.action_time_s if running.clock.name == "virtual" else 0.0,
            think_time=settings.think_time,
            think_rates=spec.think_rates,
            evidence=None if plan.task.evidence is None else plan.fill(plan.task.evidence.text),
            budget=Budget.of(settings),
            replay=replay,
            outside=spec.outside,
            oracle=Oracle(plan, running.measured, app.database) if spec.privileged else None,
        )
        app.recorder.add(RunStarted, prompt=brief.prompt, instruction=brief.instruction, start_path=plan.task.start)
        yield session


def play(running: Running, session: Session, agent: Agent, settings: Settings) -> Ending:
    """Step 4, the run itself: start the clock, let the agent work until it ends or is ended, keep the final state.

    Raises:
        InfrastructureError: Something of ours failed under the agent.
    """
    app = running.app
    with app.steps.timed("agent"):
        running.clock.start()
        ending = run_agent(agent, session, settings.hang_timeout_s)
        running.clock.close()
        if not app.server.alive:
            raise ServerFault(f"the server of {app.plan.environment.name} was no longer alive at the end of the run")
    running.track.freeze(running.clock.now_s())
    return ending


def check_server(app: App, verdict: Verdict) -> None:
    """A handler that failed may have made the agent fail: that attempt says nothing about the agent.

    Raises:
        ServerFault: A handler failed, and the agent might have passed otherwise.
    """
    for failure in app.server.failures:
        if verdict.outcome not in STANDING:
            raise ServerFault(f"a handler of {app.plan.environment.name} failed") from failure
        app.recorder.warn("server", failure)


def check_page(session: Session, verdict: Verdict) -> None:
    """A page that did not follow the app, and took with it what the agent had entered, may have made the agent fail.

    Raises:
        BrowserFault: It did so, and the agent might have passed otherwise.
    """
    if session.lost_input and verdict.outcome not in STANDING:
        raise BrowserFault(
            "the page did not follow the app and was loaded again, which lost what the agent had entered"
        )


def judge_run(running: Running, session: Session, ending: Ending) -> tuple[Verdict, Happened]:
    """Step 5: compare what happened with what was asked, on the frozen state."""
    app, clock, track = running.app, running.clock, running.track
    with app.steps.timed("judge"):
        final = track.freeze(clock.now_s())
        opened = [event.at_s for event in app.recorder.of(ContactPageOpened)]
        at_paper_stop = track.at_paper_stop or _continued(app.plan, final, clock.now_s())
        happened = Happened(
            message=app.contact.message,
            contact_at_s=app.contact.at_s,
            contact_page_at_s=min(opened, default=None),
            ended=ending.reason,
            ended_at_s=round(clock.now_s(), 3),
            last_observed_s=running.app.server.last_request_s if session.outside else session.last_observed_s,
            final=final,
            facts=track.facts,
            at_paper_stop=at_paper_stop,
            tokens_at_paper_stop=tokens_until(app.recorder, app.plan.paper_stop_s),
            speed=clock.speed,
        )
        return judge(app.plan, running.measured, happened), happened


def _close_page(page: PageDriver, steps: Steps) -> None:
    for warning in page.close(failed=steps.failed).warnings:
        steps.recorder.warn("page", warning)


def _applied(applied: Applied, recorder: Recorder, track: StateTrack) -> None:
    if applied.event is None:
        recorder.add(DueApplied, at_s=applied.at_s, effect_kind=applied.effect_kind)
    else:
        event: Any = applied.event
        recorder.add(
            EventApplied,
            at_s=applied.at_s,
            index=applied.index,
            event_kind=event.kind,
            role=event.role,
            fields=event.fields,
            skipped=applied.skipped,
        )
    track.look(applied.at_s)


def _contacted(track: StateTrack, at_s: float) -> None:
    track.freeze(at_s)


def _continued(plan: Plan, final: Database, ended_at_s: float) -> Database:
    """The state at the published stop of a run that ended before it: the rest of the timeline, without the agent."""
    database = final.copy()
    rest = tuple(event for event in plan.events if event.at_s > ended_at_s)
    Timeline(plan.environment, database, plan.world, rest, plan.stop_s).apply_until(plan.paper_stop_s)
    return database
