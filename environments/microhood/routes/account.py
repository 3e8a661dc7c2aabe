"""The user's account: portfolio, its chart, badges. Reading changes nothing."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy import func, select

from environments._kit.context import App
from environments.microhood.models.charts import portfolio_chart
from environments.microhood.models.shapes import Chart, Counts, Portfolio, Span
from environments.microhood.models.tables import Alert, Order
from environments.microhood.models.trading import account_of
from environments.microhood.models.views import Shelf

router = APIRouter()


@router.get("/api/portfolio")
def get_portfolio(app: App) -> Portfolio:
    """What the account is worth, and all positions."""
    with app.reading() as session:
        return Shelf(session, app.world).portfolio()


@router.get("/api/portfolio/chart")
def get_portfolio_chart(app: App, span: Annotated[Span, Query()] = "1D") -> Chart:
    """What the account was worth over a span."""
    now_s = app.now_s()
    with app.reading() as session:
        return portfolio_chart(session, app.world, span, account_of(session).previous_value_cents, now_s)


@router.get("/api/counts")
def get_counts(app: App) -> Counts:
    """The badges: open orders, and alerts that went off and are not marked as seen."""
    with app.reading() as session:
        waiting = session.scalar(select(func.count()).select_from(Order).where(Order.status == "open"))
        new = select(func.count()).select_from(Alert).where(Alert.triggered_at_s.is_not(None), ~Alert.is_seen)
        return Counts(open_orders=waiting or 0, new_alerts=session.scalar(new) or 0)
