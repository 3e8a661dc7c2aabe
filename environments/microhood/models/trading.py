"""What happens on the market, whoever is the cause: prices, orders, alerts; shared by routes and timeline."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import func, select, text
from sqlalchemy.orm import Session

from environments._kit.tables import AddedBy
from environments.microhood.models.money import dollars, share_of
from environments.microhood.models.tables import Account, Order, Position, Stock

_NEW_PRICE = text(
    "UPDATE stocks SET price_cents = :cents, high_cents = max(high_cents, :cents), low_cents = min(low_cents, :cents), "
    "year_high_cents = max(year_high_cents, :cents), year_low_cents = min(year_low_cents, :cents) WHERE ref = :ref"
)
_NEW_TICK = text("INSERT INTO ticks (stock_ref, at_s, cents, added_at, added_by) VALUES (:ref, :at, :cents, :at, :by)")
_CROSSED = text(
    "SELECT orders.ref FROM orders JOIN stocks ON stocks.ref = orders.stock_ref WHERE status = 'open' AND "
    "CASE side WHEN 'buy' THEN stocks.price_cents <= limit_cents ELSE stocks.price_cents >= limit_cents END"
)
_GONE_OFF = text(
    "UPDATE alerts SET triggered_at_s = :at, triggered_cents = price_cents FROM stocks WHERE stocks.ref = stock_ref "
    "AND triggered_at_s IS NULL AND CASE direction WHEN 'above' THEN price_cents >= cents ELSE price_cents <= cents END"
)


class TradeError(ValueError):
    """An order that the account does not allow; the text is a sentence for the user."""


def account_of(session: Session) -> Account:
    """The user's account."""
    return session.scalars(select(Account)).one()


def open_orders(session: Session, stock_ref: str | None = None) -> list[Order]:
    """The orders that wait, oldest first: all of them, or those of a stock."""
    wanted = select(Order).where(Order.status == "open").order_by(Order.placed_at_s, Order.ref)
    return list(session.scalars(wanted if stock_ref is None else wanted.where(Order.stock_ref == stock_ref)))


def buying_power_cents(session: Session) -> int:
    """Cash without what is kept back for open orders."""
    return account_of(session).cash_cents - sum(order.reserved_cents for order in open_orders(session))


def shares_held(session: Session, stock_ref: str) -> int:
    """How many shares of a stock the user has."""
    position = session.get(Position, stock_ref)
    return position.shares if position else 0


def shares_waiting(session: Session, stock_ref: str) -> int:
    """How many shares of a stock wait in open orders to be sold."""
    wanted = select(func.sum(Order.shares)).where(
        Order.stock_ref == stock_ref, Order.side == "sell", Order.status == "open"
    )
    return session.scalar(wanted) or 0


def value_cents(session: Session) -> int:
    """All that the user has: cash and shares at their prices now."""
    return account_of(session).cash_cents + sum(position.value_cents for position in session.scalars(select(Position)))


def refuse_order(session: Session, stock: Stock, side: str, shares: int, limit_cents: int | None) -> None:
    """Check that the account allows an order.

    Raises:
        TradeError: It does not; the text says why.
    """
    if side == "buy":
        _refuse_buying(session, shares * (stock.price_cents if limit_cents is None else limit_cents))
    else:
        _refuse_selling(session, stock, shares)


def place_order(session: Session, order: Order, stock: Stock, at_s: float) -> None:
    """Put in a checked order: it is filled at once if the price allows it, and waits otherwise."""
    session.add(order)
    session.flush()
    if order.limit_cents is None or _crosses(order, stock.price_cents):
        fill_order(session, order, stock.price_cents, at_s)


def fill_order(session: Session, order: Order, cents: int, at_s: float) -> None:
    """Exchange shares and cash at a price."""
    total = order.shares * cents
    account = account_of(session)
    order.status, order.price_cents, order.done_at_s = "filled", cents, at_s
    if order.side == "buy":
        account.cash_cents -= total
        _take_in(session, order, total, at_s)
    else:
        account.cash_cents += total
        _give_away(session, order)
    session.flush()


def cancel_order(order: Order, at_s: float) -> None:
    """End an open order; what was kept back for it is free again."""
    order.status, order.done_at_s = "cancelled", at_s


def set_prices(session: Session, prices: Mapping[str, int], at_s: float, added_by: AddedBy) -> None:
    """Stocks have new prices: open orders that these cross are filled at them, and alerts go off.

    Args:
        session: Where to.
        prices: Cents by reference of the stock.
        at_s: When, simulated seconds from the start.
        added_by: Who is the cause.
    """
    # Hundreds of ticks come in a run: they go past the session's bookkeeping, each in a few statements.
    given = {"at": at_s, "by": added_by}
    rows = [{"ref": ref, "cents": cents, **given} for ref, cents in prices.items()]
    connection = session.connection()
    connection.execute(_NEW_PRICE, rows)
    connection.execute(_NEW_TICK, rows)
    oldest = select(Order).order_by(Order.placed_at_s, Order.ref)
    crossed = connection.execute(_CROSSED).scalars().all()
    for order in session.scalars(oldest.where(Order.ref.in_(crossed))).all() if crossed else ():
        fill_order(session, order, order.stock.price_cents, at_s)
    connection.execute(_GONE_OFF, {"at": at_s})


def reaches(direction: str, wanted_cents: int, cents: int) -> bool:
    """Whether a price is one that an alert waits for."""
    return cents >= wanted_cents if direction == "above" else cents <= wanted_cents


def _crosses(order: Order, cents: int) -> bool:
    assert order.limit_cents is not None
    return cents <= order.limit_cents if order.side == "buy" else cents >= order.limit_cents


def _refuse_buying(session: Session, needed_cents: int) -> None:
    power = buying_power_cents(session)
    if needed_cents > power:
        raise TradeError(
            f"Not enough buying power: this order needs {dollars(needed_cents)}, and you have {dollars(power)}."
        )


def _refuse_selling(session: Session, stock: Stock, shares: int) -> None:
    held, waiting = shares_held(session, stock.ref), shares_waiting(session, stock.ref)
    if shares <= held - waiting:
        return
    if held == 0:
        raise TradeError(f"You have no shares of {stock.ticker} to sell.")
    kept = f", and {waiting} of them wait in open orders" if waiting else ""
    raise TradeError(f"Not enough shares: you have {held} of {stock.ticker}{kept}.")


def _take_in(session: Session, order: Order, total_cents: int, at_s: float) -> None:
    position = session.get(Position, order.stock_ref)
    if position is None:
        position = Position(stock_ref=order.stock_ref, shares=0, cost_cents=0, added_at=at_s, added_by=order.added_by)
        session.add(position)
    position.shares += order.shares
    position.cost_cents += total_cents


def _give_away(session: Session, order: Order) -> None:
    position = session.get(Position, order.stock_ref)
    assert position is not None
    position.cost_cents -= share_of(position.cost_cents, position.shares, order.shares)
    position.shares -= order.shares
    if position.shares == 0:
        session.delete(position)
