"""The start state: the base of the catalogs, and what a task's preload changes about it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field
from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.people import Entity
from environments._kit.preload import Preload
from environments._kit.rows import find
from environments._kit.world import World
from environments.microhood.models.catalog import (
    AlertItem,
    HistoryItem,
    NewsItem,
    OrderItem,
    StockItem,
    StockRef,
    TransferItem,
)
from environments.microhood.models.publishing import news_row
from environments.microhood.models.tables import Account, Alert, Order, Position, Stock, Transfer, listed
from environments.microhood.models.trading import fill_order

SINCE_EVER_S = -366 * 86_400.0
EMPTY_CENTS = 1_000_000
"""Cash in the base `empty`."""


class HoodPreload(Preload):
    """A task's start state."""

    base: Literal["standard", "empty"] = "standard"
    watched: list[StockRef] = Field(default_factory=list)
    unwatched: list[StockRef] = Field(default_factory=list)


def fill(session: Session, world: World, base: str) -> None:
    """Put the stocks, and all that a base holds, into an empty database."""
    session.add_all(_stock(world, item) for item in world.of(StockItem).values())
    account = Account(id=1, cash_cents=EMPTY_CENTS, previous_value_cents=EMPTY_CENTS, **_since_ever())
    session.add(account)
    session.flush()
    names = world.of(Entity)
    for item in world.of(NewsItem).values():
        if item.base and item.at_s is not None:
            session.add(news_row(item, names[item.source].name, item.at_s, "preload"))
    if base == "empty":
        return
    account.cash_cents = 0
    for transfer in world.of(TransferItem).values():
        session.add(Transfer(**listed(transfer.id, transfer.at_s, "preload"), at_s=transfer.at_s, cents=transfer.cents))
        account.cash_cents += transfer.cents
    for order in sorted(world.of(OrderItem).values(), key=lambda item: (item.done_at_s or 0.0, item.id)):
        _replay(session, order)
    session.add_all(_alert(item) for item in world.of(AlertItem).values())
    session.flush()
    account.previous_value_cents = _previous_value_cents(session, account)


def prepare(session: Session, world: World, preload: HoodPreload) -> None:
    """Apply the rest of a task's preload; every reference was checked against the world."""
    del world
    for refs, is_watched in ((preload.watched, True), (preload.unwatched, False)):
        for ref in refs:
            stock = find(session, Stock, ref)
            assert stock is not None
            stock.is_watched = is_watched


def _previous_value_cents(session: Session, account: Account) -> int:
    """What cash and shares were worth at the previous close, if nothing was traded since."""
    held = session.scalars(select(Position)).all()
    return account.cash_cents + sum(position.shares * position.stock.previous_close_cents for position in held)


def _stock(world: World, item: StockItem) -> Stock:
    entity, history = world.of(Entity)[item.id], world.of(HistoryItem)[item.id]
    today, year = [*history.today, item.price_cents], [*history.closes, *history.week, *history.today]
    cities = [world.of(Entity)[link.to].name for link in entity.links if link.kind == "located_in"]
    same = ("about", "founded", "employees", "shares_millions", "earnings_cents", "dividend_cents", "average_volume")
    return Stock(
        **listed(item.id, SINCE_EVER_S, "preload"),
        **{name: getattr(item, name) for name in same},
        ticker=entity.ticker,
        name=entity.name,
        sector=entity.sector,
        headquarters=cities[0] if cities else "",
        tagline=entity.description,
        price_cents=item.price_cents,
        previous_close_cents=history.closes[-1],
        open_cents=history.today[0],
        high_cents=max(today),
        low_cents=min(today),
        year_high_cents=max(*year, item.price_cents),
        year_low_cents=min(*year, item.price_cents),
        is_watched=item.is_watched,
    )


def _replay(session: Session, item: OrderItem) -> None:
    order = Order(
        **listed(item.id, item.at_s, "preload"),
        stock_ref=item.stock,
        side=item.side,
        type=item.type,
        shares=item.shares,
        limit_cents=item.limit_cents,
        status=item.status,
        placed_at_s=item.at_s,
        done_at_s=item.done_at_s,
        price_cents=None,
    )
    session.add(order)
    session.flush()
    if item.price_cents is not None and item.done_at_s is not None:
        fill_order(session, order, item.price_cents, item.done_at_s)


def _alert(item: AlertItem) -> Alert:
    return Alert(
        **listed(item.id, item.at_s, "preload"),
        stock_ref=item.stock,
        direction=item.direction,
        cents=item.cents,
        set_at_s=item.at_s,
        triggered_at_s=None,
        triggered_cents=None,
        is_seen=False,
    )


def _since_ever() -> dict[str, object]:
    return {"added_at": SINCE_EVER_S, "added_by": "preload"}
