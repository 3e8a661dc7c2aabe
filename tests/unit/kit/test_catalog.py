from __future__ import annotations

import json
from pathlib import Path

import pytest

from environments._kit.environment import Environment
from environments._kit.ids import public_id
from environments._kit.people import Entity, Persona
from environments._kit.world import SHIPPED
from tests.unit.kit.notes_app import NOTES, NoteItem
from tests.unit.kit.small_world import ENTITIES, PEOPLE, Row, persona, write_lines, write_people


def complaints(environment: Environment, folder: Path) -> list[str]:
    with pytest.raises(ValueError, match=r"\.jsonl") as caught:
        environment.load_world(folder)
    return [line.removeprefix(f"{folder.resolve()}/") for line in str(caught.value).splitlines()]


def with_note(folder: Path, **fields: object) -> None:
    changed = {"id": "note-900", "author": "per-002", "text": "x", **fields}
    write_lines(folder / "notes" / "notes.jsonl", [NOTES[0], {k: v for k, v in changed.items() if v is not ...}])


def test_world_is_loaded_in_the_order_of_the_files(environment: Environment, notes_folder: Path) -> None:
    world = environment.load_world(notes_folder)
    assert list(world.of(Persona)) == ["per-001", "per-002", "per-003", "per-004"]
    assert world.of(NoteItem)["note-002"].text == "Return the ladder."
    assert world.user.name == "Maya Okafor"
    assert world.of(Entity)["ent-002"].email == "news@weeklychart.example"
    assert world.of(Entity)["ent-003"].email is None


def test_home_is_the_domain_of_the_employer_and_of_what_it_owns(environment: Environment, notes_folder: Path) -> None:
    assert environment.load_world(notes_folder).home_domains == {"brightwater.example", "lowtide.example"}


def test_user_without_an_employer_has_no_home(environment: Environment, notes_folder: Path) -> None:
    write_people(notes_folder, [{**PEOPLE[0], "employer": None}, *PEOPLE[1:]])
    assert environment.load_world(notes_folder).home_domains == frozenset()


def test_world_without_media_shows_the_shipped_ones(environment: Environment, notes_folder: Path) -> None:
    world = environment.load_world(notes_folder)
    assert world.media == notes_folder.resolve() / "_world" / "media"
    world.media.rmdir()
    assert world.media == SHIPPED / "_world" / "media"


def test_world_is_loaded_once_a_folder(environment: Environment, notes_folder: Path) -> None:
    assert environment.load_world(notes_folder) is environment.load_world(notes_folder / "notes" / "..")


def test_fingerprint_tells_worlds_apart(environment: Environment, notes_folder: Path, tmp_path: Path) -> None:
    other = write_people(tmp_path / "other")
    write_lines(other / "notes" / "notes.jsonl", NOTES)
    third = write_people(tmp_path / "third")
    write_lines(third / "notes" / "notes.jsonl", NOTES[:-1])
    prints = [environment.load_world(folder).fingerprint for folder in (notes_folder, other, third)]
    assert prints[0] == prints[1] != prints[2]
    assert len(prints[0]) == 64


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"author": "per-02"}, "notes/notes.jsonl:2: field 'author': no persona 'per-02'; closest is 'per-002'"),
        (
            {"author": "9" * 5_000},
            f"notes/notes.jsonl:2: field 'author': no persona '{'9' * 100}'; closest is 'per-001'",
        ),
        (
            {"author": "\ud800"},
            "notes/notes.jsonl:2: holds '\\ud800', which no database can hold as text",
        ),
        ({"text": 10**18}, "notes/notes.jsonl:2: the number 100000000000000000… is too large; it may have 18 digits"),
        ({"author": 7}, "notes/notes.jsonl:2: field 'author': input should be a valid string"),
        ({"author": ...}, "notes/notes.jsonl:2: field 'author': field required"),
        ({"autor": "x"}, "notes/notes.jsonl:2: field 'autor': no such field; closest is 'author'"),
        ({"base": "standart"}, "notes/notes.jsonl:2: field 'base': 'standart' is not one of 'standard'"),
        (
            {"id": "note-001"},
            "notes/notes.jsonl:2: field 'id': 'note-001' is already used at {folder}/notes/notes.jsonl:1",
        ),
        ({"id": ...}, "notes/notes.jsonl:2: field 'id': field required"),
    ],
)
def test_wrong_field_is_named_with_file_line_and_closest(
    environment: Environment, notes_folder: Path, fields: Row, complaint: str
) -> None:
    with_note(notes_folder, **fields)
    assert complaints(environment, notes_folder) == [complaint.format(folder=notes_folder.resolve())]


def test_reference_inside_a_list_is_named_with_its_place(environment: Environment, notes_folder: Path) -> None:
    related = [{"to": "per-001", "kind": "friend"}, {"to": "per-1", "kind": "friend"}]
    write_people(notes_folder, [*PEOPLE[:3], persona("per-004", "Bob Hart", "bob@b.example", relations=related)])
    [complaint] = complaints(environment, notes_folder)
    assert complaint.startswith("_world/personas.jsonl:4: field 'relations.1.to': no persona 'per-1'; closest is 'per-")


def test_several_problems_are_told_at_once(environment: Environment, notes_folder: Path) -> None:
    write_lines(notes_folder / "notes" / "notes.jsonl", [{"id": f"note-{n}", "text": ""} for n in range(30)])
    found = complaints(environment, notes_folder)
    assert found[0] == "notes/notes.jsonl:1: field 'author': field required"
    assert len(found) == 20


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b'{"id": "note-1", \n', "notes/notes.jsonl:1: column 18: not valid JSON"),
        (b"\n[1]\n", "notes/notes.jsonl:2: not a JSON object"),
        (b"\xff\xfe", "notes/notes.jsonl: not UTF-8 text at byte 0"),
        (b"[" * 100_000, "notes/notes.jsonl:1: its parts lie too deep inside each other"),
        (b'{"id": ' + b"9" * 5_000 + b"}", "notes/notes.jsonl:1: the number 999999999999999999… is too large; it may"),
        (
            b'{"id": 9223372036854775808}',
            "notes/notes.jsonl:1: the number 922337203685477580… is too large; it may have",
        ),
        (b'{"id": "\\ud800"}', "notes/notes.jsonl:1: holds '\\ud800', which no database can hold as text"),
        (b'{"id": "a\\u0000"}', "notes/notes.jsonl:1: holds '\\\\u0000', which no database can hold as text"),
        (b'{"id": NaN}', "notes/notes.jsonl:1: NaN is no number"),
        (b'{"id": "note-1", "id": "note-2"}', "notes/notes.jsonl:1: field 'id' is given twice; leave one out"),
    ],
)
def test_line_that_is_no_json_object_is_named(
    environment: Environment, notes_folder: Path, content: bytes, complaint: str
) -> None:
    (notes_folder / "notes" / "notes.jsonl").write_bytes(content)
    assert complaints(environment, notes_folder)[0].startswith(complaint)


def test_catalog_of_another_world_is_named_with_the_path_of_that_world(
    environment: Environment, notes_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_note(notes_folder, author="per-02")
    write_people(notes_folder, PEOPLE[:-1])
    monkeypatch.chdir(notes_folder.parent)
    with pytest.raises(ValueError, match="per-02") as caught:
        environment.load_world(Path(notes_folder.name))
    first = str(caught.value).splitlines()[0]
    assert first.startswith(f"{notes_folder.resolve()}/notes/notes.jsonl:2: field 'author': no persona 'per-02'")


def test_shipped_catalog_is_named_without_the_path_of_the_installation(
    environment: Environment, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    write_people(tmp_path)
    write_lines(tmp_path / "notes" / "catalog" / "notes.jsonl", [NOTES[0], {"id": "note-2", "text": "x"}])
    monkeypatch.setattr("environments._kit.world.SHIPPED", tmp_path)
    with pytest.raises(ValueError, match="author") as caught:
        environment.load_world()
    assert str(caught.value) == "notes/catalog/notes.jsonl:2: field 'author': field required"


def test_missing_file_is_named(environment: Environment, notes_folder: Path) -> None:
    (notes_folder / "_world" / "entities.jsonl").unlink()
    assert complaints(environment, notes_folder)[0] == (
        f"_world/entities.jsonl: no such file in {notes_folder / '_world'}"
    )


def test_folder_in_a_catalogs_place_is_named(environment: Environment, notes_folder: Path) -> None:
    (notes_folder / "notes" / "notes.jsonl").unlink()
    (notes_folder / "notes" / "notes.jsonl").mkdir()
    assert complaints(environment, notes_folder) == ["notes/notes.jsonl: cannot be read: Is a directory"]


@pytest.mark.parametrize("users", [0, 2])
def test_world_without_exactly_one_user_is_refused(environment: Environment, notes_folder: Path, users: int) -> None:
    people = [row | {"is_user": n < users} for n, row in enumerate(PEOPLE)]
    write_people(notes_folder, people, ENTITIES)
    assert complaints(environment, notes_folder) == [
        f"_world/personas.jsonl: field 'is_user': exactly one persona is the user, not {users}"
    ]


def test_public_ids_are_fixed_short_and_of_one_app() -> None:
    assert public_id("micromail", "mail-061") == "gdd7jfhj3g"
    assert public_id("micromail", "mail-061") != public_id("microchat", "mail-061")


def test_people_are_in_every_database(environment: Environment, notes_folder: Path) -> None:
    database = environment.database(environment.load_world(notes_folder), {})
    assert database.query("SELECT name FROM personas WHERE NOT is_user ORDER BY id") == [
        ("Ann Lee",),
        ("Zoë Stone",),
        ("Bob Hart",),
    ]
    assert database.query("SELECT kind FROM entities WHERE domain IS NULL") == [("city",)]
    [(relations,)] = database.query("SELECT relations FROM personas WHERE id = 'per-002'")
    assert json.loads(relations) == [{"to": "per-001", "kind": "colleague"}]
    database.close()
