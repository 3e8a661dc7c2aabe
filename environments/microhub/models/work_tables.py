"""The tables of MicroHub: issues, pull requests, what is said about them, and what runs."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from environments._kit.tables import Added, Listed
from environments.microhub.models.tables import Account, Repository, Tables


class Label(Added, Tables):
    """A word that issues and pull requests of a repository can carry."""

    __tablename__ = "labels"

    repo_ref: Mapped[str] = mapped_column(ForeignKey("repositories.ref"), primary_key=True)
    name: Mapped[str] = mapped_column(primary_key=True)
    colour: Mapped[str]
    description: Mapped[str]


class Milestone(Listed, Tables):
    """What a repository wants to have done by a day."""

    __tablename__ = "milestones"
    noun = "milestone"

    repo_ref: Mapped[str] = mapped_column(ForeignKey("repositories.ref"), index=True)
    title: Mapped[str]
    description: Mapped[str]
    due_at_s: Mapped[float]


class Numbered(Listed):
    """Columns that issues and pull requests share."""

    number: Mapped[int]
    title: Mapped[str]
    body: Mapped[str]
    state: Mapped[str]
    """open or closed; of pull requests also merged."""
    labels: Mapped[list[str]] = mapped_column(JSON)
    """Names."""
    assignees: Mapped[list[str]] = mapped_column(JSON)
    """References of accounts."""
    opened_at_s: Mapped[float]


class Issue(Numbered, Tables):
    """An issue."""

    __tablename__ = "issues"
    noun = "issue"

    repo_ref: Mapped[str] = mapped_column(ForeignKey("repositories.ref"), index=True)
    author_ref: Mapped[str] = mapped_column(ForeignKey("accounts.ref"), index=True)
    milestone_ref: Mapped[str | None] = mapped_column(ForeignKey("milestones.ref"))

    author: Mapped[Account] = relationship(lazy="joined", innerjoin=True)
    repo: Mapped[Repository] = relationship(lazy="joined", innerjoin=True)
    milestone: Mapped[Milestone | None] = relationship(lazy="joined")


class Pull(Numbered, Tables):
    """A pull request."""

    __tablename__ = "pulls"
    noun = "pull request"

    repo_ref: Mapped[str] = mapped_column(ForeignKey("repositories.ref"), index=True)
    author_ref: Mapped[str] = mapped_column(ForeignKey("accounts.ref"), index=True)
    milestone_ref: Mapped[str | None] = mapped_column(ForeignKey("milestones.ref"))
    branch: Mapped[str]
    is_draft: Mapped[bool]
    merge_commit_ref: Mapped[str | None] = mapped_column(ForeignKey("commits.ref"))
    """The commit that it became on the default branch."""

    author: Mapped[Account] = relationship(lazy="joined", innerjoin=True)
    repo: Mapped[Repository] = relationship(lazy="joined", innerjoin=True)
    milestone: Mapped[Milestone | None] = relationship(lazy="joined")


class Comment(Listed, Tables):
    """What somebody says below an issue or a pull request."""

    __tablename__ = "comments"
    noun = "comment"

    subject_ref: Mapped[str] = mapped_column(index=True)
    """The issue or pull request."""
    author_ref: Mapped[str] = mapped_column(ForeignKey("accounts.ref"), index=True)
    text: Mapped[str]
    written_at_s: Mapped[float]

    author: Mapped[Account] = relationship(lazy="joined", innerjoin=True)


class Review(Listed, Tables):
    """A judgement on a pull request."""

    __tablename__ = "reviews"
    noun = "review"

    pull_ref: Mapped[str] = mapped_column(ForeignKey("pulls.ref"), index=True)
    author_ref: Mapped[str] = mapped_column(ForeignKey("accounts.ref"), index=True)
    verdict: Mapped[str]
    """approved, changes_requested or commented."""
    text: Mapped[str]
    written_at_s: Mapped[float]

    author: Mapped[Account] = relationship(lazy="joined", innerjoin=True)


class Happening(Added, Tables):
    """Something that was done to an issue or a pull request, as its page tells it."""

    __tablename__ = "happenings"

    id: Mapped[int] = mapped_column(primary_key=True)
    subject_ref: Mapped[str] = mapped_column(index=True)
    kind: Mapped[str]
    """closed, reopened, merged, labeled, unlabeled, milestoned, demilestoned, assigned or unassigned."""
    actor_ref: Mapped[str] = mapped_column(ForeignKey("accounts.ref"))
    detail: Mapped[str]
    """The label or the milestone; empty otherwise."""
    at_s: Mapped[float]

    actor: Mapped[Account] = relationship(lazy="joined", innerjoin=True)


class Run(Listed, Tables):
    """A run of a workflow on a commit."""

    __tablename__ = "runs"
    noun = "run"

    repo_ref: Mapped[str] = mapped_column(ForeignKey("repositories.ref"), index=True)
    commit_ref: Mapped[str] = mapped_column(ForeignKey("commits.ref"), index=True)
    actor_ref: Mapped[str] = mapped_column(ForeignKey("accounts.ref"))
    workflow: Mapped[str]
    trigger: Mapped[str]
    """push, pull_request or schedule."""
    number: Mapped[int]
    attempt: Mapped[int]
    jobs: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    """As `models.catalog.JobItem` has them: what they come to once the run has ended."""
    started_at_s: Mapped[float]
    ends_at_s: Mapped[float]
    is_running: Mapped[bool]

    actor: Mapped[Account] = relationship(lazy="joined", innerjoin=True)

    @property
    def status(self) -> str:
        """running, success or failure."""
        if self.is_running:
            return "running"
        return "failure" if any(job["conclusion"] == "failure" for job in self.jobs) else "success"
