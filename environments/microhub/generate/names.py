"""Names inside written text, files and changes."""

from __future__ import annotations

import re
from typing import TypeVar

from environments._world.drawn import DrawnWorld
from environments.microhub.generate.written import Changing

_NAME = re.compile(r"\{((?:ent|per)-\d{3})\.([A-Za-z]+)\}")
"""In code other braces mean something else, so only whole references are names there."""

Kind = TypeVar("Kind", bound=Changing)


def in_code(world: DrawnWorld, text: str) -> str:
    """Code with the names of a world.

    Raises:
        LookupError: It names somebody or a field that does not exist.
    """

    def value(match: re.Match[str]) -> str:
        fields = world.fields(match[1])
        if match[2] not in fields:
            raise LookupError(f"{match[0]}: no such field")
        return fields[match[2]]

    return _NAME.sub(value, text)


def in_changes(world: DrawnWorld, commit: Kind) -> Kind:
    """A commit whose changes have the names of a world.

    Raises:
        LookupError: They name somebody or a field that does not exist.
    """

    def told(text: str) -> str:
        return in_code(world, text)

    add = commit.add
    return commit.model_copy(
        update={
            "add": {path: told(text) for path, text in add.items()} if isinstance(add, dict) else add,
            "plus": {path: [told(place) for place in places] for path, places in commit.plus.items()},
            "swap": {path: [[told(t) for t in pair] for pair in pairs] for path, pairs in commit.swap.items()},
        }
    )
