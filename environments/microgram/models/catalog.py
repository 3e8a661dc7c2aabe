"""The catalogs of MicroGram: what exists in this world, whether or not it has been published yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from environments._kit.catalog import Catalog, Item, reference
from environments._kit.catalog import Dated as DatedItem
from environments._kit.world import World

ProfileRef = Annotated[str, reference("profile")]
PostRef = Annotated[str, reference("post")]
CommentRef = Annotated[str, reference("comment")]
StoryRef = Annotated[str, reference("story")]
ThreadRef = Annotated[str, reference("thread")]
MessageRef = Annotated[str, reference("message")]
ActivityKind = Literal["like", "comment", "follow", "mention"]

OLDEST_S = -5 * 366 * 86_400.0
PicturePath = Annotated[str, Field(pattern=r"^photos/[a-z0-9_-]+\.webp$")]
Moment = Annotated[float, Field(ge=OLDEST_S, le=0)]
"""Simulated seconds from the start."""
Count = Annotated[int, Field(ge=0)]


class ProfileItem(Item):
    """The account of a person or an entity; the id is that of the person or entity."""

    id: Annotated[str, reference("persona", "entity")]
    followers: Count
    following: Count
    is_followed: bool = False
    """By the user, at the start."""


class Dated(DatedItem):
    """Something that is there at the start, or comes by the timeline."""

    base: Literal["standard"] | None
    at_s: Moment | None


class PostItem(Dated):
    """A post."""

    author: ProfileRef
    caption: str
    place: str = ""
    picture: PicturePath
    alt: str
    in_feed: bool = True
    likes: Count = 0
    is_liked: bool = False
    is_saved: bool = False


class CommentItem(Dated):
    """A comment."""

    post: PostRef
    author: ProfileRef
    text: str
    likes: Count = 0


class StoryItem(Dated):
    """A story."""

    author: ProfileRef
    text: str
    picture: PicturePath
    alt: str
    is_seen: bool = False


class ThreadItem(Item):
    """Who talks with the user; it is there as soon as a message of it is."""

    members: list[ProfileRef] = Field(min_length=1)
    title: str = ""
    is_muted: bool = False


class MessageItem(Dated):
    """A message."""

    thread: ThreadRef
    sender: ProfileRef
    text: str
    is_read: bool = True


class ActivityItem(Dated):
    """Something that concerns the user, done before the start."""

    kind: ActivityKind
    actor: ProfileRef
    post: PostRef | None = None
    is_read: bool = True


class RollItem(Item):
    """A picture on the user's own device, to be published by the user."""

    picture: PicturePath
    alt: str


def _verify_profiles(world: World) -> Iterator[tuple[str, str]]:
    if world.user.id not in world.of(ProfileItem):
        yield next(iter(world.of(ProfileItem))), f"the user {world.user.id!r} has no profile"


def _verify_comments(world: World) -> Iterator[tuple[str, str]]:
    posts = world.of(PostItem)
    for comment in world.of(CommentItem).values():
        post = posts[comment.post]
        if comment.base and not post.base:
            yield comment.id, f"field 'post': {post.id!r} is not there at the start"
        if comment.at_s is not None and post.at_s is not None and comment.at_s < post.at_s:
            yield comment.id, f"field 'at_s': it is older than {post.id!r}"


def _verify_threads(world: World) -> Iterator[tuple[str, str]]:
    for thread in world.of(ThreadItem).values():
        if world.user.id in thread.members:
            yield thread.id, "field 'members': the user is in every thread and is not listed"


def _verify_messages(world: World) -> Iterator[tuple[str, str]]:
    threads = world.of(ThreadItem)
    for message in world.of(MessageItem).values():
        if message.sender not in (world.user.id, *threads[message.thread].members):
            yield message.id, f"field 'sender': {message.sender!r} is not in {message.thread!r}"


def _verify_activities(world: World) -> Iterator[tuple[str, str]]:
    for activity in world.of(ActivityItem).values():
        if (activity.post is None) != (activity.kind == "follow"):
            yield activity.id, f"field 'post': a {activity.kind} {'has none' if activity.post else 'needs one'}"


CATALOGS = [
    Catalog("profile", "profiles.jsonl", ProfileItem, _verify_profiles),
    Catalog("post", "posts.jsonl", PostItem),
    Catalog("comment", "comments.jsonl", CommentItem, _verify_comments),
    Catalog("story", "stories.jsonl", StoryItem),
    Catalog("thread", "threads.jsonl", ThreadItem, _verify_threads),
    Catalog("message", "messages.jsonl", MessageItem, _verify_messages),
    Catalog("activity", "activities.jsonl", ActivityItem, _verify_activities),
    Catalog("picture", "roll.jsonl", RollItem),
]
