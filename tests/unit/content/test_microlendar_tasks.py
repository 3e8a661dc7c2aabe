"""The ten MicroLendar tasks as the list of tasks states them, and the calendar they start from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from environments._kit.world import World
from environments.microlendar import environment
from environments.microlendar.models.catalog import CalendarItem, EventItem, TodoItem
from pytest_sentinel.shadow import measure
from pytest_sentinel.task.load import check_task, read_task
from pytest_sentinel.task.model import Task
from pytest_sentinel.task.plan import Variant, make_plan

FOLDER = Path(__file__).parents[2] / "tasks" / "microlendar"
CONDITION_AT_S = {
    "microlendar-description-analytics-relative-active": 168.71,
    "microlendar-description-hawaii-absolute-active": 572.46,
    "microlendar-description-iceland-noop": None,
    "microlendar-description-notifications-absolute-active": 68.09,
    "microlendar-events-absolute-passive": 120.59,
    "microlendar-events-noop": None,
    "microlendar-personal-relative-passive": 334.87,
    "microlendar-tasks-absolute-passive": 221.51,
    "microlendar-today-events-relative-passive": 313.11,
    "microlendar-work-relative-passive": 125.93,
}
LEAST_APART_S = 2.0
EVERY_TASK = pytest.mark.parametrize("task_id", sorted(CONDITION_AT_S))
NOVEMBER = "SELECT count(*) FROM instances WHERE starts_at LIKE '2026-11-%'"


@pytest.fixture(scope="module")
def world() -> World:
    return environment.load_world(None)


def _task(task_id: str) -> Task:
    return read_task(FOLDER / f"{task_id}.yaml")


def test_the_folder_holds_exactly_the_ten_tasks() -> None:
    assert {path.stem for path in FOLDER.glob("*.yaml")} == set(CONDITION_AT_S)


def test_two_tasks_are_quick_and_one_of_them_is_a_noop() -> None:
    assert sorted(task.category for task in map(_task, CONDITION_AT_S) if task.quick) == ["noop", "passive"]


@EVERY_TASK
def test_every_reference_and_statement_of_a_task_is_right(world: World, task_id: str) -> None:
    check_task(FOLDER / f"{task_id}.yaml", _task(task_id), environment, world)


@EVERY_TASK
def test_category_and_criterion_are_those_of_the_id(task_id: str) -> None:
    task = _task(task_id)
    assert task.category == task_id.rsplit("-", 1)[1]
    assert task.criterion in task_id or task.category == "noop"


@EVERY_TASK
def test_the_condition_comes_true_at_the_stated_moment(world: World, task_id: str) -> None:
    task = _task(task_id)
    measured = measure(make_plan(task, environment, world, Variant()))
    assert measured.condition_at_s == task.condition_at == CONDITION_AT_S[task_id]


@EVERY_TASK
def test_events_keep_their_distance(task_id: str) -> None:
    times = [event.at for event in _task(task_id).events]
    assert min(later - earlier for earlier, later in zip(times, times[1:], strict=False)) >= LEAST_APART_S


def test_the_start_is_as_large_as_promised(world: World) -> None:
    assert sum(event.base is not None for event in world.of(EventItem).values()) >= 200
    assert sum(todo.base is not None for todo in world.of(TodoItem).values()) >= 40
    assert len(world.of(CalendarItem)) >= 6


def test_one_task_more_arrives_after_the_tenth() -> None:
    task = _task("microlendar-tasks-absolute-passive")
    after = [e for e in task.events if e.role == "counted" and e.at > (task.condition_at or 0)]
    assert [event.kind for event in after] == ["todo_assigned"]


def test_november_stops_one_short_and_is_one_less_in_between(world: World) -> None:
    task = _task("microlendar-events-noop")
    database = environment.database(world, task.preload)
    counts = []
    for event in task.events:
        environment.events[event.kind](**event.fields).apply(database, world, event.at)
        counts.append(database.query(NOVEMBER)[0][0])
    database.close()
    assert (counts[0], max(counts), counts[-1]) == (11, 16, 16)
    assert counts != sorted(counts)


def test_work_of_two_weeks_lies_on_both_pages(world: World) -> None:
    task = _task("microlendar-work-relative-passive")
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
