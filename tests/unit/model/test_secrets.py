"""Keys never get into what a run leaves behind, whatever an endpoint does with them."""

import json

import pytest
from model_runs import ask
from model_server import Raw, Status, said

from pytest_sentinel.errors import EndpointFault
from pytest_sentinel.model.secrets import HIDDEN, Key

KEY = "sk-very-secret-0123456789"


@pytest.fixture
def keyed(monkeypatch):
    monkeypatch.setenv("SCRIPTED_KEY", KEY)
    return {"key_variable": "SCRIPTED_KEY"}


def everything(done):
    return "".join(event.model_dump_json() for event in done.attempted.recorder.events)


def test_key_is_sent_and_not_recorded(keyed):
    done = ask(said("hi"), spec=keyed)
    assert done.asked[0].headers["authorization"] == f"Bearer {KEY}"
    assert KEY not in everything(done)


def test_endpoint_without_a_key_is_sent_a_placeholder():
    assert ask(said("hi")).asked[0].headers["authorization"] == "Bearer none"


@pytest.mark.parametrize("stream", [False, True])
def test_key_that_the_endpoint_repeats_is_taken_out_of_its_answer(keyed, stream):
    reply = said(f"your key is {KEY}!", calls=[("notify_user", {"message": f"key {KEY}"})], reasoning_content=KEY)
    done = ask(reply, spec={**keyed, "stream": stream})
    assert done.answers[0].text == f"your key is {HIDDEN}!"
    assert done.answers[0].tool_calls[0].arguments == {"message": f"key {HIDDEN}"}
    assert KEY not in everything(done)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    "fault",
    [
        Status(500, f"Incorrect API key provided: {KEY}"),
        Status(500, "x" * 380 + KEY),
        Raw(json.dumps({"error": {"message": f"bad key {KEY}"}}).encode()),
        Raw(f"<html>{KEY}</html>".encode(), status=503),
        Raw(f"<html>{KEY}</html>".encode()),
    ],
)
def test_key_that_an_error_repeats_is_taken_out_of_the_record(keyed, fault):
    done = ask(fault, said("hi"), spec=keyed)
    assert done.calls[0].failed_attempts == 1
    assert KEY[:9] not in everything(done)


def test_key_that_a_fault_repeats_is_taken_out_of_its_message_and_of_every_cause(keyed):
    with pytest.raises(EndpointFault) as caught:
        ask(Status(401, f"Incorrect API key provided: {KEY}"), spec=keyed)
    assert KEY not in str(caught.value)
    ours = [entry for entry in caught.traceback if "pytest_sentinel" in str(entry.path)]
    assert ours
    assert KEY not in "".join(repr(entry.frame.f_locals) for entry in ours)  # as --showlocals would print them
    assert caught.value.__cause__ is None


def test_key_does_not_show_itself():
    key = Key(KEY)
    assert KEY not in f"{key!r} {key} {getattr(key, '__dict__', '')}"


def test_placeholder_key_is_no_secret():
    assert Key("ollama").hide_in("ollama serves it") == "ollama serves it"
