"""What a validation found, in words for whoever wrote the data: which field, what is wrong, what is closest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from pytest_sentinel.closest import did_you_mean
from pytest_sentinel.escape import short, visible

_PLACE_CHARS = 60


def problems(error: ValidationError, model: type[BaseModel], data: Any) -> list[tuple[str, str]]:
    """Field and problem of everything that is wrong with `data`, unknown fields first.

    A misspelt field is unknown and missing at once; what is unknown says more.
    """
    found = sorted(error.errors(include_url=False), key=lambda detail: detail["type"] != "extra_forbidden")
    return list(dict.fromkeys((place(detail, data), _problem(detail, model)) for detail in found))


def place(detail: ErrorDetails, data: Any) -> str:
    """The path to a field, without the names of models that lie between."""
    parts = []
    for at, part in enumerate(detail["loc"]):
        try:
            data = data[part]
        except (LookupError, TypeError):
            if detail["type"] != "missing" or at < len(detail["loc"]) - 1:
                continue
        parts.append(visible(str(part))[:_PLACE_CHARS])
    return ".".join(parts)


def unlisted(detail: ErrorDetails) -> str:
    """What is wrong with a value that is none of a few words."""
    options = [part.strip(" '") for part in str(detail["ctx"]["expected"]).replace(" or ", ",").split(",")]
    given = detail["input"]
    return f"{short(given)} is not one of {', '.join(options)}{did_you_mean(str(given)[:_PLACE_CHARS], options)}"


def _problem(detail: ErrorDetails, model: type[BaseModel]) -> str:
    given = detail.get("input")
    if detail["type"] == "extra_forbidden":
        name = str(detail["loc"][-1])
        return f"unknown field {short(name)}{did_you_mean(name, _fields_at(model, tuple(detail['loc'][:-1])))}"
    if detail["type"] == "literal_error":
        return unlisted(detail)
    message = detail["msg"].removeprefix("Value error, ")
    return f"{message} (got {short(given)})" if isinstance(given, str | int | float | bool) else message


@lru_cache(maxsize=64)
def _fields_at(model: type[BaseModel], location: Sequence[Any]) -> tuple[str, ...]:
    """The field names of the part of a model that an error's location points into, as far as it can be told."""
    current: type[BaseModel] = model
    inside: tuple[type[BaseModel], ...] = ()
    for part in location:
        named = [one for one in inside if one.__name__ == part]
        field = next((f for name, f in current.model_fields.items() if part in (name, f.alias)), None)
        if named:
            current, inside = named[0], ()
        elif field is not None:
            inside = tuple(t for t in _types_in(field.annotation) if isinstance(t, type) and issubclass(t, BaseModel))
            current = inside[0] if inside else current
    return tuple(field.alias or name for name, field in current.model_fields.items())


def _types_in(annotation: Any) -> Iterator[Any]:
    arguments = getattr(annotation, "__args__", ())
    if not arguments:
        yield annotation
    for argument in arguments:
        yield from _types_in(argument)
