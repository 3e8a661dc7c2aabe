"""Putting a streamed answer together again, in the shape of an answer that was not streamed."""

from __future__ import annotations

import json
from typing import Any

from pytest_sentinel.model.failures import Failed, failed_body

TEXTS = ("content", "reasoning_content", "reasoning", "refusal")


class Assembly:
    """Takes the lines of an event stream, one by one."""

    def __init__(self) -> None:
        self.failed: Failed | None = None
        self._ended = False
        self._head: dict[str, Any] = {}
        self._texts: dict[str, str] = {}
        self._calls: list[dict[str, Any]] = []
        self._places: dict[int, int] = {}
        self._finish_reason: str | None = None
        self._usage: object = None

    def line(self, line: str) -> None:
        """Take one line; comments and names of events are left aside."""
        if not line.startswith("data:"):
            return
        data = line.removeprefix("data:").strip()
        if data == "[DONE]":
            self._ended = True
            return
        try:
            chunk = json.loads(data)
        except ValueError:
            self.failed = self.failed or Failed("a part of the stream is no JSON")
            return
        if isinstance(chunk, dict):
            self._chunk(chunk)

    def whole(self) -> dict[str, Any] | Failed:
        """The answer, or why there is none."""
        if self.failed is not None:
            return self.failed
        if not self._ended and self._finish_reason is None:
            return Failed("the stream broke off before its end")
        message: dict[str, Any] = {"role": "assistant", "content": None, **self._texts}
        if self._calls:
            message["tool_calls"] = self._calls
        choices = [{"index": 0, "message": message, "finish_reason": self._finish_reason}]
        return {**self._head, "choices": choices, "usage": self._usage}

    def _chunk(self, chunk: dict[str, Any]) -> None:
        if chunk.get("error"):
            self.failed = self.failed or failed_body(chunk["error"])
            return
        for key in ("id", "model", "system_fingerprint"):
            if chunk.get(key):
                self._head.setdefault(key, chunk[key])
        self._usage = chunk.get("usage") or self._usage
        for choice in chunk.get("choices") or []:
            self._finish_reason = choice.get("finish_reason") or self._finish_reason
            self._delta(choice.get("delta") or choice.get("message") or {})

    def _delta(self, delta: dict[str, Any]) -> None:
        for key in TEXTS:
            if isinstance(delta.get(key), str):
                self._texts[key] = self._texts.get(key, "") + delta[key]
        for part in delta.get("tool_calls") or []:
            self._call(part)

    def _call(self, part: dict[str, Any]) -> None:
        """A piece of a tool call; some servers number none, or all the same."""
        function = part.get("function") or {}
        index, id = part.get("index"), part.get("id")
        place = self._places.get(index) if isinstance(index, int) else len(self._calls) - 1 if self._calls else None
        begins = place is None or (function.get("name") and id and id != self._calls[place]["id"])
        if begins or (index is None and function.get("name")):
            self._calls.append({"id": id or "", "type": "function", "function": {"name": "", "arguments": ""}})
            place = len(self._calls) - 1
            if isinstance(index, int):
                self._places[index] = place
        assert place is not None
        call = self._calls[place]["function"]
        call["name"] += function.get("name") or ""
        arguments = function.get("arguments")
        call["arguments"] += json.dumps(arguments) if isinstance(arguments, dict) else arguments or ""
