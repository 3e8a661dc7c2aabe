"""The conversation with a model, and the rule by which it is kept short.

- The instruction and the user's words always stay whole.
- Of page descriptions only the newest whole one stays, with what has changed since; of everything told before it the
  first line stays.
- Of screenshots only the newest stays.
- After 40 turns the oldest 20 become one line each; the newest 100 of such lines stay.
- What a model says stays up to 1,000 characters a turn; what it thinks is not sent back.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from pytest_sentinel.escape import clip
from pytest_sentinel.model.spelled import ToolCall

TURNS = 40
COLLAPSED = 20
LINES = 100
LINE_CHARS = 160
SAID_CHARS = 1_000
FIRST_LINE_CHARS = 200

Message = dict[str, Any]
Content = str | list[dict[str, Any]]


@dataclass
class Turn:
    """One answer of the model and what came of it."""

    said: str = ""
    calls: tuple[ToolCall, ...] = ()
    results: list[str] = field(default_factory=list)
    """One text for each call; for an answer without calls, the one text that was said to it."""
    whole: bool = False
    """Whether the last result describes the whole page."""
    picture: str | None = None


class Talk:
    """One conversation; `mode` is how the model calls tools."""

    def __init__(self, system: str, task: str, mode: Literal["native", "json"]) -> None:
        self._system = system
        self._task = task
        self._mode = mode
        self._lines: list[str] = []
        self._turns: list[Turn] = []
        self._ids: set[str] = set()
        self._calls = 0

    @property
    def holds_page(self) -> bool:
        """Whether a whole page description is still in it."""
        return any(turn.whole for turn in self._turns)

    def fork(self) -> Talk:
        """A copy that may go on without this one knowing."""
        copy = Talk(self._system, self._task, self._mode)
        copy._lines, copy._turns = list(self._lines), list(self._turns)
        copy._ids, copy._calls = set(self._ids), self._calls
        return copy

    def add(self, turn: Turn) -> None:
        """Add a turn; the oldest ones become lines where there are too many."""
        turn.calls = tuple(call.named(self._id(call.id)) for call in turn.calls)
        self._turns.append(turn)
        if len(self._turns) > TURNS:
            old, self._turns = self._turns[:COLLAPSED], self._turns[COLLAPSED:]
            self._lines = [*self._lines, *(line for turn in old for line in _lines(turn))][-LINES:]

    def _id(self, given: str) -> str:
        """An id that no call had before: some servers send none, or the same in every answer."""
        self._calls += 1
        # Nine letters and digits, as the strictest servers ask for.
        id = given if given and given not in self._ids else f"call{self._calls:05d}"
        self._ids.add(id)
        return id

    def say(self, text: str) -> None:
        """Say something to the model that answers nothing it did."""
        self._turns.append(Turn(results=[text]))

    def messages(self) -> list[Message]:
        """The messages of the next request."""
        messages: list[Message] = [
            {"role": "system", "content": self._system},
            {"role": "user", "content": self._opening()},
        ]
        newest_whole = max((number for number, turn in enumerate(self._turns) if turn.whole), default=0)
        newest_picture = max((number for number, turn in enumerate(self._turns) if turn.picture), default=-1)
        for number, turn in enumerate(self._turns):
            results = [_first_line(text) for text in turn.results] if number < newest_whole else turn.results
            picture = turn.picture if number == newest_picture else None
            messages += self._turn(turn, results, picture)
        return _joined(messages)

    def _opening(self) -> str:
        if not self._lines:
            return self._task
        return "\n".join([self._task, "", "What you did so far, in short:", *self._lines])

    def _turn(self, turn: Turn, results: list[str], picture: str | None) -> Iterator[Message]:
        said = clip(turn.said, SAID_CHARS)
        if not turn.calls:
            if said:
                yield {"role": "assistant", "content": said}
            yield _user("\n\n".join(results), picture)
        elif self._mode == "json":
            calls = [{"call": {"tool": call.name, "arguments": call.arguments}} for call in turn.calls]
            yield {"role": "assistant", "content": "\n".join(map(json.dumps, calls))}
            yield _user("\n\n".join(results), picture)
        else:
            yield {"role": "assistant", "content": said, "tool_calls": [_native(call) for call in turn.calls]}
            for call, result in zip(turn.calls, results, strict=True):
                yield {"role": "tool", "tool_call_id": call.id, "content": result}
            if picture is not None:
                yield _user("The page looks like this now.", picture)


def _joined(messages: list[Message]) -> list[Message]:
    """Messages in which no two of the user follow each other, as many templates refuse that."""
    joined: list[Message] = []
    for message in messages:
        if joined and joined[-1]["role"] == message["role"] == "user":
            joined[-1] = {"role": "user", "content": _together(joined[-1]["content"], message["content"])}
        else:
            joined.append(message)
    return joined


def _together(one: Content, other: Content) -> Content:
    if isinstance(one, str) and isinstance(other, str):
        return f"{one}\n\n{other}"
    parts = [[{"type": "text", "text": side}] if isinstance(side, str) else side for side in (one, other)]
    return parts[0] + parts[1]


def _user(text: str, picture: str | None) -> Message:
    if picture is None:
        return {"role": "user", "content": text}
    return {"role": "user", "content": [{"type": "text", "text": text}, {"type": "screenshot", "name": picture}]}


def _native(call: ToolCall) -> dict[str, Any]:
    """A call as it is sent back: always with whole arguments, because some servers refuse their own broken ones."""
    return {"id": call.id, "type": "function", "function": {"name": call.name, "arguments": json.dumps(call.arguments)}}


def _lines(turn: Turn) -> Iterator[str]:
    for call, result in zip(turn.calls, turn.results, strict=False):
        arguments = ", ".join(f"{key}={json.dumps(value, ensure_ascii=False)}" for key, value in call.arguments.items())
        yield clip(f"- {call.name}({arguments}): {_first_line(result)}", LINE_CHARS)


def _first_line(text: str) -> str:
    return clip(text.partition("\n")[0], FIRST_LINE_CHARS)
