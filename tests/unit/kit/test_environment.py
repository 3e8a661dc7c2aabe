from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from environments._kit.actions import log_action
from environments._kit.environment import Environment
from pytest_sentinel.environment import AppServer, Database, DueEffect, TimelineEvent, World
from pytest_sentinel.environment import Environment as EnvironmentProtocol
from tests.support.served import Sink
from tests.unit.kit.notes_app import NoteWritten


def test_kit_satisfies_the_protocols_of_the_plugin(environment: Environment, notes_folder: Path) -> None:
    plugin_view: EnvironmentProtocol = environment
    world: World = environment.load_world(notes_folder)
    database: Database = environment.database(environment.load_world(notes_folder), {})
    server: AppServer = plugin_view.server(database, world, lambda: 0.0, Sink())
    assert isinstance(NoteWritten(note="note-003"), TimelineEvent)
    server.stop()
    database.close()


def test_databases_of_one_base_are_independent(environment: Environment, notes_folder: Path) -> None:
    world = environment.load_world(notes_folder)
    first, second = environment.database(world, {}), environment.database(world, {"liked": ["note-002"]})
    NoteWritten(note="note-003").apply(first, world, 9.5)
    assert first.query("SELECT ref, added_at, added_by FROM notes WHERE added_by <> 'preload'") == [
        ("note-003", 9.5, "timeline")
    ]
    assert second.query("SELECT ref, is_liked FROM notes ORDER BY ref") == [("note-001", 0), ("note-002", 1)]


def test_base_empty_holds_no_items(environment: Environment, notes_folder: Path) -> None:
    database = environment.database(environment.load_world(notes_folder), {"base": "empty"})
    assert database.query("SELECT count(*) FROM notes") == [(0,)]


@pytest.mark.parametrize(
    ("preload", "complaint"),
    [
        ({"base": "standrad"}, "preload: field 'base': 'standrad' is not one of 'standard' or 'empty'"),
        ({"likd": []}, "preload: field 'likd': no such field; closest is 'liked'"),
        ({"liked": ["note-001", "note-2"]}, "preload: field 'liked.1': no note 'note-2'; closest is 'note-002'"),
    ],
)
def test_wrong_preload_is_refused_with_the_closest(
    environment: Environment, notes_folder: Path, preload: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(ValueError, match="^preload: ") as caught:
        environment.database(environment.load_world(notes_folder), preload)
    assert str(caught.value) == complaint


def test_event_with_a_dangling_reference_is_refused_with_the_closest(
    environment: Environment, notes_folder: Path
) -> None:
    world = environment.load_world(notes_folder)
    NoteWritten(note="note-150").check(world)
    with pytest.raises(LookupError) as caught:
        NoteWritten(note="note-15").check(world)
    assert caught.value.args[0] == "field 'note': no note 'note-15'; closest is 'note-015'"


def test_unclassified_action_raises_and_names_the_closest(environment: Environment, notes_folder: Path) -> None:
    database = environment.database(environment.load_world(notes_folder), {})
    complaint = "'like_note2' is not classified; closest is 'like_note'"
    with pytest.raises(LookupError, match=complaint), database.session() as session:
        log_action(session, environment.actions, 1.0, "like_note2", "note-001")
    assert database.query("SELECT count(*) FROM actions") == [(0,)]


def test_app_that_owes_nothing_says_so(environment: Environment, notes_folder: Path) -> None:
    database = environment.database(environment.load_world(notes_folder), {})
    assert environment.due(database, 720.0) is None


def test_app_that_owes_something_is_asked(environment: Environment, notes_folder: Path) -> None:
    class Owed:
        at_s = 30.0
        kind = "reminder"

        def apply(self) -> None: ...

    owed: DueEffect = Owed()
    environment.owed = lambda _database, until_s: owed if until_s >= owed.at_s else None
    database = environment.database(environment.load_world(notes_folder), {})
    assert environment.due(database, 29.0) is None
    assert environment.due(database, 30.0) is owed


def test_code_files_are_those_of_kit_and_app(environment: Environment) -> None:
    web = environment.folder / "web"
    for file in ("src/App.tsx", "src/look.css", "index.html", "dist/assets/index.js", "node_modules/x/setup.py"):
        (web / file).parent.mkdir(parents=True, exist_ok=True)
        (web / file).touch()
    (environment.folder / "routes.py").touch()
    own = [str(p.relative_to(environment.folder)) for p in environment.code_files() if environment.folder in p.parents]
    assert own == ["routes.py", "web/index.html", "web/src/App.tsx", "web/src/look.css"]
    kit = {path.name for path in environment.code_files() if path.parent.name == "_kit"}
    assert {"database.py", "server.py", "push.py"} <= kit
