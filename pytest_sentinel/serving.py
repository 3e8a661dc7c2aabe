"""Serving an app by hand: its real server on the real clock, with what happens printed as it happens."""

from __future__ import annotations

import contextlib
import signal
import time
from typing import TYPE_CHECKING

from pytest_sentinel.clock import RealClock
from pytest_sentinel.closest import did_you_mean
from pytest_sentinel.commands import CommandError
from pytest_sentinel.contact import Contact
from pytest_sentinel.recorder import Recorder
from pytest_sentinel.task.model import STOP_S
from pytest_sentinel.timeline import Applied, Timeline

if TYPE_CHECKING:
    import pytest

    from pytest_sentinel.environment import Environment
    from pytest_sentinel.task.plan import Plan

LINGER_S = 3600.0
"""How long an app is served after its timeline is over, wall s."""


def serve(config: pytest.Config, name: str, task_id: str | None, speed: float) -> int:
    """Serve an environment until interrupted or terminated.

    Args:
        config: Of the session that knows the environments and tasks.
        name: The environment.
        task_id: The task whose timeline is played; None for none.
        speed: Simulated seconds per second.

    Raises:
        CommandError: There is no such environment or task, or the page is not built.
    """
    from pytest_sentinel.registry import environments_of

    environments = environments_of(config)
    try:
        environment = environments.get(name)
    except KeyError as error:
        raise CommandError(str(error.args[0])) from error
    if not (environment.web_dist / "index.html").is_file():
        raise CommandError(f"the page of {name} is not built; run `make setup`, or `npm ci && npm run build`")
    plan = None if task_id is None else plan_of(config, task_id, environment)
    for ending in (signal.SIGINT, signal.SIGTERM):  # a shell's background jobs ignore the first unless told otherwise
        signal.signal(ending, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        _serve(environment, plan, speed)
    return 0


def plan_of(config: pytest.Config, task_id: str, environment: Environment | None = None) -> Plan:
    """The plan of a task of the suite, in the variant of the session's settings.

    Raises:
        CommandError: There is none of this name, or it belongs to another environment.
    """
    from pytest_sentinel.collecting import tasks_of, variant_of
    from pytest_sentinel.registry import world_of
    from pytest_sentinel.state import state_of
    from pytest_sentinel.task.plan import make_plan

    files = {file.id: file for file in tasks_of(config)}
    if task_id not in files:
        raise CommandError(f"there is no task {task_id!r}{did_you_mean(task_id, files)}")
    state = state_of(config)
    assert state.environments is not None
    own = state.environments.get(files[task_id].environment)
    if environment is not None and own.name != environment.name:
        raise CommandError(f"task {task_id!r} belongs to {own.name}, not to {environment.name}")
    return make_plan(files[task_id].task, own, world_of(own, state.settings.world), variant_of(state.settings))


def _serve(environment: Environment, plan: Plan | None, speed: float) -> None:
    from pytest_sentinel.registry import world_of

    world = world_of(environment) if plan is None else plan.world
    database = environment.database(world, {}) if plan is None else plan.database()
    events = () if plan is None else plan.events
    timeline = Timeline(environment, database, world, events, STOP_S if plan is None else plan.stop_s)
    timeline.on_applied = _say
    clock = RealClock(timeline, speed)
    recorder = Recorder()
    recorder.now_s = clock.now_s
    contact = Contact(recorder)
    contact.on_first = lambda message, at_s: print(f"{at_s:8.2f} s  message to the user: {message}", flush=True)
    server = environment.server(database, world, clock.now_s, contact)
    server.start()
    try:
        print(f"{environment.title} at {server.url}{'/' if plan is None else plan.task.start} (Ctrl-C ends it)")
        if plan is not None:
            print(f"The user asks: {plan.prompt}")
        print(f"Messages to the user: {server.contact_url}", flush=True)
        clock.start()
        end = time.monotonic() + timeline.stop_s / speed + LINGER_S
        while time.monotonic() < end:
            time.sleep(0.2)
            clock.check()
    finally:
        clock.close()
        server.stop()
        database.close()


def _say(applied: Applied) -> None:
    if applied.event is None:
        print(f"{applied.at_s:8.2f} s  {applied.effect_kind} (owed)", flush=True)
        return
    skipped = f", skipped: {applied.skipped}" if applied.skipped else ""
    print(f"{applied.at_s:8.2f} s  {applied.event.kind} ({applied.event.role}{skipped})", flush=True)
