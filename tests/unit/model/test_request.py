"""Requests: what is sent, and how little of it the record needs."""

import json

from model_server import said

from pytest_sentinel.model.request import (
    RequestLog,
    estimated_tokens,
    make_request,
    sent_bytes,
    whole_requests,
    with_pictures,
    without_origin,
)
from pytest_sentinel.model.spec import ModelSpec
from pytest_sentinel.record.events import ModelCalled

TOOLS = [{"type": "function", "function": {"name": "click", "parameters": {}}}]
SCHEMA = {"type": "object", "properties": {"met": {"type": "boolean"}}, "required": ["met"]}
ASK = [{"role": "system", "content": "You judge."}, {"role": "user", "content": "Well?"}]


def spec_of(**fields):
    return ModelSpec(name="m", model="m", base_url="http://localhost:1/v1", **fields)


def test_plain_request_holds_nothing_that_was_not_asked_for():
    assert make_request(spec_of(), ASK) == {"model": "m", "messages": ASK}


def test_schema_is_sent_strictly_or_put_into_words():
    asked = make_request(spec_of(), ASK, schema=SCHEMA)["response_format"]
    assert (asked["type"], asked["json_schema"]["strict"], asked["json_schema"]["schema"]) == (
        "json_schema",
        True,
        SCHEMA,
    )
    loose = make_request(spec_of(response_format="json_object"), ASK, schema=SCHEMA)
    assert loose["response_format"] == {"type": "json_object"}
    assert json.dumps(SCHEMA) in loose["messages"][0]["content"]
    none = make_request(spec_of(response_format="none"), ASK[1:], schema=SCHEMA)
    assert "response_format" not in none
    assert json.dumps(SCHEMA) in none["messages"][0]["content"]
    assert none["messages"][1:] == ASK[1:]


def test_longest_answer_goes_under_the_name_that_the_endpoint_knows():
    assert make_request(spec_of(max_output_tokens=9), ASK)["max_tokens"] == 9
    given = make_request(spec_of(max_output_tokens=9, max_output_key="max_completion_tokens"), ASK)
    assert given["max_completion_tokens"] == 9


def test_picture_is_sent_inside_and_measured():
    seen = [{"role": "user", "content": [{"type": "text", "text": "x"}, {"type": "screenshot", "name": "0001.png"}]}]
    body = make_request(spec_of(image_detail="low"), seen)
    sent = with_pictures(spec_of(image_detail="low"), body, {"0001.png": b"12345"})
    part = sent["messages"][0]["content"][1]
    assert part == {"type": "image_url", "image_url": {"url": "data:image/png;base64,MTIzNDU=", "detail": "low"}}
    assert sent_bytes(b"12345") == len("MTIzNDU=")
    assert estimated_tokens(body) > 1000 > estimated_tokens(make_request(spec_of(), ASK))


def test_addresses_of_the_app_lose_their_port_everywhere():
    said_so = [{"role": "user", "content": [{"type": "text", "text": "http://127.0.0.1:41/a and http://127.0.0.1:41"}]}]
    (plain,) = without_origin(said_so, "http://127.0.0.1:41")
    assert plain["content"][0]["text"] == "/a and this app"


def recorded(log, role, body):
    return ModelCalled(
        at_s=0,
        role=role,
        phase="acting",
        model="m",
        duration_s=0,
        request=log.shorten(role, body),
        response=said().body,
    )


def test_record_holds_only_what_is_new_and_is_enough_to_make_requests_whole():
    log = RequestLog()
    talk = [{"role": "user", "content": "a" * 1000}]
    bodies = []
    for n in range(4):
        talk = [*talk, {"role": "user", "content": f"turn {n}"}]
        bodies.append(("agent", {"model": "m", "messages": talk, "tools": TOOLS}))
        bodies.append(("watcher", {"model": "w", "messages": [{"role": "user", "content": f"judge {n}"}]}))
    bodies.append(("agent", {"model": "m", "messages": [{"role": "user", "content": "dropped"}, *talk[1:]]}))
    bodies.append(("agent", {"model": "m", "messages": talk[:2], "tools": TOOLS}))
    calls = [recorded(log, role, body) for role, body in bodies]
    assert list(whole_requests(calls)) == [body for _, body in bodies]
    assert len(json.dumps(calls[2].request)) < 200
