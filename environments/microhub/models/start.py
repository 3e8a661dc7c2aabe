"""The start state: the base of the catalogs, and what a task's preload changes about it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from sqlalchemy.orm import Session

from environments._kit.catalog import Part
from environments._kit.preload import ADDED_APART_S, Preload, added, there
from environments._kit.rows import find
from environments._kit.world import World
from environments.microhub.models import rows
from environments.microhub.models.catalog import (
    AccountItem,
    AccountRef,
    AlertItem,
    BranchItem,
    CommitItem,
    FileItem,
    ReleaseItem,
    RepoItem,
    RepoRef,
)
from environments.microhub.models.sharing import happen, open_issue, set_state, write_comment
from environments.microhub.models.tables import Account, Repository
from environments.microhub.models.work_catalog import (
    CommentItem,
    CommentRef,
    IssueItem,
    IssueRef,
    MilestoneItem,
    Numbered,
    PullItem,
    ReviewItem,
    RunItem,
)
from environments.microhub.models.work_tables import Issue


class AddedItems(Part):
    """Items of the catalogs that a task adds to the start state."""

    issues: list[IssueRef] = Field(default_factory=list)
    comments: list[CommentRef] = Field(default_factory=list)


class HubPreload(Preload):
    """A task's start state."""

    base: Literal["standard", "empty"] = "standard"
    add: AddedItems = AddedItems()
    closed: list[IssueRef] = Field(default_factory=list)
    """Issues that are closed before the start."""
    stars: dict[RepoRef, Annotated[int, Field(ge=0)]] = Field(default_factory=dict)
    """How many stars a repository has at the start."""
    starred: list[RepoRef] = Field(default_factory=list)
    followed: list[AccountRef] = Field(default_factory=list)


def fill(session: Session, world: World, base: str) -> None:
    """Put accounts and repositories, and all that a base holds, into an empty database."""
    session.add_all(rows.account_row(world, item) for item in world.of(AccountItem).values())
    session.flush()
    for repo in world.of(RepoItem).values():
        session.add(rows.repository_row(world, repo))
        session.flush()
        session.add_all(rows.label_rows(repo))
    session.add_all(rows.milestone_row(item) for item in world.of(MilestoneItem).values())
    session.flush()
    if base == "standard":
        _fill_code(session, world)
        _fill_work(session, world)


def prepare(session: Session, world: World, preload: HubPreload) -> None:
    """Apply the rest of a task's preload.

    Raises:
        ValueError: Something is added twice, or is to be changed and is not there at the start.
    """
    for issue, at_s in added(world, IssueItem, preload.add.issues):
        open_issue(session, issue, at_s, "preload")
        session.flush()
    for comment, at_s in added(world, CommentItem, preload.add.comments):
        write_comment(session, comment, at_s, "preload")
    for ref in preload.closed:
        found = find(session, Issue, ref)
        if found is None or found.state != "open":
            raise ValueError(f"preload: field 'closed': {ref!r} is not open at the start")
        set_state(session, found, "closed", found.author_ref, -ADDED_APART_S, "preload")
    for ref, stars in preload.stars.items():
        _repository(session, ref).stars = stars
    for ref in preload.starred:
        _repository(session, ref).is_starred = True
    for ref in preload.followed:
        account = find(session, Account, ref)
        assert account is not None
        account.is_followed = True


def _fill_code(session: Session, world: World) -> None:
    session.add_all(rows.branch_row(item, at_s, "preload") for item, at_s in there(world, BranchItem))
    session.add_all(rows.commit_row(item, at_s, "preload") for item, at_s in there(world, CommitItem))
    session.flush()
    commits = world.of(CommitItem)
    session.add_all(rows.file_row(item, commits[item.commit].at_s or 0.0) for item in world.of(FileItem).values())
    session.add_all(rows.release_row(item, at_s, "preload") for item, at_s in there(world, ReleaseItem))
    session.add_all(rows.alert_row(item, at_s, "preload") for item, at_s in there(world, AlertItem))
    session.add_all(rows.run_row(item, at_s, "preload", is_running=False) for item, at_s in there(world, RunItem))


def _fill_work(session: Session, world: World) -> None:
    for issue, at_s in there(world, IssueItem):
        session.add(rows.issue_row(issue, issue.number or 0, at_s, "preload"))
        _tell(session, issue, at_s)
        if issue.closed:
            happen(session, issue.id, "closed", issue.closed.by, issue.closed.at_s, "preload")
    for pull, at_s in there(world, PullItem):
        session.add(rows.pull_row(pull, pull.number or 0, at_s, "preload"))
        _tell(session, pull, at_s)
        if end := pull.merged or pull.closed:
            happen(session, pull.id, "merged" if pull.merged else "closed", end.by, end.at_s, "preload")
    session.flush()
    session.add_all(rows.comment_row(item, at_s, "preload") for item, at_s in there(world, CommentItem))
    session.add_all(rows.review_row(item, at_s, "preload") for item, at_s in there(world, ReviewItem))


def _tell(session: Session, item: Numbered, at_s: float) -> None:
    """Labels and milestone that something got with its opening."""
    for label in item.labels:
        happen(session, item.id, "labeled", item.author, at_s, "preload", label)


def _repository(session: Session, ref: str) -> Repository:
    found = find(session, Repository, ref)
    assert found is not None  # every repository of the catalog is there from the start
    return found
