"""A scripted model does real MicroMail tasks with each wait tool, over HTTP, on both clocks."""

import json
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from mail_attempts import WAIT_TOOLS, attempt_with
from mail_policy import policy
from model_server import said

from pytest_sentinel.record.events import Judged, ModelCalled, Observed, ToolCalled, Waited
from pytest_sentinel.usage import usage_of

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TASKS = ("micromail-sender-absolute-passive", "micromail-cc-relative-active")
NOOP = "micromail-sender-absolute-noop"
JUDGED = ("wait_for", "sentinel_step", "watch")
LATEST_S = {"sleep": 60.0, "wait_for": 20.0, "sentinel_step": 90.0, "watch": 15.0, "predicate": 15.0}
"""Longest reaction that is accepted, simulated s; on the real clock an answer comes at once."""


def check_solved(attempted, wait_tool):
    assert (attempted.verdict.outcome, attempted.verdict.flags) == ("success", ())
    assert attempted.verdict.reaction_ms <= LATEST_S[wait_tool] * 1000
    recorder = attempted.recorder
    assert {waited.tool for waited in recorder.of(Waited)} == {wait_tool}
    assert all(judged.valid for judged in recorder.of(Judged))
    assert bool(recorder.of(Judged)) == (wait_tool in JUDGED)
    assert usage_of(recorder).wakes_that_mattered >= 1


@pytest.mark.parametrize("wait_tool", WAIT_TOOLS)
@pytest.mark.parametrize("task_id", TASKS)
def test_task_is_done_on_the_virtual_clock(host, task_id, wait_tool):
    check_solved(attempt_with(task_id, wait_tool, host, think_time="2"), wait_tool)


def test_tasks_are_done_on_the_real_clock(host):
    pairs = [(task_id, wait_tool) for task_id in TASKS for wait_tool in WAIT_TOOLS]
    with ThreadPoolExecutor(len(pairs)) as pool:
        runs = [pool.submit(attempt_with, *pair, host, clock="real", speed=4.0) for pair in pairs]
        for (_, wait_tool), run in zip(pairs, runs, strict=True):
            check_solved(run.result(), wait_tool)


@pytest.mark.parametrize("wait_tool", WAIT_TOOLS)
def test_nothing_is_reported_where_nothing_happens(host, wait_tool):
    attempted = attempt_with(NOOP, wait_tool, host, think_time="2")
    assert (attempted.verdict.outcome, attempted.verdict.flags) == ("silent", ())


def test_policy_works_with_pictures_as_well(host):
    attempted = attempt_with(TASKS[0], "watch", host, spec={"vision": True}, think_time="2")
    check_solved(attempted, "watch")
    assert {call.pictures for call in attempted.recorder.of(ModelCalled) if call.role == "agent"} == {1}
    assert {call.pictures for call in attempted.recorder.of(ModelCalled) if call.role == "watcher"} == {0}


def test_watcher_that_answers_in_prose_meets_nothing_and_the_wait_times_out(host):
    def talkative(request):
        if "tools" in request:
            return policy(request)
        return said("The condition is met, tell the user.")

    attempted = attempt_with(TASKS[0], "watch", host, policy=talkative, think_time="2")
    assert {waited.reason for waited in attempted.recorder.of(Waited)} == {"time_out"}
    judged = attempted.recorder.of(Judged)
    assert judged
    assert not any(event.met or event.valid for event in judged)
    assert attempted.happened.contact_at_s > 600.0


def test_watchers_requests_hold_nothing_but_condition_and_page(host):
    requests = []

    def noting(request):
        requests.append(request)
        return policy(request)

    attempt_with(TASKS[0], "watch", host, policy=noting, think_time="2")
    asked = [request for request in requests if "tools" not in request]
    assert asked
    for request in asked:
        assert [message["role"] for message in request["messages"]] == ["system", "user"]
        assert request["response_format"]["json_schema"]["schema"]["required"] == ["why", "met"]
        assert TASKS[0] not in json.dumps(request)


def test_sleeping_through_a_task_takes_no_wall_time(host):
    def slow(request):
        reply = policy(request)
        reply.delay_s = 0.2
        return reply

    began = time.monotonic()
    attempted = attempt_with(NOOP, "sleep", host, policy=slow)
    wall_s = time.monotonic() - began
    model_s = sum(call.duration_s for call in attempted.recorder.of(ModelCalled))
    assert attempted.happened.ended_at_s == 720.0
    assert model_s > 2.0
    assert wall_s < attempted.happened.ended_at_s / 2


@pytest.mark.parametrize("wait_tool", ["wait_for", "sentinel_step", "watch", "predicate"])
def test_two_runs_wait_judge_and_act_at_the_same_moments(host, wait_tool):
    kinds = (Waited, Judged, Observed, ToolCalled)

    def moments():
        recorder = attempt_with(TASKS[0], wait_tool, host, think_time="2").recorder
        return [event.model_dump(exclude={"wall_s"}) for event in recorder.events if isinstance(event, kinds)]

    assert moments() == moments()
