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
    made = messenger.http.post("/api/calls", json={"chat_id": messenger.id("chat-003")}).json()
    assert (made["name"], made["person"]["name"], made["others"]) == ("Lunch", "Ann Lee", "Bob Hart")
    assert (made["direction"], made["outcome"], made["started_at_s"]) == ("outgoing", "no_answer", 100.0)
    [(kind, target, params, class_)] = messenger.actions()
    assert (kind, target, class_, json.loads(params)) == (
        "start_call", "user-call-1", "consequential", {"to": "chat-003"},
    )  # fmt: skip


def test_call_back_calls_the_same_people(messenger: Messenger) -> None:
    made = messenger.http.post("/api/calls", json={"call_id": messenger.id("call-004")}).json()
    assert (made["name"], made["is_group"], made["outcome"]) == ("Review", True, "no_answer")


def test_call_to_a_channel_or_to_nobody_is_refused(messenger: Messenger) -> None:
    reply = messenger.http.post("/api/calls", json={"chat_id": messenger.id("chat-001")})
    assert (reply.status_code, reply.json()["detail"]) == (
        422, "A channel cannot be called; call a person or a group.",
    )  # fmt: skip
    assert messenger.http.post("/api/calls", json={}).status_code == 404


def test_removed_call_is_gone_for_good(messenger: Messenger) -> None:
    path = f"/api/calls/{messenger.id('call-002')}"
    assert [messenger.http.delete(path).status_code for _ in range(2)] == [204, 404]
    assert messenger.actions() == [("remove_call", "call-002", None, "consequential")]


def test_meetings_come_by_time_and_within_limits(messenger: Messenger) -> None:
    assert [m["title"] for m in messenger.get("/api/meetings")] == ["Meeting meet-002", "Meeting meet-001"]
    [later] = messenger.get("/api/meetings", from_s=0)
    assert (later["organiser"], later["people"], later["chat_id"]) == (
        "Ann Lee", "Zoë Stone", messenger.id("chat-004"),
    )  # fmt: skip


def test_answer_to_a_meeting_is_kept_and_logged_once(messenger: Messenger) -> None:
    for _ in range(2):
        reply = messenger.post("meetings", "meet-001", "/answer", answer="declined")
    assert reply.json()["answer"] == "declined"
    assert messenger.actions() == [("answer_meeting", "meet-001", '{"answer": "declined"}', "consequential")]


WISH = {"title": " Budget ", "day": "2026-10-14", "begins": "09:30", "ends": "10:15", "place": "Room 4", "agenda": ""}
"""On the day after the start, which is at 10:00."""


def test_new_meeting_is_in_the_calendar_with_those_invited(messenger: Messenger) -> None:
    people = [messenger.id(ref) for ref in ("per-003", "per-004", "per-003")]
    made = messenger.http.post("/api/meetings", json={**WISH, "people": people})
    assert made.status_code == 201
    *_, last = messenger.get("/api/meetings")
    assert last == made.json()
    assert (last["title"], last["people"], last["is_own"]) == ("Budget", "Zoë Stone, Bob Hart", True)
    assert (last["starts_at_s"], last["ends_at_s"]) == (84_600.0, 87_300.0)
    [(kind, target, params, class_)] = messenger.actions()
    assert (kind, target, class_) == ("create_meeting", "user-meeting-1", "consequential")
    assert json.loads(params) == {"title": "Budget", "people": ["per-003", "per-004"]}


def test_meeting_after_the_change_of_clocks_is_at_the_hour_of_the_wall(messenger: Messenger) -> None:
    made = messenger.http.post("/api/meetings", json={**WISH, "day": "2026-11-02"}).json()
    assert made["starts_at_s"] == 20 * 86_400 - 1800 + 3600


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"title": "  "}, "Give the meeting a title."),
        ({"ends": "09:30"}, "The meeting must end after it begins."),
        ({"day": "2026-10-12"}, "The meeting would lie in the past."),
        ({"day": "2026-10-13", "begins": "09:59"}, "The meeting would begin in the past."),
        ({"day": "9999-12-31"}, "Meetings can be planned a year ahead and no further."),
        ({"day": "0001-01-01"}, "The meeting would lie in the past."),
    ],
)
def test_meeting_that_makes_no_sense_is_refused(messenger: Messenger, change: dict[str, str], sentence: str) -> None:
    reply = messenger.http.post("/api/meetings", json={**WISH, **change})
    assert (reply.status_code, reply.json()["detail"]) == (422, sentence)
    assert messenger.actions() == []


def test_meeting_is_called_off_by_who_called_it(messenger: Messenger) -> None:
    made = messenger.http.post("/api/meetings", json=WISH).json()
    path = f"/api/meetings/{made['id']}"
    assert [messenger.http.delete(path).status_code for _ in range(2)] == [204, 404]
    other = messenger.http.delete(f"/api/meetings/{messenger.id('meet-001')}")
    assert (other.status_code, other.json()["detail"]) == (
        403, "Only who called a meeting can call it off; decline it instead.",
    )  # fmt: skip
    assert [kind for kind, *_ in messenger.actions()] == ["create_meeting", "cancel_meeting"]


def test_people_are_found_by_all_words_colleagues_first(messenger: Messenger) -> None:
    assert [p["name"] for p in messenger.get("/api/people", query="engineer")] == ["Ann Lee", "Bob Hart", "Zoë Stone"]
    assert [p["name"] for p in messenger.get("/api/people", query="zoe")] == ["Zoë Stone"]
    assert messenger.get("/api/people", query="maya") == []


def test_own_presence_is_kept_and_logged_once(messenger: Messenger) -> None:
    for _ in range(2):
        messenger.http.put("/api/presence", json={"state": "away", "note": "Rowing"})
    assert messenger.get("/api/presence") == {"state": "away", "note": "Rowing"}
    assert messenger.actions() == [("set_presence", "away", '{"note": "Rowing"}', "consequential")]
