"""What the timeline does, what the app owes, and the start state."""

from __future__ import annotations

import pytest

from environments.microlendar import environment
from tests.unit.microlendar.conftest import Desk


def notices(desk: Desk) -> list[tuple[str, str, str | None]]:
    return [(one["kind"], one["title"], one["detail"]) for one in desk.get("/api/notices")]


def test_added_event_stands_in_its_calendar_and_at_the_bell(light: Desk) -> None:
    assert light.apply("event_added", 40.0, event="evt-302") is None
    found = [line for line in light.shown("2026-10-13", "2026-10-31") if "Bug bash" in line]
    assert found == [f"2026-10-{day}T16:00 Bug bash" for day in (14, 21, 28)]
    assert notices(light) == [("added", "Bug bash", "2026-10-14T16:00")]


def test_invitation_waits_for_an_answer(light: Desk) -> None:
    light.apply("invitation_received", 40.0, event="evt-351")
    assert light.get(light.path("events", "evt-351"))["standing"] == "waiting"
    assert notices(light)[0][0] == "invited"


@pytest.mark.parametrize(
    ("kind", "fields", "problem"),
    [
        ("event_added", {"event": "evt-001"}, "there from the start"),
        ("event_added", {"event": "evt-351"}, "not both"),
        ("invitation_received", {"event": "evt-301"}, "not both"),
        ("event_added", {"event": "evt-999"}, "no event 'evt-999'"),
        ("answer_given", {"event": "evt-004", "by": "per-033", "answer": "maybe"}, "not invited"),
        ("todo_assigned", {"todo": "todo-001"}, "there from the start"),
    ],
)
def test_event_that_makes_no_sense_is_refused(light: Desk, kind: str, fields: dict[str, str], problem: str) -> None:
    with pytest.raises(LookupError, match=problem):
        environment.events[kind](**fields).check(light.world)


def test_moved_event_takes_all_its_instances_along(light: Desk) -> None:
    light.apply("event_moved", 40.0, event="evt-003", to="2026-10-05T14:00")
    id_ = environment.public_id("evt-003")
    assert light.starts(id_)[:3] == ["2026-10-05T14:00", "2026-10-19T14:00", "2026-11-02T14:00"]
    assert notices(light)[0][2] == "2026-10-19T14:00"


def test_cancelled_event_is_gone_and_its_notice_stays(light: Desk) -> None:
    light.apply("event_added", 30.0, event="evt-323")
    light.apply("event_cancelled", 40.0, event="evt-323")
    assert light.http.get(light.path("events", "evt-323")).status_code == 404
    assert [kind for kind, *_ in notices(light)] == ["cancelled", "added"]
    assert all(one["event_id"] is None for one in light.get("/api/notices"))


def test_answer_of_a_guest_is_shown_and_told(light: Desk) -> None:
    light.apply("answer_given", 40.0, event="evt-004", by="per-019", answer="declined")
    people = light.get(light.path("events", "evt-004"))["attendees"]
    assert [person["answer"] for person in people] == ["organiser", "accepted", "declined"]
    assert notices(light) == [("answered", "Walk through the inspector's day", "declined")]


def test_assigned_task_is_on_the_list(light: Desk) -> None:
    light.apply("todo_assigned", 40.0, todo="todo-304")
    assert light.get("/api/todos")[-2]["title"] == "Check the travel receipts"
    assert notices(light) == [("assigned", "Check the travel receipts", "2026-11-27")]


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("event_moved", {"to": "2026-10-08T14:00"}),
        ("event_cancelled", {}),
        ("answer_given", {"by": "per-019", "answer": "maybe"}),
    ],
)
def test_event_of_the_timeline_is_skipped_where_the_user_deleted_its_target(
    light: Desk, kind: str, fields: dict[str, str]
) -> None:
    light.http.delete(light.path("events", "evt-004"))
    assert light.apply(kind, 200.0, event="evt-004", **fields) == "the user deleted 'evt-004'"


def test_timeline_that_moves_what_was_never_there_is_wrong(light: Desk) -> None:
    with pytest.raises(LookupError, match="not in the calendar"):
        light.apply("event_cancelled", 40.0, event="evt-301")


def test_reminder_rings_once_and_at_its_moment(desk: Desk) -> None:
    desk.create(starts_at="2026-10-13T10:15", ends_at="2026-10-13T10:30", reminder_min=10)
    assert desk.ring(299.0) == []
    assert desk.ring(300.0) == desk.ring(720.0) == [(300.0, "Rehearsal")]
    (notice,) = desk.get("/api/notices")
    assert (notice["kind"], notice["detail"], notice["is_read"]) == ("reminder", "2026-10-13T10:15", False)
    assert desk.get("/api/reminders") == [notice]
    desk.http.post(f"/api/notices/{notice['id']}/read")
    assert desk.get("/api/reminders") == []


def test_reminder_of_what_is_moved_rings_for_the_new_time(desk: Desk) -> None:
    id_ = desk.create(starts_at="2026-10-13T10:15", ends_at="2026-10-13T10:30", reminder_min=10)["event_id"]
    desk.ring(300.0)
    body = {"starts_at": "2026-10-13T10:20", "ends_at": "2026-10-13T10:30"}
    desk.http.post(f"/api/events/{id_}/move", json=body)
    assert desk.ring(720.0) == [(300.0, "Rehearsal"), (600.0, "Rehearsal")]


def test_reminder_that_would_have_been_due_before_it_was_set_is_not_made_up_for(desk: Desk) -> None:
    id_ = desk.create(starts_at="2026-10-13T10:05", ends_at="2026-10-13T10:30")["event_id"]
    desk.now_s[0] = 200.0
    desk.http.post(f"/api/events/{id_}/reminder", json={"minutes": 5})
    assert desk.ring(720.0) == []
    assert [(kind, class_) for kind, _, class_ in desk.actions()][-1] == ("set_reminder", "aid")


def test_each_instance_rings_over_the_change_of_the_clocks(desk: Desk) -> None:
    desk.create(
        starts_at="2026-10-31T09:00", ends_at="2026-10-31T10:00", reminder_min=60, repeat={"every": "day", "count": 2}
    )
    first, second = desk.ring(30 * 86_400.0)
    assert second[0] - first[0] == 25 * 3600.0


def test_declined_event_does_not_ring(light: Desk) -> None:
    light.http.post(light.path("events", "evt-001", "/answer"), json={"answer": "declined"})
    assert light.ring(7200.0) == []


def test_bases_hold_what_they_promise(light: Desk) -> None:
    assert light.database.query("SELECT count(*) FROM instances WHERE starts_at LIKE '2026-10-%'") == [(16,)]
    assert light.database.query("SELECT count(*) FROM instances WHERE starts_at LIKE '2026-11-%'") == [(11,)]
    standard = environment.database(light.world, {"base": "standard"})
    assert standard.query("SELECT count(*) >= 200 FROM events") == [(1,)]
    assert standard.query("SELECT count(*) >= 40 FROM todos") == [(1,)]
    standard.close()


def test_preload_adds_and_hides(light: Desk) -> None:
    wish = {"base": "empty", "add": {"events": ["evt-301"], "todos": ["todo-301"]}, "hidden": ["cal-work"]}
    database = environment.database(light.world, wish)
    assert database.query("SELECT ref, added_at < 0, added_by FROM events") == [("evt-301", 1, "preload")]
    assert database.query("SELECT ref FROM calendars WHERE NOT is_shown") == [("cal-work",)]
    database.close()
    with pytest.raises(ValueError, match="already"):
        environment.database(light.world, {"base": "light", "add": {"events": ["evt-001"]}})
