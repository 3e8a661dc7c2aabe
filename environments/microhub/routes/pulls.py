"""Pull requests: the list, their pages, reviewing, merging, closing."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments._kit.tables import next_user_ref
from environments.microhub.models.code import can_merge
from environments.microhub.models.sharing import merge, set_state
from environments.microhub.models.tables import Repository, listed
from environments.microhub.models.wishes import ReviewWish, StateWish
from environments.microhub.models.work_shapes import PullDetail, PullList
from environments.microhub.models.work_tables import Pull, Review
from environments.microhub.models.work_views import pull_card, pull_detail
from environments.microhub.routes.issues import matches

router = APIRouter()

Limit = Annotated[int, Query(ge=1, le=500)]


@router.get("/api/repos/{repo_id}/pulls")
def list_pulls(
    repo_id: str,
    app: App,
    state: Literal["open", "closed"] = "open",
    label: str | None = None,
    author: str | None = None,
    search: str = "",
    limit: Limit = 25,
) -> PullList:
    """The pull requests of a repository, newest first; merged ones count as closed."""
    with app.reading() as session:
        repo = by_id(session, Repository, repo_id)
        rows = session.scalars(select(Pull).where(Pull.repo_ref == repo.ref).order_by(Pull.number.desc()))
        found = [pull for pull in rows if matches(pull, label, None, author, search)]
        shown = [pull for pull in found if (pull.state == "open") == (state == "open")]
        is_open = sum(pull.state == "open" for pull in found)
        cards = [pull_card(session, pull, app.world) for pull in shown[:limit]]
        return PullList(pulls=cards, open=is_open, closed=len(found) - is_open)


@router.get("/api/pulls/{pull_id}")
def get_pull(pull_id: str, app: App) -> PullDetail:
    """A pull request with its conversation, commits, checks and diff."""
    with app.reading() as session:
        return pull_detail(session, by_id(session, Pull, pull_id), app.world)


@router.post("/api/pulls/{pull_id}/state")
def set_pull_state(pull_id: str, wish: StateWish, app: App) -> PullDetail:
    """Close a pull request without merging it, or reopen it."""
    with app.change() as change:
        pull = by_id(change.session, Pull, pull_id)
        if pull.state == "merged":
            raise refused("This pull request is merged; it cannot be closed or reopened.")
        if pull.state != wish.state:
            set_state(change.session, pull, wish.state, app.world.user.id, change.at_s, "user")
            change.log("close_pull" if wish.state == "closed" else "reopen_pull", pull.ref)
        change.session.flush()
        return pull_detail(change.session, pull, app.world)


@router.post("/api/pulls/{pull_id}/merge")
def merge_pull(pull_id: str, app: App) -> PullDetail:
    """Merge a pull request into the default branch, its commits squashed into one."""
    with app.change() as change:
        pull = by_id(change.session, Pull, pull_id)
        if pull.state != "open":
            raise refused(f"This pull request is {pull.state}; only an open one can be merged.")
        if pull.is_draft:
            raise refused("This pull request is a draft; its author has to mark it as ready first.")
        if pull_card(change.session, pull, app.world).review == "changes_requested":
            raise refused("A reviewer has asked for changes; they have to be approved before the merge.")
        if not can_merge(change.session, pull.repo_ref, pull.branch):
            raise refused("This branch has conflicts with the default branch, which its author has to resolve first.")
        merge(change.session, pull, f"merge-{pull.ref}", app.world.user.id, change.at_s, "user")
        change.log("merge_pull", pull.ref)
        change.session.flush()
        return pull_detail(change.session, pull, app.world)


@router.post("/api/pulls/{pull_id}/reviews", status_code=201)
def review_pull(pull_id: str, wish: ReviewWish, app: App) -> PullDetail:
    """Review a pull request: approve it, ask for changes, or only say something."""
    text = wish.text.strip()
    if wish.verdict != "approved" and not text:
        raise refused("Say what you think of the changes before you send the review.")
    with app.change() as change:
        pull = by_id(change.session, Pull, pull_id)
        if pull.author.is_user and wish.verdict != "commented":
            raise refused("You cannot judge your own pull request; you can comment on it.")
        ref = next_user_ref(change.session, "review")
        review = Review(
            **listed(ref, change.at_s, "user"),
            pull_ref=pull.ref,
            author_ref=app.world.user.id,
            verdict=wish.verdict,
            text=text,
            written_at_s=change.at_s,
        )
        change.session.add(review)
        change.session.flush()
        change.log("review_pull", pull.ref, verdict=wish.verdict, text=text)
        return pull_detail(change.session, pull, app.world)
