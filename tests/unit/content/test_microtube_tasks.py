"""The ten MicroTube tasks as the list of tasks states them, and what they start from."""

from __future__ import annotations

from environments._kit.people import Entity
from environments._kit.world import World
from environments.microtube.models.catalog import ChannelItem, CommentItem, VideoItem
from tests.unit.content.moments import task_of

STRATEGY_GAME, ISLAND_GAME = "ent-186", "ent-187"
SILENT, ITS_TWIN = "ent-124", "ent-125"
YEAR_S = 366 * 86_400.0


def _naming(world: World, entity: str) -> set[str]:
    """The comments that name an entity."""
    name = world.of(Entity)[entity].name
    return {comment.id for comment in world.of(CommentItem).values() if name.casefold() in comment.text.casefold()}


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
    task, channels, videos = task_of("microtube-views-relative-active"), world.of(ChannelItem), world.of(VideoItem)
    uploads = [(event.role, videos[event.fields["video"]]) for event in task.events if event.kind == "video_uploaded"]
    assert all(channels[video.channel].is_subscribed == (role in ("counted", "target")) for role, video in uploads)
    assert all(video.length_s > 60 for _role, video in uploads)
