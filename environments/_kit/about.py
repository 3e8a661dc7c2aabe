"""`GET /api/session`: who is signed in, and what day it is."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel

from environments._kit.context import App
from environments._kit.media import avatar_url
from pytest_sentinel.calendar import START


class SignedInUser(BaseModel):
    """The user of all apps."""

    id: str
    name: str
    email: str
    avatar_url: str | None


class SessionInfo(BaseModel):
    """What a page needs to know before it shows anything."""

    title: str
    user: SignedInUser
    start: str
    """The calendar moment of simulated time 0, with its offset."""
    timezone: str
    now_s: float
    """Simulated seconds from the start."""


router = APIRouter()


@router.get("/api/session")
def get_session(app: App) -> SessionInfo:
    """Who is signed in, the moment of the start, and the simulated time now."""
    user = app.world.user
    return SessionInfo(
        title=app.title,
        user=SignedInUser(
            id=app.public_id(user.id),
            name=user.name,
            email=user.email,
            avatar_url=avatar_url(app.world, app.name, user.id),
        ),
        start=START.isoformat(),
        timezone=str(START.tzinfo),
        now_s=app.now_s(),
    )
