"""The shapes of requests and responses."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from environments._kit.wish import Wish

MAX_COMMENT_CHARS = 2_000
MAX_TITLE_CHARS = 80

CommentText = Annotated[str, Field(max_length=MAX_COMMENT_CHARS)]
PlaylistTitle = Annotated[str, Field(max_length=MAX_TITLE_CHARS)]
Rating = Literal["like", "dislike", "none"]


class ChannelCard(BaseModel):
    """An account as lists show it."""

    id: str
    name: str
    handle: str
    avatar_url: str | None
    subscribers: int
    """The user counted."""
    is_user: bool
    is_subscribed: bool
    is_notified: bool


class PictureInfo(BaseModel):
    """A picture and what it shows in words."""

    url: str
    alt: str


class VideoCard(BaseModel):
    """A video as lists show it; what is said about and below it stands on its page only."""

    id: str
    title: str
    channel: ChannelCard
    topic: str
    length_s: float
    thumb: PictureInfo
    published_at_s: float
    views: int
    is_watched: bool
    """Whether it is in the user's history."""


class VideoList(BaseModel):
    """The first videos of a list."""

    videos: list[VideoCard]
    total: int
    """In the whole list."""


class CommentInfo(BaseModel):
    """A comment or a reply."""

    id: str
    author: ChannelCard
    text: str
    written_at_s: float
    likes: int
    """The user's counted."""
    is_liked: bool


class CommentThread(CommentInfo):
    """A comment with its replies, oldest first."""

    replies: list[CommentInfo]


class VideoDetail(VideoCard):
    """An opened video, with its comments, newest first."""

    film_url: str
    description: str
    likes: int
    """The user's counted."""
    dislikes: int
    """The user's counted."""
    rating: Rating
    playlist_ids: list[str]
    """In which of the user's own playlists it is."""
    shared_with: list[str]
    """Names of those to whom the user has sent it."""
    comments: int
    """Replies counted."""
    threads: list[CommentThread]
    up_next: list[VideoCard]


class PlaylistCard(BaseModel):
    """A playlist as lists show it."""

    id: str
    title: str
    owner: ChannelCard
    count: int
    cover: PictureInfo | None
    is_own: bool
    is_fixed: bool


class PlaylistDetail(PlaylistCard):
    """An opened playlist, in its order."""

    videos: list[VideoCard]


class ChannelDetail(ChannelCard):
    """An opened channel, its newest video first."""

    about: str
    videos: list[VideoCard]
    playlists: list[PlaylistCard]


class WatchedInfo(BaseModel):
    """A video of the history."""

    video: VideoCard
    watched_at_s: float


class NotificationInfo(BaseModel):
    """Something that the user is told of; what a comment says stands on the video's page."""

    id: str
    kind: str
    actor: ChannelCard
    video_id: str | None
    video_title: str | None
    thumb: PictureInfo | None
    at_s: float
    is_read: bool


class Counts(BaseModel):
    """The number on the bell."""

    unread_notifications: int


class Found(BaseModel):
    """What a search finds."""

    channels: list[ChannelCard]
    videos: list[VideoCard]
    playlists: list[PlaylistCard]


class RatingWish(Wish):
    """Like a video, dislike it, or neither."""

    rating: Rating


class LikeWish(Wish):
    """Like a comment or take the like back."""

    liked: bool


class SubscribeWish(Wish):
    """Subscribe to a channel or stop."""

    subscribed: bool


class BellWish(Wish):
    """Be told of a channel's uploads or not any more."""

    notified: bool


class CommentWish(Wish):
    """A comment to write."""

    text: CommentText
    reply_to: str | None = None
    """Id of a comment below the same video."""


class ShareWish(Wish):
    """Whom to send a video."""

    channel_id: str


class PlaylistWish(Wish):
    """What a playlist is to be called."""

    title: PlaylistTitle


class ReadWish(Wish):
    """Mark a notification as read or unread."""

    read: bool
