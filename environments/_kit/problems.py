"""Error messages that say which field is wrong and what was probably meant."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from typing import Any

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails


def closest(wrong: str, valid: Iterable[str]) -> str:
    """`; closest is '…'`, or nothing where there is nothing to choose from."""
    # Ids often differ in a leading zero only: of the equally similar, the one with the same number is meant.
    likeness = {text: (SequenceMatcher(None, wrong, text).ratio(), _number(text) == _number(wrong)) for text in valid}
    return f"; closest is {max(likeness, key=likeness.__getitem__)!r}" if likeness else ""


def problems(error: ValidationError, model: type[BaseModel], data: Any) -> Iterator[str]:
    """One sentence for each thing that is wrong with `data`, naming its field."""
    for detail in error.errors(include_url=False):
        field = ".".join(_path(detail, data))
        yield f"field {field!r}: {_reason(detail, model)}" if field else _reason(detail, model)


def _number(text: str) -> int | None:
    digits = re.sub(r"\D", "", text)
    return int(digits) if digits else None


def _path(detail: ErrorDetails, data: Any) -> Iterator[str]:
    # A location also holds the names of union members; only what leads through the data is of use to an author.
    for part in detail["loc"]:
        try:
            data = data[part]
        except (LookupError, TypeError):
            if detail["type"] != "missing" or part != detail["loc"][-1]:
                continue
        yield str(part)


def _reason(detail: ErrorDetails, model: type[BaseModel]) -> str:
    context = detail.get("ctx", {})
    if detail["type"] == "value_error":
        return str(context["error"])
    if detail["type"] == "extra_forbidden":
        return f"no such field{closest(str(detail['loc'][-1]), _field_names(model))}"
    if detail["type"] == "literal_error":
        return f"{detail['input']!r} is not one of {context['expected']}"
    return detail["msg"][0].lower() + detail["msg"][1:]


def _field_names(model: type[BaseModel]) -> set[str]:
    schema = model.model_json_schema()
    parts = [schema, *schema.get("$defs", {}).values()]
    return {name for part in parts for name in part.get("properties", {})}
