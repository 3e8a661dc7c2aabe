"""Calls over real HTTP: faults of endpoints, retries, and what they cost."""

import time
from datetime import UTC, datetime

import pytest
from attempts import attempt, plan_of
from model_runs import HELLO, TASK, ask
from model_server import Drop, Hang, ModelServer, Raw, Script, Status, said

from pytest_sentinel import run
from pytest_sentinel.errors import EndpointFault, InfrastructureError
from pytest_sentinel.limits import Limits
from pytest_sentinel.model.client import ModelClient
from pytest_sentinel.model.failures import failed_status
from pytest_sentinel.runner import run_agent
from pytest_sentinel.think import ThinkRates
from pytest_sentinel.usage import usage_of

HI = said("hi")
ERROR_INSIDE = Raw(b'{"error": {"message": "overloaded", "code": 503}}')
HTML = Raw(b"<html><body>Bad gateway</body></html>", status=502, content_type="text/html")


@pytest.mark.parametrize("stream", [False, True])
def test_answer_comes_with_usage_and_a_whole_record(stream):
    usage = {"prompt_tokens": 100, "completion_tokens": 20, "prompt_tokens_details": {"cached_tokens": 60}}
    usage["completion_tokens_details"] = {"reasoning_tokens": 5}
    reply = said(
        "Hello there, how are you?", calls=[("click", {"ref": "e12"})], usage=usage, reasoning_content="hm, well"
    )
    done = ask(reply, spec={"stream": stream, "temperature": 0.5, "max_output_tokens": 77, "extra_body": {"seed": 3}})
    (answer,), (call,), (asked,) = done.answers, done.calls, done.asked
    assert (answer.text, answer.tool_calls[0].name) == ("Hello there, how are you?", "click")
    assert (call.input_tokens, call.cached_tokens, call.output_tokens, call.reasoning_tokens) == (100, 60, 20, 5)
    assert (call.failed_attempts, call.backoff_s, call.role, call.phase) == (0, 0.0, "agent", "acting")
    assert call.request_bytes == asked.size
    assert call.response["choices"][0]["message"]["reasoning_content"] == "hm, well"
    sent = {key: value for key, value in call.request.items() if key != "same_messages"}
    assert sent == asked.body
    assert (sent["temperature"], sent["max_tokens"], sent["seed"]) == (0.5, 77, 3)
    assert ("stream" in sent) == stream


def test_stream_asks_for_usage_and_without_it_counts_are_unknown():
    done = ask(said("hi", usage=None), spec={"stream": True})
    assert done.asked[0].body["stream_options"] == {"include_usage": True}
    assert (done.calls[0].input_tokens, done.calls[0].output_tokens) == (None, None)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        (Status(429, "slow down"), "status 429: slow down"),
        (Status(500, "oops"), "status 500: oops"),
        (Status(503, "overloaded"), "status 503: overloaded"),
        (Status(408, "too slow"), "status 408: too slow"),
        (HTML, "status 502: Bad gateway"),
        (ERROR_INSIDE, "an error instead of an answer: overloaded"),
        (Raw(b"<html>hello</html>"), "the answer is no JSON"),
        (Raw(b"[1]"), "the answer is no JSON object"),
        (Drop(), "the connection failed"),
        (Drop(after_headers=True), "the connection failed"),
        (Hang(5), "no answer within 1 s"),
        (Hang(5, drip=True), "no answer within 1 s"),
    ],
)
@pytest.mark.parametrize("stream", [False, True])
def test_failed_attempt_is_tried_again_and_costs_no_simulated_time(fault, reason, stream):
    done = ask(fault, fault, HI, spec={"timeout_s": 1.0, "stream": stream}, action_time_s=0.0)
    (call,) = done.calls
    assert [answer.text for answer in done.answers] == ["hi"]
    assert call.failed_attempts == 2
    assert all(text.startswith(reason) for text in call.failures), call.failures
    assert call.backoff_s > 0
    assert call.duration_s < 1.0
    assert done.ended_at_s == pytest.approx(call.duration_s, abs=0.002)


@pytest.mark.usefixtures("quick")
def test_stream_that_breaks_off_is_tried_again():
    long = said("a long answer that is cut", calls=[("click", {"ref": "e1"})])
    long.break_after = 4
    done = ask(long, HI, spec={"stream": True})
    assert (done.answers[0].text, done.calls[0].failed_attempts) == ("hi", 1)


@pytest.mark.usefixtures("quick")
def test_error_in_the_middle_of_a_stream_is_tried_again():
    body = (
        b'data: {"choices": [{"delta": {"content": "he"}}]}\n\ndata: {"error": {"message": "lost"}}\n\ndata: [DONE]\n\n'
    )
    done = ask(Raw(body, content_type="text/event-stream"), HI, spec={"stream": True})
    assert done.calls[0].failures == ("an error instead of an answer: lost",)


def test_stream_of_a_server_that_cannot_stream_is_read_all_the_same():
    reply = Raw(b'{"choices": [{"message": {"content": "whole"}, "finish_reason": "stop"}], "usage": null}')
    assert ask(reply, spec={"stream": True}).answers[0].text == "whole"


def test_slow_first_byte_and_slow_stream_are_waited_for_and_charged():
    done = ask(said("hi", delay_s=0.4), spec={"timeout_s": 5})
    assert done.calls[0].failed_attempts == 0
    assert 0.4 <= done.calls[0].duration_s < 5
    assert done.ended_at_s >= 0.4
    dripped = ask(said("twenty-one letters in", drip_s=0.1), spec={"stream": True, "timeout_s": 5})
    assert dripped.answers[0].text == "twenty-one letters in"
    assert dripped.calls[0].duration_s >= 0.5


def test_slow_answer_does_not_make_the_agent_count_as_hung():
    assert ask(said("hi", delay_s=3), hang_timeout_s=1.0).answers[0].text == "hi"


def test_agent_that_hangs_after_an_answer_is_noticed():
    with ModelServer(Script(HI)) as server:

        def hanging(session):
            call_once(session, server.spec())
            time.sleep(30)
            ended.append("by itself")

        ended: list[str] = []
        done = attempt(plan_of(TASK), hanging, hang_timeout_s=1.0)
    assert (done.ending.reason, ended) == ("hung", [])


def test_retry_after_is_kept_to():
    began = time.monotonic()
    done = ask(Status(429, retry_after="1"), HI)
    assert time.monotonic() - began >= 1.0
    assert done.calls[0].backoff_s >= 1.0


@pytest.mark.usefixtures("quick")
def test_retry_after_in_milliseconds_is_kept_to():
    done = ask(Status(429, headers={"retry-after-ms": "300"}), HI)
    assert 0.3 <= done.calls[0].backoff_s < 5


@pytest.mark.parametrize(
    ("headers", "wait_s"),
    [
        ({"date": "Tue, 13 Oct 2026 14:00:00 GMT"}, 20.0),
        ({"date": "Tue, 13 Oct 2026 14:00:30 GMT"}, 0.0),
        ({"date": "some day"}, 3620.0),
        ({}, 3620.0),
    ],
)
def test_moment_of_retry_after_is_told_by_the_endpoints_own_clock(headers, wait_s):
    an_hour_behind = datetime(2026, 10, 13, 13, 0, 0, tzinfo=UTC).timestamp()
    headers = {"retry-after": "Tue, 13 Oct 2026 14:00:20 GMT", **headers}
    assert failed_status(429, headers, "", an_hour_behind).retry_after_s == wait_s


def test_retry_after_beyond_all_patience_ends_the_call_at_once():
    with pytest.raises(
        EndpointFault, match=r"after 1 attempt: status 429: come back tomorrow \(it asks to wait 86400 s"
    ):
        ask(Status(429, "come back tomorrow", retry_after=86_400), HI)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("fault", "attempts"),
    [
        (Status(500, "oops"), 3),
        (Drop(), 3),
        (Status(401, "bad key", "invalid_api_key"), 1),
        (Status(404, "no such model"), 1),
        (Status(400, "unknown parameter"), 1),
        (Status(429, "no money left", "insufficient_quota"), 1),
    ],
)
def test_endpoint_without_an_answer_is_our_fault_and_not_the_agents(fault, attempts):
    with pytest.raises(EndpointFault, match=f"gave no answer after {attempts} attempt"):
        ask(*[fault] * 5, spec={"attempts": 3})


@pytest.mark.usefixtures("quick")
def test_call_without_an_answer_is_recorded_with_what_was_tried(monkeypatch):
    seen = []

    def kept(agent, session, hang_timeout_s):
        seen.append(session.recorder)
        return run_agent(agent, session, hang_timeout_s)

    monkeypatch.setattr(run, "run_agent", kept)
    with pytest.raises(EndpointFault):
        ask(*[Status(500)] * 3, spec={"attempts": 3})
    used = usage_of(seen[0])
    assert (used.model_calls, used.failed_attempts) == (0, 3)
    assert used.backoff_s > 0


@pytest.mark.parametrize(
    "fault",
    [
        Status(400, "This model's maximum context length is 8192 tokens", "context_length_exceeded"),
        Status(400, "the request exceeds the available context size, try increasing it", "exceed_context_size_error"),
        Status(400, "prompt is too long: 300000 tokens > 200000 maximum"),
        Status(422, "input is too large for the context window"),
        Status(413, "payload too large"),
    ],
)
def test_overflow_of_the_context_is_a_stop_reason_of_its_own(fault):
    done = ask(fault)
    assert done.ending.reason == "context_overflow"
    (failed,) = done.failed
    assert failed.overflow
    assert done.attempted.verdict.outcome == "gave_up"


def test_request_that_cannot_fit_is_not_sent():
    long = {"messages": [{"role": "user", "content": "x" * 8000}]}
    done = ask(HI, spec={"context_tokens": 1000}, complete=long)
    assert (done.ending.reason, done.asked) == ("context_overflow", [])


def test_request_stopped_by_a_filter_is_a_refusal_and_not_a_fault():
    done = ask(Status(400, "The prompt was filtered by the content policy", "content_filter"))
    assert (done.answers[0].refused, done.calls[0].refused) == (True, True)
    assert done.calls[0].input_tokens is None


def test_think_time_by_tokens_without_counts_is_our_fault():
    with pytest.raises(InfrastructureError, match="needs token counts"):
        ask(said("hi", usage=None), think_time="tokens", think_rates=ThinkRates(1.0))


@pytest.mark.usefixtures("quick")
def test_no_attempt_is_made_behind_our_back():
    script = Script(Status(500), Status(500), HI)
    with ModelServer(script) as server, pytest.raises(EndpointFault):
        attempt(plan_of(TASK), lambda session: call_once(session, server.spec(attempts=2)))
    assert len(server.asked) == 2


def call_once(session, spec):
    with ModelClient(spec, Limits()) as client:
        client.complete(session, role="agent", phase="acting", messages=HELLO)
