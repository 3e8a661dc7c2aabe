"""What the timeline can do on MicroHub."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pydantic import Field

from environments._kit.events import Event, Stage, refuse_from_the_start
from environments._kit.rows import find
from environments._kit.world import World
from environments.microhub.models.catalog import (
    AccountRef,
    AlertItem,
    AlertRef,
    CommitItem,
    CommitRef,
    Dated,
    ReleaseItem,
    ReleaseRef,
    RepoRef,
)
from environments.microhub.models.code import ConflictError
from environments.microhub.models.sharing import (
    find_subject,
    merge,
    open_issue,
    open_pull,
    publish_release,
    push_commit,
    raise_alert,
    set_state,
    start_run,
    submit_review,
    write_comment,
)
from environments.microhub.models.tables import Commit, Repository
from environments.microhub.models.work_catalog import (
    CommentItem,
    CommentRef,
    IssueItem,
    IssueRef,
    PullItem,
    PullRef,
    ReviewItem,
    ReviewRef,
    RunItem,
    RunRef,
    SubjectRef,
)
from environments.microhub.models.work_tables import Issue, Pull

Some = Annotated[int, Field(ge=1, le=1_000_000)]


class Arrival(Event):
    """Something of a catalog comes that is not there from the start."""

    arrives: ClassVar[tuple[str, type[Dated]]]
    """The field that names it, and the catalog."""

    def check(self, world: World) -> None:
        """Verify that it exists, is not there from the start and is not by the user.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        field, model = self.arrives
        ref = getattr(self, field)
        item = world.of(model)[ref]
        refuse_from_the_start(item, field)
        if world.user.id in (getattr(item, "author", None), getattr(item, "actor", None)):
            raise LookupError(f"field {field!r}: {ref!r} is the user's own")


class IssueOpened(Arrival):
    """Somebody opens an issue of the catalog."""

    arrives = ("issue", IssueItem)

    issue: IssueRef

    def change(self, stage: Stage) -> str | None:
        """Open it."""
        open_issue(stage.session, stage.world.of(IssueItem)[self.issue], stage.at_s, "timeline")
        return None


class IssueClosed(Event):
    """Somebody closes an issue."""

    issue: IssueRef
    by: AccountRef

    def change(self, stage: Stage) -> str | None:
        """Close it, unless the user did."""
        return _set_state(stage, self.issue, "closed", self.by)


class IssueReopened(Event):
    """Somebody reopens an issue."""

    issue: IssueRef
    by: AccountRef

    def change(self, stage: Stage) -> str | None:
        """Reopen it, unless the user did."""
        return _set_state(stage, self.issue, "open", self.by)


def _set_state(stage: Stage, ref: str, state: str, by: str) -> str | None:
    issue = find(stage.session, Issue, ref)
    if issue is None:
        raise LookupError(f"{ref!r} is not there")
    if issue.state == state:
        return f"{ref!r} is {state} already"
    set_state(stage.session, issue, state, by, stage.at_s, "timeline")
    return None


class CommentWritten(Arrival):
    """Somebody comments on an issue or a pull request."""

    arrives = ("comment", CommentItem)

    comment: CommentRef

    def change(self, stage: Stage) -> str | None:
        """Put it below its issue or pull request.

        Raises:
            LookupError: That is not there.
        """
        item = stage.world.of(CommentItem)[self.comment]
        _subject(stage, item.subject)
        write_comment(stage.session, item, stage.at_s, "timeline")
        return None


def _subject(stage: Stage, ref: SubjectRef) -> None:
    if find_subject(stage.session, ref) is None:
        raise LookupError(f"{ref!r} is not there")


class PullOpened(Arrival):
    """Somebody opens a pull request of the catalog."""

    arrives = ("pull", PullItem)

    pull: PullRef

    def change(self, stage: Stage) -> str | None:
        """Open it, with its branch."""
        open_pull(stage.session, stage.world, stage.world.of(PullItem)[self.pull], stage.at_s, "timeline")
        return None


class PullMerged(Event):
    """Somebody merges a pull request."""

    pull: PullRef
    by: AccountRef

    def change(self, stage: Stage) -> str | None:
        """Merge it, unless the user has merged or closed it, or the files have moved on.

        Raises:
            LookupError: It is not there.
        """
        pull = find(stage.session, Pull, self.pull)
        if pull is None:
            raise LookupError(f"{self.pull!r} is not there")
        if pull.state != "open":
            return f"{self.pull!r} is {pull.state} already"
        try:
            with stage.session.begin_nested():
                merge(stage.session, pull, f"merge-{self.pull}", self.by, stage.at_s, "timeline")
        except ConflictError as error:
            return f"{self.pull!r} has conflicts: {error}"
        return None


class ReviewSubmitted(Arrival):
    """Somebody reviews a pull request."""

    arrives = ("review", ReviewItem)

    review: ReviewRef

    def change(self, stage: Stage) -> str | None:
        """Put it on its pull request.

        Raises:
            LookupError: That is not there.
        """
        item = stage.world.of(ReviewItem)[self.review]
        _subject(stage, item.pull)
        submit_review(stage.session, item, stage.at_s, "timeline")
        return None


class CommitPushed(Arrival):
    """Somebody pushes a commit."""

    arrives = ("commit", CommitItem)

    commit: CommitRef

    def change(self, stage: Stage) -> str | None:
        """Push it, unless what the user merged has changed the same place."""
        try:
            with stage.session.begin_nested():
                push_commit(stage.session, stage.world.of(CommitItem)[self.commit], stage.at_s, "timeline")
        except ConflictError as error:
            return f"{self.commit!r} does not fit any more: {error}"
        return None


class StarsChanged(Event):
    """People star a repository, or take their stars back."""

    repo: RepoRef
    count: Some

    def change(self, stage: Stage) -> str | None:
        """Move the counter."""
        repo = find(stage.session, Repository, self.repo)
        assert repo is not None  # every repository of the catalog is there from the start
        repo.stars = max(0, repo.stars + self.signed)
        return None

    @property
    def signed(self) -> int:
        """By how much the counter moves."""
        return self.count


class StarsLost(StarsChanged):
    """People take their stars back."""

    @property
    def signed(self) -> int:
        """By how much the counter moves."""
        return -self.count


class ReleasePublished(Arrival):
    """Somebody publishes a release."""

    arrives = ("release", ReleaseItem)

    release: ReleaseRef

    def change(self, stage: Stage) -> str | None:
        """Publish it."""
        publish_release(stage.session, stage.world.of(ReleaseItem)[self.release], stage.at_s, "timeline")
        return None


class RunStarted(Arrival):
    """A workflow begins to run; it ends by itself after the time that its jobs take."""

    arrives = ("run", RunItem)

    run: RunRef

    def change(self, stage: Stage) -> str | None:
        """Start it.

        Raises:
            LookupError: Its commit is not there.
        """
        item = stage.world.of(RunItem)[self.run]
        if find(stage.session, Commit, item.commit) is None:
            raise LookupError(f"the commit {item.commit!r} is not there")
        start_run(stage.session, item, stage.at_s, "timeline")
        return None


class AlertRaised(Arrival):
    """A weakness becomes known."""

    arrives = ("alert", AlertItem)

    alert: AlertRef

    def change(self, stage: Stage) -> str | None:
        """Raise it."""
        raise_alert(stage.session, stage.world.of(AlertItem)[self.alert], stage.at_s, "timeline")
        return None


EVENTS: dict[str, type[Event]] = {
    "issue_opened": IssueOpened,
    "issue_closed": IssueClosed,
    "issue_reopened": IssueReopened,
    "comment_written": CommentWritten,
    "pull_opened": PullOpened,
    "pull_merged": PullMerged,
    "review_submitted": ReviewSubmitted,
    "commit_pushed": CommitPushed,
    "stars_gained": StarsChanged,
    "stars_lost": StarsLost,
    "release_published": ReleasePublished,
    "run_started": RunStarted,
    "alert_raised": AlertRaised,
}
