"""What the bell tells; looking at the list marks nothing as read."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.rows import by_id
from environments.microtube.models.shapes import NotificationInfo, ReadWish
from environments.microtube.models.tables import Notification
from environments.microtube.models.views import Views

router = APIRouter()


@router.get("/api/notifications")
def list_notifications(app: App) -> list[NotificationInfo]:
    """All that the user is told of, newest first."""
    with app.reading() as session:
        views = Views.of(app.world, session)
        found = session.scalars(select(Notification).order_by(Notification.at_s.desc(), Notification.ref))
        return [views.notification(notification) for notification in found]


@router.post("/api/notifications/{notification_id}/read")
def read_notification(notification_id: str, wish: ReadWish, app: App) -> NotificationInfo:
    """Mark one as read or unread."""
    with app.change() as change:
        notification = by_id(change.session, Notification, notification_id)
        if notification.is_read != wish.read:
            notification.is_read = wish.read
            change.log("read_notification" if wish.read else "unread_notification", notification.ref)
        return Views.of(app.world, change.session).notification(notification)


@router.post("/api/notifications/read", status_code=204)
def read_notifications(app: App) -> None:
    """Mark all as read."""
    with app.change() as change:
        unread = change.session.scalars(select(Notification).where(~Notification.is_read)).all()
        for notification in unread:
            notification.is_read = True
        if unread:
            change.log("read_notifications", None)


@router.delete("/api/notifications/{notification_id}", status_code=204)
def dismiss_notification(notification_id: str, app: App) -> None:
    """Take one off the list."""
    with app.change() as change:
        notification = by_id(change.session, Notification, notification_id)
        change.session.delete(notification)
        change.log("dismiss_notification", notification.ref)
