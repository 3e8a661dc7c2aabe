"""Lists of posts: the feed, Explore, what is saved; and one post. Reading changes nothing."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy import func, select

from environments._kit.context import App
from environments._kit.rows import by_id
from environments.microgram.models.shapes import Counts, PostDetail, PostList, Tile
from environments.microgram.models.tables import Activity, Message, Post, Profile
from environments.microgram.models.views import post_card, post_detail, tile

router = APIRouter()

NEWEST = (Post.posted_at_s.desc(), Post.ref)


@router.get("/api/feed")
def list_feed(app: App, limit: Annotated[int, Query(ge=1, le=500)] = 10) -> PostList:
    """The newest posts of the feed, newest first."""
    with app.reading() as session:
        total = session.scalar(select(func.count()).select_from(Post).where(Post.in_feed)) or 0
        posts = session.scalars(select(Post).where(Post.in_feed).order_by(*NEWEST).limit(limit))
        return PostList(posts=[post_card(post, app.world) for post in posts], total=total)


@router.get("/api/explore")
def list_explore(app: App) -> list[Tile]:
    """Posts of people whom the user does not follow, newest first."""
    wanted = select(Post).join(Profile).where(~Profile.is_followed, ~Profile.is_user).order_by(*NEWEST)
    with app.reading() as session:
        return [tile(post) for post in session.scalars(wanted)]


@router.get("/api/saved")
def list_saved(app: App) -> list[Tile]:
    """What the user has saved."""
    with app.reading() as session:
        return [tile(post) for post in session.scalars(select(Post).where(Post.is_saved).order_by(*NEWEST))]


@router.get("/api/posts/{post_id}")
def get_post(post_id: str, app: App) -> PostDetail:
    """A post with its whole caption and all its comments."""
    with app.reading() as session:
        return post_detail(by_id(session, Post, post_id), app.world)


@router.get("/api/counts")
def get_counts(app: App) -> Counts:
    """The badges: threads with unread messages, and activities that the user has not marked as read."""
    with app.reading() as session:
        threads = session.scalar(select(func.count(Message.thread_ref.distinct())).where(~Message.is_read))
        activities = session.scalar(select(func.count()).select_from(Activity).where(~Activity.is_read))
        return Counts(unread_threads=threads or 0, new_activities=activities or 0)
