"""The arguments of an agent's tools: one model each, from which their schemas and their errors are made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from pydantic import ConfigDict, Field, ValidationError

from pytest_sentinel.closest import did_you_mean
from pytest_sentinel.contact import Contact
from pytest_sentinel.errors import ToolError
from pytest_sentinel.waiting.arguments import Arguments

REF = "Reference of the element, such as e12."


class ToolArguments(Arguments):
    """Base of all: numbers may come as text and the other way round."""

    model_config = ConfigDict(coerce_numbers_to_str=True)


class OnElement(ToolArguments):
    """An element, by reference."""

    ref: str = Field(min_length=1, description=REF)


class Type(OnElement):
    """Arguments of `type`."""

    text: str = Field(description="What to type.")
    clear: bool = Field(True, description="Whether to replace what the field holds (default) or type after it.")
    submit: bool = Field(False, description="Whether to press Enter at the end.")


class Select(OnElement):
    """Arguments of `select`."""

    option: str = Field(min_length=1, description="The option's text.")


class Press(ToolArguments):
    """Arguments of `press`."""

    key: str = Field(min_length=1, description="A key or combination, such as Enter, Escape or Control+A.")
    ref: str | None = Field(None, description=f"{REF} Left out: whatever has the focus.")


class Scroll(ToolArguments):
    """Arguments of `scroll`."""

    dy: int = Field(600, description="Pixels to scroll down; negative is up.")
    dx: int = Field(0, description="Pixels to scroll to the right; negative is left.")
    ref: str | None = Field(None, description="Reference of the area to scroll. Left out: the page.")


class Visit(ToolArguments):
    """Arguments of `visit`."""

    url: str = Field(min_length=1, description="A path of the app, such as /inbox.")


class Nothing(ToolArguments):
    """Arguments of tools that take none."""


class ReadPage(ToolArguments):
    """Arguments of `read_page`."""

    part: int = Field(1, ge=1, description="Which part of a long page, from 1.")


class NotifyUser(ToolArguments):
    """Arguments of `notify_user`."""

    message: str = Field(description=f"The message, at most {Contact.max_chars} characters.")


class GiveUp(ToolArguments):
    """Arguments of `give_up`."""

    reason: str = Field("", description="Why.")


A = TypeVar("A", bound=Arguments)


def read_arguments(kind: type[A], tool: str, given: Mapping[str, Any]) -> A:
    """Check what a model gave; an argument that is null counts as left out.

    Raises:
        ToolError: Something is missing, unknown or wrong; the message says what and what would work.
    """
    try:
        return kind.model_validate({key: value for key, value in given.items() if value is not None})
    except ValidationError as error:
        problems = [_problem(kind, item["type"], item["loc"], item["msg"]) for item in error.errors()]
        raise ToolError(f"{tool}: {'; '.join(problems)}") from error


def _problem(kind: type[Arguments], problem: str, place: tuple[int | str, ...], message: str) -> str:
    name = ".".join(map(str, place))
    if problem == "extra_forbidden":
        return f"there is no argument {name!r}{did_you_mean(name, kind.model_fields)}"
    if problem == "missing":
        return f"the argument {name!r} is missing: {kind.model_fields[name].description}"
    return f"argument {name!r}: {message[:1].lower()}{message[1:]}"
