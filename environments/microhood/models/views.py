"""Rows of the tables in the shapes of responses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from environments._kit.media import avatar_url
from environments._kit.world import World
from environments.microhood.models.charts import spark, ticks_by_stock
from environments.microhood.models.shapes import (
    AlertInfo,
    NewsCard,
    NewsDetail,
    OrderInfo,
    Portfolio,
    PositionCard,
    StockCard,
    StockDetail,
    StockName,
)
from environments.microhood.models.tables import NAME, Alert, News, Order, Position, Stock, Transfer
from environments.microhood.models.trading import account_of, buying_power_cents, shares_waiting, value_cents

MILLION = 1_000_000


class Shelf:
    """Makes cards of stocks, with what all of them need read once."""

    def __init__(self, session: Session, world: World) -> None:
        self._session = session
        self._world = world
        self._ticks = ticks_by_stock(session)
        self._held = {position.stock_ref: position for position in session.scalars(select(Position))}

    def cards(self, stocks: Sequence[Stock]) -> list[StockCard]:
        """Stocks for a list."""
        return [self.card(stock) for stock in stocks]

    def card(self, stock: Stock) -> StockCard:
        """A stock for a list."""
        return StockCard(**self._fields(stock))

    def detail(self, stock: Stock) -> StockDetail:
        """A stock for its page."""
        same = (
            "headquarters", "tagline", "about", "founded", "employees", "earnings_cents", "dividend_cents",
            "average_volume", "open_cents", "high_cents", "low_cents", "year_high_cents", "year_low_cents",
        )  # fmt: skip
        position = self._held.get(stock.ref)
        return StockDetail(
            **self._fields(stock),
            **{name: getattr(stock, name) for name in same},
            market_cap_cents=stock.shares_millions * MILLION * stock.price_cents,
            position=None if position is None else self.position(position),
        )

    def position(self, position: Position) -> PositionCard:
        """What the user holds of a stock."""
        return PositionCard(
            stock=self.card(position.stock),
            shares=position.shares,
            shares_waiting=shares_waiting(self._session, position.stock_ref),
            value_cents=position.value_cents,
            cost_cents=position.cost_cents,
            gain_cents=position.value_cents - position.cost_cents,
            day_gain_cents=position.shares * position.stock.day_change_cents,
        )

    def portfolio(self) -> Portfolio:
        """The whole account, the largest position first."""
        account, value = account_of(self._session), value_cents(self._session)
        held = sorted(self._held.values(), key=lambda position: (-position.value_cents, position.stock.ticker))
        deposited = self._session.scalar(select(func.sum(Transfer.cents))) or account.previous_value_cents
        return Portfolio(
            value_cents=value,
            cash_cents=account.cash_cents,
            buying_power_cents=buying_power_cents(self._session),
            shares_value_cents=value - account.cash_cents,
            day_change_cents=value - account.previous_value_cents,
            previous_value_cents=account.previous_value_cents,
            deposited_cents=deposited,
            gain_cents=value - deposited,
            positions=[self.position(position) for position in held],
        )

    def _fields(self, stock: Stock) -> dict[str, Any]:
        position = self._held.get(stock.ref)
        same = (
            "id",
            "ticker",
            "name",
            "sector",
            "price_cents",
            "day_change_cents",
            "previous_close_cents",
            "is_watched",
        )
        return {
            **{name: getattr(stock, name) for name in same},
            "logo_url": avatar_url(self._world, NAME, stock.ref),
            "spark": spark(self._world, stock, self._ticks.get(stock.ref, [])),
            "shares": position.shares if position else 0,
        }


def stock_name(stock: Stock) -> StockName:
    """A stock where only its name is needed."""
    return StockName(id=stock.id, ticker=stock.ticker, name=stock.name)


def order_info(order: Order) -> OrderInfo:
    """An order."""
    same = ("id", "side", "type", "shares", "limit_cents", "status", "placed_at_s", "done_at_s", "price_cents")
    fields = cast(dict[str, Any], {name: getattr(order, name) for name in same})
    return OrderInfo(**fields, stock=stock_name(order.stock), total_cents=order.total_cents)


def alert_info(alert: Alert) -> AlertInfo:
    """A price alert."""
    same = ("id", "direction", "cents", "set_at_s", "triggered_at_s", "triggered_cents", "is_seen")
    fields = cast(dict[str, Any], {name: getattr(alert, name) for name in same})
    return AlertInfo(**fields, stock=stock_name(alert.stock))


def news_card(article: News, world: World) -> NewsCard:
    """An article for the feed: without its text."""
    return NewsCard(**_news_fields(article, world))


def news_detail(article: News, world: World) -> NewsDetail:
    """An opened article."""
    return NewsDetail(**_news_fields(article, world), body=article.body)


def _news_fields(article: News, world: World) -> dict[str, Any]:
    same = ("id", "source", "headline", "published_at_s", "updated_at_s")
    return {
        **{name: getattr(article, name) for name in same},
        "logo_url": avatar_url(world, NAME, article.source_ref),
        "stocks": [stock_name(mention.stock) for mention in article.mentions],
    }
