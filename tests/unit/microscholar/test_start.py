from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from environments.microscholar import environment
from tests.unit.microscholar.conftest import Shelf
from tests.unit.microscholar.shelf_world import LINES, Row, author, paper, write_shelf


def one(folder: Path, sql: str, **preload: Any) -> Any:
    database = environment.database(environment.load_world(folder), preload)
    try:
        return database.query(sql)[0][0]
    finally:
        database.close()


def test_base_holds_what_is_dated_and_authors_of_it(shelf_folder: Path) -> None:
    assert one(shelf_folder, "SELECT group_concat(ref) FROM (SELECT ref FROM authors ORDER BY ref)") == (
        "aut-001,aut-002,aut-003"
    )
    assert one(shelf_folder, "SELECT count(*) FROM papers") == 5
    assert one(shelf_folder, "SELECT count(*) FROM papers", base="empty") == 0
    assert one(shelf_folder, "SELECT count(*) FROM venues", base="empty") == 2


def test_added_items_are_there_before_the_start(shelf_folder: Path) -> None:
    add = {"papers": ["pap-021", "pap-022"], "alerts": ["alr-021"]}
    sql = (
        "SELECT group_concat(ref || ' ' || indexed_at_s) FROM papers WHERE ref LIKE 'pap-02%' AND added_by = 'preload'"
    )
    assert one(shelf_folder, sql, add=add) == "pap-021 -180.0,pap-022 -90.0"
    assert one(shelf_folder, "SELECT is_read FROM alerts WHERE ref = 'alr-021'", add=add) == 0


def test_marks_of_the_user_are_set(shelf_folder: Path) -> None:
    marks = {"saved": ["pap-001"], "unsaved": ["pap-003"], "read": ["alr-001"], "followed": ["aut-001"]}
    assert one(shelf_folder, "SELECT group_concat(ref) FROM papers WHERE is_saved", **marks) == "pap-001"
    assert one(shelf_folder, "SELECT count(*) FROM paper_labels", **marks) == 0
    assert one(shelf_folder, "SELECT count(*) FROM alerts WHERE NOT is_read", **marks) == 0
    assert one(shelf_folder, "SELECT count(*) FROM authors WHERE is_followed", **marks) == 2


@pytest.mark.parametrize(
    ("preload", "problem"),
    [
        ({"base": "loud"}, "preload: field 'base': 'loud' is not one of 'standard' or 'empty'"),
        ({"saved": ["pap-021"]}, "preload: field 'saved': 'pap-021' is not there at the start"),
        ({"add": {"papers": ["pap-001"]}}, "'pap-001' is there already"),
        ({"add": {"alerts": ["alr-099"]}}, "preload: field 'add.alerts.0': no alert 'alr-099'"),
    ],
)
def test_wrong_preload_is_refused(shelf_folder: Path, preload: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=re.escape(problem)):
        one(shelf_folder, "SELECT 1", **preload)


@pytest.mark.parametrize(
    ("name", "row", "problem"),
    [
        ("papers", paper("pap-9", "2001-05-01", cites=["pap-001"]), "field 'cites': 'pap-001' is not older"),
        (
            "papers",
            paper("pap-9", "2027-01-01", cites=["pap-021"]),
            "field 'cites': 'pap-021' is not there at the start",
        ),
        ("papers", paper("pap-9", "2001-05-01", cites=["pap-099"]), "field 'cites.0': no paper 'pap-099'"),
        ("papers", paper("pap-9", "2001-05-01", authors=["aut-001", "aut-001"]), "somebody stands there twice"),
        ("papers", paper("pap-9", "2001-05-01", source="ent-007"), "field 'source': 'ent-007' is no venue of papers"),
        (
            "papers",
            paper("pap-9", "2001-05-01", source=None),
            "field 'source': a paper of the kind 'article' needs one",
        ),
        ("papers", paper("pap-9", "2001-05-01", labels=["lab-01"]), "field 'labels': only what is saved bears labels"),
        ("authors", author("aut-9", "Arno", "Quill"), "author lines show 'A Quill' for 'aut-001' too"),
        ("venues", {"id": "ent-007", "subject": "sub-01"}, "'ent-007' is a university, neither journal nor venue"),
        ("alerts", {**LINES["alerts"][0], "id": "alr-9", "at_s": None}, "what is there at the start needs a time"),
    ],
)
def test_wrong_line_is_refused_with_its_place(tmp_path: Path, name: str, row: Row, problem: str) -> None:
    folder = write_shelf(tmp_path, {**LINES, name: [*LINES[name], row]})
    place = rf"microscholar/{name}\.jsonl:{len(LINES[name]) + 1}: "
    with pytest.raises(ValueError, match=place + ".*" + re.escape(problem)):
        environment.load_world(folder)


@pytest.mark.parametrize(
    ("kind", "fields", "problem"),
    [
        ("paper_indexed", {"paper": "pap-001"}, "field 'paper': 'pap-001' is there from the start"),
        ("paper_indexed", {"paper": "pap-21"}, "no paper 'pap-21'"),
        ("alert_received", {"alert": "alr-001"}, "field 'alert': 'alr-001' is there from the start"),
    ],
)
def test_event_about_the_wrong_thing_is_refused(shelf: Shelf, kind: str, fields: Row, problem: str) -> None:
    with pytest.raises(LookupError, match=re.escape(problem)):
        environment.events[kind](**fields).check(shelf.world)


def test_timeline_marks_what_it_brings(shelf: Shelf) -> None:
    shelf.apply("paper_indexed", 50.0, paper="pap-021")
    for table in ("papers", "authorships", "citations", "authors"):
        sql = f"SELECT DISTINCT added_at FROM {table} WHERE added_by = 'timeline'"
        assert shelf.database.query(sql) == [(50.0,)]
