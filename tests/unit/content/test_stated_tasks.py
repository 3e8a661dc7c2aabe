"""All hundred tasks as the list of tasks states them."""

from __future__ import annotations

from contextlib import closing
from itertools import pairwise

import pytest

from pytest_sentinel.shadow import measure
from pytest_sentinel.task.load import check_task
from pytest_sentinel.task.plan import Variant, make_plan
from tests.unit.content.conftest import APPS
from tests.unit.content.moments import FOLDER, MOMENTS, app_of, file_of, task_of

LEAST_APART_S = 2.0
QUICK = {"microdin": ["active", "passive"], "microscholar": ["active", "passive"], "microtube": ["active", "passive"]}
"""Categories of the two quick tasks, where none of them is a no-op."""
EVERY_APP = pytest.mark.parametrize("app", sorted(MOMENTS))
EVERY_TASK = pytest.mark.parametrize("task_id", sorted(task_id for of_app in MOMENTS.values() for task_id in of_app))


@EVERY_APP
def test_the_folder_holds_exactly_the_ten_tasks(app: str) -> None:
    assert {path.stem for path in (FOLDER / app).glob("*.yaml")} == set(MOMENTS[app])
    assert len(MOMENTS[app]) == 10


@EVERY_APP
def test_two_tasks_are_quick(app: str) -> None:
    quick = [task for task in map(task_of, MOMENTS[app]) if task.quick]
    assert sorted(task.category for task in quick) == QUICK.get(app, ["noop", "passive"])


@EVERY_TASK
def test_every_reference_and_statement_of_a_task_is_right(task_id: str) -> None:
    environment = APPS.get(app_of(task_id))
    check_task(file_of(task_id), task_of(task_id), environment, environment.load_world(None))


@EVERY_TASK
def test_category_and_criterion_are_those_of_the_id(task_id: str) -> None:
    task = task_of(task_id)
    assert task.category == task_id.rsplit("-", 1)[1]
    assert task.criterion in task_id or task.category == "noop"


@EVERY_TASK
def test_the_condition_comes_true_at_the_stated_moment(task_id: str) -> None:
    task, environment = task_of(task_id), APPS.get(app_of(task_id))
    measured = measure(make_plan(task, environment, environment.load_world(None), Variant()))
    with closing(measured.database):
        assert measured.condition_at_s == task.condition_at == MOMENTS[app_of(task_id)][task_id]


@EVERY_TASK
def test_events_keep_their_distance(task_id: str) -> None:
    times = [event.at for event in task_of(task_id).events]
    assert min(later - earlier for earlier, later in pairwise(times)) >= LEAST_APART_S
