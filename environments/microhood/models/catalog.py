"""The catalogs of MicroHood: the stocks and their past, the user's account before the start, and the news."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, model_validator

from environments._kit.catalog import Catalog, Dated, Item, reference
from environments._kit.people import Entity
from environments._kit.world import World
from environments.microhood.models.hours import CLOSES, HOURS, TODAY_POINTS, WEEK_DAYS
from environments.microhood.models.money import MOST_CENTS

StockRef = Annotated[str, reference("stock")]
NewsRef = Annotated[str, reference("news")]
OrderRef = Annotated[str, reference("order")]
Side = Literal["buy", "sell"]
OrderType = Literal["market", "limit"]

OLDEST_S = -5 * 366 * 86_400.0
Cents = Annotated[int, Field(gt=0, le=MOST_CENTS)]
Count = Annotated[int, Field(ge=1)]
Moment = Annotated[float, Field(ge=OLDEST_S, le=0)]
"""Simulated seconds from the start."""


class StockItem(Item):
    """A listed company; the id is that of the entity."""

    id: Annotated[str, reference("entity")]
    about: str
    founded: int
    employees: Count
    shares_millions: Count
    """Shares outstanding, in millions."""
    earnings_cents: int
    """Per share and year; negative = a loss."""
    dividend_cents: Annotated[int, Field(ge=0)]
    """Per share and year."""
    average_volume: Count
    """Shares traded on an average day."""
    price_cents: Cents
    """At the start."""
    is_watched: bool = False
    """By the user, at the start."""


class HistoryItem(Item):
    """The past prices of a stock, in cents; the id is the stock's. See `hours` for the moments."""

    id: StockRef
    closes: list[Cents] = Field(min_length=CLOSES, max_length=CLOSES)
    week: list[Cents] = Field(min_length=WEEK_DAYS * len(HOURS), max_length=WEEK_DAYS * len(HOURS))
    today: list[Cents] = Field(min_length=TODAY_POINTS, max_length=TODAY_POINTS)


class TransferItem(Item):
    """Money that came from the user's bank before the start."""

    at_s: Moment
    cents: Annotated[int, Field(gt=0)]


class OrderItem(Item):
    """An order that was placed before the start."""

    at_s: Moment
    stock: StockRef
    side: Side
    type: OrderType = "market"
    shares: Count
    limit_cents: Cents | None = None
    status: Literal["open", "filled", "cancelled"] = "filled"
    done_at_s: Moment | None = None
    """When it was filled or cancelled."""
    price_cents: Cents | None = None
    """Of a share, where it was filled."""

    @model_validator(mode="after")
    def _whole(self) -> OrderItem:
        if (self.limit_cents is not None) != (self.type == "limit"):
            raise ValueError("field 'limit_cents': a limit order has one, a market order has none")
        if (self.price_cents is not None) != (self.status == "filled"):
            raise ValueError("field 'price_cents': a filled order has one, no other has")
        if (self.done_at_s is not None) != (self.status != "open"):
            raise ValueError("field 'done_at_s': an order that is no longer open has one, no other has")
        return self


class AlertItem(Item):
    """A price alert that the user set before the start."""

    at_s: Moment
    stock: StockRef
    direction: Literal["above", "below"]
    cents: Cents


class NewsItem(Dated):
    """An article."""

    base: Literal["standard"] | None
    at_s: Moment | None
    source: Annotated[str, reference("entity")]
    stocks: list[StockRef]
    """Whom it is about, the first one above all."""
    headline: str
    body: str


def _verify_stocks(world: World) -> Iterator[tuple[str, str]]:
    histories = world.of(HistoryItem)
    for stock in world.of(StockItem).values():
        entity = world.of(Entity)[stock.id]
        if not entity.ticker or not entity.sector:
            yield stock.id, "field 'id': the entity has no ticker or no sector"
        if stock.id not in histories:
            yield stock.id, "it has no history"


def _verify_orders(world: World) -> Iterator[tuple[str, str]]:
    """In the order of time no cent and no share is spent that is not there."""
    orders = sorted(world.of(OrderItem).values(), key=lambda order: order.done_at_s or 0.0)
    shares = Counter[str]()
    spent: list[tuple[float, int]] = [(item.at_s, item.cents) for item in world.of(TransferItem).values()]
    for order in orders:
        if order.price_cents is None or order.done_at_s is None:
            continue
        sign = 1 if order.side == "buy" else -1
        shares[order.stock] += sign * order.shares
        spent.append((order.done_at_s, -sign * order.shares * order.price_cents))
        if shares[order.stock] < 0:
            yield order.id, f"field 'shares': more of {order.stock!r} are sold than were bought"
        if sum(cents for at_s, cents in spent if at_s <= order.done_at_s) < 0:
            yield order.id, "field 'price_cents': it costs more than there is in cash"


CATALOGS = [
    Catalog("stock", "stocks.jsonl", StockItem, _verify_stocks),
    Catalog("history", "history.jsonl", HistoryItem),
    Catalog("transfer", "transfers.jsonl", TransferItem),
    Catalog("order", "orders.jsonl", OrderItem, _verify_orders),
    Catalog("alert", "alerts.jsonl", AlertItem),
    Catalog("news", "news.jsonl", NewsItem),
]
