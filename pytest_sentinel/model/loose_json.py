"""Reading JSON as models write it: fenced, doubly encoded, with Python's quotes, with a comma too many."""

from __future__ import annotations

import ast
import json
import re
from typing import Any

_FENCE = re.compile(r"^\s*```(?:\w+)?\s*\n?(.*?)\n?\s*```\s*$", re.DOTALL)
_TRAILING_COMMA = re.compile(r",\s*([}\]])")


class NotAnObjectError(ValueError):
    """The text is no JSON object; the message says what is wrong with it."""


def parse_object(text: str) -> dict[str, Any]:
    """Read one JSON object.

    Raises:
        NotAnObjectError: It is none, however kindly it is read.
    """
    bare = _unfenced(text).strip()
    value = _value(bare)
    if isinstance(value, str):  # encoded twice
        value = _value(_unfenced(value).strip())
    if not isinstance(value, dict):
        raise NotAnObjectError(f"a JSON object is needed, not {type(value).__name__}")
    return {str(key): item for key, item in value.items()}


def read_object(text: str) -> dict[str, Any] | None:
    """As `parse_object`, also from within other text; None where there is no object."""
    try:
        return parse_object(text)
    except NotAnObjectError:
        start, end = text.find("{"), text.rfind("}")
        if start < 0 or end <= start or (start == 0 and end == len(text) - 1):
            return None
    try:
        return parse_object(text[start : end + 1])
    except NotAnObjectError:
        return None


def _value(text: str) -> object:
    """The value a text stands for; strict JSON first, then the kinder readings.

    Raises:
        NotAnObjectError: No reading works; the message is strict JSON's complaint.
    """
    try:
        value: object = json.loads(text, strict=False)
    except json.JSONDecodeError as error:
        complaint = f"{error.msg} at character {error.pos + 1}"
    except RecursionError:
        raise NotAnObjectError("it is nested too deeply") from None
    else:
        return value
    for kinder in (_without_commas, ast.literal_eval):
        try:
            return kinder(text)
        except (ValueError, SyntaxError, MemoryError, RecursionError):
            continue
    raise NotAnObjectError(complaint)


def _without_commas(text: str) -> object:
    return json.loads(_TRAILING_COMMA.sub(r"\1", text), strict=False)


def _unfenced(text: str) -> str:
    fenced = _FENCE.match(text)
    return fenced[1] if fenced else text
