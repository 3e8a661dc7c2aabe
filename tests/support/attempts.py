"""Helpers of the engine's tests: runs attempts at the tally app's tasks without pytest in between."""

from pathlib import Path

import tally

from pytest_sentinel.agent import AgentSpec
from pytest_sentinel.battery.attempt import attempt as attempted
from pytest_sentinel.option_table import Settings
from pytest_sentinel.task.load import check_task, read_task
from pytest_sentinel.task.plan import Variant, make_plan

TASKS = Path(tally.HERE).parent / "tally_tasks" / "tally"


class Playing:
    """An agent made of a plain function of the session."""

    def __init__(self, function):
        self.run = function


def read(name, **changes):
    path = TASKS / f"{name}.yaml"
    task = read_task(path)
    check_task(path, task, tally.environment, tally.environment.load_world())
    if not changes:
        return task
    return type(task).model_validate({**task.model_dump(by_alias=True, exclude_unset=True), **changes})


def plan_of(name, variant=None, **changes):
    return make_plan(read(name, **changes), tally.environment, tally.environment.load_world(), variant or Variant())


def attempt(plan, agent, *, host=None, privileged=False, think_rates=None, **settings):
    spec = AgentSpec("test", lambda context: agent, privileged=privileged, think_rates=think_rates)
    return attempted(plan, agent if hasattr(agent, "run") else Playing(agent), spec, Settings(**settings), host)
