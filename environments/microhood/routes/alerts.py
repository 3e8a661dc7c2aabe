"""Price alerts: the list, setting one, marking one as seen, deleting one."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments._kit.tables import next_user_ref
from environments.microhood.models.money import dollars
from environments.microhood.models.shapes import AlertInfo, AlertWish
from environments.microhood.models.tables import Alert, Stock, id_of
from environments.microhood.models.trading import reaches
from environments.microhood.models.views import alert_info
from environments.microhood.routes.finding import price_of

router = APIRouter()

MOST_ALERTS = 50


@router.get("/api/alerts")
def list_alerts(app: App) -> list[AlertInfo]:
    """Those that went off, the newest first, then those that wait."""
    with app.reading() as session:
        alerts = session.scalars(select(Alert).order_by(Alert.set_at_s.desc(), Alert.ref)).all()
        gone_off = sorted(
            (alert for alert in alerts if alert.triggered_at_s is not None), key=lambda a: -(a.triggered_at_s or 0.0)
        )
        return [alert_info(alert) for alert in [*gone_off, *(a for a in alerts if a.triggered_at_s is None)]]


@router.post("/api/alerts", status_code=201)
def create_alert(wish: AlertWish, app: App) -> AlertInfo:
    """Set an alert that goes off once, when the price is reached."""
    cents = price_of(wish.price, "a price")
    with app.change() as change:
        stock = by_id(change.session, Stock, wish.stock)
        if reaches(wish.direction, cents, stock.price_cents):
            word = "or more" if wish.direction == "above" else "or less"
            raise refused(
                f"{stock.ticker} is at {dollars(stock.price_cents)}, which is {dollars(cents)} {word} already."
            )
        if len(change.session.scalars(select(Alert.ref)).all()) >= MOST_ALERTS:
            raise refused(f"You have {MOST_ALERTS} alerts. Delete one before you set another.")
        ref = next_user_ref(change.session, "alert")
        alert = Alert(
            id=id_of(ref),
            ref=ref,
            stock_ref=stock.ref,
            stock=stock,
            direction=wish.direction,
            cents=cents,
            set_at_s=change.at_s,
            triggered_at_s=None,
            triggered_cents=None,
            is_seen=False,
            added_at=change.at_s,
            added_by="user",
        )
        change.session.add(alert)
        change.session.flush()
        change.log("set_alert", stock.ref, direction=wish.direction, cents=cents)
        return alert_info(alert)


@router.post("/api/alerts/{alert_id}/seen")
def see_alert(alert_id: str, app: App) -> AlertInfo:
    """Mark an alert that went off as seen."""
    with app.change() as change:
        alert = by_id(change.session, Alert, alert_id)
        if alert.triggered_at_s is None:
            raise refused("This alert has not gone off yet.")
        if not alert.is_seen:
            alert.is_seen = True
            change.log("see_alert", alert.stock_ref)
        return alert_info(alert)


@router.delete("/api/alerts/{alert_id}", status_code=204)
def delete_alert(alert_id: str, app: App) -> None:
    """Delete an alert."""
    with app.change() as change:
        alert = by_id(change.session, Alert, alert_id)
        change.session.delete(alert)
        change.log("delete_alert", alert.stock_ref)
