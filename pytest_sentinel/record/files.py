"""Reading and writing the record's files: whole or not at all, and one clear error where the disk refuses."""

from __future__ import annotations

import json
import math
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from pytest_sentinel.escape import clip
from pytest_sentinel.invalid import problems
from pytest_sentinel.record.errors import RecordError, as_usage_error

__all__ = [
    "RecordError",
    "as_usage_error",
    "damage",
    "from_json",
    "plain_json",
    "read_model",
    "reading",
    "to_json",
    "write_whole",
    "writing",
]
COMPLETE = (
    "Free space there, or name a folder that can be written with --reports=DIR; the same command with --run=NAME then "
    "completes the run"
)
"""What to do where a session cannot write its run."""
ELSEWHERE = "Free space there, or name another place"
"""What to do where something is written that a command can write again at once."""
MOST_CHARS = 300
"""Longest account of what is wrong with a file, in characters."""

M = TypeVar("M", bound=BaseModel)


@contextmanager
def writing(path: Path, advice: str = COMPLETE) -> Iterator[None]:
    """Turn a refusal of the disk into one clear error, which ends with `advice`.

    Raises:
        RecordError: The disk is full or read-only, or the path cannot be written for another reason.
    """
    try:
        yield
    except OSError as error:
        raise RecordError(f"cannot write {path}: {error.strerror or error}. {advice}") from error


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Turn a path that leads nowhere into one clear error.

    Raises:
        RecordError: A file is in a folder's place, the path is too long, or it may not be read.
    """
    try:
        yield
    except OSError as error:
        raise RecordError(f"cannot read {path}: {error.strerror or error}. Name another one") from error


def to_json(model: BaseModel, *, indent: int | None = None) -> str:
    """A model as pure ASCII JSON, so that half a character in an agent's text can be stored and read again."""
    plain = model.model_dump(mode="json", fallback=str)
    return json.dumps(plain, ensure_ascii=True, allow_nan=False, indent=indent)


def from_json(text: str, model: type[M]) -> M:
    """What `to_json` made, as a model again.

    Raises:
        ValueError: The text is no JSON, or does not fit the model.
    """
    return model.model_validate(plain_json(text))


def plain_json(text: str) -> Any:
    """The value that a text of JSON stands for.

    Raises:
        ValueError: The text is no JSON, holds a number that is none, or lies too deep inside itself.
    """
    try:
        return json.loads(text, parse_constant=_no_number, parse_float=_number)
    except RecursionError as error:
        raise ValueError("its parts lie too deep inside each other") from error


def write_whole(path: Path, text: str, advice: str = COMPLETE) -> None:
    """Write a file under a temporary name, then rename it: nobody ever sees half of it.

    Raises:
        RecordError: It cannot be written.
    """
    with writing(path, advice):
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = path.with_name(f".{path.name}.part-{os.getpid()}-{threading.get_ident()}")
        try:
            temporary.write_text(text, encoding="utf-8")
            temporary.replace(path)
        except OSError:
            temporary.unlink(missing_ok=True)
            raise


def read_model(path: Path, model: type[M], advice: str) -> M:
    """Read a file that holds one model.

    Raises:
        RecordError: It is missing or damaged; the message ends with `advice`.
    """
    data = None
    try:
        data = plain_json(path.read_text(encoding="utf-8"))
        return model.model_validate(data)
    except (OSError, ValueError) as error:
        raise RecordError(f"{path} is damaged: {damage(error, model, data)}. {advice}") from error


def damage(error: OSError | ValueError, model: type[BaseModel], data: object) -> str:
    """What is wrong with a file that should hold one model, in a line; `data` is what was read of it."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    if isinstance(error, UnicodeDecodeError):
        return f"not UTF-8 text at byte {error.start}"
    if not isinstance(error, ValidationError):
        return clip(str(error), MOST_CHARS)
    field, problem = problems(error, model, data)[0]
    return clip(f"field {field!r}: {problem}" if field else problem, MOST_CHARS)


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is no number")


def _number(text: str) -> float:
    number = float(text)
    return number if math.isfinite(number) else _no_number(text)
