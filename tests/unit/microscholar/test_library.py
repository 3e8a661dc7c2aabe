from __future__ import annotations

from environments.microscholar import environment
from tests.unit.microscholar.conftest import Shelf

SALT, TO_READ = environment.public_id("lab-01"), environment.public_id("lab-02")


def test_library_shows_saved_papers_last_saved_first(shelf: Shelf) -> None:
    shelf.post("papers", "pap-001", "/save", saved=True)
    library = shelf.get("/api/library")
    assert shelf.refs(library["papers"]) == ["pap-001", "pap-003"]
    assert [(one["name"], one["papers"]) for one in library["labels"]] == [("Salt", 1), ("To read", 0)]
    assert shelf.refs(shelf.get("/api/library", label=SALT)["papers"]) == ["pap-003"]
    assert shelf.get("/api/counts") == {"unread_alerts": 1, "saved": 2, "papers": 5}


def test_saving_twice_is_one_action_and_taking_out_takes_labels_off(shelf: Shelf) -> None:
    for _ in range(2):
        shelf.post("papers", "pap-001", "/save", saved=True)
    card = shelf.post("papers", "pap-003", "/save", saved=False).json()
    assert (card["is_saved"], card["labels"]) == (False, [])
    assert [(kind, target) for kind, target, *_ in shelf.actions()] == [
        ("save_paper", "pap-001"),
        ("unsave_paper", "pap-003"),
    ]


def test_label_is_put_on_and_taken_off(shelf: Shelf) -> None:
    card = shelf.post("papers", "pap-003", "/labels", label_id=TO_READ, on=True).json()
    assert [label["name"] for label in card["labels"]] == ["Salt", "To read"]
    card = shelf.post("papers", "pap-003", "/labels", label_id=SALT, on=False).json()
    assert [label["name"] for label in card["labels"]] == ["To read"]
    assert [(kind, params) for kind, _, params, _ in shelf.actions()] == [
        ("label_paper", '{"label": "lab-02"}'),
        ("unlabel_paper", '{"label": "lab-01"}'),
    ]


def test_label_needs_a_saved_paper(shelf: Shelf) -> None:
    reply = shelf.post("papers", "pap-001", "/labels", label_id=SALT, on=True)
    assert (reply.status_code, reply.json()["detail"]) == (422, "Save the paper before you put a label on it.")


def test_label_is_made_once_and_deleted_without_its_papers(shelf: Shelf) -> None:
    made = shelf.http.post("/api/labels", json={"name": "  Reed   beds "}).json()
    assert made["name"] == "Reed beds"
    again = shelf.http.post("/api/labels", json={"name": "reed BEDS"})
    assert (again.status_code, again.json()["detail"]) == (422, "There is a label “reed BEDS” already.")
    shelf.http.post("/api/labels", json={"name": "Ärger Œuvre"}).raise_for_status()
    again = shelf.http.post("/api/labels", json={"name": "ÄRGER œuvre"})  # SQLite folds nothing but ASCII
    assert (again.status_code, again.json()["detail"]) == (422, "There is a label “ÄRGER œuvre” already.")
    assert shelf.http.post("/api/labels", json={"name": "  "}).json()["detail"] == "Give the label a name."
    assert shelf.http.delete(f"/api/labels/{SALT}").status_code == 204
    assert shelf.refs(shelf.get("/api/library")["papers"]) == ["pap-003"]
    assert shelf.one("papers", "pap-003")["labels"] == []
    assert shelf.http.get("/api/library", params={"label": SALT}).status_code == 404
