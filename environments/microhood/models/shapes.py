"""The shapes of requests and responses; all money is whole cents."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StrictInt

from environments._kit.wish import Wish
from environments.microhood.models.catalog import OrderType, Side

MOST_SHARES = 1_000_000
PRICE_CHARS = 20

Span = Literal["1D", "1W", "1M", "3M", "1Y"]
PriceText = Annotated[str, Field(max_length=PRICE_CHARS)]
"""A price as somebody types it: `42.20`."""


class StockCard(BaseModel):
    """A stock as lists show it."""

    id: str
    ticker: str
    name: str
    sector: str
    logo_url: str | None
    price_cents: int
    day_change_cents: int
    previous_close_cents: int
    spark: list[int]
    """Prices of today, cents, oldest first, about thirty of them."""
    is_watched: bool
    shares: int
    """That the user holds."""


class StockName(BaseModel):
    """A stock where only its name is needed."""

    id: str
    ticker: str
    name: str


class PositionCard(BaseModel):
    """What the user holds of a stock."""

    stock: StockCard
    shares: int
    shares_waiting: int
    """In open orders to sell."""
    value_cents: int
    cost_cents: int
    gain_cents: int
    """Since the purchase."""
    day_gain_cents: int


class StockDetail(StockCard):
    """The page of a stock."""

    headquarters: str
    tagline: str
    about: str
    founded: int
    employees: int
    market_cap_cents: int
    earnings_cents: int
    """Per share and year."""
    dividend_cents: int
    """Per share and year."""
    average_volume: int
    open_cents: int
    high_cents: int
    low_cents: int
    year_high_cents: int
    year_low_cents: int
    position: PositionCard | None


class Portfolio(BaseModel):
    """The user's account: what it is worth, and in what."""

    value_cents: int
    """Cash and shares."""
    cash_cents: int
    buying_power_cents: int
    """Cash without what is kept back for open orders."""
    shares_value_cents: int
    day_change_cents: int
    previous_value_cents: int
    deposited_cents: int
    gain_cents: int
    """Against all that was paid in."""
    positions: list[PositionCard]


class Point(BaseModel):
    """A value at a moment."""

    at_s: float
    cents: int


class Chart(BaseModel):
    """A line of values over a span."""

    span: Span
    points: list[Point]
    reference_cents: int
    """What the line is compared with: the value before it began."""
    change_cents: int


class OrderWish(Wish):
    """An order to be placed."""

    stock: str
    side: Side
    type: OrderType
    shares: StrictInt
    limit_price: PriceText | None = None


class Estimate(BaseModel):
    """What an order would come to now."""

    price_cents: int
    """Of a share: the price now, or the limit."""
    total_cents: int
    buying_power_cents: int
    shares_free: int
    """That the user could sell."""
    refusal: str | None
    """Why it could not be placed."""


class OrderInfo(BaseModel):
    """An order of the user."""

    id: str
    stock: StockName
    side: Side
    type: OrderType
    shares: int
    limit_cents: int | None
    status: Literal["open", "filled", "cancelled"]
    placed_at_s: float
    done_at_s: float | None
    price_cents: int | None
    total_cents: int | None


class OrderHistory(BaseModel):
    """All orders, those that wait first, and what was paid in."""

    open: list[OrderInfo]
    done: list[OrderInfo]
    transfers: list[Point]


class WatchWish(Wish):
    """Whether a stock is to be on the watchlist."""

    watched: bool


class AlertWish(Wish):
    """A price alert to be set."""

    stock: str
    direction: Literal["above", "below"]
    price: PriceText


class AlertInfo(BaseModel):
    """A price alert."""

    id: str
    stock: StockName
    direction: Literal["above", "below"]
    cents: int
    set_at_s: float
    triggered_at_s: float | None
    triggered_cents: int | None
    is_seen: bool


class NewsCard(BaseModel):
    """An article as the feed shows it: without its text."""

    id: str
    source: str
    logo_url: str | None
    headline: str
    published_at_s: float
    updated_at_s: float | None
    stocks: list[StockName]


class NewsFeed(BaseModel):
    """The newest articles."""

    articles: list[NewsCard]
    total: int


class NewsDetail(NewsCard):
    """An opened article."""

    body: str


class SearchResult(BaseModel):
    """What a search found."""

    stocks: list[StockCard]
    articles: list[NewsCard]


class Counts(BaseModel):
    """The badges of the navigation."""

    open_orders: int
    new_alerts: int
    """That went off and were not marked as seen."""
