"""A plugin for the tests of the reports: real options, record and reports; only what happens in a task is made up.

A test asks for `played` with the task's id and outcomes, one an attempt: `("micromail-a-noop", "silent")`.
"""

import os
import signal

import pytest
from samples import sample

from pytest_sentinel import builtin, hookspecs
from pytest_sentinel.agent import AgentSpec
from pytest_sentinel.record.events import Contacted
from pytest_sentinel.reporting.items import RUN_FOLDER, TaskItem, attach, mark
from pytest_sentinel.reporting.parts import reporting_parts
from pytest_sentinel.settings import WORKER_KEY, add_options, resolve, to_wire

SETTINGS = pytest.StashKey()
HASHES = {"code": "c" * 64}


def pytest_addhooks(pluginmanager):
    pluginmanager.add_hookspecs(hookspecs)
    pluginmanager.register(builtin)


def pytest_addoption(parser):
    add_options(parser)


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config):
    settings = resolve(config)
    config.stash[SETTINGS] = settings
    spec = AgentSpec(
        settings.agent,
        lambda context: None,
        calls_model={"model": True, "reference": False}.get(settings.agent),
        input_usd_per_million=2.0 if settings.agent_options.get("priced") else None,
        output_usd_per_million=8.0 if settings.agent_options.get("priced") else None,
    )
    for part in reporting_parts(config, settings, lambda items: ({"clock": settings.clock}, HASHES), lambda: spec):
        config.pluginmanager.register(part)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node):
    node.workerinput[WORKER_KEY] = to_wire(node.config.stash[SETTINGS])


def pytest_itemcollected(item):
    if "played" in getattr(item, "fixturenames", ()):
        task_id, *outcomes = item.callspec.params["played"]
        category = "noop" if task_id.endswith("noop") else "active"
        mark(item, TaskItem(task_id, task_id.split("-")[0], category, "absolute"))


@pytest.fixture
def played(request):
    """Plays the next outcome of the item: records it, and raises where the fault is ours."""
    config, (task_id, *outcomes) = request.config, request.param
    folder = config.stash[RUN_FOLDER]
    result = folder.finished(task_id, 1)
    if result is None:
        begun = len(list((folder.path / "tasks" / task_id / "1").glob("*")))  # those of killed workers too
        result = play(folder, task_id, outcomes[min(begun, len(outcomes) - 1)], folder.next_attempt(task_id, 1))
    attach(request.node, result)
    if result.outcome == "error":
        raise RuntimeError("the page crashed")
    if result.outcome == "not_run":
        pytest.skip("the budget is spent")
    return result


def play(folder, task_id, outcome, attempt):
    """Record one attempt, or die in the middle of it."""
    writer = folder.attempt(task_id, 1, attempt)
    writer.event(Contacted(at_s=1.0, message="done", via="tool"))
    if outcome == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    if outcome == "full":
        writer.close()
        writer._events = open("/dev/full", "w")  # noqa: SIM115, PTH123 - the writer closes it
        writer.event(Contacted(at_s=2.0, message="done", via="tool"))
    result = sample("success" if outcome == "full" else outcome, task_id=task_id, attempt=attempt)
    writer.finish(result)
    return result
