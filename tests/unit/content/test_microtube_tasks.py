"""The ten MicroTube tasks as the list of tasks states them, and what they start from."""

from __future__ import annotations

from pathlib import Path

import pytest

from environments._kit.people import Entity
from environments._kit.world import World
from environments.microtube import environment
from environments.microtube.models.catalog import ChannelItem, CommentItem, VideoItem
from pytest_sentinel.shadow import measure
from pytest_sentinel.task.load import check_task, read_task
from pytest_sentinel.task.model import Task
from pytest_sentinel.task.plan import Variant, make_plan

FOLDER = Path(__file__).parents[2] / "tasks" / "microtube"
CONDITION_AT_S = {
    "microtube-comment-count-relative-active": 367.73,
    "microtube-comment-keyword-absolute-active": 567.16,
    "microtube-comment-minecraft-noop": None,
    "microtube-notification-count-absolute-passive": 573.71,
    "microtube-notification-count-relative-passive": 212.34,
    "microtube-notifications-noop": None,
    "microtube-subscribers-absolute-passive": 131.76,
    "microtube-video-absolute-active": 350.12,
    "microtube-video-total-relative-passive": 256.69,
    "microtube-views-relative-active": 242.0,
}
LEAST_APART_S = 2.0
EVERY_TASK = pytest.mark.parametrize("task_id", sorted(CONDITION_AT_S))
STRATEGY_GAME, ISLAND_GAME = "ent-186", "ent-187"
SILENT, ITS_TWIN = "ent-124", "ent-125"
YEAR_S = 366 * 86_400.0


@pytest.fixture(scope="module")
def world() -> World:
    return environment.load_world(None)


def _task(task_id: str) -> Task:
    return read_task(FOLDER / f"{task_id}.yaml")


def _naming(world: World, entity: str) -> set[str]:
    """The comments that name an entity."""
    name = world.of(Entity)[entity].name
    return {comment.id for comment in world.of(CommentItem).values() if name.casefold() in comment.text.casefold()}


def test_the_folder_holds_exactly_the_ten_tasks() -> None:
    assert {path.stem for path in FOLDER.glob("*.yaml")} == set(CONDITION_AT_S)


def test_two_tasks_are_quick() -> None:
    assert [task.category for task in map(_task, sorted(CONDITION_AT_S)) if task.quick] == ["passive", "active"]


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
    videos = [video for video in world.of(VideoItem).values() if video.base]
    assert len(videos) >= 130
    assert len({video.channel for video in videos}) >= 45
    assert sum(comment.base == "standard" for comment in world.of(CommentItem).values()) >= 500
    assert len({video.thumb for video in world.of(VideoItem).values()}) == len(world.of(VideoItem))
    assert len({video.film for video in world.of(VideoItem).values()}) == 28


def test_the_names_that_tasks_wait_for_are_in_few_comments(world: World) -> None:
    assert _naming(world, STRATEGY_GAME) == {"com-426", "com-428", "com-431"}
    assert _naming(world, ISLAND_GAME) == {"com-423"}
    watched = {"com-426": "video-015", "com-423": "video-015", "com-428": "video-014", "com-431": "video-016"}
    assert {ref: world.of(CommentItem)[ref].video for ref in watched} == watched


def test_the_silent_channel_posts_nothing_and_its_twin_does(world: World) -> None:
    of_silent = [video for video in world.of(VideoItem).values() if video.channel == SILENT]
    assert of_silent
    assert all(video.at_s is not None and video.at_s < -2 * YEAR_S for video in of_silent)
    assert world.of(VideoItem)["video-328"].channel == ITS_TWIN


def test_uploads_of_the_watching_task_come_from_subscriptions_and_nothing_between(world: World) -> None:
    task, channels, videos = _task("microtube-views-relative-active"), world.of(ChannelItem), world.of(VideoItem)
    uploads = [(event.role, videos[event.fields["video"]]) for event in task.events if event.kind == "video_uploaded"]
    assert all(channels[video.channel].is_subscribed == (role in ("counted", "target")) for role, video in uploads)
    assert all(video.length_s > 60 for _role, video in uploads)
