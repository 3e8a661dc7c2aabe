"""Comments: writing, deleting, liking."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException

from environments._kit.context import App
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments._kit.tables import next_user_ref
from environments.microgram.models.shapes import CommentInfo, CommentWish, LikeWish
from environments.microgram.models.tables import Comment, Post, id_of
from environments.microgram.models.views import comment_info

router = APIRouter()


@router.post("/api/posts/{post_id}/comments", status_code=201)
def write_comment(post_id: str, wish: CommentWish, app: App) -> CommentInfo:
    """Write a comment below a post."""
    text = wish.text.strip()
    if not text:
        raise refused("Write something before you post the comment.")
    with app.change() as change:
        post = by_id(change.session, Post, post_id)
        ref = next_user_ref(change.session, "comment")
        comment = Comment(
            id=id_of(ref),
            ref=ref,
            post_ref=post.ref,
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
        change.log("comment", post.ref, text=text)
        return comment_info(comment, app.world)


@router.delete("/api/comments/{comment_id}", status_code=204)
def delete_comment(comment_id: str, app: App) -> None:
    """Delete a comment of the user's own."""
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
        return comment_info(comment, app.world)
