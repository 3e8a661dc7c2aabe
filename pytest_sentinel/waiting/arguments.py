"""The arguments of wait tools: one model each, from which their JSON schema and their errors are made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from pytest_sentinel.errors import ToolError

TIMEOUT_S = 600.0
"""How long a wait lasts where the model does not say, simulated s."""


class Arguments(BaseModel):
    """Base of all arguments: unknown ones are refused, as a misspelled one would otherwise be lost."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False, str_strip_whitespace=True)


class Timed(Arguments):
    """Arguments of a wait that can time out."""

    timeout_s: float = Field(
        TIMEOUT_S,
        gt=0,
        description=f"Longest wait in seconds; {TIMEOUT_S:g} if left out. You may wait again afterwards.",
    )


class Conditional(Timed):
    """Arguments of a wait for a condition in plain language."""

    condition: str = Field(
        min_length=1,
        max_length=1000,
        description="What you wait for, in plain words, complete in itself: whoever judges it sees only the page you "
        "are on and what changes there, and knows nothing of your job.",
    )


A = TypeVar("A", bound=Arguments)


def read(kind: type[A], arguments: Mapping[str, Any]) -> A:
    """Check what a model gave.

    Raises:
        ToolError: Something is missing, unknown or out of range; the message says what.
    """
    try:
        return kind.model_validate(dict(arguments))
    except ValidationError as error:
        problems = [f"{'.'.join(map(str, item['loc'])) or 'arguments'}: {item['msg']}" for item in error.errors()]
        raise ToolError("; ".join(problems)) from error


def schema(kind: type[Arguments]) -> dict[str, Any]:
    """The JSON schema that a model is given: plain types and descriptions, nothing else."""
    whole = kind.model_json_schema()
    properties = {name: _plain(field) for name, field in whole["properties"].items()}
    return {
        "type": "object",
        "properties": properties,
        "required": whole.get("required", []),
        "additionalProperties": False,
    }


def _plain(field: Mapping[str, Any]) -> dict[str, Any]:
    """One property without titles, defaults and nulls, which small models stumble over."""
    given: dict[str, Any] = next((option for option in field.get("anyOf", []) if option.get("type") != "null"), {})
    merged = {**given, **{key: value for key, value in field.items() if key != "anyOf"}}
    return {key: merged[key] for key in ("type", "enum", "description") if key in merged}
