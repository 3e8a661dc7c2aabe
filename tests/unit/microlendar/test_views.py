"""What the views, the search and the lists show, and what they keep for the event's page."""

from __future__ import annotations

import pytest

from environments.microlendar import environment
from tests.unit.microlendar.conftest import Desk


def test_hidden_calendar_is_left_out_of_views_and_counts(light: Desk) -> None:
    before = light.shown("2026-10-13", "2026-10-16")
    reply = light.http.patch(light.path("calendars", "cal-work"), json={"is_shown": False})
    assert reply.json()["is_shown"] is False
    after = light.shown("2026-10-13", "2026-10-16")
    assert before == [
        "2026-10-13T11:00 Rounds planning", "2026-10-14T08:20 Dentist", "2026-10-15T19:00 Pottery evening",
        before[3],
    ]  # fmt: skip
    assert after == before[1:3]
    assert [one["day"] for one in light.get("/api/days", first="2026-10-13", last="2026-10-16")] == [
        "2026-10-14", "2026-10-15",
    ]  # fmt: skip
    assert light.actions() == [("hide_calendar", "cal-work", "aid")]


def test_month_holds_what_begins_before_it_and_counts_what_begins_in_it(light: Desk) -> None:
    shown = light.shown("2026-10-01", "2026-10-31")
    assert shown[0] == "2026-09-29T00:00 Sensors fair"
    counted = sum(one["count"] for one in light.get("/api/days", first="2026-10-01", last="2026-10-31"))
    assert (counted, len(shown)) == (16, 17)


def test_descriptions_are_on_the_page_of_an_event_only(light: Desk) -> None:
    light.apply("event_added", 10.0, event="evt-361")
    light.apply("todo_assigned", 11.0, todo="todo-304")
    places = [
        ("/api/instances", {"first": "2027-03-01", "last": "2027-03-31"}),
        ("/api/search", {"q": "far away"}),
        ("/api/notices", {}),
        ("/api/todos", {}),
    ]
    said = [light.http.get(path, params=query).text for path, query in places]
    assert ["All of us, once, far away" in text for text in said[:3]] == [True, True, True]
    assert not any("Hawaii" in text or "1,275" in text or "Forty-one" in text for text in said)
    assert "1,275 dollars" in light.get(light.path("events", "evt-361"))["description"]
    assert "Forty-one" in light.get(light.path("todos", "todo-304"))["notes"]


@pytest.mark.parametrize(
    ("q", "expected"),
    [
        ("POTTERY", ["Pottery evening"]),
        ("heron planning", ["Rounds planning"]),
        ("kiln", []),
        ("", []),
        ("%", []),
    ],
)
def test_search_finds_titles_places_and_people_but_no_descriptions(light: Desk, q: str, expected: list[str]) -> None:
    assert [card["title"] for card in light.get("/api/search", q=q)["events"]] == expected


def test_search_shows_the_next_time_of_a_repeating_event(light: Desk) -> None:
    (found,) = light.get("/api/search", q="pottery")["events"]
    assert found["starts_at"] == "2026-10-15T19:00"


def test_search_finds_open_and_done_tasks_by_title_only(light: Desk) -> None:
    assert [todo["title"] for todo in light.get("/api/search", q="kiln")["todos"]] == ["Book the kiln slot"]
    assert light.get("/api/search", q="serious")["todos"] == []


def test_event_without_a_day_is_its_next_time(light: Desk) -> None:
    assert light.get(light.path("events", "evt-001"))["on"] == "2026-10-13"
    assert light.get(light.path("events", "evt-016"))["on"] == "2026-09-19"


@pytest.mark.parametrize(
    ("first", "last"),
    [("2026-10-02", "2026-10-01"), ("2026-10-01", "2028-10-01"), ("x", "y"), ("2019-12-31", "2020-01-02")],
)
def test_span_that_makes_no_sense_is_refused(light: Desk, first: str, last: str) -> None:
    assert light.http.get("/api/instances", params={"first": first, "last": last}).status_code == 422


def test_calendar_gets_a_colour_and_a_companion(light: Desk) -> None:
    assert light.http.patch(light.path("calendars", "cal-work"), json={"colour": "moss"}).json()["colour"] == "moss"
    assert light.http.post("/api/calendars", json={"name": " Allotment "}).json()["name"] == "Allotment"
    assert light.http.post("/api/calendars", json={"name": "allotment"}).status_code == 422
    assert [calendar["name"] for calendar in light.get("/api/calendars")][-3] == "Allotment"


def test_people_are_found_by_name(light: Desk) -> None:
    name = next(person.name for person in light.world.items["persona"].values() if person.id == "per-020")  # type: ignore[attr-defined]
    found = light.get("/api/people", search=name.upper())
    assert [person["id"] for person in found] == [environment.public_id("per-020")]
    assert light.get("/api/people", search=light.world.user.name) == []


def test_tasks_are_sorted_by_due_date_and_marked(light: Desk) -> None:
    todos = light.get("/api/todos")
    dues = [todo["due_on"] for todo in todos]
    assert dues == sorted(due for due in dues if due) + [None]
    assert light.get("/api/counts")["open_todos"] == 6
    light.http.post(light.path("todos", "todo-001", "/done"), json={"done": True})
    assert light.get("/api/counts")["open_todos"] == 5
    assert light.get(light.path("todos", "todo-001"))["done_at_s"] == 100.0
    light.http.post(light.path("todos", "todo-001", "/done"), json={"done": False})
    assert [kind for kind, *_ in light.actions()] == ["finish_todo", "reopen_todo"]


def test_own_task_is_written_edited_and_deleted(light: Desk) -> None:
    made = light.http.post("/api/todos", json={"title": "Sharpen the chisel", "due_on": "2026-10-31"}).json()
    path = f"/api/todos/{made['id']}"
    assert light.http.put(path, json={"title": "Sharpen both", "notes": "Oil stone."}).json()["due_on"] is None
    assert light.http.delete(path).status_code == 204
    assert light.http.get(path).status_code == 404
    assert light.http.delete(light.path("todos", "todo-002")).status_code == 403
    assert light.http.post("/api/todos", json={"title": " "}).status_code == 422


def test_looking_at_notices_marks_none_as_read(light: Desk) -> None:
    light.apply("event_added", 10.0, event="evt-301")
    light.get("/api/notices")
    assert light.get("/api/counts")["new_notices"] == 1
    (notice,) = light.get("/api/notices")
    light.http.post(f"/api/notices/{notice['id']}/read")
    assert light.get("/api/counts")["new_notices"] == 0
    light.http.post("/api/notices/read")
    assert [(kind, class_) for kind, _, class_ in light.actions()] == [("read_notice", "look")]
