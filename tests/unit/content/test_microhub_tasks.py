"""The ten MicroHub tasks as the list of tasks states them, and what they start from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from environments._kit.world import World
from environments.microhub import environment
from environments.microhub.models.catalog import CommitItem, FileItem, RepoItem
from environments.microhub.models.work_catalog import CommentItem, IssueItem, PullItem
from pytest_sentinel.shadow import measure
from pytest_sentinel.task.load import check_task, read_task
from pytest_sentinel.task.model import Task
from pytest_sentinel.task.plan import Variant, make_plan

FOLDER = Path(__file__).parents[2] / "tasks" / "microhub"
CONDITION_AT_S = {
    "microhub-body-compliance-absolute-active": 163.85,
    "microhub-body-reproduce-relative-active": 232.73,
    "microhub-body-unresponsive-relative-active": 502.82,
    "microhub-browse-absolute-passive": 366.23,
    "microhub-contribute-absolute-active": 526.85,
    "microhub-issues-relative-passive": 564.68,
    "microhub-issues-telemetry-noop": None,
    "microhub-stars-absolute-passive": 587.31,
    "microhub-stars-noop": None,
    "microhub-stars-relative-passive": 565.42,
}
LEAST_APART_S = 2.0
EVERY_TASK = pytest.mark.parametrize("task_id", sorted(CONDITION_AT_S))


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
    least = {IssueItem: 80, PullItem: 40, CommitItem: 150}
    for model, count in least.items():
        assert sum(item.base == "standard" for item in world.of(model).values()) >= count
    assert len(world.of(RepoItem)) >= 3
    files = [file.repo for file in world.of(FileItem).values()]
    assert max(files.count(repo) for repo in world.of(RepoItem)) >= 30


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (r"cyber resilience", {"issue-301"}),
        (r"complian", {"issue-301", "issue-302", "issue-304"}),
        (r"totp", {"issue-361"}),
        (r"telemetr", set()),
        (r"froze(?!n=True)|freez", {"issue-058", "issue-351"}),
        (r"not react|unrespons|not respond", set()),
        (r"## steps to reproduce", {"issue-055", "issue-341"}),
        (r"1,370", {"issue-351"}),
        (r"61482", {"issue-341"}),
    ],
)
def test_wanted_words_occur_only_where_a_task_needs_them(world: World, pattern: str, expected: set[str]) -> None:
    texts = {issue.id: f"{issue.title}\n{issue.body}" for issue in world.of(IssueItem).values()}
    texts |= {pull.id: f"{pull.title}\n{pull.body}" for pull in world.of(PullItem).values()}
    texts |= {comment.id: comment.text for comment in world.of(CommentItem).values()}
    texts |= {commit.id: commit.message for commit in world.of(CommitItem).values()}
    texts |= {file.id: file.content for file in world.of(FileItem).values()}
    assert {id_ for id_, text in texts.items() if re.search(pattern, text, re.IGNORECASE)} == expected


@pytest.mark.parametrize("ref", ["issue-301", "issue-341", "issue-351", "issue-361"])
def test_the_title_of_a_wanted_issue_tells_nothing(world: World, ref: str) -> None:
    title = world.of(IssueItem)[ref].title
    assert not re.search(r"complian|resilience|reproduce|froze|respond|totp|2fa|factor", title, re.IGNORECASE)


def test_stars_stop_just_short_of_what_is_asked(world: World) -> None:
    plan = make_plan(_task("microhub-stars-noop"), environment, world, Variant())
    highest, stars = 0, world.of(RepoItem)["ent-190"].stars
    for event in plan.task.events:
        if event.kind.startswith("stars_") and event.fields["repo"] == "ent-190":
            stars += event.fields["count"] * (1 if event.kind == "stars_gained" else -1)
            highest = max(highest, stars)
    assert (highest, stars) == (699, 698)


def test_five_issues_are_open_where_eight_are_waited_for(world: World) -> None:
    issues = [issue for issue in world.of(IssueItem).values() if issue.repo == "ent-190" and issue.base]
    assert sum(issue.closed is None for issue in issues) == 5
