"""Runs model agents, and single calls of models, on the tally app against the scripted server."""

import dataclasses

from attempts import attempt, plan_of
from model_server import Asked, ModelServer, Script

from pytest_sentinel.battery.attempt import Attempted
from pytest_sentinel.limits import Limits
from pytest_sentinel.model.agent import ModelAgent
from pytest_sentinel.model.client import ModelClient
from pytest_sentinel.model.slots import Slots
from pytest_sentinel.record.events import ModelCalled, ModelFailed
from pytest_sentinel.waiting.sleep import Sleep

TASK = "tally-price-active"
HELLO = [{"role": "user", "content": "Hello"}]


@dataclasses.dataclass
class Outcome:
    """What became of calls that an agent of plain code made, or of a model agent's run."""

    attempted: Attempted
    asked: list[Asked]
    answers: list

    @property
    def ending(self):
        return self.attempted.ending

    @property
    def calls(self):
        return self.attempted.recorder.of(ModelCalled)

    @property
    def failed(self):
        return self.attempted.recorder.of(ModelFailed)

    @property
    def ended_at_s(self):
        return self.attempted.happened.ended_at_s


def ask(*replies, limits=None, times=1, spec=None, complete=None, slots=None, **settings):
    """Let plain code ask the scripted server `times` times, without any browser."""
    answers = []
    with ModelServer(Script(*replies)) as server:

        def run(session):
            with ModelClient(server.spec(**(spec or {})), limits or Limits(), slots=slots) as client:
                for _ in range(times):
                    given = {"role": "agent", "phase": "acting", "messages": HELLO, **(complete or {})}
                    answers.append(client.complete(session, **given))

        attempted = attempt(plan_of(TASK), run, **settings)
    assert not server.failures
    return Outcome(attempted, server.asked, answers)


def converse(host, policy, *, task=TASK, spec=None, limits=None, wait_tool=None, plan=None, **settings):
    """Run a model agent on a task, with a real page."""
    with ModelServer(policy) as server:
        agent = ModelAgent(server.spec(**(spec or {})), limits or Limits(), Slots.unlimited(), wait_tool or Sleep())
        attempted = attempt(plan or plan_of(task), agent, host=host, **{"think_time": "0", **settings})
    assert not server.failures
    return Outcome(attempted, server.asked, [])


def last_text(request):
    """The text of the last message of a request that holds any."""
    for message in reversed(request["messages"]):
        content = message["content"]
        if isinstance(content, str) and content:
            return content
        for part in content or []:
            if part["type"] == "text":
                return part["text"]
    return ""
