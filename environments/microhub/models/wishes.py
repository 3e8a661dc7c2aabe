"""The shapes of requests."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from environments._kit.wish import Wish

MAX_TITLE_CHARS = 256
MAX_TEXT_CHARS = 20_000

Text = Annotated[str, Field(max_length=MAX_TEXT_CHARS)]
Title = Annotated[str, Field(max_length=MAX_TITLE_CHARS)]


class IssueWish(Wish):
    """A new issue."""

    title: Title
    body: Text = ""
    labels: list[str] = Field(default_factory=list, max_length=20)


class CommentWish(Wish):
    """A new comment."""

    text: Text


class StateWish(Wish):
    """To close or reopen."""

    state: Literal["open", "closed"]


class LabelsWish(Wish):
    """Which labels there shall be."""

    labels: list[str] = Field(max_length=20)


class MilestoneWish(Wish):
    """Which milestone there shall be."""

    milestone_id: str | None


class AssignWish(Wish):
    """Whether the user is assigned."""

    assigned: bool


class ReviewWish(Wish):
    """A review."""

    verdict: Literal["approved", "changes_requested", "commented"]
    text: Text = ""


class StarWish(Wish):
    """Whether the user stars the repository."""

    starred: bool


class WatchWish(Wish):
    """Whether the user watches the repository."""

    watched: bool


class FollowWish(Wish):
    """Whether the user follows the account."""

    followed: bool


class AlertWish(Wish):
    """To dismiss a security alert, for a reason, or to open it again."""

    state: Literal["open", "dismissed"]
    reason: Annotated[str, Field(max_length=280)] = ""
