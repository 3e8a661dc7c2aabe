from __future__ import annotations

from tests.unit.microscholar.conftest import Shelf


def test_alerts_come_newest_first_and_looking_marks_nothing(shelf: Shelf) -> None:
    assert shelf.apply("alert_received", 60.0, alert="alr-021") is None
    page = shelf.get("/api/alerts")
    assert shelf.refs(page["alerts"]) == ["alr-021", "alr-001", "alr-002"]
    assert (page["total"], page["unread"]) == (3, 2)
    assert shelf.refs(shelf.get("/api/alerts", unread=True)["alerts"]) == ["alr-021", "alr-001"]
    assert shelf.get("/api/alerts")["unread"] == 2


def test_alert_is_marked_read_and_unread(shelf: Shelf) -> None:
    assert shelf.post("alerts", "alr-001", "/read", read=True).json()["is_read"]
    assert not shelf.post("alerts", "alr-002", "/read", read=False).json()["is_read"]
    shelf.http.post("/api/alerts/read")
    shelf.http.post("/api/alerts/read")
    assert shelf.get("/api/counts")["unread_alerts"] == 0
    assert [(kind, target, class_) for kind, target, _, class_ in shelf.actions()] == [
        ("read_alert", "alr-001", "look"),
        ("unread_alert", "alr-002", "look"),
        ("read_all_alerts", None, "look"),
    ]


def test_new_topic_brings_no_alert_by_itself(shelf: Shelf) -> None:
    made = shelf.http.post("/api/watches", json={"topic": " reed  beds "})
    assert (made.status_code, made.json()["topic"]) == (201, "reed beds")
    assert [watch["topic"] for watch in shelf.get("/api/watches")] == ["reed beds", "salt"]
    assert shelf.get("/api/alerts")["total"] == 2
    assert shelf.actions() == [("create_alert", "user-watch-1", '{"topic": "reed beds"}', "aid")]


def test_topic_is_refused_if_empty_or_there_already(shelf: Shelf) -> None:
    shelf.http.post("/api/watches", json={"topic": "Élan"}).raise_for_status()
    for topic, sentence in (
        (" ", "Write what the alert should be about."),
        ("SALT", "You have an alert about “SALT” already."),
        ("éLAN", "You have an alert about “éLAN” already."),
    ):
        reply = shelf.http.post("/api/watches", json={"topic": topic})
        assert (reply.status_code, reply.json()["detail"]) == (422, sentence)


def test_deleting_a_topic_from_before_counts_and_taking_back_a_new_one_does_not(shelf: Shelf) -> None:
    made = shelf.http.post("/api/watches", json={"topic": "reeds"}).json()
    shelf.http.delete(f"/api/watches/{made['id']}")
    shelf.http.delete(shelf.path("watches", "wat-01"))
    assert shelf.get("/api/watches") == []
    assert [(kind, target, class_) for kind, target, _, class_ in shelf.actions()][1:] == [
        ("drop_alert", "user-watch-1", "aid"),
        ("delete_alert", "wat-01", "consequential"),
    ]
