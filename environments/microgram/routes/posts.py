"""What the user does with posts: like, save, publish, delete."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException
from sqlalchemy import delete, select

from environments._kit.context import App
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments._kit.tables import next_user_ref
from environments.microgram.models.pictures import picture_info
from environments.microgram.models.shapes import LikeWish, PostCard, PostDetail, PostWish, RollChoice, SaveWish
from environments.microgram.models.tables import Activity, Post, RollPicture, id_of
from environments.microgram.models.views import post_card, post_detail

router = APIRouter()


@router.post("/api/posts/{post_id}/like")
def like_post(post_id: str, wish: LikeWish, app: App) -> PostCard:
    """Like a post or take the like back."""
    with app.change() as change:
        post = by_id(change.session, Post, post_id)
        if post.is_liked != wish.liked:
            post.is_liked = wish.liked
            change.log("like_post" if wish.liked else "unlike_post", post.ref)
        return post_card(post, app.world)


@router.post("/api/posts/{post_id}/save")
def save_post(post_id: str, wish: SaveWish, app: App) -> PostCard:
    """Save a post or take it out of the saved ones."""
    with app.change() as change:
        post = by_id(change.session, Post, post_id)
        if post.is_saved != wish.saved:
            post.is_saved = wish.saved
            change.log("save_post" if wish.saved else "unsave_post", post.ref)
        return post_card(post, app.world)


@router.get("/api/roll")
def list_roll(app: App) -> list[RollChoice]:
    """The pictures on the user's device."""
    with app.reading() as session:
        roll = session.scalars(select(RollPicture).order_by(RollPicture.ref))
        return [RollChoice(id=item.id, picture=picture_info(item)) for item in roll]


@router.post("/api/posts", status_code=201)
def create_post(wish: PostWish, app: App) -> PostDetail:
    """Publish a picture of the roll; it appears on the user's profile and at the top of the feed."""
    with app.change() as change:
        chosen = change.session.get(RollPicture, wish.picture)
        if chosen is None:
            raise refused("Choose one of your pictures before you share.")
        ref = next_user_ref(change.session, "post")
        post = Post(
            id=id_of(ref),
            ref=ref,
            author_ref=app.world.user.id,
            caption=wish.caption.strip(),
            place=wish.place.strip(),
            picture=chosen.picture,
            alt=chosen.alt,
            posted_at_s=change.at_s,
            in_feed=True,
            likes=0,
            is_liked=False,
            is_saved=False,
            added_at=change.at_s,
            added_by="user",
        )
        change.session.add(post)
        change.session.flush()
        change.log("create_post", ref, picture=chosen.ref, caption=post.caption, place=post.place)
        return post_detail(post, app.world)


@router.delete("/api/posts/{post_id}", status_code=204)
def delete_post(post_id: str, app: App) -> None:
    """Delete a post of the user's own, with its comments and what the activity page says of it."""
    with app.change() as change:
        post = by_id(change.session, Post, post_id)
        if not post.author.is_user:
            raise HTTPException(403, "Only your own posts can be deleted.")
        change.session.execute(delete(Activity).where(Activity.post_ref == post.ref))
        change.session.delete(post)
        change.log("delete_post", post.ref)
