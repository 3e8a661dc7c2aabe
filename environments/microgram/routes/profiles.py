"""Profiles: finding people, their pages, following."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.folding import fold
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments.microgram.models.shapes import FollowWish, ProfileDetail, ProfileRow
from environments.microgram.models.sharing import user_profile
from environments.microgram.models.tables import Post, Profile
from environments.microgram.models.views import profile_detail, profile_row
from environments.microgram.routes.reading import NEWEST

router = APIRouter()

SUGGESTED = 5
FOUND = 20


@router.get("/api/profiles")
def list_profiles(app: App, search: str = "") -> list[ProfileRow]:
    """Accounts whose name or handle holds what is searched for, by name."""
    words = fold(search).split()
    with app.reading() as session:
        profiles = session.scalars(select(Profile).order_by(Profile.name, Profile.ref))
        found = [p for p in profiles if words and all(word in fold(f"{p.name} {p.handle}") for word in words)]
        return [profile_row(profile, app.world) for profile in found[:FOUND]]


@router.get("/api/suggestions")
def list_suggestions(app: App) -> list[ProfileRow]:
    """Accounts with many followers that the user does not follow."""
    wanted = select(Profile).where(~Profile.is_followed, ~Profile.is_user)
    with app.reading() as session:
        found = session.scalars(wanted.order_by(Profile.followers.desc(), Profile.ref).limit(SUGGESTED))
        return [profile_row(profile, app.world) for profile in found]


@router.get("/api/profiles/{profile_id}")
def get_profile(profile_id: str, app: App) -> ProfileDetail:
    """A profile with its posts; `me` is the user's own."""
    with app.reading() as session:
        profile = user_profile(session) if profile_id == "me" else by_id(session, Profile, profile_id)
        posts = session.scalars(select(Post).where(Post.author_ref == profile.ref).order_by(*NEWEST)).all()
        return profile_detail(profile, posts, app.world)


@router.post("/api/profiles/{profile_id}/follow")
def follow_profile(profile_id: str, wish: FollowWish, app: App) -> ProfileRow:
    """Follow somebody or stop."""
    with app.change() as change:
        profile = by_id(change.session, Profile, profile_id)
        if profile.is_user:
            raise refused("You cannot follow yourself.")
        if profile.is_followed != wish.followed:
            profile.is_followed = wish.followed
            change.log("follow" if wish.followed else "unfollow", profile.ref)
        return profile_row(profile, app.world)
