"""One attempt at a call over HTTP, through the `openai` client, with one deadline for all of it."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import threading
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pytest_sentinel.model.failures import Failed, failed_body, failed_status
from pytest_sentinel.model.secrets import Key
from pytest_sentinel.model.spec import ModelSpec
from pytest_sentinel.model.stream import Assembly

if TYPE_CHECKING:
    from openai import AsyncOpenAI

CONNECT_S = 10.0


@dataclasses.dataclass(frozen=True)
class Reply:
    """An answer as the endpoint sent it, keys taken out."""

    body: dict[str, Any]
    duration_s: float
    """Wall time of the attempt."""
    request_bytes: int


class Endpoint:
    """A model's endpoint, with one connection pool on an event loop and thread of its own.

    Only there can a deadline end an attempt wherever it hangs: while connecting, before the first byte, or between
    bytes that drip in to keep a connection alive.
    """

    def __init__(self, spec: ModelSpec, key: Key) -> None:
        self._spec = spec
        self._key = key
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="sentinel-model", daemon=True)
        self._client: AsyncOpenAI | None = None

    def ask(self, body: Mapping[str, Any]) -> Reply | Failed:
        """Send one request and wait for its answer, at most `timeout_s` of the model's table."""
        if not self._thread.is_alive():
            self._thread.start()
        return asyncio.run_coroutine_threadsafe(self._ask(body), self._loop).result()

    def close(self) -> None:
        """Close connections and thread; idempotent."""
        if not self._thread.is_alive():
            return
        if self._client is not None:
            asyncio.run_coroutine_threadsafe(self._client.close(), self._loop).result(CONNECT_S)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(CONNECT_S)
        self._loop.close()

    async def _ask(self, body: Mapping[str, Any]) -> Reply | Failed:
        self._opened()  # before the time is taken: importing the client takes a second
        began = time.monotonic()
        answer, request_bytes = await self._attempt(body)
        duration_s = round(time.monotonic() - began, 3)
        if isinstance(answer, Failed):
            return dataclasses.replace(answer, duration_s=duration_s)
        return Reply(self._cleaned(answer), duration_s, request_bytes)

    async def _attempt(self, body: Mapping[str, Any]) -> tuple[dict[str, Any] | Failed, int]:
        import httpx2
        import openai

        try:
            async with asyncio.timeout(self._spec.timeout_s):
                return await self._exchange(body)
        except TimeoutError:
            return Failed(f"no answer within {self._spec.timeout_s:g} s"), 0
        except openai.APIStatusError as error:
            text = self._key.hide_in(error.response.text)
            return failed_status(error.status_code, error.response.headers, text, time.time()), 0
        except (openai.APIError, httpx2.HTTPError, httpx2.StreamError) as error:
            cause = error.__cause__ or error
            return Failed(self._key.hide_in(f"the connection failed: {type(cause).__name__}: {cause}")), 0

    async def _exchange(self, body: Mapping[str, Any]) -> tuple[dict[str, Any] | Failed, int]:
        more = {key: value for key, value in body.items() if key not in ("model", "messages", "stream")}
        streamed = bool(body.get("stream"))
        create = self._opened().chat.completions.with_streaming_response.create
        streaming: dict[str, Any] = {"stream": True} if streamed else {}
        asked = create(model=body["model"], messages=body["messages"], extra_body=more, **streaming)
        async with asked as response:
            size = len(response.http_request.content)
            if not streamed or "event-stream" not in response.headers.get("content-type", "event-stream"):
                await response.read()
                return _read(self._key.hide_in(response.http_response.text)), size
            assembly = Assembly()
            async for line in response.iter_lines():
                assembly.line(self._key.hide_in(line))
            return assembly.whole(), size

    def _cleaned(self, body: dict[str, Any]) -> dict[str, Any]:
        """The answer without the key; cleaned as a whole, because a stream may bring a key in pieces."""
        cleaned: dict[str, Any] = json.loads(self._key.hide_in(json.dumps(body)))
        return cleaned

    def _opened(self) -> AsyncOpenAI:
        """The client; opened on the loop's own thread with the first request."""
        import httpx2
        import openai

        if self._client is None:
            self._client = openai.AsyncOpenAI(
                api_key=self._key.reveal(),
                base_url=self._spec.base_url,
                max_retries=0,
                timeout=httpx2.Timeout(None, connect=CONNECT_S),
            )
        return self._client


def _read(text: str) -> dict[str, Any] | Failed:
    try:
        value = json.loads(text)
    except ValueError:
        return Failed("the answer is no JSON")
    if not isinstance(value, dict):
        return Failed("the answer is no JSON object")
    return failed_body(value["error"]) if value.get("error") else value
