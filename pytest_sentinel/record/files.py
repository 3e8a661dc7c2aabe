"""Reading and writing the record's files: whole or not at all, and one clear error where the disk refuses."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from pytest_sentinel.record.errors import RecordError, as_usage_error

__all__ = ["RecordError", "as_usage_error", "from_json", "read_model", "to_json", "write_whole", "writing"]

M = TypeVar("M", bound=BaseModel)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn a refusal of the disk into one clear error.

    Raises:
        RecordError: The disk is full or read-only, or the path cannot be written for another reason.
    """
    try:
        yield
    except OSError as error:
        raise RecordError(
            f"cannot write {path}: {error.strerror or error}. Free space there, or name a folder that can be written "
            "with --reports=DIR; the same command with --run=NAME then completes the run"
        ) from error


def to_json(model: BaseModel, *, indent: int | None = None) -> str:
    """A model as pure ASCII JSON, so that half a character in an agent's text can be stored and read again."""
    return json.dumps(model.model_dump(mode="json", fallback=str), ensure_ascii=True, indent=indent)


def from_json(text: str, model: type[M]) -> M:
    """What `to_json` made, as a model again.

    Raises:
        ValueError: The text is no JSON, or does not fit the model.
    """
    return model.model_validate(json.loads(text))


def write_whole(path: Path, text: str) -> None:
    """Write a file under a temporary name, then rename it: nobody ever sees half of it.

    Raises:
        RecordError: It cannot be written.
    """
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = path.with_name(f".{path.name}.part-{os.getpid()}-{threading.get_ident()}")
        temporary.write_text(text, encoding="utf-8")
        temporary.replace(path)


def read_model(path: Path, model: type[M], advice: str) -> M:
    """Read a file that holds one model.

    Raises:
        RecordError: It is missing or damaged; the message ends with `advice`.
    """
    try:
        return from_json(path.read_text(encoding="utf-8"), model)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"]) or "the whole"
        raise RecordError(f"{path} is damaged: field {where!r}: {first['msg']}. {advice}") from error
    except (OSError, ValueError) as error:
        raise RecordError(f"{path} is damaged: {error}. {advice}") from error
