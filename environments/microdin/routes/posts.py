"""One post: its page, reactions, comments, hiding and deleting."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException
from sqlalchemy import delete

from environments._kit.context import App
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments._kit.tables import next_user_ref
from environments.microdin.models.network import react
from environments.microdin.models.shapes import PostDetail, ReactionWish, TextWish
from environments.microdin.models.tables import Comment, Post, Reaction, id_of
from environments.microdin.models.views import post_detail

router = APIRouter()


@router.get("/api/posts/{post_id}")
def get_post(post_id: str, app: App) -> PostDetail:
    """A post with all comments; changes nothing."""
    with app.reading() as session:
        return post_detail(session, app.world, by_id(session, Post, post_id))


@router.post("/api/posts/{post_id}/reaction")
def react_to_post(post_id: str, wish: ReactionWish, app: App) -> PostDetail:
    """React to a post, react in another way, or take the reaction back."""
    with app.change() as change:
        post = by_id(change.session, Post, post_id)
        if react(change.session, post.ref, app.world.user.id, wish.kind, change.at_s, "user"):
            if wish.kind is None:
                change.log("take_back_reaction", post.ref)
            else:
                change.log("react", post.ref, reaction=wish.kind)
            change.session.flush()
        return post_detail(change.session, app.world, post)


@router.post("/api/posts/{post_id}/comments", status_code=201)
def comment_on_post(post_id: str, wish: TextWish, app: App) -> PostDetail:
    """Comment on a post."""
    text = wish.text.strip()
    if not text:
        raise refused("Write something before you comment.")
    with app.change() as change:
        post = by_id(change.session, Post, post_id)
        ref = next_user_ref(change.session, "comment")
        change.session.add(
            Comment(
                id=id_of(ref),
                ref=ref,
                post_ref=post.ref,
                author_ref=app.world.user.id,
                body=text,
                written_at_s=change.at_s,
                added_at=change.at_s,
                added_by="user",
            )
        )
        change.log("comment", post.ref, text=text)
        change.session.flush()
        return post_detail(change.session, app.world, post)


@router.delete("/api/comments/{comment_id}", status_code=204)
def delete_comment(comment_id: str, app: App) -> None:
    """Remove a comment that the user wrote."""
    with app.change() as change:
        comment = by_id(change.session, Comment, comment_id)
        if comment.author_ref != app.world.user.id:
            raise HTTPException(409, "You can only delete your own comments.")
        change.session.delete(comment)
        change.log("delete_comment", comment.ref)


@router.post("/api/posts/{post_id}/hide", status_code=204)
def hide_post(post_id: str, app: App) -> None:
    """Take a post out of the user's feed."""
    with app.change() as change:
        post = by_id(change.session, Post, post_id)
        if not post.is_hidden:
            post.is_hidden = True
            change.log("hide_post", post.ref)


@router.delete("/api/posts/{post_id}", status_code=204)
def delete_post(post_id: str, app: App) -> None:
    """Remove a post that the user wrote, with its comments and reactions."""
    with app.change() as change:
        post = by_id(change.session, Post, post_id)
        if post.author_ref != app.world.user.id or post.added_by != "user":
            raise HTTPException(409, "You can only delete posts that you wrote here.")
        change.session.execute(delete(Comment).where(Comment.post_ref == post.ref))
        change.session.execute(delete(Reaction).where(Reaction.post_ref == post.ref))
        change.session.delete(post)
        change.log("delete_post", post.ref)
