"""The start state: the base of the catalogs, and what a task's preload changes about it."""

from __future__ import annotations

import re
from typing import Literal

from pydantic import Field
from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.catalog import Part
from environments._kit.people import Entity, Persona
from environments._kit.preload import Preload, added, at_start, there
from environments._kit.world import World
from environments.microtube.models.catalog import (
    ChannelItem,
    ChannelRef,
    CommentItem,
    CommentRef,
    NotificationItem,
    PlaylistItem,
    VideoItem,
    VideoRef,
    WatchedItem,
)
from environments.microtube.models.sharing import (
    comment_row,
    notification_row,
    playlist_row,
    upload,
    video_row,
    watched_row,
    write_comment,
)
from environments.microtube.models.tables import Channel, Notification, Video, listed

SINCE_EVER_S = -7 * 366 * 86_400.0


class AddedItems(Part):
    """Items of the catalogs that a task adds to the start state."""

    videos: list[VideoRef] = Field(default_factory=list)
    comments: list[CommentRef] = Field(default_factory=list)


class TubePreload(Preload):
    """A task's start state."""

    base: Literal["standard", "empty"] = "standard"
    add: AddedItems = AddedItems()
    liked: list[VideoRef] = Field(default_factory=list)
    subscribed: list[ChannelRef] = Field(default_factory=list)
    unsubscribed: list[ChannelRef] = Field(default_factory=list)
    unread: int | None = Field(None, ge=0)
    """So many of the newest notifications are unread; None = as the catalog says."""


def fill(session: Session, world: World, base: str) -> None:
    """Put accounts, and all that a base holds, into an empty database."""
    session.add_all(_channel(world, item) for item in world.of(ChannelItem).values())
    session.flush()
    if base == "empty":
        fixed = [item for item in world.of(PlaylistItem).values() if item.is_fixed]
        session.add_all(playlist_row(item.model_copy(update={"videos": []})) for item in fixed)
        return
    session.add_all(video_row(item, at_s, "preload") for item, at_s in there(world, VideoItem))
    session.flush()
    # Comments before their replies.
    comments = sorted(there(world, CommentItem), key=lambda pair: (pair[0].parent is not None, pair[1]))
    session.add_all(comment_row(item, at_s, "preload") for item, at_s in comments)
    session.add_all(map(playlist_row, world.of(PlaylistItem).values()))
    session.add_all(map(watched_row, world.of(WatchedItem).values()))
    session.add_all(map(notification_row, world.of(NotificationItem).values()))


def prepare(session: Session, world: World, preload: TubePreload) -> None:
    """Apply the rest of a task's preload.

    Raises:
        ValueError: Something is added twice, or is to be changed and is not there at the start.
    """
    for video, at_s in added(world, VideoItem, preload.add.videos):
        upload(session, video, at_s, "preload")
    session.flush()
    for comment, at_s in added(world, CommentItem, preload.add.comments):
        write_comment(session, comment, at_s, "preload")
    for ref in preload.liked:
        at_start(session, Video, ref, "liked").rating = "like"
    for ref in preload.subscribed:
        at_start(session, Channel, ref, "subscribed").is_subscribed = True
    for ref in preload.unsubscribed:
        channel = at_start(session, Channel, ref, "unsubscribed")
        channel.is_subscribed = channel.is_notified = False
    if preload.unread is not None:
        newest = select(Notification).order_by(Notification.at_s.desc(), Notification.ref)
        for n, notification in enumerate(session.scalars(newest)):
            notification.is_read = n >= preload.unread


def _channel(world: World, item: ChannelItem) -> Channel:
    owner = world.of(Persona).get(item.id) or world.of(Entity)[item.id]
    return Channel(
        **listed(item.id, SINCE_EVER_S, "preload"),
        name=owner.name,
        handle=owner.handle.removeprefix("@") if isinstance(owner, Persona) else re.sub(r"\W+", "", owner.name.lower()),
        about=owner.bio if isinstance(owner, Persona) else owner.description,
        subscribers=item.subscribers,
        is_user=item.id == world.user.id,
        is_subscribed=item.is_subscribed,
        is_notified=item.is_notified,
    )
