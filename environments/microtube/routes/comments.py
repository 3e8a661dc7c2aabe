"""Comments: writing, replying, deleting, liking."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException
from sqlalchemy.orm import Session

from environments._kit.context import App
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments._kit.tables import next_user_ref
from environments.microtube.models.shapes import CommentInfo, CommentWish, LikeWish
from environments.microtube.models.tables import Comment, Video, id_of
from environments.microtube.models.views import Views

router = APIRouter()


@router.post("/api/videos/{video_id}/comments", status_code=201)
def write_comment(video_id: str, wish: CommentWish, app: App) -> CommentInfo:
    """Write a comment below a video, or reply to one."""
    text = wish.text.strip()
    if not text:
        raise refused("Write something before you post the comment.")
    with app.change() as change:
        video = by_id(change.session, Video, video_id)
        parent = _parent(change.session, video, wish.reply_to)
        ref = next_user_ref(change.session, "comment")
        comment = Comment(
            id=id_of(ref),
            ref=ref,
            video_ref=video.ref,
            parent_ref=parent.ref if parent else None,
            author_ref=app.world.user.id,
            text=text,
            written_at_s=change.at_s,
            likes=0,
            is_liked=False,
            added_at=change.at_s,
            added_by="user",
        )
        change.session.add(comment)
        change.session.flush()
        if parent:
            change.log("reply", parent.ref, text=text)
        else:
            change.log("comment", video.ref, text=text)
        return Views.of(app.world, change.session).comment(comment)


@router.delete("/api/comments/{comment_id}", status_code=204)
def delete_comment(comment_id: str, app: App) -> None:
    """Delete a comment of the user's own, with the replies to it."""
    with app.change() as change:
        comment = by_id(change.session, Comment, comment_id)
        if not comment.author.is_user:
            raise HTTPException(403, "Only your own comments can be deleted.")
        change.session.delete(comment)
        change.log("delete_comment", comment.ref)


@router.post("/api/comments/{comment_id}/like")
def like_comment(comment_id: str, wish: LikeWish, app: App) -> CommentInfo:
    """Like a comment or take the like back."""
    with app.change() as change:
        comment = by_id(change.session, Comment, comment_id)
        if comment.is_liked != wish.liked:
            comment.is_liked = wish.liked
            change.log("like_comment" if wish.liked else "unlike_comment", comment.ref)
        return Views.of(app.world, change.session).comment(comment)


def _parent(session: Session, video: Video, reply_to: str | None) -> Comment | None:
    """The comment that a reply stands below: replies to a reply stand below the same one.

    Raises:
        HTTPException: It is not there, or stands below another video.
    """
    if reply_to is None:
        return None
    parent = by_id(session, Comment, reply_to)
    if parent.video_ref != video.ref:
        raise refused("The comment you reply to stands below another video.")
    if parent.parent_ref is None:
        return parent
    return session.query(Comment).where(Comment.ref == parent.parent_ref).one()
