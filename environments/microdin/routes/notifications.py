"""What is behind the bell."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.people import Persona
from environments._kit.rows import by_id
from environments._kit.world import World
from environments.microdin.models.shapes import NotificationInfo, NotificationList
from environments.microdin.models.tables import Notification, id_of
from environments.microdin.models.who import person

router = APIRouter()


@router.get("/api/notifications")
def list_notifications(app: App) -> NotificationList:
    """All notifications, the newest first; the list itself marks nothing as read."""
    newest_first = select(Notification).order_by(Notification.happened_at_s.desc(), Notification.ref.desc())
    with app.reading() as session:
        found = [_info(app.world, notification) for notification in session.scalars(newest_first)]
    return NotificationList(notifications=found, unread=sum(not notification.is_read for notification in found))


@router.post("/api/notifications/read-all", status_code=204)
def read_all_notifications(app: App) -> None:
    """Mark all notifications as read."""
    with app.change() as change:
        unread = change.session.scalars(select(Notification).where(~Notification.is_read)).all()
        for notification in unread:
            notification.is_read = True
        if unread:
            change.log("read_all_notifications", None)


@router.post("/api/notifications/{notification_id}/read", status_code=204)
def read_notification(notification_id: str, app: App) -> None:
    """Mark a notification as read."""
    with app.change() as change:
        notification = by_id(change.session, Notification, notification_id)
        if not notification.is_read:
            notification.is_read = True
            change.log("read_notification", notification.ref)


def _info(world: World, row: Notification) -> NotificationInfo:
    return NotificationInfo.model_validate(
        {
            "id": row.id,
            "kind": row.kind,
            "actor": person(world, row.actor_ref),
            "body": row.body,
            "path": f"/{_place(world, row.target_ref)}/{id_of(row.target_ref)}",
            "happened_at_s": row.happened_at_s,
            "is_read": row.is_read,
        }
    )


def _place(world: World, target: str) -> str:
    if target in world.of(Persona):
        return "people"
    if target in world.items["post"]:
        return "posts"
    return "jobs" if target in world.items["job"] else "companies"
