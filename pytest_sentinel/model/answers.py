"""What a model answered, in one shape for every endpoint and every habit of models.

What is read here is the body of the endpoint's answer as plain JSON, so that a recorded answer is read exactly as a
fresh one.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Mapping
from typing import Any

from pytest_sentinel.model.loose_json import read_object
from pytest_sentinel.model.spelled import ToolCall, calls_in_text, parted
from pytest_sentinel.model.tokens import Tokens, tokens_of

REFUSALS = frozenset({"content_filter", "refusal", "safety"})
"""Finish reasons that say that the model, or a filter before it, declined."""


@dataclasses.dataclass(frozen=True)
class Answer:
    """One answer of a model."""

    text: str
    """What it said, without thinking blocks and without tool calls written into it."""
    tool_calls: tuple[ToolCall, ...] = ()
    finish_reason: str | None = None
    usage: Tokens = Tokens()
    refused: bool = False
    """Whether the model, or a filter before it, declined to answer."""
    data: dict[str, Any] | None = None
    """The JSON object that the text is, as of an answer asked for by `schema`; None where it is none."""

    @property
    def cut_off(self) -> bool:
        """Whether the answer reached its longest length and ends in the middle."""
        return self.finish_reason == "length"


def read_answer(body: Mapping[str, Any], known_tools: Collection[str] = ()) -> Answer:
    """Read an endpoint's answer.

    Args:
        body: The answer's JSON.
        known_tools: Names of the tools that were offered: only these are looked for in the text.
    """
    choice = _first(body.get("choices"))
    message = _mapping(choice.get("message"))
    thinking, text = parted(_text(message.get("content")))
    calls = _native(message) or calls_in_text(text, known_tools)
    if calls and not message.get("tool_calls"):
        text = ""
    if not calls and not text.strip():
        reasoning = _text(message.get("reasoning_content")) or _text(message.get("reasoning"))
        calls = calls_in_text(f"{reasoning}\n{thinking}", known_tools)[-1:]
    usage = tokens_of(body.get("usage"))
    if usage.output == 0 and (calls or text.strip()):  # something was said, so it was not counted
        usage = dataclasses.replace(usage, output=None)
    finish_reason = choice.get("finish_reason")
    refusal = _text(message.get("refusal"))
    return Answer(
        text=text.strip() or refusal,
        tool_calls=calls,
        finish_reason=finish_reason if isinstance(finish_reason, str) else None,
        usage=usage,
        refused=bool(refusal) or finish_reason in REFUSALS,
        data=read_object(text),
    )


def _native(message: Mapping[str, Any]) -> tuple[ToolCall, ...]:
    """Tool calls where they belong; also the single `function_call` of older servers."""
    listed = message.get("tool_calls")
    entries = listed if isinstance(listed, list) else []
    if not entries and isinstance(message.get("function_call"), Mapping):
        entries = [{"function": message["function_call"]}]
    functions = [(_mapping(entry), _mapping(_mapping(entry).get("function"))) for entry in entries]
    return tuple(
        ToolCall.read(_text(function.get("name")), function.get("arguments"), _text(entry.get("id")))
        for entry, function in functions
        if function
    )


def _first(choices: object) -> Mapping[str, Any]:
    return _mapping(choices[0]) if isinstance(choices, list) and choices else {}


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def _text(value: object) -> str:
    """Text, also where an endpoint sends it as a list of parts."""
    if isinstance(value, list):
        return "".join(_text(_mapping(part).get("text")) for part in value)
    return value if isinstance(value, str) else ""
