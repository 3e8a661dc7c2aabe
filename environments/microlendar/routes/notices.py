"""The bell: what others did, and reminders."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.rows import by_id
from environments.microlendar.models.shapes import NoticeInfo
from environments.microlendar.models.tables import Notice
from environments.microlendar.models.views import notice_info

router = APIRouter()


@router.get("/api/notices")
def list_notices(app: App) -> list[NoticeInfo]:
    """All notices, newest first; looking at the list marks nothing as read."""
    with app.reading() as session:
        found = session.scalars(select(Notice).order_by(Notice.at_s.desc(), Notice.ref))
        return [notice_info(notice, app.world) for notice in found]


@router.get("/api/reminders")
def list_reminders(app: App) -> list[NoticeInfo]:
    """The reminders that have rung and are not dismissed: what stands above every page."""
    rung = select(Notice).where(Notice.kind == "reminder", ~Notice.is_read)
    with app.reading() as session:
        found = session.scalars(rung.order_by(Notice.at_s.desc(), Notice.ref))
        return [notice_info(notice, app.world) for notice in found]


@router.post("/api/notices/read", status_code=204)
def read_notices(app: App) -> None:
    """Mark all of them as read, which also dismisses reminders."""
    with app.change() as change:
        new = change.session.scalars(select(Notice).where(~Notice.is_read)).all()
        for notice in new:
            notice.is_read = True
        if new:
            change.log("read_notices", None)


@router.post("/api/notices/{notice_id}/read", status_code=204)
def read_notice(notice_id: str, app: App) -> None:
    """Mark one as read, which dismisses a reminder."""
    with app.change() as change:
        notice = by_id(change.session, Notice, notice_id)
        if not notice.is_read:
            notice.is_read = True
            change.log("read_notice", notice.ref)
