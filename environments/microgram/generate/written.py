"""MicroGram's material, as written: accounts, posts with their comments, stories, threads, and what arrives later."""

from __future__ import annotations

from pydantic import Field

from environments._world.material import Written


class WrittenAccounts(Written):
    """Who has an account, apart from all people of the world."""

    things: list[str] = Field(default_factory=list)
    """Entities."""
    followed: list[str] = Field(default_factory=list)
    """By the user, at the start."""


class WrittenPost(Written):
    """One post and what is said below it at the start."""

    id: str = Field(pattern=r"^post-\d{3}$")
    by: str
    scene: str
    caption: str
    when: str | None = None
    place: str = ""
    likes: int | None = None
    feed: bool = True
    """Whether it is in the user's feed."""
    liked: bool = False
    saved: bool = False
    comments: list[dict[str, str]] = Field(default_factory=list)
    """Who (an id, `user`, or the name of a pool) and what, oldest first."""


class WrittenComment(Written):
    """A comment that comes by the timeline."""

    id: str = Field(pattern=r"^com-[4-9]\d\d$")
    post: str
    by: str
    text: str


class WrittenStory(Written):
    """A story."""

    id: str = Field(pattern=r"^story-\d{3}$")
    by: str
    scene: str
    text: str
    when: str | None = None
    seen: bool = False


class WrittenMessage(Written):
    """A message that comes by the timeline."""

    id: str = Field(pattern=r"^msg-\d{3}$")
    by: str | None = None
    """None = the only other member."""
    text: str


class WrittenThread(Written):
    """A conversation."""

    id: str = Field(pattern=r"^dm-\d{3}$")
    with_: list[str] = Field(alias="with", min_length=1)
    title: str = ""
    muted: bool = False
    unread: int = 0
    """How many of the last messages are unread at the start."""
    when: str | None = None
    """Of the first message."""
    pace: str = "+2m..+3h"
    """How long after the previous one each message follows."""
    said: list[dict[str, str]] = Field(default_factory=list)
    """Who (`user` or a member) and what, oldest first."""
    later: list[WrittenMessage] = Field(default_factory=list)


class WrittenRoll(Written):
    """Pictures on the user's own device, by scene."""

    scenes: list[str] = Field(default_factory=list)


class MaterialFile(Written):
    """One YAML file."""

    keep_out: list[str] = Field(default_factory=list)
    accounts: WrittenAccounts = WrittenAccounts()
    roll: WrittenRoll = WrittenRoll()
    posts: list[WrittenPost] = Field(default_factory=list)
    arriving_comments: list[WrittenComment] = Field(default_factory=list)
    stories: list[WrittenStory] = Field(default_factory=list)
    threads: list[WrittenThread] = Field(default_factory=list)
    followers: list[dict[str, str]] = Field(default_factory=list)
    """Who began to follow the user, and when."""
