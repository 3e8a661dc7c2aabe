"""What a model answered, in one shape for every endpoint."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class ToolCall:
    """One tool call of an answer."""

    id: str
    name: str
    arguments: dict[str, Any]
    """Empty where they could not be read; `problem` then says why."""
    problem: str | None = None
    """What the model should be told about arguments that are no JSON object."""


@dataclass(frozen=True)
class Tokens:
    """Token counts of one call as the endpoint gave them; None where it gave none (unknown, never 0)."""

    input: int | None = None
    cached: int | None = None
    output: int | None = None
    reasoning: int | None = None


@dataclass(frozen=True)
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
    """The JSON object of an answer asked for by `schema`; None where the text holds none."""
