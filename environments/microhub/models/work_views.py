"""Rows of the tables in the shapes of responses: issues, pull requests, runs."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from environments._kit.world import World
from environments.microhub.models.code import branch_commits, can_merge, squashed
from environments.microhub.models.sharing import Subject
from environments.microhub.models.tables import Account, Branch, Commit
from environments.microhub.models.views import account_card, commit_card, patches, status_of
from environments.microhub.models.work_shapes import (
    IssueDetail,
    JobInfo,
    LabelInfo,
    MilestoneInfo,
    NumberedCard,
    PullCard,
    PullDetail,
    RunCard,
    RunDetail,
    StepInfo,
    TalkEntry,
)
from environments.microhub.models.work_tables import (
    Comment,
    Happening,
    Issue,
    Label,
    Milestone,
    Pull,
    Review,
    Run,
)


def numbered_card(session: Session, subject: Subject, world: World) -> NumberedCard:
    """An issue or a pull request for a list."""
    return NumberedCard(**_numbered_fields(session, subject, world))


def issue_detail(session: Session, issue: Issue, world: World) -> IssueDetail:
    """An opened issue."""
    fields = _numbered_fields(session, issue, world)
    return IssueDetail(**fields, body=issue.body, entries=_entries(session, issue, world))


def pull_card(session: Session, pull: Pull, world: World) -> PullCard:
    """A pull request for a list."""
    return PullCard(**_pull_fields(session, pull, world))


def pull_detail(session: Session, pull: Pull, world: World) -> PullDetail:
    """An opened pull request."""
    commits = _commits_of(session, pull)
    default = select(Branch.name).where(Branch.repo_ref == pull.repo_ref, Branch.is_default)
    runs = session.scalars(select(Run).where(Run.commit_ref.in_([c.ref for c in commits])).order_by(*NEWEST_RUNS))
    return PullDetail(
        **_pull_fields(session, pull, world),
        body=pull.body,
        entries=_entries(session, pull, world),
        commits=[commit_card(session, commit, world) for commit in commits],
        files=patches(squashed(commits)),
        runs=[run_detail(session, run, world) for run in runs],
        base_branch=session.scalar(default) or "",
        can_merge=pull.state == "open" and can_merge(session, pull.repo_ref, pull.branch),
    )


NEWEST_RUNS = (Run.started_at_s.desc(), Run.ref)


def run_card(session: Session, run: Run, world: World) -> RunCard:
    """A run for a list."""
    return RunCard(**_run_fields(session, run, world))


def run_detail(session: Session, run: Run, world: World) -> RunDetail:
    """An opened run."""
    return RunDetail(**_run_fields(session, run, world), jobs=_jobs(run))


def milestone_info(session: Session, milestone: Milestone) -> MilestoneInfo:
    """A milestone and how far it is."""
    same = ("id", "title", "description", "due_at_s")
    states = [
        state
        for model in (Issue, Pull)
        for state in session.scalars(select(model.state).where(model.milestone_ref == milestone.ref))
    ]
    is_open = states.count("open")
    fields = {name: getattr(milestone, name) for name in same}
    return MilestoneInfo(**fields, open=is_open, closed=len(states) - is_open)


def label_info(label: Label) -> LabelInfo:
    """A label."""
    return LabelInfo(name=label.name, colour=label.colour, description=label.description)


def _commits_of(session: Session, pull: Pull) -> Sequence[Commit]:
    """Its commits, oldest first; once only the merged one is left, that."""
    own = list(reversed(branch_commits(session, pull.repo_ref, pull.branch)))
    if own or pull.merge_commit_ref is None:
        return own
    return session.scalars(select(Commit).where(Commit.ref == pull.merge_commit_ref)).all()


def _entries(session: Session, subject: Subject, world: World) -> list[TalkEntry]:
    """What was said about it and done to it, oldest first."""
    comments = session.scalars(select(Comment).where(Comment.subject_ref == subject.ref))
    reviews = session.scalars(select(Review).where(Review.pull_ref == subject.ref))
    happenings = session.scalars(select(Happening).where(Happening.subject_ref == subject.ref))
    found = [
        *(("comment", c.id, c.author, c.text, c.written_at_s, c.ref) for c in comments),
        *((r.verdict, None, r.author, r.text, r.written_at_s, r.ref) for r in reviews),
        *((h.kind, None, h.actor, h.detail, h.at_s, f"{h.id:09d}") for h in happenings),
    ]
    return [
        TalkEntry(kind=kind, id=id_, actor=account_card(actor, world), text=text, at_s=at_s)
        for kind, id_, actor, text, at_s, _ref in sorted(found, key=lambda entry: (entry[4], entry[5]))
    ]


def _numbered_fields(session: Session, subject: Subject, world: World) -> dict[str, object]:
    same = ("id", "number", "title", "state", "opened_at_s")
    labels = {
        label.name: label_info(label)
        for label in session.scalars(select(Label).where(Label.repo_ref == subject.repo_ref))
    }
    comments = select(func.count()).select_from(Comment).where(Comment.subject_ref == subject.ref)
    assignees = session.scalars(select(Account).where(Account.ref.in_(subject.assignees)).order_by(Account.name))
    return {name: getattr(subject, name) for name in same} | {
        "kind": "issue" if isinstance(subject, Issue) else "pull",
        "repo_id": subject.repo.id,
        "repo_name": subject.repo.name,
        "author": account_card(subject.author, world),
        "labels": [labels[name] for name in subject.labels if name in labels],
        "milestone": subject.milestone.title if subject.milestone else None,
        "assignees": [account_card(account, world) for account in assignees],
        "comments": session.scalar(comments) or 0,
    }


def _pull_fields(session: Session, pull: Pull, world: World) -> dict[str, object]:
    commits = _commits_of(session, pull)
    return _numbered_fields(session, pull, world) | {
        "is_draft": pull.is_draft,
        "branch": pull.branch,
        "review": _review_of(session, pull),
        "status": status_of(session, commits[-1].ref) if commits else None,
    }


def _review_of(session: Session, pull: Pull) -> str | None:
    """What the reviewers' last words come to."""
    last: dict[str, str] = {}
    wanted = select(Review).where(Review.pull_ref == pull.ref, Review.verdict != "commented")
    for review in session.scalars(wanted.order_by(Review.written_at_s)):
        last[review.author_ref] = review.verdict
    if "changes_requested" in last.values():
        return "changes_requested"
    return "approved" if last else None


def _run_fields(session: Session, run: Run, world: World) -> dict[str, object]:
    commit = session.scalars(select(Commit).where(Commit.ref == run.commit_ref)).one()
    same = ("id", "workflow", "number", "attempt", "trigger", "status", "started_at_s")
    return {name: getattr(run, name) for name in same} | {
        "title": commit.title,
        "branch": commit.branch,
        "commit_id": commit.id,
        "sha": commit.sha,
        "actor": account_card(run.actor, world),
        "duration_s": None if run.is_running else run.ends_at_s - run.started_at_s,
    }


def _jobs(run: Run) -> list[JobInfo]:
    """The jobs; while the run is under way nothing of what they come to is told."""
    if not run.is_running:
        return [JobInfo.model_validate(_told(job) | {"steps": list(map(_told, job["steps"]))}) for job in run.jobs]
    return [
        JobInfo(
            name=job["name"],
            status="running",
            duration_s=None,
            steps=[StepInfo(name=step["name"], status="running", duration_s=None, log=[]) for step in job["steps"]],
        )
        for job in run.jobs
    ]


def _told(part: dict[str, object]) -> dict[str, object]:
    return {("status" if name == "conclusion" else name): value for name, value in part.items()}
