"""Calls, meetings, people and presence."""

from __future__ import annotations

import json

import pytest

from tests.unit.microchat.conftest import Messenger


def call_refs(messenger: Messenger, **query: str) -> list[str]:
    known = dict(messenger.database.query("SELECT id, ref FROM calls"))
    return [known[call["id"]] for call in messenger.get("/api/calls", **query)["calls"]]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("all", ["call-004", "call-003", "call-002", "call-001"]),
        ("missed", ["call-004", "call-002"]),
        ("incoming", ["call-004", "call-002", "call-001"]),
        ("outgoing", ["call-003"]),
        ("group", ["call-004"]),
    ],
)
def test_calls_of_each_sort_come_newest_first(messenger: Messenger, wanted: str, found: list[str]) -> None:
    assert call_refs(messenger, filter=wanted) == found


def test_counts_of_calls_do_not_depend_on_the_filter(messenger: Messenger) -> None:
    counts = {"all": 4, "missed": 2, "incoming": 3, "outgoing": 1, "group": 1}
    assert messenger.get("/api/calls", filter="missed")["counts"] == counts


def test_call_to_a_group_names_everybody(messenger: Messenger) -> None:
    made = messenger.http.post("/api/calls", json={"chat_id": messenger.id_of("chat-003")}).json()
    assert (made["name"], made["person"]["name"], made["others"]) == ("Lunch", "Ann Lee", "Bob Hart")
    assert (made["direction"], made["outcome"], made["started_at_s"]) == ("outgoing", "no_answer", 100.0)
    [(kind, target, params, class_)] = messenger.actions()
    assert (kind, target, class_, json.loads(params)) == (
        "start_call", "user-call-1", "consequential", {"to": "chat-003"},
    )  # fmt: skip


def test_call_back_calls_the_same_people(messenger: Messenger) -> None:
    made = messenger.http.post("/api/calls", json={"call_id": messenger.id_of("call-004")}).json()
    assert (made["name"], made["is_group"], made["outcome"]) == ("Review", True, "no_answer")


def test_call_to_a_channel_or_to_nobody_is_refused(messenger: Messenger) -> None:
    reply = messenger.http.post("/api/calls", json={"chat_id": messenger.id_of("chat-001")})
    assert (reply.status_code, reply.json()["detail"]) == (
        422, "A channel cannot be called; call a person or a group.",
    )  # fmt: skip
    assert messenger.http.post("/api/calls", json={}).status_code == 404


def test_removed_call_is_gone_for_good(messenger: Messenger) -> None:
    path = f"/api/calls/{messenger.id_of('call-002')}"
    assert [messenger.http.delete(path).status_code for _ in range(2)] == [204, 404]
    assert messenger.actions() == [("remove_call", "call-002", None, "consequential")]


def test_meetings_come_by_time_and_within_limits(messenger: Messenger) -> None:
    assert [m["title"] for m in messenger.get("/api/meetings")] == ["Meeting meet-002", "Meeting meet-001"]
    [later] = messenger.get("/api/meetings", from_s=0)
    assert (later["organiser"], later["people"], later["chat_id"]) == (
        "Ann Lee", "Zoë Stone", messenger.id_of("chat-004"),
    )  # fmt: skip


def test_answer_to_a_meeting_is_kept_and_logged_once(messenger: Messenger) -> None:
    for _ in range(2):
        reply = messenger.post("meetings", "meet-001", "answer", answer="declined")
    assert reply.json()["answer"] == "declined"
    assert messenger.actions() == [("answer_meeting", "meet-001", '{"answer": "declined"}', "consequential")]


def test_people_are_found_by_all_words_colleagues_first(messenger: Messenger) -> None:
    assert [p["name"] for p in messenger.get("/api/people", query="engineer")] == ["Ann Lee", "Bob Hart", "Zoë Stone"]
    assert [p["name"] for p in messenger.get("/api/people", query="zoe")] == ["Zoë Stone"]
    assert messenger.get("/api/people", query="maya") == []


def test_own_presence_is_kept_and_logged_once(messenger: Messenger) -> None:
    for _ in range(2):
        messenger.http.put("/api/presence", json={"state": "away", "note": "Rowing"})
    assert messenger.get("/api/presence") == {"state": "away", "note": "Rowing"}
    assert messenger.actions() == [("set_presence", "away", '{"note": "Rowing"}', "consequential")]
