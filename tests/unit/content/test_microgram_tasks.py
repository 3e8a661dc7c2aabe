"""The ten MicroGram tasks as the list of tasks states them, and what they start from."""

from __future__ import annotations

import re

import pytest

from environments._kit.world import World
from environments.microgram import environment
from environments.microgram.models.catalog import (
    ActivityItem,
    CommentItem,
    MessageItem,
    PostItem,
    StoryItem,
    ThreadItem,
)
from environments.microgram.models.sharing import preview
from environments.microgram.models.views import MESSAGE_CHARS
from tests.unit.content.moments import task_of

GLASSBLOWER, TEACHER = "per-062", "per-061"
"""Whose comments two tasks watch."""


def _arriving_comments(world: World, task_id: str, by: str) -> list[CommentItem]:
    comments = world.of(CommentItem)
    refs = [event.fields["comment"] for event in task_of(task_id).events if event.kind == "comment_written"]
    return [comments[ref] for ref in refs if comments[ref].author == by]


def test_the_world_begins_as_full_as_wanted(world: World) -> None:
    least = {"posts": 150, "stories": 60, "comments": 500, "threads": 40, "activities": 120}
    database = environment.database(world, {})
    begun = {table: database.query(f"SELECT count(*) FROM {table}")[0][0] for table in least}
    database.close()
    assert {table: count for table, count in begun.items() if count < least[table]} == {}


def test_the_start_is_as_large_as_promised(world: World) -> None:
    least = {PostItem: 150, StoryItem: 60, CommentItem: 470, ActivityItem: 120}
    for model, count in least.items():
        assert sum(item.base == "standard" for item in world.of(model).values()) >= count
    assert len(world.of(CommentItem)) >= 500
    assert len({message.thread for message in world.of(MessageItem).values() if message.base}) >= 40
    assert len(world.of(ThreadItem)) >= 40


def test_everybody_in_the_feed_at_the_start_is_followed(world: World) -> None:
    database = environment.database(world, {"base": "standard"})
    found = database.query(
        "SELECT DISTINCT author_ref FROM posts JOIN profiles ON profiles.ref = author_ref "
        "WHERE in_feed AND NOT is_followed"
    )
    database.close()
    assert found == []


def test_new_people_of_the_follow_task_are_nowhere_in_the_feed_before(world: World) -> None:
    new = {"per-071", "per-074", "per-096", "per-097"}
    assert not {post.author for post in world.of(PostItem).values() if post.base and post.in_feed} & new


def test_glassblower_comments_on_three_posts_that_have_no_comment_of_hers(world: World) -> None:
    task_id = "microgram-comments-relative-active"
    before = {c.post for c in world.of(CommentItem).values() if c.base and c.author == GLASSBLOWER}
    written = [event for event in task_of(task_id).events if event.kind == "comment_written"]
    roles = {event.fields["comment"]: event.role for event in written}
    until_then = [c for c in _arriving_comments(world, task_id, GLASSBLOWER) if roles[c.id] in ("counted", "target")]
    assert before
    assert len({c.post for c in until_then} - before) == len(until_then) == 4
    again = [c for c in _arriving_comments(world, task_id, GLASSBLOWER) if roles[c.id] == "decoy"]
    assert {c.post for c in again} <= before | {c.post for c in until_then}


def test_teacher_comments_on_two_new_posts_and_twice_on_one_of_them(world: World) -> None:
    before = {c.post for c in world.of(CommentItem).values() if c.base and c.author == TEACHER}
    arriving = [c.post for c in _arriving_comments(world, "microgram-comments-noop", TEACHER)]
    assert before
    assert (len(arriving), len(set(arriving) - before)) == (3, 2)


@pytest.mark.parametrize(("pattern", "expected"), [(r"mock-?up", {"msg-401"}), (r"merg", set())])
def test_wanted_words_occur_only_where_a_task_needs_them(world: World, pattern: str, expected: set[str]) -> None:
    texts = {message.id: message.text for message in world.of(MessageItem).values()}
    texts |= {post.id: post.caption for post in world.of(PostItem).values()}
    texts |= {comment.id: comment.text for comment in world.of(CommentItem).values()}
    texts |= {story.id: story.text for story in world.of(StoryItem).values()}
    assert {id_ for id_, text in texts.items() if re.search(pattern, text, re.IGNORECASE)} == expected


def test_the_wanted_word_and_figure_stand_past_the_preview(world: World) -> None:
    text = world.of(MessageItem)["msg-401"].text
    assert "1,284" in text
    assert "mock-up" not in preview(text, MESSAGE_CHARS)
