"""MicroTube's material, as written: accounts, videos and what is said below them, playlists, history, arrivals."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from environments._world.material import Written
from environments.microtube.models.catalog import Topic


class WrittenAccounts(Written):
    """Who has an account, apart from all people of the world."""

    things: list[str] = Field(default_factory=list)
    """Entities."""
    subscribed: list[str] = Field(default_factory=list)
    """By the user, at the start."""
    notified: list[str] = Field(default_factory=list)
    """Of these, whose uploads the user is told of."""


class WrittenVideo(Written):
    """One video and what is said below it at the start."""

    id: str = Field(pattern=r"^video-\d{3}$")
    by: str
    topic: Topic
    scene: str
    length: str = Field(pattern=r"^(\d+:)?\d{1,2}:\d\d$")
    title: str
    text: str
    when: str | None = None
    home: bool = True
    """Whether the home page shows it."""
    rating: Literal["like", "dislike", "none"] = "none"
    comments: list[dict[str, str]] = Field(default_factory=list)
    """Who (an id, `user`, a pool) and what, oldest first; `>` before who makes it a reply to the last comment."""


class WrittenTalk(Written):
    """More comments of the start, after those that stand with the video."""

    video: str
    comments: list[dict[str, str]]


class WrittenComment(Written):
    """A comment that comes by the timeline."""

    id: str = Field(pattern=r"^com-[4-9]\d\d$")
    video: str
    to: str | None = None
    """The comment that it replies to."""
    by: str
    text: str


class WrittenPlaylist(Written):
    """A playlist."""

    id: str = Field(pattern=r"^list-\d{3}$")
    by: str
    title: str
    when: str
    fixed: bool = False
    videos: list[str] = Field(default_factory=list)


class MaterialFile(Written):
    """One YAML file."""

    keep_out: list[str] = Field(default_factory=list)
    accounts: WrittenAccounts = WrittenAccounts()
    videos: list[WrittenVideo] = Field(default_factory=list)
    talk: list[WrittenTalk] = Field(default_factory=list)
    arriving_comments: list[WrittenComment] = Field(default_factory=list)
    playlists: list[WrittenPlaylist] = Field(default_factory=list)
    history: list[dict[str, str]] = Field(default_factory=list)
    """Which video the user watched, and when."""
    subscribers: list[dict[str, str]] = Field(default_factory=list)
    """Who subscribed to the user's channel, and when."""
