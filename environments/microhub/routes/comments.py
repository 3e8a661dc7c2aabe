"""Comments below issues and pull requests."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException

from environments._kit.context import App, AppContext
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments._kit.tables import next_user_ref
from environments.microhub.models.tables import listed
from environments.microhub.models.views import account_card
from environments.microhub.models.wishes import CommentWish
from environments.microhub.models.work_shapes import TalkEntry
from environments.microhub.models.work_tables import Comment, Issue, Pull

router = APIRouter()


@router.post("/api/issues/{issue_id}/comments", status_code=201)
def comment_on_issue(issue_id: str, wish: CommentWish, app: App) -> TalkEntry:
    """Comment on an issue."""
    return _comment(app, Issue, issue_id, wish.text)


@router.post("/api/pulls/{pull_id}/comments", status_code=201)
def comment_on_pull(pull_id: str, wish: CommentWish, app: App) -> TalkEntry:
    """Comment on a pull request."""
    return _comment(app, Pull, pull_id, wish.text)


@router.delete("/api/comments/{comment_id}", status_code=204)
def delete_comment(comment_id: str, app: App) -> None:
    """Delete a comment of the user's own."""
    with app.change() as change:
        comment = by_id(change.session, Comment, comment_id)
        if not comment.author.is_user:
            raise HTTPException(403, "Only your own comments can be deleted.")
        change.session.delete(comment)
        change.log("delete_comment", comment.subject_ref, comment=comment.ref)


def _comment(app: AppContext, model: type[Issue] | type[Pull], public: str, text: str) -> TalkEntry:
    text = text.strip()
    if not text:
        raise refused("Write something before you post the comment.")
    with app.change() as change:
        subject = by_id(change.session, model, public)
        ref = next_user_ref(change.session, "comment")
        comment = Comment(
            **listed(ref, change.at_s, "user"),
            subject_ref=subject.ref,
            author_ref=app.world.user.id,
            text=text,
            written_at_s=change.at_s,
        )
        change.session.add(comment)
        change.session.flush()
        change.log("comment", subject.ref, text=text)
        actor = account_card(comment.author, app.world)
        return TalkEntry(kind="comment", id=comment.id, actor=actor, text=text, at_s=change.at_s)
