"""The start state of a task: which base of the catalog, and what the task changes about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from environments._kit.problems import problems
from environments._kit.world import World


class Preload(BaseModel):
    """Fields that every app's preload has; an app narrows `base` to a Literal and adds its own."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    base: str


PreloadType = TypeVar("PreloadType", bound=Preload)


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
