"""What waits for the user."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import func, select

from environments._kit.context import App
from environments.microdin.models.shapes import Badges
from environments.microdin.models.tables import Invitation, Message, Notification

router = APIRouter()


@router.get("/api/badges")
def get_badges(app: App) -> Badges:
    """The counts in the bar at the top; looking at a list changes none of them."""
    waits = (Invitation.status == "pending", ~Invitation.is_own)
    with app.reading() as session:
        return Badges(
            invitations=session.scalar(select(func.count()).select_from(Invitation).where(*waits)) or 0,
            messages=session.scalar(select(func.count()).select_from(Message).where(~Message.is_read)) or 0,
            notifications=session.scalar(select(func.count()).select_from(Notification).where(~Notification.is_read))
            or 0,
        )
