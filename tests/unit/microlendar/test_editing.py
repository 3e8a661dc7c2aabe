"""Creating, editing, dragging and deleting: one event, and of a repeating one this, the following or all."""

from __future__ import annotations

from typing import Any

import pytest

from environments.microlendar import environment
from tests.unit.microlendar.conftest import Desk

WEEKLY = {"every": "week", "weekdays": [1], "count": 4}
TUESDAYS = ["2026-10-20T09:00", "2026-10-27T09:00", "2026-11-03T09:00", "2026-11-10T09:00"]


@pytest.fixture
def weekly(desk: Desk) -> str:
    """Four Tuesdays from 20 October, over the change of the clocks."""
    return str(desk.create(repeat=WEEKLY)["event_id"])


def edit(desk: Desk, id_: str, on: str, scope: str, **change: Any) -> Any:
    body = desk.wish(repeat=WEEKLY) | change
    reply = desk.http.put(f"/api/events/{id_}", params={"on": on, "scope": scope}, json=body)
    assert reply.status_code == 200, reply.text
    return reply.json()


def move(desk: Desk, id_: str, on: str, scope: str, start: str, end: str) -> Any:
    reply = desk.http.post(
        f"/api/events/{id_}/move", params={"on": on, "scope": scope}, json={"starts_at": start, "ends_at": end}
    )
    assert reply.status_code == 200, reply.text
    return reply.json()


def delete(desk: Desk, id_: str, on: str, scope: str) -> None:
    reply = desk.http.delete(f"/api/events/{id_}", params={"on": on, "scope": scope})
    assert reply.status_code == 204, reply.text


def test_new_event_is_kept_and_logged(desk: Desk) -> None:
    found = desk.create(place=" Hall  two ", description="Bring the score.", reminder_min=30)
    assert (found["place"], found["description"], found["reminder_min"]) == ("Hall two", "Bring the score.", 30)
    assert desk.shown("2026-10-20", "2026-10-20") == ["2026-10-20T09:00 Rehearsal"]
    assert desk.actions() == [("create_event", "user-event-1", "consequential")]


def test_new_repeating_event_keeps_its_time_over_the_change_of_the_clocks(desk: Desk, weekly: str) -> None:
    assert desk.starts(weekly) == TUESDAYS
    ends = desk.database.query("SELECT ends_s - starts_s FROM instances")
    assert set(ends) == {(3600.0,)}


def test_new_event_over_a_year_end_is_shown_on_both_sides(desk: Desk) -> None:
    desk.create(starts_at="2026-12-31T22:00", ends_at="2027-01-01T02:00")
    expected = ["2026-12-31T22:00 Rehearsal"]
    assert desk.shown("2026-12-31", "2026-12-31") == desk.shown("2027-01-01", "2027-01-01") == expected
    assert desk.get("/api/days", first="2026-12-31", last="2027-01-01") == [{"day": "2026-12-31", "count": 1}]


def test_event_that_ends_at_midnight_is_not_shown_on_the_next_day(desk: Desk) -> None:
    desk.create(starts_at="2026-10-31T22:00", ends_at="2026-11-01T00:00")
    assert desk.shown("2026-11-01", "2026-11-01") == []


def test_whole_days_end_before_the_midnight_after_them(desk: Desk) -> None:
    desk.create(all_day=True, starts_at="2026-10-31T00:00", ends_at="2026-11-02T00:00")
    assert desk.shown("2026-11-01", "2026-11-01") == ["2026-10-31T00:00 Rehearsal"]
    assert desk.shown("2026-11-02", "2026-11-02") == []


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"title": "  "}, "Give the event a title."),
        ({"ends_at": "2026-10-20T09:00"}, "The event ends before it begins; choose a later end."),
        ({"ends_at": "2027-10-20T09:00"}, "An event lasts 60 days at most; choose an earlier end."),
        ({"calendar_id": "x"}, "Choose one of your own calendars for the event."),
        (
            {"repeat": {"every": "day", "until": "2026-10-19"}},
            "The event would never take place: it stops repeating before it begins.",
        ),
        ({"guest_ids": ["x"]}, "Nobody with the id 'x' can be invited; choose people from the list."),
    ],
)
def test_form_that_makes_no_sense_is_refused_in_words(desk: Desk, change: dict[str, Any], sentence: str) -> None:
    reply = desk.http.post("/api/events", json=desk.wish(**change))
    assert (reply.status_code, reply.json()["detail"]) == (422, sentence)
    assert desk.actions() == []


def test_start_outside_of_the_calendar_names_what_is_possible(desk: Desk) -> None:
    reply = desk.http.post("/api/events", json=desk.wish(starts_at="2031-01-01T09:00"))
    assert reply.status_code == 422
    assert "from 2020 to 2029" in reply.json()["detail"]


def test_edit_of_this_one_leaves_the_others(desk: Desk, weekly: str) -> None:
    found = edit(
        desk,
        weekly,
        "2026-10-27",
        "this",
        title="Dress rehearsal",
        starts_at="2026-10-28T11:00",
        ends_at="2026-10-28T12:00",
    )
    assert desk.starts(weekly) == [TUESDAYS[0], *TUESDAYS[2:]]
    assert (found["title"], found["starts_at"], found["is_repeating"]) == ("Dress rehearsal", "2026-10-28T11:00", False)


def test_edit_of_the_following_splits_the_series(desk: Desk, weekly: str) -> None:
    found = edit(
        desk,
        weekly,
        "2026-11-03",
        "following",
        title="Late rehearsal",
        starts_at="2026-11-03T18:00",
        ends_at="2026-11-03T19:00",
    )
    assert desk.starts(weekly) == TUESDAYS[:2]
    assert desk.starts(found["event_id"]) == ["2026-11-03T18:00", "2026-11-10T18:00"]


def test_edit_of_all_changes_all(desk: Desk, weekly: str) -> None:
    edit(desk, weekly, "2026-11-03", "all", title="Choir", starts_at="2026-11-03T10:30", ends_at="2026-11-03T11:00")
    assert desk.starts(weekly) == [start.replace("09:00", "10:30") for start in TUESDAYS]
    assert desk.get(f"/api/events/{weekly}", on="2026-11-10")["title"] == "Choir"


def test_form_with_another_day_and_the_same_rule_moves_the_rule(desk: Desk, weekly: str) -> None:
    edit(desk, weekly, "2026-10-27", "all", starts_at="2026-10-29T09:00", ends_at="2026-10-29T10:00")
    assert desk.starts(weekly) == ["2026-10-22T09:00", "2026-10-29T09:00", "2026-11-05T09:00", "2026-11-12T09:00"]


def test_repeating_ends_when_the_form_says_so(desk: Desk, weekly: str) -> None:
    edit(desk, weekly, "2026-11-03", "all", repeat=None, starts_at="2026-11-03T09:00", ends_at="2026-11-03T10:00")
    assert desk.starts(weekly) == ["2026-11-03T09:00"]


def test_drag_of_this_one_makes_it_an_event_of_its_own(desk: Desk, weekly: str) -> None:
    found = move(desk, weekly, "2026-10-27", "this", "2026-11-01T01:30", "2026-11-01T02:30")
    assert desk.starts(weekly) == [TUESDAYS[0], *TUESDAYS[2:]]
    assert desk.starts(found["event_id"]) == ["2026-11-01T01:30"]


def test_drag_of_the_following_moves_the_rule_from_there_on(desk: Desk, weekly: str) -> None:
    found = move(desk, weekly, "2026-11-03", "following", "2026-11-05T15:00", "2026-11-05T16:30")
    assert desk.starts(weekly) == TUESDAYS[:2]
    assert desk.starts(found["event_id"]) == ["2026-11-05T15:00", "2026-11-12T15:00"]


def test_drag_of_all_moves_skipped_days_too(desk: Desk, weekly: str) -> None:
    delete(desk, weekly, "2026-10-27", "this")
    move(desk, weekly, "2026-11-03", "all", "2026-11-04T09:00", "2026-11-04T10:00")
    assert desk.starts(weekly) == ["2026-10-21T09:00", "2026-11-04T09:00", "2026-11-11T09:00"]


def test_drag_of_a_single_event_moves_it(desk: Desk) -> None:
    id_ = desk.create()["event_id"]
    move(desk, id_, "2026-10-20", "this", "2026-12-31T23:30", "2027-01-01T00:30")
    assert desk.starts(id_) == ["2026-12-31T23:30"]
    assert desk.actions()[-1] == ("move_event", "user-event-1", "consequential")


@pytest.mark.parametrize(
    ("scope", "left"), [("this", [TUESDAYS[0], *TUESDAYS[2:]]), ("following", TUESDAYS[:1]), ("all", [])]
)
def test_delete_takes_what_is_meant(desk: Desk, weekly: str, scope: str, left: list[str]) -> None:
    delete(desk, weekly, "2026-10-27", scope)
    assert desk.starts(weekly) == left


def test_deleting_one_after_the_other_leaves_nothing(desk: Desk, weekly: str) -> None:
    for start in TUESDAYS:
        delete(desk, weekly, start[:10], "this")
    assert desk.database.query("SELECT count(*) FROM events") == [(0,)]


def test_delete_of_the_following_from_the_first_on_is_delete_of_all(desk: Desk, weekly: str) -> None:
    delete(desk, weekly, "2026-10-20", "following")
    assert desk.database.query("SELECT count(*) FROM events") == [(0,)]


def test_event_of_another_organiser_can_be_answered_but_not_edited(light: Desk) -> None:
    path = light.path("events", "evt-001")
    body = light.wish(repeat=WEEKLY)
    assert light.http.put(path, json=body).status_code == 403
    reply = light.http.post(f"{path}/answer", json={"answer": "declined"})
    assert reply.json()["standing"] == "declined"
    assert light.actions() == [("decline_event", "evt-001", "consequential")]


def test_answer_where_nobody_asked_is_refused(light: Desk) -> None:
    reply = light.http.post(light.path("events", "evt-002", "/answer"), json={"answer": "accepted"})
    assert reply.status_code == 403


def test_calendar_kept_by_others_cannot_be_changed(light: Desk) -> None:
    light.apply("event_added", 10.0, event="evt-407")
    reply = light.http.delete(light.path("events", "evt-407"))
    assert reply.status_code == 403
    assert "kept by others" in reply.json()["detail"]


def test_day_without_an_instance_is_not_found(desk: Desk, weekly: str) -> None:
    assert desk.http.get(f"/api/events/{weekly}", params={"on": "2026-10-21"}).status_code == 404
    assert desk.http.get(f"/api/events/{weekly}", params={"on": "x"}).status_code == 422


def test_guests_are_invited_and_keep_their_answers(light: Desk) -> None:
    guests = [environment.public_id(ref) for ref in ("per-020", "per-021", "per-001")]
    detail = light.get(light.path("events", "evt-004"))
    body = light.wish(title=detail["title"], starts_at=detail["starts_at"], ends_at=detail["ends_at"], guest_ids=guests)
    found = light.http.put(light.path("events", "evt-004"), json=body).json()
    assert [person["answer"] for person in found["attendees"]] == ["organiser", "accepted", "waiting"]
