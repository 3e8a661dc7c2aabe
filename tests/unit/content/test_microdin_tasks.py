"""The ten MicroDin tasks as the list of tasks states them, and what they wait for."""

from __future__ import annotations

import pytest

from environments._kit.world import World
from environments.microdin import environment
from environments.microdin.models.catalog import JobItem
from pytest_sentinel.shadow import measure
from pytest_sentinel.task.plan import Variant, make_plan
from tests.unit.content.moments import task_of

WANTED = {
    "cobol": [],
    "kubernetes": ["job-050"],
    "api documentation": ["job-056"],
    "python": ["job-062", "job-063", "job-064"],
    "react": ["job-069", "job-070", "job-071"],
}
"""Which of the jobs that timelines post ask for it."""


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
    task = task_of("microdin-connections-absolute-passive")
    after = [event for event in task.events if event.at > (task.condition_at or 0)]
    assert [event.kind for event in after].count("invitation_received") == 1


def test_the_list_of_the_noop_stops_one_short(world: World) -> None:
    task = task_of("microdin-jobs-noop")
    reached = []
    for count in (11, 12):
        nearer = task.model_copy(update={"condition": f"SELECT count(*) >= {count} FROM jobs WHERE is_open"})
        measured = measure(make_plan(nearer, environment, world, Variant()))
        measured.database.close()
        reached.append(measured.condition_at_s is not None)
    assert reached == [True, False]


def test_optional_python_is_a_decoy(world: World) -> None:
    task = task_of("microdin-python-relative-active")
    decoys = [event.fields["job"] for event in task.events if event.role == "decoy"]
    optional = [ref for ref in decoys if "python" in " ".join(world.of(JobItem)[ref].nice_to_have).lower()]
    assert optional == ["job-065", "job-067"]
