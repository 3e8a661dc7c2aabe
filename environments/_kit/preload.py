"""The start state of a task: which base of the catalog, and what the task changes about it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from pydantic import ValidationError
from sqlalchemy.orm import Session

from environments._kit.catalog import Dated, Part
from environments._kit.problems import problems
from environments._kit.rows import Row, find
from environments._kit.world import World

ADDED_APART_S = 90.0
"""What a task adds without a time of its own lies this far apart, the last one newest."""


class Preload(Part):
    """Fields that every app's preload has; an app narrows `base` to a Literal and adds its own."""

    base: str


PreloadType = TypeVar("PreloadType", bound=Preload)
DatedType = TypeVar("DatedType", bound=Dated)


def read_preload(model: type[PreloadType], data: Mapping[str, Any], world: World) -> PreloadType:
    """Validate a task's preload against the world.

    Raises:
        ValueError: A field, base or reference does not exist; the message names it and the closest one.
    """
    try:
        return model.model_validate(dict(data), context=world.items)
    except ValidationError as error:
        found = problems(error, model, dict(data))
        raise ValueError("\n".join(f"preload: {problem}" for problem in found)) from None


def there(
    world: World, model: type[DatedType], bases: Collection[str] = ("standard",)
) -> Iterator[tuple[DatedType, float]]:
    """What is there at the start, with its time.

    Args:
        world: Whose catalog.
        model: Which kind of item.
        bases: The items of these bases are there.
    """
    return ((item, item.at_s) for item in world.of(model).values() if item.base in bases and item.at_s is not None)


def added(world: World, model: type[DatedType], refs: Sequence[str]) -> Iterator[tuple[DatedType, float]]:
    """What a task adds, with its time."""
    for n, ref in enumerate(refs):
        item = world.of(model)[ref]
        yield item, -(len(refs) - n) * ADDED_APART_S if item.at_s is None else item.at_s


def at_start(session: Session, model: type[Row], ref: str, field: str) -> Row:
    """The row that a field of the preload changes.

    Raises:
        ValueError: It is not there at the start.
    """
    row = find(session, model, ref)
    if row is None:
        raise ValueError(f"preload: field {field!r}: {ref!r} is not there at the start")
    return row
