"""The catalogs of MicroTube: what exists in this world, whether or not it has been uploaded yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, model_validator

from environments._kit.catalog import Catalog, Item, reference
from environments._kit.catalog import Dated as DatedItem
from environments._kit.world import World

ChannelRef = Annotated[str, reference("channel")]
VideoRef = Annotated[str, reference("video")]
CommentRef = Annotated[str, reference("comment")]
PlaylistRef = Annotated[str, reference("playlist")]
NotificationKind = Literal["upload", "reply", "comment", "comment_like", "subscriber"]
Topic = Literal["Gaming", "Cooking", "Science", "Music", "Making", "Travel", "Business", "Nature"]

OLDEST_S = -6 * 366 * 86_400.0
PicturePath = Annotated[str, Field(pattern=r"^photos/[a-z0-9_-]+\.webp$")]
FilmPath = Annotated[str, Field(pattern=r"^films/[a-z_]+\.webm$")]
Moment = Annotated[float, Field(ge=OLDEST_S, le=0)]
"""Simulated seconds from the start."""
Count = Annotated[int, Field(ge=0)]


class ChannelItem(Item):
    """The account of a person or an entity; the id is that of the person or entity."""

    id: Annotated[str, reference("persona", "entity")]
    subscribers: Count
    is_subscribed: bool = False
    """By the user, at the start."""
    is_notified: bool = False

    @model_validator(mode="after")
    def _notified_of_what_is_subscribed_to(self) -> ChannelItem:
        if self.is_notified and not self.is_subscribed:
            raise ValueError("field 'is_notified': only subscribers are told of uploads")
        return self


class Dated(DatedItem):
    """Something that is there at the start, or comes by the timeline."""

    base: Literal["standard"] | None
    at_s: Moment | None


class VideoItem(Dated):
    """A video."""

    channel: ChannelRef
    title: str = Field(min_length=1, max_length=100)
    description: str
    topic: Topic
    length_s: Annotated[float, Field(ge=20, le=6 * 3600)]
    film: FilmPath
    thumb: PicturePath
    alt: str
    in_home: bool = True
    views: Count = 0
    likes: Count = 0
    dislikes: Count = 0
    rating: Literal["like", "dislike", "none"] = "none"


class CommentItem(Dated):
    """A comment or a reply."""

    video: VideoRef
    parent: CommentRef | None = None
    author: ChannelRef
    text: str
    likes: Count = 0
    is_liked: bool = False


class PlaylistItem(Item):
    """A playlist, there from the start."""

    owner: ChannelRef
    title: str
    videos: list[VideoRef]
    at_s: Moment
    is_fixed: bool = False


class WatchedItem(Item):
    """A video that the user has watched; the id is the video's."""

    id: VideoRef
    at_s: Moment


class NotificationItem(Item):
    """Something that the user was told of before the start."""

    kind: NotificationKind
    actor: ChannelRef
    video: VideoRef | None = None
    at_s: Moment
    is_read: bool = True


def _verify_channels(world: World) -> Iterator[tuple[str, str]]:
    user = world.of(ChannelItem).get(world.user.id)
    if user is None:
        yield next(iter(world.of(ChannelItem))), f"the user {world.user.id!r} has no channel"
    elif user.is_subscribed:
        yield user.id, "field 'is_subscribed': nobody subscribes to the own channel"


def _verify_comments(world: World) -> Iterator[tuple[str, str]]:
    videos, comments = world.of(VideoItem), world.of(CommentItem)
    for comment in comments.values():
        video, parent = videos[comment.video], comments[comment.parent] if comment.parent else None
        if comment.base and not video.base:
            yield comment.id, f"field 'video': {video.id!r} is not there at the start"
        if comment.at_s is not None and video.at_s is not None and comment.at_s < video.at_s:
            yield comment.id, f"field 'at_s': it is older than {video.id!r}"
        if parent and (parent.video != comment.video or parent.parent or (comment.base and not parent.base)):
            yield comment.id, f"field 'parent': {parent.id!r} is no comment of the start below the same video"


def _verify_playlists(world: World) -> Iterator[tuple[str, str]]:
    videos = world.of(VideoItem)
    fixed = [playlist.id for playlist in world.of(PlaylistItem).values() if playlist.is_fixed]
    if len(fixed) != 1:
        yield next(iter(world.of(PlaylistItem))), f"exactly one playlist is fixed, not {len(fixed)}"
    for playlist in world.of(PlaylistItem).values():
        if late := next((ref for ref in playlist.videos if not videos[ref].base), None):
            yield playlist.id, f"field 'videos': {late!r} is not there at the start"


def _verify_watched(world: World) -> Iterator[tuple[str, str]]:
    videos = world.of(VideoItem)
    for watched in world.of(WatchedItem).values():
        uploaded_at_s = videos[watched.id].at_s
        if uploaded_at_s is None or watched.at_s < uploaded_at_s:
            yield watched.id, "field 'at_s': it was watched before it was there"


def _verify_notifications(world: World) -> Iterator[tuple[str, str]]:
    for notification in world.of(NotificationItem).values():
        if (notification.video is None) != (notification.kind == "subscriber"):
            problem = "has none" if notification.video else "needs one"
            yield notification.id, f"field 'video': a notification of the kind {notification.kind!r} {problem}"


CATALOGS = [
    Catalog("channel", "channels.jsonl", ChannelItem, _verify_channels),
    Catalog("video", "videos.jsonl", VideoItem),
    Catalog("comment", "comments.jsonl", CommentItem, _verify_comments),
    Catalog("playlist", "playlists.jsonl", PlaylistItem, _verify_playlists),
    Catalog("watched video", "history.jsonl", WatchedItem, _verify_watched),
    Catalog("notification", "notifications.jsonl", NotificationItem, _verify_notifications),
]
