"""Items of the catalogs as rows of the tables, ready to be published."""

from __future__ import annotations

import re

from environments._kit.people import Entity, Persona
from environments._kit.tables import AddedBy
from environments._kit.world import World
from environments.microhub.models.catalog import (
    AccountItem,
    AlertItem,
    BranchItem,
    CommitItem,
    FileItem,
    ReleaseItem,
    RepoItem,
)
from environments.microhub.models.tables import (
    Account,
    Alert,
    Branch,
    Commit,
    File,
    Release,
    Repository,
    listed,
)
from environments.microhub.models.work_catalog import (
    CommentItem,
    IssueItem,
    MilestoneItem,
    PullItem,
    ReviewItem,
    RunItem,
)
from environments.microhub.models.work_tables import Comment, Issue, Label, Milestone, Pull, Review, Run

SINCE_EVER_S = -6 * 366 * 86_400.0
"""When accounts and repositories were made, as far as the app tells."""


def account_row(world: World, item: AccountItem) -> Account:
    """The account of a person or an entity."""
    person, thing = world.of(Persona).get(item.id), world.of(Entity).get(item.id)
    employer = world.of(Entity).get(person.employer) if person and person.employer else None
    owner = person or thing
    assert owner is not None
    return Account(
        **listed(item.id, SINCE_EVER_S, "preload"),
        name=owner.name,
        handle=person.handle.removeprefix("@") if person else re.sub(r"\W+", "", owner.name.lower()),
        bio=person.bio if person else thing.description if thing else "",
        city=person.city if person else "",
        company=employer.name if employer else "",
        is_organisation=person is None,
        followers=item.followers,
        following=item.following,
        is_user=item.id == world.user.id,
        is_followed=item.is_followed,
    )


def repository_row(world: World, item: RepoItem) -> Repository:
    """A repository, without what lies in it."""
    thing = world.of(Entity)[item.id]
    same = ("license", "topics", "stars", "watchers", "forks", "is_starred", "is_watched")
    return Repository(
        **listed(item.id, SINCE_EVER_S, "preload"),
        owner_ref=item.owner,
        name=thing.name,
        description=thing.description,
        **{name: getattr(item, name) for name in same},
    )


def label_rows(item: RepoItem) -> list[Label]:
    """The labels of a repository."""
    added = {"added_at": SINCE_EVER_S, "added_by": "preload"}
    return [Label(repo_ref=item.id, **label.model_dump(), **added) for label in item.labels]


def milestone_row(item: MilestoneItem) -> Milestone:
    """A milestone."""
    return Milestone(
        **listed(item.id, SINCE_EVER_S, "preload"),
        repo_ref=item.repo,
        title=item.title,
        description=item.description,
        due_at_s=item.due_at_s,
    )


def branch_row(item: BranchItem, at_s: float, added_by: AddedBy) -> Branch:
    """A branch."""
    return Branch(**listed(item.id, at_s, added_by), repo_ref=item.repo, name=item.name, is_default=item.is_default)


def commit_row(item: CommitItem, at_s: float, added_by: AddedBy) -> Commit:
    """A commit; its changes are not made yet."""
    return Commit(
        **listed(item.id, at_s, added_by),
        repo_ref=item.repo,
        branch=item.branch,
        author_ref=item.author,
        sha=item.sha,
        message=item.message,
        committed_at_s=at_s,
        changes=[change.model_dump() for change in item.changes],
    )


def file_row(item: FileItem, at_s: float) -> File:
    """A file as it stands at the start."""
    added = {"added_at": at_s, "added_by": "preload"}
    return File(repo_ref=item.repo, path=item.path, content=item.content, commit_ref=item.commit, **added)


def release_row(item: ReleaseItem, at_s: float, added_by: AddedBy) -> Release:
    """A release."""
    return Release(
        **listed(item.id, at_s, added_by),
        repo_ref=item.repo,
        author_ref=item.author,
        published_at_s=at_s,
        assets=[asset.model_dump() for asset in item.assets],
        **{name: getattr(item, name) for name in ("tag", "title", "body", "is_prerelease")},
    )


def alert_row(item: AlertItem, at_s: float, added_by: AddedBy) -> Alert:
    """A security alert."""
    same = ("package", "severity", "title", "body", "manifest", "affected", "patched", "state", "reason")
    return Alert(
        **listed(item.id, at_s, added_by),
        repo_ref=item.repo,
        raised_at_s=at_s,
        **{name: getattr(item, name) for name in same},
    )


def issue_row(item: IssueItem, number: int, at_s: float, added_by: AddedBy) -> Issue:
    """An issue."""
    return Issue(**_numbered(item, number, at_s, added_by), state="closed" if item.closed else "open")


def pull_row(item: PullItem, number: int, at_s: float, added_by: AddedBy) -> Pull:
    """A pull request."""
    state = "merged" if item.merged else "closed" if item.closed else "open"
    numbered = _numbered(item, number, at_s, added_by)
    same = {name: getattr(item, name) for name in ("branch", "is_draft")}
    return Pull(**numbered, **same, state=state, merge_commit_ref=item.merge_commit)


def comment_row(item: CommentItem, at_s: float, added_by: AddedBy) -> Comment:
    """A comment."""
    return Comment(
        **listed(item.id, at_s, added_by),
        subject_ref=item.subject,
        author_ref=item.author,
        text=item.text,
        written_at_s=at_s,
    )


def review_row(item: ReviewItem, at_s: float, added_by: AddedBy) -> Review:
    """A review."""
    return Review(
        **listed(item.id, at_s, added_by),
        pull_ref=item.pull,
        author_ref=item.author,
        verdict=item.verdict,
        text=item.text,
        written_at_s=at_s,
    )


def run_row(item: RunItem, at_s: float, added_by: AddedBy, is_running: bool) -> Run:
    """A run; its jobs are what they come to."""
    return Run(
        **listed(item.id, at_s, added_by),
        repo_ref=item.repo,
        commit_ref=item.commit,
        actor_ref=item.actor,
        workflow=item.workflow,
        trigger=item.trigger,
        number=item.number,
        attempt=1,
        jobs=[job.model_dump() for job in item.jobs],
        started_at_s=at_s,
        ends_at_s=at_s + item.duration_s,
        is_running=is_running,
    )


def _numbered(item: IssueItem | PullItem, number: int, at_s: float, added_by: AddedBy) -> dict[str, object]:
    return {
        **listed(item.id, at_s, added_by),
        "repo_ref": item.repo,
        "author_ref": item.author,
        "number": number,
        "title": item.title,
        "body": item.body,
        "labels": list(item.labels),
        "assignees": list(item.assignees),
        "milestone_ref": item.milestone,
        "opened_at_s": at_s,
    }
