"""Alerts: those that came, and the topics about which the user wants some."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments._kit.tables import next_user_ref
from environments.microscholar.models.shapes import AlertInfo, AlertList, NewWatch, ReadWish, WatchInfo
from environments.microscholar.models.tables import Alert, Watch, listed
from environments.microscholar.models.views import alert_info, watch_info

router = APIRouter()


@router.get("/api/alerts")
def list_alerts(app: App, unread: bool = False) -> AlertList:
    """Alerts, newest first, all of them or the unread ones; looking at the list marks nothing as read."""
    with app.reading() as session:
        alerts = session.scalars(select(Alert).order_by(Alert.received_at_s.desc(), Alert.ref)).all()
        shown = [alert for alert in alerts if not (unread and alert.is_read)]
        return AlertList(
            alerts=[alert_info(alert) for alert in shown],
            total=len(alerts),
            unread=sum(not alert.is_read for alert in alerts),
        )


@router.post("/api/alerts/read", status_code=204)
def read_all_alerts(app: App) -> None:
    """Mark all alerts as read."""
    with app.change() as change:
        unread = change.session.scalars(select(Alert).where(~Alert.is_read)).all()
        for alert in unread:
            alert.is_read = True
        if unread:
            change.log("read_all_alerts", None)


@router.post("/api/alerts/{alert_id}/read")
def read_alert(alert_id: str, wish: ReadWish, app: App) -> AlertInfo:
    """Mark an alert as read or unread."""
    with app.change() as change:
        alert = by_id(change.session, Alert, alert_id)
        if alert.is_read != wish.read:
            alert.is_read = wish.read
            change.log("read_alert" if wish.read else "unread_alert", alert.ref)
        return alert_info(alert)


@router.get("/api/watches")
def list_watches(app: App) -> list[WatchInfo]:
    """The topics about which the user wants alerts, newest first."""
    with app.reading() as session:
        newest = select(Watch).order_by(Watch.created_at_s.desc(), Watch.ref)
        return [watch_info(watch) for watch in session.scalars(newest)]


@router.post("/api/watches", status_code=201)
def create_alert(wish: NewWatch, app: App) -> WatchInfo:
    """Ask for alerts about a topic. They come once a day, in the morning; asking brings none by itself."""
    topic = " ".join(wish.topic.split())
    if not topic:
        raise refused("Write what the alert should be about.")
    with app.change() as change:
        if topic.casefold() in map(str.casefold, change.session.scalars(select(Watch.topic))):
            raise refused(f"You have an alert about “{topic}” already.")
        ref = next_user_ref(change.session, "watch")
        watch = Watch(**listed(ref, change.at_s, "user"), topic=topic, created_at_s=change.at_s)
        change.session.add(watch)
        change.session.flush()
        change.log("create_alert", ref, topic=topic)
        return watch_info(watch)


@router.delete("/api/watches/{watch_id}", status_code=204)
def delete_alert(watch_id: str, app: App) -> None:
    """Want no more alerts about a topic."""
    with app.change() as change:
        watch = by_id(change.session, Watch, watch_id)
        change.session.delete(watch)
        # Taking back what was made just now is no harm; what was there before is the user's.
        change.log("drop_alert" if watch.added_by == "user" else "delete_alert", watch.ref)
