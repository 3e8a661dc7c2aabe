"""The shapes of requests and responses."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from environments._kit.wish import Wish

MAX_COMMENT_CHARS = 1_000
MAX_CAPTION_CHARS = 2_200

CommentText = Annotated[str, Field(max_length=MAX_COMMENT_CHARS)]
CaptionText = Annotated[str, Field(max_length=MAX_CAPTION_CHARS)]


class ProfileCard(BaseModel):
    """An account as lists show it."""

    id: str
    name: str
    handle: str
    avatar_url: str | None
    is_user: bool
    is_followed: bool


class PictureInfo(BaseModel):
    """A picture and what it shows in words."""

    url: str
    alt: str


class PostCard(BaseModel):
    """A post as the feed shows it: the beginning of its caption, how many comments there are, none of them."""

    id: str
    author: ProfileCard
    picture: PictureInfo
    place: str
    caption: str
    """At most 140 characters of it."""
    is_caption_cut: bool
    posted_at_s: float
    likes: int
    """The user's counted."""
    comments: int
    is_liked: bool
    is_saved: bool


class PostList(BaseModel):
    """The newest posts of the feed."""

    posts: list[PostCard]
    total: int
    """In the whole feed."""


class CommentInfo(BaseModel):
    """A comment."""

    id: str
    author: ProfileCard
    text: str
    written_at_s: float
    likes: int
    is_liked: bool


class PostDetail(PostCard):
    """An opened post: the whole caption and every comment, oldest first."""

    comment_list: list[CommentInfo]


class Tile(BaseModel):
    """A post in a grid: its picture."""

    id: str
    author_name: str
    picture: PictureInfo


class ProfileDetail(ProfileCard):
    """An opened profile."""

    bio: str
    city: str
    followers: int
    """The user counted."""
    following: int
    posts: list[Tile]


class ProfileRow(ProfileCard):
    """An account in a search or among suggestions."""

    city: str


class StoryGroup(BaseModel):
    """Whose stories are in the bar: one entry an author, without what the stories show."""

    author: ProfileCard
    count: int
    unseen: int
    newest_at_s: float
    first_id: str
    """Where the viewer begins: the oldest one that the user has not seen, or the oldest."""


class StoryDetail(BaseModel):
    """An opened story."""

    id: str
    author: ProfileCard
    picture: PictureInfo
    text: str
    posted_at_s: float
    position: int
    """Which one of this author's it is, from 1."""
    count: int
    previous_id: str | None
    next_id: str | None


class ThreadCard(BaseModel):
    """A thread as the list shows it: the beginning of its last message."""

    id: str
    name: str
    members: list[ProfileCard]
    last_preview: str
    """At most 48 characters, with the sender's first name in front in a group."""
    last_at_s: float
    unread: int
    is_muted: bool


class MessageInfo(BaseModel):
    """A message."""

    id: str
    sender: ProfileCard
    text: str
    sent_at_s: float
    is_read: bool


class ThreadDetail(BaseModel):
    """An opened thread, oldest message first."""

    id: str
    name: str
    members: list[ProfileCard]
    is_muted: bool
    messages: list[MessageInfo]


class ActivityInfo(BaseModel):
    """Something that concerns the user; what a comment says stands on the post's page."""

    id: str
    kind: str
    actor: ProfileCard
    post_id: str | None
    picture: PictureInfo | None
    at_s: float
    is_read: bool


class Counts(BaseModel):
    """The badges."""

    unread_threads: int
    new_activities: int


class RollChoice(BaseModel):
    """A picture on the user's own device, not published yet."""

    id: str
    picture: PictureInfo


class LikeWish(Wish):
    """Like something or take the like back."""

    liked: bool


class SaveWish(Wish):
    """Save a post or take it out of the saved ones."""

    saved: bool


class FollowWish(Wish):
    """Follow somebody or stop."""

    followed: bool


class MuteWish(Wish):
    """Mute a thread or not any more."""

    muted: bool


class CommentWish(Wish):
    """A comment to write."""

    text: CommentText


class MessageWish(Wish):
    """A message to send."""

    text: CommentText


class ThreadWish(Wish):
    """A conversation to open."""

    profile_id: str


class PostWish(Wish):
    """A post to publish."""

    picture: str
    """Id of a picture of the roll."""
    caption: CaptionText = ""
    place: Annotated[str, Field(max_length=80)] = ""
