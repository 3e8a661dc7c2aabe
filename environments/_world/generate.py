"""From material to catalogs: all lines of all apps, and writing them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from environments._world.drawn import DrawnWorld, draw_world
from environments._world.index import index
from environments._world.people import entity_lines, persona_lines

ENVIRONMENTS = Path(__file__).parent.parent

_ROOMS = ("generate", "generate.py")

Lines = list[dict[str, Any]]


@dataclass(frozen=True)
class TextFields:
    """Where the text of a catalog's lines stands, so that it can be measured."""

    body: str
    title: str | None = None
    author: str | None = None
    at_s: str | None = None
    thread: str | None = None
    length_ratio: float = 3.0
    """The 90th percentile of the lengths is at least so many times the 10th; less for texts of a set form."""


class Generator(Protocol):
    """The module `environments/<name>/generate.py` of an app."""

    TEXTS: Mapping[str, TextFields]
    """By file: which fields hold text."""

    def catalogs(self, world: DrawnWorld) -> Mapping[str, Lines]:
        """Lines by file name.

        Raises:
            ValueError: The material is wrong; the message names file and item.
        """


def names() -> list[str]:
    """The apps that have a generator, sorted."""
    return sorted(path.parts[-2] for path in ENVIRONMENTS.glob("[a-z]*/generate*") if path.name in _ROOMS)


def generator(name: str) -> Generator:
    """The generator of an app.

    Raises:
        LookupError: The app has none.
    """
    if name not in names():
        raise LookupError(f"no environment {name!r} with a generator; there are {', '.join(names())}")
    module: Any = import_module(f"environments.{name}.generate")
    return module  # type: ignore[no-any-return]


def files(seed: int, only: Sequence[str] | None = None) -> dict[str, str]:
    """The text of every generated file of a world, by path as in a folder of worlds.

    Args:
        seed: The world's seed.
        only: Apps to generate besides the world itself; None = all.

    Raises:
        ValueError: The material is wrong.
        LookupError: An app has no generator, or a name refers to nothing.
    """
    world = draw_world(seed)
    found = {
        "_world/personas.jsonl": jsonl(persona_lines(world)),
        "_world/entities.jsonl": jsonl(entity_lines(world)),
        "_world/INDEX.md": index(world),
    }
    for name in names() if only is None else only:
        for file, lines in generator(name).catalogs(world).items():
            found[f"{name}/{file}"] = jsonl(lines)
    return found


def jsonl(lines: Lines) -> str:
    """One JSON object a line, UTF-8 as it is, a newline at the end."""
    return "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines)


def write(contents: Mapping[str, str], out: Path | None) -> list[Path]:
    """Write generated files, those that differ.

    Args:
        contents: Text by path as in a folder of worlds.
        out: The folder; None = the shipped world, where an app's catalog lies in its own folder.

    Returns:
        The files that were written.
    """
    targets = {_target(path, out): text for path, text in contents.items()}
    changed = [path for path, text in targets.items() if _differs(path, text)]
    for path in changed:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(targets[path], encoding="utf-8", newline="\n")
    return changed


def _target(path: str, out: Path | None) -> Path:
    if out:
        return out / path
    folder, _, file = path.partition("/")
    return ENVIRONMENTS / folder / ("" if folder == "_world" else "catalog") / file


def _differs(path: Path, text: str) -> bool:
    return not path.is_file() or path.read_bytes() != text.encode()
