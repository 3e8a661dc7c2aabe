"""The ten MicroDin tasks as the list of tasks states them, and what they wait for."""

from __future__ import annotations

from pathlib import Path

import pytest

from environments._kit.world import World
from environments.microdin import environment
from environments.microdin.models.catalog import JobItem
from pytest_sentinel.shadow import measure
from pytest_sentinel.task.load import check_task, read_task
from pytest_sentinel.task.model import Task
from pytest_sentinel.task.plan import Variant, make_plan

FOLDER = Path(__file__).parents[2] / "tasks" / "microdin"
CONDITION_AT_S = {
    "microdin-cobol-noop": None,
    "microdin-connections-absolute-passive": 226.02,
    "microdin-documentation-absolute-active": 458.57,
    "microdin-jobs-absolute-active": 440.6,
    "microdin-jobs-absolute-passive": 68.4,
    "microdin-jobs-noop": None,
    "microdin-notifications-relative-passive": 182.70,
    "microdin-posts-relative-passive": 129.21,
    "microdin-python-relative-active": 213.53,
    "microdin-react-relative-active": 100.58,
}
WANTED = {
    "cobol": [],
    "kubernetes": ["job-050"],
    "api documentation": ["job-056"],
    "python": ["job-062", "job-063", "job-064"],
    "react": ["job-069", "job-070", "job-071"],
}
"""Which of the jobs that timelines post ask for it."""
EVERY_TASK = pytest.mark.parametrize("task_id", sorted(CONDITION_AT_S))


@pytest.fixture(scope="module")
def world() -> World:
    return environment.load_world(None)


def _task(task_id: str) -> Task:
    return read_task(FOLDER / f"{task_id}.yaml")


def test_the_folder_holds_exactly_the_ten_tasks() -> None:
    assert {path.stem for path in FOLDER.glob("*.yaml")} == set(CONDITION_AT_S)


def test_two_tasks_are_quick() -> None:
    quick = [task for task in map(_task, CONDITION_AT_S) if task.quick]
    assert sorted(task.category for task in quick) == ["active", "passive"]


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
    measured.database.close()
    assert measured.condition_at_s == task.condition_at == CONDITION_AT_S[task_id]


@EVERY_TASK
def test_events_keep_their_distance(task_id: str) -> None:
    times = [event.at for event in _task(task_id).events]
    assert min(later - earlier for earlier, later in zip(times, times[1:], strict=False)) >= 2.0


@pytest.mark.parametrize("wanted", sorted(WANTED))
def test_what_a_task_waits_for_stands_in_the_requirements_of_its_jobs_only(world: World, wanted: str) -> None:
    new = [job for job in world.of(JobItem).values() if job.base is None]
    assert [job.id for job in new if wanted in " ".join(job.requirements).lower()] == WANTED[wanted]
    assert not [job.id for job in new if wanted in f"{job.title} {job.description}".lower()]


@pytest.mark.parametrize("wanted", ["cobol", "kubernetes", "api documentation"])
def test_no_job_of_the_start_asks_for_what_comes_for_the_first_time(world: World, wanted: str) -> None:
    base = [job for job in world.of(JobItem).values() if job.base]
    assert not [job.id for job in base if wanted in job.model_dump_json().lower()]


def test_one_more_invitation_arrives_after_the_fifteenth() -> None:
    task = _task("microdin-connections-absolute-passive")
    after = [event for event in task.events if event.at > (task.condition_at or 0)]
    assert [event.kind for event in after].count("invitation_received") == 1


def test_the_list_of_the_noop_stops_one_short(world: World) -> None:
    task = _task("microdin-jobs-noop")
    reached = []
    for count in (11, 12):
        nearer = task.model_copy(update={"condition": f"SELECT count(*) >= {count} FROM jobs WHERE is_open"})
        measured = measure(make_plan(nearer, environment, world, Variant()))
        measured.database.close()
        reached.append(measured.condition_at_s is not None)
    assert reached == [True, False]


def test_optional_python_is_a_decoy(world: World) -> None:
    task = _task("microdin-python-relative-active")
    decoys = [event.fields["job"] for event in task.events if event.role == "decoy"]
    optional = [ref for ref in decoys if "python" in " ".join(world.of(JobItem)[ref].nice_to_have).lower()]
    assert optional == ["job-065", "job-067"]
