"""The activity page."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App
from environments.microgram.models.shapes import ActivityInfo
from environments.microgram.models.tables import Activity
from environments.microgram.models.views import activity_info

router = APIRouter()


@router.get("/api/activities")
def list_activities(app: App) -> list[ActivityInfo]:
    """What concerns the user, newest first; looking at the list marks nothing as read."""
    with app.reading() as session:
        found = session.scalars(select(Activity).order_by(Activity.at_s.desc(), Activity.ref))
        return [activity_info(activity, app.world) for activity in found]


@router.post("/api/activities/read", status_code=204)
def read_activities(app: App) -> None:
    """Mark all of it as read."""
    with app.change() as change:
        new = change.session.scalars(select(Activity).where(~Activity.is_read)).all()
        for activity in new:
            activity.is_read = True
        if new:
            change.log("read_activities", None)
