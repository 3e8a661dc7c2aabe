"""Error messages that say which field is wrong and what was probably meant."""

from __future__ import annotations

import re
import reprlib
from collections.abc import Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from typing import Any

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

MOST_CHARS = 100
"""A message shows so many characters of a name."""


def closest(wrong: str, valid: Iterable[str], called: Mapping[str, str] | None = None) -> str:
    """`; closest is '…'`, or nothing where there is nothing to choose from.

    Args:
        wrong: What was written.
        valid: What may be written.
        called: What some of these are called, which is compared and shown as well.
    """
    # Ids often differ in a leading zero only: of the equally similar, the one with the same number is meant.
    wrong = wrong[:MOST_CHARS]
    names = {text: (called or {}).get(text, "") for text in valid}
    likeness = {
        text: (max(_likeness(wrong, text), _likeness(wrong, name)), _number(text) == _number(wrong) != "")
        for text, name in names.items()
    }
    if not likeness:
        return ""
    near = max(likeness, key=likeness.__getitem__)
    return f"; closest is {near!r}{f' ({names[near][:MOST_CHARS]})' if names[near] else ''}"


def _likeness(wrong: str, text: str) -> float:
    return SequenceMatcher(None, wrong.casefold(), text.casefold()).ratio() if text else 0.0


def problems(error: ValidationError, model: type[BaseModel], data: Any) -> Iterator[str]:
    """One sentence for each thing that is wrong with `data`, naming its field."""
    for detail in error.errors(include_url=False):
        field = ".".join(_path(detail, data))
        yield f"field {field!r}: {_reason(detail, model)}" if field else _reason(detail, model)


def _number(text: str) -> str:
    return re.sub(r"\D", "", text).lstrip("0")


def _path(detail: ErrorDetails, data: Any) -> Iterator[str]:
    # A location also holds the names of union members; only what leads through the data is of use to an author.
    for part in detail["loc"]:
        try:
            data = data[part]
        except (LookupError, TypeError):
            if detail["type"] != "missing" or part != detail["loc"][-1]:
                continue
        yield str(part)[:MOST_CHARS]


def _reason(detail: ErrorDetails, model: type[BaseModel]) -> str:
    context = detail.get("ctx", {})
    if detail["type"] == "value_error":
        return str(context["error"])
    if detail["type"] == "extra_forbidden":
        return f"no such field{closest(str(detail['loc'][-1]), _field_names(model))}"
    if detail["type"] == "literal_error":
        return f"{reprlib.repr(detail['input'])} is not one of {context['expected']}"
    return detail["msg"][0].lower() + detail["msg"][1:]


def _field_names(model: type[BaseModel]) -> set[str]:
    schema = model.model_json_schema()
    parts = [schema, *schema.get("$defs", {}).values()]
    return {name for part in parts for name in part.get("properties", {})}
