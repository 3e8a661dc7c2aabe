"""An app in words for the author of a task: what its file may name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, get_args

from pydantic import BaseModel

from pytest_sentinel.closest import did_you_mean
from pytest_sentinel.commands import CommandError
from pytest_sentinel.environment import items_of
from pytest_sentinel.escape import clip, for_terminal

if TYPE_CHECKING:
    import pytest

    from pytest_sentinel.environment import Environment

NAMING = ("name", "title", "subject", "text")
"""Fields by which a reader knows an item."""
NAME_CHARS = 80


def describe(config: pytest.Config, name: str, kind: str | None) -> str:
    """What a task of this environment may name.

    Args:
        config: Of a session that knows the environments.
        name: The environment.
        kind: A kind of references, which are listed instead; None for all the rest.

    Raises:
        CommandError: There is no such environment, or no such kind.
        pytest.UsageError: A catalog is wrong.
    """
    from pytest_sentinel.registry import environments_of, world_of
    from pytest_sentinel.state import state_of

    try:
        environment = environments_of(config).get(name)
    except KeyError as error:
        raise CommandError(str(error.args[0])) from error
    world = world_of(environment, state_of(config).settings.world)
    items = items_of(world)
    if kind is None:
        return "\n".join(_sections(environment, world, items))
    if kind not in items:
        raise CommandError(f"{name} has no references of kind {kind!r}{did_you_mean(kind, items)}")
    return "\n".join(f"{id_}  {called(item)}".rstrip() for id_, item in items[kind].items())


def called(item: object) -> str:
    """What a reader calls an item, in a line; empty where it has no name."""
    found = (getattr(item, field, None) for field in NAMING)
    text = next((text for text in found if isinstance(text, str) and text), "")
    return for_terminal(clip(" ".join(text.split()), NAME_CHARS), one_line=True)


def _sections(environment: Environment, world: Any, items: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    yield "Events (kind: fields; those in brackets may be left out)"
    yield from (f"  {kind}: {fields_of(model)}" for kind, model in sorted(environment.events.items()))
    yield "\nActions (kind: class; only a consequential one can be wrong)"
    yield from (f"  {kind}: {grade}" for kind, grade in sorted(environment.actions.items()))
    preload: type[BaseModel] | None = getattr(environment, "preload", None)
    if preload is not None:
        yield f"\nPreload\n  {fields_of(preload)}"
    yield "\nTables (name: columns)"
    yield from (f"  {table}: {', '.join(columns)}" for table, columns in _tables(environment, world))
    if items:
        yield "\nReferences (kind: how many; list them with --references KIND)"
        yield from (f"  {kind}: {len(of_kind)}" for kind, of_kind in sorted(items.items()))


def fields_of(model: type[BaseModel]) -> str:
    """The fields of a model in a line, with the values of those that take one of few words."""
    parts = []
    for name, field in model.model_fields.items():
        words = [word for word in get_args(field.annotation) if isinstance(word, str)]
        shown = f"{name} ({' or '.join(words)})" if words else name
        parts.append(shown if field.is_required() else f"[{shown}]")
    return ", ".join(parts) or "no fields"


def _tables(environment: Environment, world: Any) -> Iterator[tuple[str, Sequence[str]]]:
    from pytest_sentinel.sql import tables_of

    database = environment.database(world, {})
    try:
        yield from sorted(tables_of(database).items())
    finally:
        database.close()
