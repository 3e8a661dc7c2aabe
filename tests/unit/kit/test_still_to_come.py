"""What a task's timeline has not brought yet is in no answer and no bundle: there is nothing to find."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.unit.kit.hostile import Attack
from tests.unit.kit.target import Target

HELD_OF_A_TABLE = 1
TO_COME_OF_A_NOUN = 1
TEXTS = 150
"""So many texts of items are looked for in the bundles; each search reads all of them."""
TEXT_CHARS = 40


def test_no_answer_holds_what_is_still_to_come(target: Target) -> None:
    hidden = {target.environment.public_id(ref): ref for refs in _to_come(target).values() for ref in refs}
    assert hidden, "everything of this app stands from the start"
    told, answers = [], []
    for attack in _plain_reads(target):
        status, answer = target.ask(attack)
        answers.append(answer)
        told += [(attack.target, status, ref) for id_, ref in hidden.items() if id_ in answer or f'"{ref}"' in answer]
    assert told == []
    assert any(id_ in answer for id_ in target.ids() for answer in answers), "ids are what answers are searched for"


def test_asking_for_what_is_still_to_come_finds_nothing(target: Target) -> None:
    few = [ref for refs in _to_come(target).values() for ref in refs[:TO_COME_OF_A_NOUN]]
    reads = [one for one in target.operations() if one.method == "GET" and "{" in one.path]
    found = []
    for operation in reads:
        for id_ in (*map(target.environment.public_id, few), *few):
            status, answer = target.ask(operation.fair(id_))
            if status not in (404, 422):
                found.append((operation.path, id_, status, answer[:200]))
    assert found == []


def test_no_medium_is_served_before_its_item_is_there(target: Target) -> None:
    few = [target.environment.public_id(ref) for refs in _to_come(target).values() for ref in refs[:20]]
    places = [f"/media/{kind}/{id_}" for kind in target.environment.media for id_ in few]
    assert {target.send(Attack("GET", place)) for place in places} <= {404}


def test_no_bundle_holds_texts_of_the_catalog(target: Target) -> None:
    dist = target.environment.web_dist
    if not dist.is_dir():
        pytest.skip("the page is not built")
    bundles = "\n".join(path.read_text(encoding="utf-8") for path in dist.rglob("*") if path.suffix in (".js", ".html"))
    texts = list(_texts(target))
    assert texts
    assert [text for text in texts[:: max(1, len(texts) // TEXTS)] if text in bundles] == []
    assert not list(dist.rglob("*.map")), "source maps tell what the page is made of"


def _to_come(target: Target) -> dict[str, list[str]]:
    """The references of the app's own items, by noun, that no row of the database at the start belongs to."""
    held: set[object] = set()
    for table in target.environment.tables.tables.values():
        for column in ("ref", "id"):
            if column in table.columns:
                held |= {value for (value,) in target.database.query(f"SELECT {column} FROM {table.name}")}  # noqa: S608
    public_id = target.environment.public_id
    return {
        noun: [ref for ref in items if ref not in held and public_id(ref) not in held]
        for noun, items in target.world.items.items()
        if noun not in ("persona", "entity")
    }


def _plain_reads(target: Target) -> Iterator[Attack]:
    """Every GET of the API, about things that are there where it needs one."""
    tables = target.environment.tables.tables.values()
    with_ids = [table.name for table in tables if "id" in table.columns]
    held = [
        str(id_)
        for name in with_ids
        for (id_,) in target.database.query(f"SELECT id FROM {name} LIMIT {HELD_OF_A_TABLE}")  # noqa: S608
    ]
    for operation in target.operations():
        if operation.method == "GET":
            yield from map(operation.fair, held if "{" in operation.path else ["x"])


def _texts(target: Target) -> Iterator[str]:
    """Long texts of the catalog's items."""
    for noun, items in target.world.items.items():
        if noun in ("persona", "entity"):
            continue
        for item in items.values():
            values = item.model_dump().values()
            yield from (value[:200] for value in values if isinstance(value, str) and len(value) >= TEXT_CHARS)
