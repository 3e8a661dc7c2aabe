"""The history: what the user has watched."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import delete, select

from environments._kit.context import App
from environments._kit.rows import by_id
from environments.microtube.models.shapes import WatchedInfo
from environments.microtube.models.tables import Video, Watched
from environments.microtube.models.views import Views

router = APIRouter()


@router.get("/api/history")
def list_history(app: App) -> list[WatchedInfo]:
    """What the user has watched, the last first."""
    with app.reading() as session:
        views = Views.of(app.world, session)
        found = session.scalars(select(Watched).order_by(Watched.watched_at_s.desc(), Watched.video_ref))
        return [WatchedInfo(video=views.video(row.video), watched_at_s=row.watched_at_s) for row in found]


@router.delete("/api/history/{video_id}", status_code=204)
def remove_from_history(video_id: str, app: App) -> None:
    """Take one video out of the history."""
    with app.change() as change:
        video = by_id(change.session, Video, video_id)
        row = change.session.get(Watched, video.ref)
        if row is not None:
            change.session.delete(row)
            change.log("remove_from_history", video.ref)


@router.delete("/api/history", status_code=204)
def clear_history(app: App) -> None:
    """Empty the history."""
    with app.change() as change:
        if change.session.scalar(select(Watched).limit(1)) is not None:
            change.session.execute(delete(Watched))
            change.log("clear_history", None)
