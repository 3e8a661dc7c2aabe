"""The tables of MicroTube."""

from __future__ import annotations

from functools import partial

from sqlalchemy import ForeignKey
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from environments._kit.ids import public_id
from environments._kit.playing import PlayColumns
from environments._kit.tables import Added, Listed, listed_columns

NAME = "microtube"


class Tables(DeclarativeBase):
    """Base of this app's tables."""


class Channel(Listed, Tables):
    """An account: a person or an entity of the world, with videos or without."""

    __tablename__ = "channels"
    noun = "channel"

    name: Mapped[str]
    handle: Mapped[str]
    about: Mapped[str]
    subscribers: Mapped[int]
    """The user not counted."""
    is_user: Mapped[bool]
    is_subscribed: Mapped[bool]
    """By the user."""
    is_notified: Mapped[bool]
    """Whether the user is told of its uploads; true only of what is subscribed to."""


class Video(Listed, Tables):
    """An uploaded video."""

    __tablename__ = "videos"
    noun = "video"

    channel_ref: Mapped[str] = mapped_column(ForeignKey("channels.ref"), index=True)
    title: Mapped[str]
    description: Mapped[str]
    topic: Mapped[str]
    length_s: Mapped[float]
    film: Mapped[str]
    """Path below the world's media folder."""
    thumb: Mapped[str]
    """Path below the world's media folder."""
    alt: Mapped[str]
    published_at_s: Mapped[float]
    in_home: Mapped[bool]
    """Whether the home page shows it."""
    views: Mapped[int]
    likes: Mapped[int]
    """The user's not counted."""
    dislikes: Mapped[int]
    """The user's not counted."""
    rating: Mapped[str]
    """The user's: `like`, `dislike` or `none`."""

    channel: Mapped[Channel] = relationship(lazy="joined", innerjoin=True)
    comments: Mapped[list[Comment]] = relationship(order_by="Comment.written_at_s", cascade="all, delete-orphan")


class Comment(Listed, Tables):
    """A comment below a video, or a reply to one."""

    __tablename__ = "comments"
    noun = "comment"

    video_ref: Mapped[str] = mapped_column(ForeignKey("videos.ref"), index=True)
    parent_ref: Mapped[str | None] = mapped_column(ForeignKey("comments.ref", ondelete="CASCADE"), index=True)
    """The comment that it replies to."""
    author_ref: Mapped[str] = mapped_column(ForeignKey("channels.ref"), index=True)
    text: Mapped[str]
    written_at_s: Mapped[float]
    likes: Mapped[int]
    """The user's not counted."""
    is_liked: Mapped[bool]

    author: Mapped[Channel] = relationship(lazy="joined", innerjoin=True)


class Notification(Listed, Tables):
    """Something that the user is told of."""

    __tablename__ = "notifications"
    noun = "notification"

    kind: Mapped[str]
    """upload, reply, comment, comment_like or subscriber."""
    actor_ref: Mapped[str] = mapped_column(ForeignKey("channels.ref"), index=True)
    video_ref: Mapped[str | None] = mapped_column(ForeignKey("videos.ref", ondelete="CASCADE"))
    at_s: Mapped[float]
    is_read: Mapped[bool]

    actor: Mapped[Channel] = relationship(lazy="joined", innerjoin=True)
    video: Mapped[Video | None] = relationship(lazy="joined")


class Playlist(Listed, Tables):
    """Videos in an order of somebody's own."""

    __tablename__ = "playlists"
    noun = "playlist"

    owner_ref: Mapped[str] = mapped_column(ForeignKey("channels.ref"), index=True)
    title: Mapped[str]
    is_fixed: Mapped[bool]
    """Whether it can be neither renamed nor deleted: Watch later."""

    owner: Mapped[Channel] = relationship(lazy="joined", innerjoin=True)
    entries: Mapped[list[Entry]] = relationship(order_by="Entry.id", cascade="all, delete-orphan", lazy="selectin")


class Entry(Added, Tables):
    """A video in a playlist."""

    __tablename__ = "entries"

    id: Mapped[int] = mapped_column(primary_key=True)
    playlist_ref: Mapped[str] = mapped_column(ForeignKey("playlists.ref"), index=True)
    video_ref: Mapped[str] = mapped_column(ForeignKey("videos.ref"), index=True)

    video: Mapped[Video] = relationship(lazy="joined", innerjoin=True)


class Watched(Added, Tables):
    """A video in the user's history, once, by when it was last watched."""

    __tablename__ = "history"

    video_ref: Mapped[str] = mapped_column(ForeignKey("videos.ref"), primary_key=True)
    watched_at_s: Mapped[float]

    video: Mapped[Video] = relationship(lazy="joined", innerjoin=True)


class Share(Added, Tables):
    """A video that the user has sent to somebody."""

    __tablename__ = "shares"

    id: Mapped[int] = mapped_column(primary_key=True)
    video_ref: Mapped[str] = mapped_column(ForeignKey("videos.ref"), index=True)
    to_ref: Mapped[str] = mapped_column(ForeignKey("channels.ref"))

    to: Mapped[Channel] = relationship(lazy="joined", innerjoin=True)


class Play(PlayColumns, Tables):
    """A video in the player, from its start until another one takes its place."""

    __tablename__ = "plays"


def id_of(ref: str) -> str:
    """The public id of anything in this app."""
    return public_id(NAME, ref)


listed = partial(listed_columns, NAME)
"""The columns that everything listed has."""
