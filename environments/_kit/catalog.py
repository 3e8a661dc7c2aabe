"""Reading a catalog: JSON objects, one a line, validated with every reference resolved."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import AfterValidator, BaseModel, ConfigDict, ValidationError, ValidationInfo, model_validator

from environments._kit.problems import MOST_CHARS, closest, problems

KnownIds = Mapping[str, Mapping[str, object]]
"""The ids that exist, by noun, and what each stands for; handed to validators as pydantic's validation context."""

NAMING = ("name", "title", "subject")
"""Fields by which a reader knows an item."""

MAX_PROBLEMS = 20
ODD_ESCAPE = re.compile(r"\\u(0000|d[89a-f])", re.IGNORECASE)
ODD = re.compile(r"[\ud800-\udfff]|(?<!\\)\\u0000")
"""Half a character, or NUL as JSON spells it."""
MOST_DIGITS = 18
"""Longest whole number that every database holds."""


class Part(BaseModel):
    """A part of an item."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)


class Item(Part):
    """One line of a catalog."""

    id: str


class Dated(Item):
    """Something that is there at the start, or comes by the timeline; an app narrows both fields."""

    base: str | None
    """In which start state it is; None = it comes by the timeline or by a task's preload."""
    at_s: float | None
    """When it happened, simulated seconds from the start; None where the timeline says when."""

    @model_validator(mode="after")
    def _dated_if_there_from_the_start(self) -> Dated:
        if self.base and self.at_s is None:
            raise ValueError("field 'at_s': what is there at the start needs a time")
        return self


@dataclass(frozen=True)
class Catalog:
    """A kind of item: what it is called in messages, its file, and its shape."""

    noun: str
    file: str
    model: type[Item]
    verify: Callable[[Any], Iterator[tuple[str, str]]] | None = None
    """Given the world, yields (id, problem) for what one line alone cannot show."""


def reference(*nouns: str, also: Collection[str] = ()) -> AfterValidator:
    """Annotate a text as the id of an item of one of these kinds (or one of the words in `also`).

    It is checked when a validation context is given, as catalogs, timeline events and preloads do.
    """

    def check(value: str, info: ValidationInfo) -> str:
        known: KnownIds | None = info.context
        if known is None or value in also or any(value in known[noun] for noun in nouns):
            return value
        valid = {id_: _name(known, noun, id_) for noun in nouns for id_ in known[noun]} | dict.fromkeys(also, "")
        raise ValueError(f"no {' or '.join(nouns)} {value[:MOST_CHARS]!r}{closest(value, valid, valid)}")

    return AfterValidator(check)


def _name(known: KnownIds, noun: str, id_: str) -> str:
    """What an item is called, or whoever has the same id; empty where nothing is, or nothing is read yet."""
    items = (known[noun][id_], *(of_noun.get(id_) for of_noun in known.values()))
    names = (getattr(item, field, None) for item in items if isinstance(item, Item) for field in NAMING)
    return next((name for name in names if isinstance(name, str) and name), "")


@dataclass(frozen=True)
class Line:
    """A parsed line and where it stands."""

    where: str
    data: Any


@dataclass(frozen=True)
class Read:
    """What was read: noun to id to item, and noun to id to where the item stands."""

    items: dict[str, dict[str, Item]]
    places: dict[str, dict[str, str]]


def read_catalogs(sources: Sequence[tuple[Catalog, Path, str]]) -> Read:
    """Read catalogs that may refer to each other.

    Args:
        sources: Catalog, its file, and how messages call that file.

    Raises:
        ValueError: Something is wrong; each line of the message names file, line and field.
    """
    found: list[str] = []
    lines = {catalog.noun: list(_lines(path, shown, found)) for catalog, path, shown in sources}
    known = {noun: _ids(of_noun, found) for noun, of_noun in lines.items()}
    items = {
        catalog.noun: dict(_items(catalog, lines[catalog.noun], known, found)) for catalog, _path, _shown in sources
    }
    refuse(found)
    return Read(items, known)


def refuse(found: Sequence[str]) -> None:
    """Stop if problems were found.

    Raises:
        ValueError: There are any; the message holds the first of them, one a line.
    """
    if found:
        raise ValueError("\n".join(found[:MAX_PROBLEMS]))


def _lines(path: Path, shown: str, found: list[str]) -> Iterator[Line]:
    try:
        content = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        found.append(f"{shown}: no such file in {path.parent}")
        return
    except UnicodeDecodeError as error:
        found.append(f"{shown}: not UTF-8 text at byte {error.start}")
        return
    except OSError as error:
        found.append(f"{shown}: cannot be read: {error.strerror}")
        return
    for number, text in enumerate(content.split("\n"), start=1):
        if not text.strip():
            continue
        where = f"{shown}:{number}"
        try:
            data = json.loads(text, parse_int=_number, parse_constant=_no_number, object_pairs_hook=_named_once)
        except json.JSONDecodeError as error:
            found.append(f"{where}: column {error.colno}: not valid JSON: {error.msg}")
            continue
        except ValueError as error:
            found.append(f"{where}: {error}")
            continue
        except RecursionError:
            found.append(f"{where}: its parts lie too deep inside each other")
            continue
        if ODD_ESCAPE.search(text) and (odd := ODD.search(json.dumps(data, ensure_ascii=False))):
            found.append(f"{where}: holds {odd[0]!r}, which no database can hold as text")
            continue
        if isinstance(data, dict):
            yield Line(where, data)
        else:
            found.append(f"{where}: not a JSON object")


def _number(text: str) -> int:
    if len(text) > MOST_DIGITS:
        raise ValueError(f"the number {text[:MOST_DIGITS]}… is too large; it may have {MOST_DIGITS} digits")
    return int(text)


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is no number")


def _named_once(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(fields)
    if len(found) < len(fields):
        names = [name for name, _value in fields]
        raise ValueError(f"field {next(n for n in names if names.count(n) > 1)!r} is given twice; leave one out")
    return found


def _ids(lines: Sequence[Line], found: list[str]) -> dict[str, str]:
    first: dict[str, str] = {}
    for line in lines:
        id_ = line.data.get("id")
        if not isinstance(id_, str):
            continue  # said by the model's validation
        if id_ in first:
            found.append(f"{line.where}: field 'id': {id_!r} is already used at {first[id_]}")
        first.setdefault(id_, line.where)
    return first


def _items(catalog: Catalog, lines: Sequence[Line], known: KnownIds, found: list[str]) -> Iterator[tuple[str, Item]]:
    for line in lines:
        try:
            item = catalog.model.model_validate(line.data, context=known)
        except ValidationError as error:
            found.extend(f"{line.where}: {problem}" for problem in problems(error, catalog.model, line.data))
        else:
            yield item.id, item
