"""MicroHood's material, as written: stocks, the account before the start, news. Money is whole cents."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from environments._world.material import Written


class WrittenStock(Written):
    """A listed company."""

    id: str = Field(pattern=r"^ent-\d{3}$")
    price: int
    """At the start, cents."""
    year_ago: int
    """Cents."""
    swing: int = Field(ge=1, le=20)
    """How widely the price swung over the year, in hundredths of it."""
    founded: int
    employees: int
    shares: int
    """Outstanding, in millions."""
    eps: int
    """Earnings per share and year, cents."""
    dividend: int = 0
    """Per share and year, cents."""
    volume: int
    """Shares traded on an average day."""
    watched: bool = False
    about: str


class WrittenTransfer(Written):
    """Money from the user's bank."""

    when: str
    cents: int


class WrittenOrder(Written):
    """An order before the start; a filled one gets its price from the history of the stock."""

    when: str
    stock: str
    side: Literal["buy", "sell"]
    shares: int
    type: Literal["market", "limit"] = "market"
    status: Literal["open", "filled", "cancelled"] = "filled"
    limit: int | None = None
    """Cents, of a limit order that was not filled."""
    done: str | None = None
    """How long after it was placed it was filled or cancelled; at once where left out."""


class WrittenAlert(Written):
    """A price alert set before the start."""

    when: str
    stock: str
    direction: Literal["above", "below"]
    cents: int


class WrittenNews(Written):
    """An article."""

    id: str = Field(pattern=r"^news-\d{3}$")
    source: str
    """Id of an entity."""
    stocks: list[str] = Field(min_length=1)
    when: str | None = None
    """None = it comes by the timeline."""
    headline: str
    body: str


class MaterialFile(Written):
    """One YAML file."""

    stocks: list[WrittenStock] = Field(default_factory=list)
    transfers: list[WrittenTransfer] = Field(default_factory=list)
    orders: list[WrittenOrder] = Field(default_factory=list)
    alerts: list[WrittenAlert] = Field(default_factory=list)
    news: list[WrittenNews] = Field(default_factory=list)
