"""MicroHub's material, as written: accounts, repositories, their files and history, and the work on them."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from environments._world.material import Written


class WrittenAccounts(Written):
    """Who has an account."""

    people: list[str] = Field(default_factory=list)
    things: list[str] = Field(default_factory=list)
    followed: list[str] = Field(default_factory=list)
    """By the user, at the start."""


class WrittenMilestone(Written):
    """A milestone; `due` is in days from the start."""

    id: str = Field(pattern=r"^mile-\d{2}$")
    title: str
    due: int
    description: str


class WrittenWorkflow(Written):
    """A workflow: its jobs, each with its steps, each with the lines of its log."""

    name: str
    runs_on: list[Literal["push", "pull_request", "schedule"]]
    jobs: dict[str, dict[str, list[str]]]
    """In the lines `{n}`, `{ms}` and `{sha}` become numbers of the run and the commit."""


class WrittenRepo(Written):
    """A repository, apart from its files and history."""

    id: str = Field(pattern=r"^ent-\d{3}$")
    owner: str
    license: str
    topics: list[str]
    stars: int
    watchers: int
    forks: int
    starred: bool = False
    watching: bool = False
    labels: dict[str, str]
    """Name to `#rrggbb what it means`."""
    milestones: list[WrittenMilestone] = Field(default_factory=list)
    workflows: list[WrittenWorkflow] = Field(default_factory=list)


class WrittenFile(Written):
    """A file as it stands at the start."""

    path: str
    text: str


class Changing(Written):
    """What a commit does.

    In the history before the start `swap` and `plus` are looked up in the files as they became, so that a file is
    written once, as it is now; what comes later is looked up in the files as they are.
    """

    add: list[str] | dict[str, str] = Field(default_factory=list)
    """Paths of files that are new with it; for what comes later, with their text."""
    plus: dict[str, list[str]] = Field(default_factory=dict)
    """Lines that are new with it, by how they begin; `first ... last` for all from one to another."""
    swap: dict[str, list[list[str]]] = Field(default_factory=dict)
    """Pairs of what stood there and what stands there afterwards."""


class WrittenCommit(Changing):
    """A commit of the default branch; or the merge of a pull request, by its id."""

    id: str | None = Field(None, pattern=r"^commit-\d{3}$")
    pull: str | None = None
    by: str = ""
    when: str | None = None
    message: str = ""
    fails: str | None = None
    """The name of a job that failed on it."""
    because: list[str] = Field(default_factory=list)
    """The last lines of that job's log."""


class WrittenHistory(Written):
    """The files of a repository and how they came to be, oldest commit first."""

    repo: str
    since: int
    """Days from the start to the first commit; the others lie between, denser towards the start."""
    files: list[WrittenFile] = Field(default_factory=list)
    commits: list[WrittenCommit] = Field(default_factory=list)
    later: list[WrittenCommit] = Field(default_factory=list)
    """By timelines only."""


class WrittenIssue(Written):
    """An issue and what is said below it at the start."""

    id: str = Field(pattern=r"^issue-\d{3}$")
    by: str
    when: str | None = None
    title: str
    body: str
    labels: list[str] = Field(default_factory=list)
    milestone: str | None = None
    assigned: list[str] = Field(default_factory=list)
    closed: dict[str, str] = Field(default_factory=dict)
    """Who closed it, and how long after the last comment."""
    comments: list[dict[str, str]] = Field(default_factory=list)
    """Who (an id, `user`, `author`, or the name of a pool) and what, oldest first."""


class WrittenPull(Changing):
    """A pull request. A merged one is in the history under its id, with what it changed."""

    id: str = Field(pattern=r"^pull-\d{3}$")
    by: str
    when: str | None = None
    title: str
    body: str
    branch: str
    labels: list[str] = Field(default_factory=list)
    milestone: str | None = None
    assigned: list[str] = Field(default_factory=list)
    draft: bool = False
    message: str = ""
    """Of its commit, where it is not merged."""
    fails: str | None = None
    because: list[str] = Field(default_factory=list)
    merged_by: str | None = None
    closed: dict[str, str] = Field(default_factory=dict)
    comments: list[dict[str, str]] = Field(default_factory=list)
    reviews: list[dict[str, str]] = Field(default_factory=list)
    """Who and what, the verdict before a bar: `approved | Good.`"""


class WrittenWork(Written):
    """Issues and pull requests of a repository."""

    repo: str
    issues: list[WrittenIssue] = Field(default_factory=list)
    pulls: list[WrittenPull] = Field(default_factory=list)


class WrittenRelease(Written):
    """A release."""

    id: str = Field(pattern=r"^release-\d{2}$")
    repo: str
    by: str
    when: str | None = None
    tag: str
    title: str
    body: str
    pre: bool = False
    assets: dict[str, int] = Field(default_factory=dict)


class WrittenAlert(Written):
    """A security alert."""

    id: str = Field(pattern=r"^alert-\d{2}$")
    repo: str
    when: str | None = None
    package: str
    severity: Literal["critical", "high", "moderate", "low"]
    title: str
    body: str
    manifest: str
    affected: str
    patched: str
    state: Literal["open", "dismissed", "fixed"] = "open"
    reason: str = ""


class WrittenComment(Written):
    """A comment that comes by the timeline."""

    id: str = Field(pattern=r"^com-[4-9]\d\d$")
    below: str
    by: str
    text: str


class WrittenReview(Written):
    """A review that comes by the timeline."""

    id: str = Field(pattern=r"^review-[4-9]\d\d$")
    below: str
    by: str
    verdict: Literal["approved", "changes_requested", "commented"]
    text: str


class WrittenRun(Written):
    """A run that comes by the timeline."""

    id: str = Field(pattern=r"^run-[4-9]\d\d$")
    commit: str
    workflow: str
    fails: str | None = None
    because: list[str] = Field(default_factory=list)


class MaterialFile(Written):
    """One YAML file."""

    keep_out: list[str] = Field(default_factory=list)
    accounts: WrittenAccounts = WrittenAccounts()
    repositories: list[WrittenRepo] = Field(default_factory=list)
    history: list[WrittenHistory] = Field(default_factory=list)
    work: list[WrittenWork] = Field(default_factory=list)
    releases: list[WrittenRelease] = Field(default_factory=list)
    alerts: list[WrittenAlert] = Field(default_factory=list)
    arriving_comments: list[WrittenComment] = Field(default_factory=list)
    arriving_reviews: list[WrittenReview] = Field(default_factory=list)
    arriving_runs: list[WrittenRun] = Field(default_factory=list)
