"""The catalogs of MicroHub: issues, pull requests, what is said about them, and what runs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from environments._kit.catalog import Catalog, Item, Part, reference
from environments._kit.world import World
from environments.microhub.models.catalog import (
    AccountRef,
    BranchItem,
    CommitItem,
    CommitRef,
    Dated,
    Moment,
    RepoItem,
    RepoRef,
)

IssueRef = Annotated[str, reference("issue")]
PullRef = Annotated[str, reference("pull")]
SubjectRef = Annotated[str, reference("issue", "pull")]
CommentRef = Annotated[str, reference("comment")]
ReviewRef = Annotated[str, reference("review")]
MilestoneRef = Annotated[str, reference("milestone")]
RunRef = Annotated[str, reference("run")]
Verdict = Literal["approved", "changes_requested", "commented"]


class MilestoneItem(Item):
    """What a repository wants to have done by a day."""

    repo: RepoRef
    title: str
    description: str
    due_at_s: float


class End(Part):
    """How an issue or a pull request ended before the start."""

    by: AccountRef
    at_s: Moment


class Numbered(Dated):
    """What issues and pull requests share."""

    repo: RepoRef
    author: AccountRef
    number: Annotated[int, Field(gt=0)] | None
    """None where it gets the next free one when it comes."""
    title: str
    body: str
    labels: list[str] = Field(default_factory=list)
    assignees: list[AccountRef] = Field(default_factory=list)
    milestone: MilestoneRef | None = None


class IssueItem(Numbered):
    """An issue."""

    closed: End | None = None


class PullItem(Numbered):
    """A pull request."""

    branch: str
    is_draft: bool = False
    merged: End | None = None
    merge_commit: CommitRef | None = None
    """The commit that it became on the default branch."""
    closed: End | None = None


class CommentItem(Dated):
    """A comment below an issue or a pull request."""

    subject: SubjectRef
    author: AccountRef
    text: str


class ReviewItem(Dated):
    """A judgement on a pull request."""

    pull: PullRef
    author: AccountRef
    verdict: Verdict
    text: str


class StepPart(Part):
    """A step of a job, with its log."""

    name: str
    conclusion: Literal["success", "failure", "skipped"]
    duration_s: Annotated[int, Field(ge=0)]
    log: list[str]


class JobItem(Part):
    """A job of a run."""

    name: str
    conclusion: Literal["success", "failure", "skipped"]
    duration_s: Annotated[int, Field(ge=0)]
    steps: list[StepPart]


class RunItem(Dated):
    """A run of a workflow."""

    repo: RepoRef
    commit: CommitRef
    actor: AccountRef
    workflow: str
    trigger: Literal["push", "pull_request", "schedule"]
    number: Annotated[int, Field(gt=0)]
    jobs: list[JobItem] = Field(min_length=1)

    @property
    def duration_s(self) -> float:
        """Jobs run side by side."""
        return float(max(job.duration_s for job in self.jobs))


def _verify_numbered(world: World, model: type[Numbered]) -> Iterator[tuple[str, str]]:
    for item in world.of(model).values():
        known = [label.name for label in world.of(RepoItem)[item.repo].labels]
        for label in item.labels:
            if label not in known:
                yield item.id, f"field 'labels': {item.repo!r} has no label {label!r}"
        if item.milestone and world.of(MilestoneItem)[item.milestone].repo != item.repo:
            yield item.id, f"field 'milestone': {item.milestone!r} is of another repository"
        if (item.number is None) != (item.base is None):
            yield item.id, "field 'number': what is there at the start has one, what comes later gets one"


def _verify_issues(world: World) -> Iterator[tuple[str, str]]:
    yield from _verify_numbered(world, IssueItem)


def _verify_pulls(world: World) -> Iterator[tuple[str, str]]:
    yield from _verify_numbered(world, PullItem)
    branches = {(branch.repo, branch.name) for branch in world.of(BranchItem).values()}
    for pull in world.of(PullItem).values():
        if (pull.merged is None) != (pull.merge_commit is None):
            yield pull.id, "field 'merge_commit': what is merged has one, and nothing else"
        if pull.merged is None and (pull.repo, pull.branch) not in branches:
            yield pull.id, f"field 'branch': {pull.repo!r} has no branch {pull.branch!r}"


def _verify_comments(world: World) -> Iterator[tuple[str, str]]:
    subjects = {**world.of(IssueItem), **world.of(PullItem)}
    for comment in world.of(CommentItem).values():
        subject = subjects[comment.subject]
        if comment.base and not subject.base:
            yield comment.id, f"field 'subject': {subject.id!r} is not there at the start"
        if comment.at_s is not None and subject.at_s is not None and comment.at_s < subject.at_s:
            yield comment.id, f"field 'at_s': it is older than {subject.id!r}"


def _verify_runs(world: World) -> Iterator[tuple[str, str]]:
    commits = world.of(CommitItem)
    for run in world.of(RunItem).values():
        if commits[run.commit].repo != run.repo:
            yield run.id, f"field 'commit': {run.commit!r} is of another repository"


WORK_CATALOGS = [
    Catalog("milestone", "milestones.jsonl", MilestoneItem),
    Catalog("issue", "issues.jsonl", IssueItem, _verify_issues),
    Catalog("pull", "pulls.jsonl", PullItem, _verify_pulls),
    Catalog("comment", "comments.jsonl", CommentItem, _verify_comments),
    Catalog("review", "reviews.jsonl", ReviewItem),
    Catalog("run", "runs.jsonl", RunItem, _verify_runs),
]
