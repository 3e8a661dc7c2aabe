"""The start state: the base of the catalogs, and what a task's preload changes about it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Literal

from pydantic import Field
from sqlalchemy.orm import Session

from environments._kit.catalog import Part
from environments._kit.people import Entity, Persona
from environments._kit.preload import Preload, added, at_start, there
from environments._kit.world import World
from environments.microgram.models.catalog import (
    ActivityItem,
    CommentItem,
    CommentRef,
    MessageItem,
    MessageRef,
    PostItem,
    PostRef,
    ProfileItem,
    ProfileRef,
    RollItem,
    StoryItem,
    StoryRef,
    ThreadItem,
)
from environments.microgram.models.sharing import (
    activity_row,
    begin_thread,
    comment_row,
    deliver_message,
    message_row,
    post_row,
    post_story,
    publish_post,
    story_row,
    write_comment,
)
from environments.microgram.models.tables import Post, Profile, RollPicture, Thread, listed

QUIET_COMMENTS = 3
"""The most comments that a post of the feed has in the base `quiet`."""
SINCE_EVER_S = -366 * 86_400.0


class AddedItems(Part):
    """Items of the catalogs that a task adds to the start state."""

    posts: list[PostRef] = Field(default_factory=list)
    comments: list[CommentRef] = Field(default_factory=list)
    stories: list[StoryRef] = Field(default_factory=list)
    messages: list[MessageRef] = Field(default_factory=list)


class GramPreload(Preload):
    """A task's start state."""

    base: Literal["standard", "quiet", "empty"] = "standard"
    add: AddedItems = AddedItems()
    liked: list[PostRef] = Field(default_factory=list)
    saved: list[PostRef] = Field(default_factory=list)
    followed: list[ProfileRef] = Field(default_factory=list)
    unfollowed: list[ProfileRef] = Field(default_factory=list)


def fill(session: Session, world: World, base: str) -> None:
    """Put accounts, and all that a base holds, into an empty database."""
    session.add_all(_profile(world, item) for item in world.of(ProfileItem).values())
    session.add_all(_roll_picture(item) for item in world.of(RollItem).values())
    session.flush()
    if base == "empty":
        return
    session.add_all(post_row(item, at_s, "preload") for item, at_s in there(world, PostItem))
    session.add_all(story_row(item, at_s, "preload") for item, at_s in there(world, StoryItem))
    session.add_all(_threads(world))
    session.flush()
    session.add_all(comment_row(item, at_s, "preload") for item, at_s in _comments(world, base))
    session.add_all(message_row(item, at_s, "preload", item.is_read) for item, at_s in there(world, MessageItem))
    session.add_all(activity_row(item, at_s) for item, at_s in there(world, ActivityItem))


def prepare(session: Session, world: World, preload: GramPreload) -> None:
    """Apply the rest of a task's preload.

    Raises:
        ValueError: Something is added twice, or is to be changed and is not there at the start.
    """
    for post, at_s in added(world, PostItem, preload.add.posts):
        publish_post(session, post, at_s, "preload")
    session.flush()
    for comment, at_s in added(world, CommentItem, preload.add.comments):
        write_comment(session, comment, at_s, "preload")
    for story, at_s in added(world, StoryItem, preload.add.stories):
        post_story(session, story, at_s, "preload")
    for message, at_s in added(world, MessageItem, preload.add.messages):
        deliver_message(session, world, message, at_s, "preload", message.is_read)
    for ref in preload.liked:
        at_start(session, Post, ref, "liked").is_liked = True
    for ref in preload.saved:
        at_start(session, Post, ref, "saved").is_saved = True
    for ref in preload.followed:
        at_start(session, Profile, ref, "followed").is_followed = True
    for ref in preload.unfollowed:
        at_start(session, Profile, ref, "unfollowed").is_followed = False


def _threads(world: World) -> Iterator[Thread]:
    """The threads in which something has been said, with the time at which it began."""
    begun: dict[str, float] = {}
    for message, at_s in there(world, MessageItem):
        begun[message.thread] = min(at_s, begun.get(message.thread, at_s))
    return (begin_thread(world.of(ThreadItem)[ref], at_s, "preload") for ref, at_s in begun.items())


def _comments(world: World, base: str) -> Iterator[tuple[CommentItem, float]]:
    posts, counts = world.of(PostItem), Counter[str]()
    for comment, at_s in sorted(there(world, CommentItem), key=lambda pair: pair[1]):
        counts[comment.post] += 1
        if base != "quiet" or not posts[comment.post].in_feed or counts[comment.post] <= QUIET_COMMENTS:
            yield comment, at_s


def _profile(world: World, item: ProfileItem) -> Profile:
    owner = world.of(Persona).get(item.id) or world.of(Entity)[item.id]
    return Profile(
        **listed(item.id, SINCE_EVER_S, "preload"),
        name=owner.name,
        handle=owner.handle.removeprefix("@") if isinstance(owner, Persona) else re.sub(r"\W+", "", owner.name.lower()),
        bio=owner.bio if isinstance(owner, Persona) else owner.description,
        city=owner.city if isinstance(owner, Persona) else "",
        followers=item.followers,
        following=item.following,
        is_user=item.id == world.user.id,
        is_followed=item.is_followed,
    )


def _roll_picture(item: RollItem) -> RollPicture:
    return RollPicture(**listed(item.id, SINCE_EVER_S, "preload"), picture=item.picture, alt=item.alt)
