"""Issues: the list, their pages, and what the user does with them."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.context import App, Change
from environments._kit.folding import fold
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments._kit.tables import next_user_ref
from environments.microhub.models.sharing import Subject, happen, next_number, set_state
from environments.microhub.models.tables import Repository, listed
from environments.microhub.models.wishes import AssignWish, IssueWish, LabelsWish, MilestoneWish, StateWish
from environments.microhub.models.work_shapes import IssueDetail, IssueList, LabelInfo, MilestoneInfo
from environments.microhub.models.work_tables import Issue, Label, Milestone
from environments.microhub.models.work_views import issue_detail, label_info, milestone_info, numbered_card
from environments.microhub.routes.finding import holds

router = APIRouter()

Sort = Literal["newest", "oldest", "most_commented"]
Limit = Annotated[int, Query(ge=1, le=500)]


@router.get("/api/repos/{repo_id}/issues")
def list_issues(
    repo_id: str,
    app: App,
    state: Literal["open", "closed"] = "open",
    label: str | None = None,
    milestone: str | None = None,
    author: str | None = None,
    search: str = "",
    sort: Sort = "newest",
    limit: Limit = 25,
) -> IssueList:
    """The issues of a repository; what an issue says is on its own page only."""
    with app.reading() as session:
        repo = by_id(session, Repository, repo_id)
        rows = session.scalars(select(Issue).where(Issue.repo_ref == repo.ref).order_by(Issue.number.desc()))
        found = [issue for issue in rows if matches(issue, label, milestone, author, search)]
        cards = [numbered_card(session, issue, app.world) for issue in found if issue.state == state]
        if sort != "newest":
            cards.sort(key=lambda card: card.number if sort == "oldest" else -card.comments)
        is_open = sum(issue.state == "open" for issue in found)
        return IssueList(issues=cards[:limit], open=is_open, closed=len(found) - is_open)


@router.get("/api/repos/{repo_id}/labels")
def list_labels(repo_id: str, app: App) -> list[LabelInfo]:
    """The labels of a repository."""
    with app.reading() as session:
        repo = by_id(session, Repository, repo_id)
        rows = session.scalars(select(Label).where(Label.repo_ref == repo.ref).order_by(Label.name))
        return [label_info(label) for label in rows]


@router.get("/api/repos/{repo_id}/milestones")
def list_milestones(repo_id: str, app: App) -> list[MilestoneInfo]:
    """The milestones of a repository, the next one first."""
    with app.reading() as session:
        repo = by_id(session, Repository, repo_id)
        rows = session.scalars(select(Milestone).where(Milestone.repo_ref == repo.ref).order_by(Milestone.due_at_s))
        return [milestone_info(session, milestone) for milestone in rows]


@router.get("/api/issues/{issue_id}")
def get_issue(issue_id: str, app: App) -> IssueDetail:
    """An issue with its comments."""
    with app.reading() as session:
        return issue_detail(session, by_id(session, Issue, issue_id), app.world)


@router.post("/api/repos/{repo_id}/issues", status_code=201)
def create_issue(repo_id: str, wish: IssueWish, app: App) -> IssueDetail:
    """Open an issue."""
    title = wish.title.strip()
    if not title:
        raise refused("Give the issue a title.")
    with app.change() as change:
        repo = by_id(change.session, Repository, repo_id)
        known(change.session, repo.ref, wish.labels)
        ref = next_user_ref(change.session, "issue")
        issue = Issue(
            **listed(ref, change.at_s, "user"),
            repo_ref=repo.ref,
            author_ref=app.world.user.id,
            number=next_number(change.session, repo.ref),
            title=title,
            body=wish.body.strip(),
            state="open",
            labels=list(dict.fromkeys(wish.labels)),
            assignees=[],
            milestone_ref=None,
            opened_at_s=change.at_s,
        )
        change.session.add(issue)
        change.session.flush()
        change.log("create_issue", ref, repo=repo.ref, title=title)
        return issue_detail(change.session, issue, app.world)


@router.post("/api/issues/{issue_id}/state")
def set_issue_state(issue_id: str, wish: StateWish, app: App) -> IssueDetail:
    """Close an issue, or reopen it."""
    with app.change() as change:
        issue = by_id(change.session, Issue, issue_id)
        if issue.state != wish.state:
            set_state(change.session, issue, wish.state, app.world.user.id, change.at_s, "user")
            change.log("close_issue" if wish.state == "closed" else "reopen_issue", issue.ref)
        change.session.flush()
        return issue_detail(change.session, issue, app.world)


@router.post("/api/issues/{issue_id}/labels")
def label_issue(issue_id: str, wish: LabelsWish, app: App) -> IssueDetail:
    """Say which labels an issue has."""
    with app.change() as change:
        issue = by_id(change.session, Issue, issue_id)
        known(change.session, issue.repo_ref, wish.labels)
        labels = list(dict.fromkeys(wish.labels))
        if labels != issue.labels:
            _tell_labels(change, issue, labels, app.world.user.id)
            issue.labels = labels
            change.log("label_issue", issue.ref, labels=labels)
        change.session.flush()
        return issue_detail(change.session, issue, app.world)


@router.post("/api/issues/{issue_id}/milestone")
def plan_issue(issue_id: str, wish: MilestoneWish, app: App) -> IssueDetail:
    """Put an issue into a milestone, or out of it."""
    with app.change() as change:
        issue = by_id(change.session, Issue, issue_id)
        milestone = by_id(change.session, Milestone, wish.milestone_id) if wish.milestone_id else None
        if milestone and milestone.repo_ref != issue.repo_ref:
            raise refused("This milestone belongs to another repository.")
        if issue.milestone is not milestone:
            detail = milestone.title if milestone else issue.milestone.title if issue.milestone else ""
            kind = "milestoned" if milestone else "demilestoned"
            happen(change.session, issue.ref, kind, app.world.user.id, change.at_s, "user", detail)
            issue.milestone = milestone
            change.log("plan_issue", issue.ref, milestone=milestone.ref if milestone else None)
        change.session.flush()
        return issue_detail(change.session, issue, app.world)


@router.post("/api/issues/{issue_id}/assign")
def assign_issue(issue_id: str, wish: AssignWish, app: App) -> IssueDetail:
    """Assign an issue to the user, or not any more."""
    user = app.world.user.id
    with app.change() as change:
        issue = by_id(change.session, Issue, issue_id)
        if (user in issue.assignees) != wish.assigned:
            others = [ref for ref in issue.assignees if ref != user]
            issue.assignees = [*others, user] if wish.assigned else others
            kind = "assigned" if wish.assigned else "unassigned"
            happen(change.session, issue.ref, kind, user, change.at_s, "user")
            change.log("assign_issue" if wish.assigned else "unassign_issue", issue.ref)
        change.session.flush()
        return issue_detail(change.session, issue, app.world)


def matches(subject: Subject, label: str | None, milestone: str | None, author: str | None, search: str) -> bool:
    """Whether an issue or pull request passes the filters; a search looks at title, number and author."""
    told = f"{subject.title} #{subject.number} {subject.author.name} {subject.author.handle}"
    return (
        (label is None or label in subject.labels)
        and (milestone is None or (subject.milestone is not None and subject.milestone.id == milestone))
        and (author is None or subject.author.id == author)
        and holds(told, fold(search).split())
    )


def known(session: Session, repo_ref: str, labels: list[str]) -> None:
    """Verify that a repository has these labels.

    Raises:
        HTTPException: It has not (422).
    """
    names = set(session.scalars(select(Label.name).where(Label.repo_ref == repo_ref)))
    unknown = next((label for label in labels if label not in names), None)
    if unknown is not None:
        raise refused(f"There is no label “{unknown}” in this repository.")


def _tell_labels(change: Change, issue: Issue, labels: list[str], user: str) -> None:
    for kind, names in (
        ("labeled", [name for name in labels if name not in issue.labels]),
        ("unlabeled", [name for name in issue.labels if name not in labels]),
    ):
        for name in names:
            happen(change.session, issue.ref, kind, user, change.at_s, "user", name)
