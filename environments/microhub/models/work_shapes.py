"""The shapes of responses: issues, pull requests, runs, people."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from environments.microhub.models.shapes import AccountCard, CodeHit, CommitCard, FilePatch, RepoCard


class LabelInfo(BaseModel):
    """A label."""

    name: str
    colour: str
    description: str


class MilestoneInfo(BaseModel):
    """A milestone and how far it is."""

    id: str
    title: str
    description: str
    due_at_s: float
    open: int
    closed: int


class NumberedCard(BaseModel):
    """An issue or a pull request as lists show it: its text is read on its own page."""

    id: str
    kind: Literal["issue", "pull"]
    repo_id: str
    repo_name: str
    number: int
    title: str
    state: str
    author: AccountCard
    labels: list[LabelInfo]
    milestone: str | None
    assignees: list[AccountCard]
    comments: int
    opened_at_s: float


class IssueList(BaseModel):
    """The issues that a list shows, and how many there are in each state under the same filters."""

    issues: list[NumberedCard]
    open: int
    closed: int


class PullCard(NumberedCard):
    """A pull request as lists show it."""

    is_draft: bool
    branch: str
    review: str | None
    """approved, changes_requested or nothing yet."""
    status: str | None
    """Of the checks of its newest commit."""


class PullList(BaseModel):
    """The pull requests that a list shows, and how many there are in each state under the same filters."""

    pulls: list[PullCard]
    open: int
    closed: int


class TalkEntry(BaseModel):
    """Something that was said about or done to an issue or pull request."""

    kind: str
    """comment, approved, changes_requested, commented, or what a happening is called."""
    id: str | None
    """Of a comment."""
    actor: AccountCard
    text: str
    at_s: float


class IssueDetail(NumberedCard):
    """An opened issue."""

    body: str
    entries: list[TalkEntry]


class PullDetail(PullCard):
    """An opened pull request."""

    body: str
    entries: list[TalkEntry]
    commits: list[CommitCard]
    files: list[FilePatch]
    runs: list[RunDetail]
    base_branch: str
    can_merge: bool


class RunCard(BaseModel):
    """A run as lists show it."""

    id: str
    workflow: str
    number: int
    attempt: int
    trigger: str
    status: str
    title: str
    branch: str
    commit_id: str
    sha: str
    actor: AccountCard
    started_at_s: float
    duration_s: float | None
    """None while it runs."""


class StepInfo(BaseModel):
    """A step of a job and its log."""

    name: str
    status: str
    duration_s: int | None
    log: list[str]


class JobInfo(BaseModel):
    """A job of a run."""

    name: str
    status: str
    duration_s: int | None
    steps: list[StepInfo]


class RunDetail(RunCard):
    """An opened run."""

    jobs: list[JobInfo]


class RunList(BaseModel):
    """The newest runs."""

    runs: list[RunCard]
    total: int
    workflows: list[str]


class OwnCommit(BaseModel):
    """A commit on its author's profile."""

    repo_id: str
    commit: CommitCard


class ProfileDetail(AccountCard):
    """A profile."""

    bio: str
    city: str
    company: str
    followers: int
    following: int
    is_followed: bool
    repos: list[RepoCard]
    members: list[AccountCard]
    """Of an organisation."""
    commits: list[OwnCommit]
    """The newest by this account."""
    work: list[NumberedCard]
    """The newest issues and pull requests by this account."""


class NewsItem(BaseModel):
    """Something that has lately happened in a repository; titles only."""

    kind: Literal["issue", "pull", "commit", "release"]
    actor: AccountCard
    repo_id: str
    repo_name: str
    title: str
    number: int | None
    path: str
    """Where its page is."""
    at_s: float


class Dashboard(BaseModel):
    """The start page."""

    repos: list[RepoCard]
    news: list[NewsItem]
    assigned: list[NumberedCard]
    """Open issues and pull requests of the user."""


class Found(BaseModel):
    """What a search has found."""

    repos: list[RepoCard]
    issues: list[NumberedCard]
    pulls: list[NumberedCard]
    code: list[CodeHit]
    people: list[AccountCard]
