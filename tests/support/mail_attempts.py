"""Runs the model agent on MicroMail's tasks, with the scripted policy of `mail_policy` behind a real server."""

from attempts import attempt
from mail_policy import policy as mail_policy
from model_server import ModelServer
from runs import ROOT

from environments.micromail import environment
from pytest_sentinel.builtin import pytest_sentinel_wait_tools
from pytest_sentinel.limits import Limits
from pytest_sentinel.model.agent import ModelAgent
from pytest_sentinel.model.slots import Slots
from pytest_sentinel.task.load import read_task
from pytest_sentinel.task.plan import Variant, make_plan

WAIT_TOOLS = tuple(pytest_sentinel_wait_tools())


def plan_of_task(task_id):
    task = read_task(ROOT / "tests" / "tasks" / "micromail" / f"{task_id}.yaml")
    return make_plan(task, environment, environment.load_world(), Variant())


def attempt_with(task_id, wait_tool, host, policy=mail_policy, spec=None, **settings):
    """One attempt at a task with a wait tool; the policy must not fail."""
    with ModelServer(policy) as server:
        tool = pytest_sentinel_wait_tools()[wait_tool].make()
        agent = ModelAgent(server.spec(**(spec or {})), Limits(), Slots.unlimited(), tool)
        attempted = attempt(plan_of_task(task_id), agent, host=host, **settings)
        assert server.failures == []
        return attempted
