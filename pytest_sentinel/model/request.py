"""Requests: how one is made from messages and a model's table, and how it is kept in the record.

The record keeps of each request what is new against the one before it by the same role: `same_messages` counts the
leading messages that are the same, `same_tools` stands for tools that are. Pictures are file names.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pytest_sentinel.model.spec import ModelSpec
from pytest_sentinel.record.events import ModelCalled

Message = dict[str, Any]
BYTES_PER_TOKEN = 4
PICTURE_TOKENS = 1_000
"""What a picture counts where only an estimate can be had."""
OBJECT_NAME = "answer"


def make_request(
    spec: ModelSpec,
    messages: list[Message],
    tools: list[dict[str, Any]] | None = None,
    schema: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """The body of a request, but for pictures, which stay `screenshot` parts."""
    body: dict[str, Any] = {"model": spec.model, "messages": messages}
    if tools:
        body["tools"] = tools
    if schema is not None:
        _ask_for_object(spec, body, schema)
    if spec.max_output_tokens is not None:
        body[spec.max_output_key] = spec.max_output_tokens
    for key in ("temperature", "reasoning_effort"):
        if (value := getattr(spec, key)) is not None:
            body[key] = value
    if spec.stream:
        body |= {"stream": True, "stream_options": {"include_usage": True}}
    return body | spec.extra_body


def _ask_for_object(spec: ModelSpec, body: dict[str, Any], schema: dict[str, Any]) -> None:
    if spec.response_format == "json_schema":
        wanted = {"name": OBJECT_NAME, "strict": True, "schema": schema}
        body["response_format"] = {"type": "json_schema", "json_schema": wanted}
        return
    if spec.response_format == "json_object":
        body["response_format"] = {"type": "json_object"}
    demand = f"Answer with one JSON object and nothing else. It must fit this JSON schema: {json.dumps(schema)}"
    first, *rest = body["messages"]
    if first["role"] == "system":
        body["messages"] = [{**first, "content": f"{first['content']}\n\n{demand}"}, *rest]
    else:
        body["messages"] = [{"role": "system", "content": demand}, first, *rest]


def with_pictures(spec: ModelSpec, body: Mapping[str, Any], pictures: Mapping[str, bytes]) -> dict[str, Any]:
    """The request as it is sent: pictures inside, as data addresses."""
    return {**body, "messages": [_seen(spec, message, pictures) for message in body["messages"]]}


def _seen(spec: ModelSpec, message: Message, pictures: Mapping[str, bytes]) -> Message:
    if not isinstance(message.get("content"), list):
        return message
    return {**message, "content": [_part(spec, part, pictures) for part in message["content"]]}


def _part(spec: ModelSpec, part: dict[str, Any], pictures: Mapping[str, bytes]) -> dict[str, Any]:
    if part["type"] != "screenshot":
        return part
    name = part["name"]
    url = f"data:image/{name.rpartition('.')[2]};base64,{base64.b64encode(pictures[name]).decode()}"
    detail = {} if spec.image_detail is None else {"detail": spec.image_detail}
    return {"type": "image_url", "image_url": {"url": url, **detail}}


def sent_bytes(picture: bytes) -> int:
    """How many bytes of a request a picture takes."""
    return 4 * ((len(picture) + 2) // 3)


def without_origin(messages: list[Message], origin: str) -> list[Message]:
    """Messages in which addresses of the app are paths: its port differs from run to run and means nothing."""

    def plain(value: Any) -> Any:
        if isinstance(value, str):
            return value.replace(f"{origin}/", "/").replace(origin, "this app")
        if isinstance(value, list):
            return [plain(item) for item in value]
        return {key: plain(item) for key, item in value.items()} if isinstance(value, dict) else value

    return [plain(message) for message in messages]


def picture_names(body: Mapping[str, Any]) -> list[str]:
    """The files of the pictures in a request."""
    contents = [message["content"] for message in body["messages"] if isinstance(message.get("content"), list)]
    return [part["name"] for content in contents for part in content if part["type"] == "screenshot"]


def estimated_tokens(body: Mapping[str, Any]) -> int:
    """About how many tokens a request is: its bytes without pictures by 4, and 1,000 for each picture."""
    return len(json.dumps(body, ensure_ascii=False).encode()) // BYTES_PER_TOKEN + PICTURE_TOKENS * len(
        picture_names(body)
    )


class RequestLog:
    """Shortens the requests of one attempt for the record."""

    def __init__(self) -> None:
        self._last: dict[str, dict[str, Any]] = {}

    def shorten(self, role: str, body: Mapping[str, Any]) -> dict[str, Any]:
        """What is new in a request against the one before it by the same role."""
        plain: dict[str, Any] = json.loads(json.dumps(body))
        before = self._last.get(role, {"messages": []})
        self._last[role] = plain
        same = _same(before["messages"], plain["messages"])
        short = {**plain, "same_messages": same, "messages": plain["messages"][same:]}
        if "tools" in plain and plain["tools"] == before.get("tools"):
            short |= {"same_tools": True}
            del short["tools"]
        return short


def _same(before: list[Message], now: list[Message]) -> int:
    """How many leading messages are the same."""
    pairs = enumerate(zip(before, now, strict=False))
    return next((index for index, (one, other) in pairs if one != other), min(len(before), len(now)))


def whole_requests(calls: Iterable[ModelCalled]) -> Iterator[dict[str, Any] | None]:
    """The requests of recorded calls, whole again, in order; None where none was recorded."""
    last: dict[str, dict[str, Any]] = {}
    for call in calls:
        if call.request is None:
            yield None
            continue
        before = last.get(call.role, {"messages": []})
        short = {key: value for key, value in call.request.items() if not key.startswith("same_")}
        tools = {"tools": before["tools"]} if call.request.get("same_tools") else {}
        kept = before["messages"][: call.request["same_messages"]]
        last[call.role] = {**tools, **short, "messages": [*kept, *short["messages"]]}
        yield last[call.role]
