"""What reaches an app at all: whole requests, whose texts and numbers every part of the app can hold."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from fastapi.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MAX_BODY_BYTES = 2_000_000
NUMBER_LIMIT = 2**63
"""SQLite keeps whole numbers in 64 bits."""
BODY_HEADERS = (b"content-length", b"transfer-encoding")


class Screen:
    """ASGI middleware that refuses what no route may see, so that no route has to think of it.

    A request that breaks off before its end was never made: nothing happens and nobody is answered.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a sound request on, refuse another."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        body = b""
        if any(name in BODY_HEADERS for name, _value in scope["headers"]):
            received = await _receive_body(receive)
            if received is None:
                return
            body, receive = received, _replay(received, receive)
        refusal = _refusal(scope, body)
        if refusal:
            status, sentence = refusal
            await JSONResponse({"detail": sentence}, status)(scope, receive, send)
        else:
            await self._app(scope, receive, send)


def text_problem(text: str) -> str | None:
    """Why a text cannot be stored, encoded or searched; None where it can."""
    if "\0" in text:
        return "A text must not contain the NUL character."
    try:
        text.encode()
    except UnicodeEncodeError:
        return "A text is not valid Unicode."
    return None


async def _receive_body(receive: Receive) -> bytes | None:
    """The body, read no further than a little past the limit; None where the client went away before its end."""
    body = bytearray()
    while len(body) <= MAX_BODY_BYTES:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if not message.get("more_body", False):
            break
    return bytes(body)


def _replay(body: bytes, receive: Receive) -> Receive:
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return waiting.pop() if waiting else await receive()

    return replay


def _refusal(scope: Scope, body: bytes) -> tuple[int, str] | None:
    """Status and sentence, where the request is not sound."""
    if len(body) > MAX_BODY_BYTES:
        return 413, "The request is far too large."
    # The server has decoded both with replacement characters, so that NUL is all that can be wrong with them.
    address = scope["path"] + ("\0" if b"%00" in scope["query_string"] else "")
    data = _json(body) if scope["path"].startswith("/api/") and not _is_file(scope) else None
    problem = text_problem(address) or next(filter(None, map(_problem, _leaves(data))), None)
    return (422, problem) if problem else None


def _is_file(scope: Scope) -> bool:
    """Whether the body is a file, in which anything may stand."""
    return (b"content-type", b"application/octet-stream") in scope["headers"]


def _json(body: bytes) -> Any:
    """The body's data; None where it is none, which is for the route to say."""
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        return None


def _leaves(data: Any) -> Iterator[Any]:
    """All values and names in parsed JSON, however deep it is nested."""
    waiting = [data]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            waiting += [*part, *part.values()]
        elif isinstance(part, list):
            waiting += part
        else:
            yield part


def _problem(value: Any) -> str | None:
    if isinstance(value, str):
        return text_problem(value)
    if isinstance(value, int | float) and not abs(value) < NUMBER_LIMIT:  # NaN is not smaller than anything
        return "A number is out of range."
    return None
