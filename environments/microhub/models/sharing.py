"""What happens on MicroHub, whoever is the cause: shared by routes, timeline and start state."""

from __future__ import annotations

import hashlib

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from environments._kit.rows import add_new, find
from environments._kit.tables import AddedBy
from environments._kit.world import World
from environments.microhub.models.catalog import AlertItem, BranchItem, CommitItem, ReleaseItem
from environments.microhub.models.code import branch_commits, squashed, write_changes
from environments.microhub.models.rows import (
    alert_row,
    branch_row,
    comment_row,
    commit_row,
    issue_row,
    pull_row,
    release_row,
    review_row,
    run_row,
)
from environments.microhub.models.tables import Account, Alert, Branch, Commit, Release, listed
from environments.microhub.models.work_catalog import CommentItem, IssueItem, PullItem, ReviewItem, RunItem
from environments.microhub.models.work_tables import Comment, Happening, Issue, Pull, Review, Run

Subject = Issue | Pull


def find_subject(session: Session, ref: str) -> Subject | None:
    """The issue or pull request of this reference, if it is there."""
    return find(session, Issue, ref) or find(session, Pull, ref)


def user_account(session: Session) -> Account:
    """The signed-in user's account."""
    return session.scalars(select(Account).where(Account.is_user)).one()


def next_number(session: Session, repo_ref: str) -> int:
    """The number of the next issue or pull request of a repository."""
    highest = (
        session.scalar(select(func.max(model.number)).where(model.repo_ref == repo_ref)) or 0 for model in (Issue, Pull)
    )
    return max(highest) + 1


def open_issue(session: Session, item: IssueItem, at_s: float, added_by: AddedBy) -> Issue:
    """Open an issue of the catalog under the next free number.

    Raises:
        ValueError: It is there already.
    """
    return add_new(session, issue_row(item, next_number(session, item.repo), at_s, added_by))


def open_pull(session: Session, world: World, item: PullItem, at_s: float, added_by: AddedBy) -> Pull:
    """Open a pull request of the catalog: its branch and the commits on it come with it.

    Raises:
        ValueError: It is there already.
    """
    for branch in world.of(BranchItem).values():
        if (branch.repo, branch.name) == (item.repo, item.branch) and find(session, Branch, branch.id) is None:
            session.add(branch_row(branch, at_s, added_by))
    for commit in world.of(CommitItem).values():
        if (commit.repo, commit.branch) == (item.repo, item.branch) and find(session, Commit, commit.id) is None:
            session.add(commit_row(commit, at_s, added_by))
    session.flush()
    return add_new(session, pull_row(item, next_number(session, item.repo), at_s, added_by))


def write_comment(session: Session, item: CommentItem, at_s: float, added_by: AddedBy) -> Comment:
    """Put a comment of the catalog below its issue or pull request.

    Raises:
        ValueError: It is there already.
    """
    return add_new(session, comment_row(item, at_s, added_by))


def submit_review(session: Session, item: ReviewItem, at_s: float, added_by: AddedBy) -> Review:
    """Put a review of the catalog on its pull request.

    Raises:
        ValueError: It is there already.
    """
    return add_new(session, review_row(item, at_s, added_by))


def push_commit(session: Session, item: CommitItem, at_s: float, added_by: AddedBy) -> Commit:
    """Push a commit of the catalog; on a default branch the files change.

    Raises:
        ValueError: It is there already.
        ConflictError: It does not fit to the files.
    """
    commit = add_new(session, commit_row(item, at_s, added_by))
    session.flush()
    default = select(Branch.name).where(Branch.repo_ref == item.repo, Branch.is_default)
    if session.scalar(default) == item.branch:
        write_changes(session, commit, at_s, added_by)
    return commit


def start_run(session: Session, item: RunItem, at_s: float, added_by: AddedBy) -> Run:
    """Start a run of the catalog; it ends by itself.

    Raises:
        ValueError: It is there already.
    """
    return add_new(session, run_row(item, at_s, added_by, is_running=True))


def publish_release(session: Session, item: ReleaseItem, at_s: float, added_by: AddedBy) -> Release:
    """Publish a release of the catalog.

    Raises:
        ValueError: It is there already.
    """
    return add_new(session, release_row(item, at_s, added_by))


def raise_alert(session: Session, item: AlertItem, at_s: float, added_by: AddedBy) -> Alert:
    """Raise a security alert of the catalog.

    Raises:
        ValueError: It is there already.
    """
    return add_new(session, alert_row(item, at_s, added_by))


def happen(
    session: Session, subject_ref: str, kind: str, actor: str, at_s: float, added_by: AddedBy, detail: str = ""
) -> None:
    """Tell on the page of an issue or pull request what was done to it."""
    session.add(
        Happening(
            subject_ref=subject_ref,
            kind=kind,
            actor_ref=actor,
            detail=detail,
            at_s=at_s,
            added_at=at_s,
            added_by=added_by,
        )
    )


def set_state(session: Session, subject: Subject, state: str, actor: str, at_s: float, added_by: AddedBy) -> None:
    """Close or reopen an issue or a pull request."""
    subject.state = state
    happen(session, subject.ref, "reopened" if state == "open" else state, actor, at_s, added_by)


def merge(session: Session, pull: Pull, commit_ref: str, actor: str, at_s: float, added_by: AddedBy) -> Commit:
    """Merge a pull request: its commits become one on the default branch, and its branch is deleted.

    Raises:
        ConflictError: They do not fit to the files any more.
    """
    branches = select(Branch).where(Branch.repo_ref == pull.repo_ref)
    default = session.scalars(branches.where(Branch.is_default)).one()
    commits = list(reversed(branch_commits(session, pull.repo_ref, pull.branch)))
    commit = Commit(
        **listed(commit_ref, at_s, added_by),
        repo_ref=pull.repo_ref,
        branch=default.name,
        author_ref=pull.author_ref,
        sha=sha_of(commit_ref),
        message=f"{pull.title} (#{pull.number})",
        committed_at_s=at_s,
        changes=squashed(commits),
    )
    session.add(commit)
    session.flush()
    write_changes(session, commit, at_s, added_by)
    pull.merge_commit_ref = commit.ref
    set_state(session, pull, "merged", actor, at_s, added_by)
    branch = session.scalar(branches.where(Branch.name == pull.branch))
    if branch is not None:
        session.delete(branch)
    return commit


def sha_of(ref: str) -> str:
    """The 40 hexadecimal digits under which a commit is known."""
    return hashlib.sha1(f"microhub:{ref}".encode(), usedforsecurity=False).hexdigest()
