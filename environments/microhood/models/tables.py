"""The tables of MicroHood; all money is whole cents, all shares are whole."""

from __future__ import annotations

from functools import partial

from sqlalchemy import ForeignKey
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from environments._kit.ids import public_id
from environments._kit.tables import Added, Listed, listed_columns

NAME = "microhood"


class Tables(DeclarativeBase):
    """Base of this app's tables."""


class Stock(Listed, Tables):
    """A listed company and its price now."""

    __tablename__ = "stocks"
    noun = "stock"

    ticker: Mapped[str] = mapped_column(unique=True)
    name: Mapped[str]
    sector: Mapped[str]
    headquarters: Mapped[str]
    tagline: Mapped[str]
    about: Mapped[str]
    founded: Mapped[int]
    employees: Mapped[int]
    shares_millions: Mapped[int]
    earnings_cents: Mapped[int]
    dividend_cents: Mapped[int]
    average_volume: Mapped[int]
    price_cents: Mapped[int]
    previous_close_cents: Mapped[int]
    open_cents: Mapped[int]
    """The first price of today."""
    high_cents: Mapped[int]
    """Of today."""
    low_cents: Mapped[int]
    year_high_cents: Mapped[int]
    year_low_cents: Mapped[int]
    is_watched: Mapped[bool]
    """By the user."""

    @property
    def day_change_cents(self) -> int:
        """Since the previous close."""
        return self.price_cents - self.previous_close_cents


class Tick(Added, Tables):
    """A price that a stock has had since the start."""

    __tablename__ = "ticks"

    id: Mapped[int] = mapped_column(primary_key=True)
    stock_ref: Mapped[str] = mapped_column(ForeignKey("stocks.ref"), index=True)
    at_s: Mapped[float]
    cents: Mapped[int]


class Account(Added, Tables):
    """The user's account: one row."""

    __tablename__ = "accounts"

    id: Mapped[int] = mapped_column(primary_key=True)
    cash_cents: Mapped[int]
    """What open orders will need included."""
    previous_value_cents: Mapped[int]
    """Of cash and shares together, at the previous close."""


class Position(Added, Tables):
    """Shares that the user holds; without shares there is no row."""

    __tablename__ = "positions"

    stock_ref: Mapped[str] = mapped_column(ForeignKey("stocks.ref"), primary_key=True)
    shares: Mapped[int]
    cost_cents: Mapped[int]
    """What all of them cost together."""

    stock: Mapped[Stock] = relationship(lazy="joined", innerjoin=True)

    @property
    def value_cents(self) -> int:
        """At the price now."""
        return self.shares * self.stock.price_cents


class Order(Listed, Tables):
    """An order of the user."""

    __tablename__ = "orders"
    noun = "order"

    stock_ref: Mapped[str] = mapped_column(ForeignKey("stocks.ref"), index=True)
    side: Mapped[str]
    """buy or sell."""
    type: Mapped[str]
    """market or limit."""
    shares: Mapped[int]
    limit_cents: Mapped[int | None]
    status: Mapped[str] = mapped_column(index=True)
    """open, filled or cancelled."""
    placed_at_s: Mapped[float]
    done_at_s: Mapped[float | None]
    """When it was filled or cancelled."""
    price_cents: Mapped[int | None]
    """Of a share, once it is filled."""

    stock: Mapped[Stock] = relationship(lazy="joined", innerjoin=True)

    @property
    def reserved_cents(self) -> int:
        """What is kept back for it, as long as it is an open one to buy."""
        return self.shares * (self.limit_cents or 0) if self.side == "buy" and self.status == "open" else 0

    @property
    def total_cents(self) -> int | None:
        """What was paid or received for it."""
        return None if self.price_cents is None else self.shares * self.price_cents


class Transfer(Listed, Tables):
    """Money that came from the user's bank."""

    __tablename__ = "transfers"
    noun = "transfer"

    at_s: Mapped[float]
    cents: Mapped[int]


class Alert(Listed, Tables):
    """A price that the user wants to hear of."""

    __tablename__ = "alerts"
    noun = "alert"

    stock_ref: Mapped[str] = mapped_column(ForeignKey("stocks.ref"), index=True)
    direction: Mapped[str]
    """above (at the price or more) or below (at the price or less)."""
    cents: Mapped[int]
    set_at_s: Mapped[float]
    triggered_at_s: Mapped[float | None]
    triggered_cents: Mapped[int | None]
    """The price that set it off."""
    is_seen: Mapped[bool]
    """Whether the user has marked it as seen since it went off."""

    stock: Mapped[Stock] = relationship(lazy="joined", innerjoin=True)


class News(Listed, Tables):
    """An article."""

    __tablename__ = "news"
    noun = "article"

    source_ref: Mapped[str]
    source: Mapped[str]
    """Who published it."""
    headline: Mapped[str]
    body: Mapped[str]
    published_at_s: Mapped[float]
    updated_at_s: Mapped[float | None]

    mentions: Mapped[list[NewsStock]] = relationship(
        order_by="NewsStock.id", cascade="all, delete-orphan", lazy="selectin"
    )


class NewsStock(Added, Tables):
    """A stock that an article is about."""

    __tablename__ = "news_stocks"

    id: Mapped[int] = mapped_column(primary_key=True)
    news_ref: Mapped[str] = mapped_column(ForeignKey("news.ref"), index=True)
    stock_ref: Mapped[str] = mapped_column(ForeignKey("stocks.ref"), index=True)

    stock: Mapped[Stock] = relationship(lazy="joined", innerjoin=True)


def id_of(ref: str) -> str:
    """The public id of anything in this app."""
    return public_id(NAME, ref)


listed = partial(listed_columns, NAME)
"""The columns that everything listed has."""
