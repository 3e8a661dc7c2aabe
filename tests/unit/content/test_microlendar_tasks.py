"""The ten MicroLendar tasks as the list of tasks states them, and the calendar they start from."""

from __future__ import annotations

import re

import pytest

from environments._kit.world import World
from environments.microlendar import environment
from environments.microlendar.models.catalog import CalendarItem, EventItem, TodoItem
from tests.unit.content.moments import task_of

NOVEMBER = "SELECT count(*) FROM instances WHERE starts_at LIKE '2026-11-%'"


def test_the_start_is_as_large_as_promised(world: World) -> None:
    assert sum(event.base is not None for event in world.of(EventItem).values()) >= 200
    assert sum(todo.base is not None for todo in world.of(TodoItem).values()) >= 40
    assert len(world.of(CalendarItem)) >= 6


def test_one_task_more_arrives_after_the_tenth() -> None:
    task = task_of("microlendar-tasks-absolute-passive")
    after = [e for e in task.events if e.role == "counted" and e.at > (task.condition_at or 0)]
    assert [event.kind for event in after] == ["todo_assigned"]


def test_november_stops_one_short_and_is_one_less_in_between(world: World) -> None:
    task = task_of("microlendar-events-noop")
    database = environment.database(world, task.preload)
    counts = []
    for event in task.events:
        environment.events[event.kind](**event.fields).apply(database, world, event.at)
        counts.append(database.query(NOVEMBER)[0][0])
    database.close()
    assert (counts[0], max(counts), counts[-1]) == (11, 16, 16)
    assert counts != sorted(counts)


def test_work_of_two_weeks_lies_on_both_pages(world: World) -> None:
    task = task_of("microlendar-work-relative-passive")
    items = world.of(EventItem)
    counted = [items[e.fields["event"]] for e in task.events if e.role in ("counted", "target")]
    weeks = {"2026-10-18" <= item.starts_at[:10] <= "2026-10-24" for item in counted if item.calendar == "cal-work"}
    assert weeks == {True, False}


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (r"analytics", {"evt-101", "evt-351"}),
        (r"hawaii", {"evt-361"}),
        (r"notification", {"evt-371"}),
        (r"iceland", {"evt-381"}),
    ],
)
def test_wanted_words_occur_only_where_a_task_needs_them(world: World, pattern: str, expected: set[str]) -> None:
    texts = {event.id: event.description for event in world.of(EventItem).values()}
    texts |= {todo.id: f"{todo.title} {todo.notes}" for todo in world.of(TodoItem).values()}
    assert {id_ for id_, text in texts.items() if re.search(pattern, text, re.IGNORECASE)} == expected


@pytest.mark.parametrize("ref", ["evt-101", "evt-351", "evt-361", "evt-371", "evt-381"])
def test_title_and_place_do_not_give_away_what_only_the_description_says(world: World, ref: str) -> None:
    item = world.of(EventItem)[ref]
    assert not re.search(r"analytics|hawaii|notification|iceland", f"{item.title} {item.place}", re.IGNORECASE)
