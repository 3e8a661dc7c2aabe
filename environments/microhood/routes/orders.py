"""Orders: the history, placing one, cancelling one that waits."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App, Change
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments._kit.tables import next_user_ref
from environments.microhood.models.shapes import MOST_SHARES, OrderHistory, OrderInfo, OrderWish, Point
from environments.microhood.models.tables import Order, Stock, Transfer, id_of
from environments.microhood.models.trading import TradeError, cancel_order, place_order, refuse_order
from environments.microhood.models.views import order_info
from environments.microhood.routes.finding import price_of

router = APIRouter()


@router.get("/api/orders")
def list_orders(app: App) -> OrderHistory:
    """All orders of the user, the newest first, and the transfers from the bank."""
    with app.reading() as session:
        orders = session.scalars(select(Order).order_by(Order.placed_at_s.desc(), Order.ref.desc())).all()
        transfers = session.scalars(select(Transfer).order_by(Transfer.at_s.desc()))
        return OrderHistory(
            open=[order_info(order) for order in orders if order.status == "open"],
            done=[order_info(order) for order in orders if order.status != "open"],
            transfers=[Point(at_s=transfer.at_s, cents=transfer.cents) for transfer in transfers],
        )


@router.post("/api/orders", status_code=201)
def create_order(wish: OrderWish, app: App) -> OrderInfo:
    """Place an order: a market order is filled at the price now, a limit order when the price reaches it."""
    if not 1 <= wish.shares <= MOST_SHARES:
        raise refused(f"Enter a number of shares from 1 to {MOST_SHARES:,}.")
    if wish.type == "market" and wish.limit_price is not None:
        raise refused("A market order has no limit price.")
    limit = price_of(wish.limit_price, "a limit price") if wish.type == "limit" else None
    with app.change() as change:
        stock = by_id(change.session, Stock, wish.stock)
        try:
            refuse_order(change.session, stock, wish.side, wish.shares, limit)
        except TradeError as error:
            raise refused(str(error)) from None
        order = _new_order(change, stock, wish, limit)
        place_order(change.session, order, stock, change.at_s)
        details: dict[str, Any] = {"shares": wish.shares, "type": wish.type}
        if limit is not None:
            details["limit_cents"] = limit
        change.log(wish.side, stock.ref, **details)
        return order_info(order)


@router.post("/api/orders/{order_id}/cancel")
def cancel(order_id: str, app: App) -> OrderInfo:
    """Cancel an order that waits."""
    with app.change() as change:
        order = by_id(change.session, Order, order_id)
        if order.status != "open":
            raise refused(f"This order is {order.status} already and can no longer be cancelled.")
        cancel_order(order, change.at_s)
        change.log(f"cancel_{order.side}", order.stock_ref, order=order.ref)
        return order_info(order)


def _new_order(change: Change, stock: Stock, wish: OrderWish, limit_cents: int | None) -> Order:
    ref = next_user_ref(change.session, "order")
    return Order(
        id=id_of(ref),
        ref=ref,
        stock_ref=stock.ref,
        stock=stock,
        side=wish.side,
        type=wish.type,
        shares=wish.shares,
        limit_cents=limit_cents,
        status="open",
        placed_at_s=change.at_s,
        done_at_s=None,
        price_cents=None,
        added_at=change.at_s,
        added_by="user",
    )
