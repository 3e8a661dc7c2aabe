"""The feed, and what the user writes for it."""

from __future__ import annotations

from fastapi import APIRouter, Query
from sqlalchemy import select

from environments._kit.context import App, Change
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments._kit.tables import next_user_ref
from environments._kit.world import World
from environments.microdin.models.shapes import Feed, PostInfo, TextWish
from environments.microdin.models.tables import Post, id_of
from environments.microdin.models.views import post_info, post_infos

router = APIRouter()

PAGE_POSTS = 20


@router.get("/api/feed")
def get_feed(app: App, limit: int = Query(PAGE_POSTS, ge=1, le=1000)) -> Feed:
    """The newest posts first."""
    with app.reading() as session:
        posts = session.scalars(
            select(Post).where(~Post.is_hidden).order_by(Post.posted_at_s.desc(), Post.ref.desc())
        ).all()
        return Feed(posts=post_infos(session, app.world, posts[:limit]), total=len(posts))


@router.post("/api/posts", status_code=201)
def publish_post(wish: TextWish, app: App) -> PostInfo:
    """Publish a post."""
    text = wish.text.strip()
    if not text:
        raise refused("Write something before you post it.")
    with app.change() as change:
        post = _own_post(change, app.world, text, None)
        change.log("publish_post", post.ref, text=text)
        return post_info(change.session, app.world, post)


@router.post("/api/posts/{post_id}/share", status_code=201)
def share_post(post_id: str, wish: TextWish, app: App) -> PostInfo:
    """Pass a post on, with or without words of one's own."""
    with app.change() as change:
        shared = by_id(change.session, Post, post_id)
        post = _own_post(change, app.world, wish.text.strip(), shared.shared_ref or shared.ref)
        change.log("share_post", shared.ref, text=post.body)
        return post_info(change.session, app.world, post)


def _own_post(change: Change, world: World, text: str, shared_ref: str | None) -> Post:
    ref = next_user_ref(change.session, "post")
    post = Post(
        id=id_of(ref),
        ref=ref,
        author_ref=world.user.id,
        body=text,
        posted_at_s=change.at_s,
        shared_ref=shared_ref,
        is_hidden=False,
        added_at=change.at_s,
        added_by="user",
    )
    change.session.add(post)
    change.session.flush()
    return post
