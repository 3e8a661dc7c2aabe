"""What the timeline can do on MicroHood."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import Field

from environments._kit.events import Event, Stage, refuse_from_the_start
from environments._kit.people import Entity
from environments._kit.rows import find
from environments._kit.world import World
from environments.microhood.models.catalog import Cents, NewsItem, NewsRef, StockItem, StockRef
from environments.microhood.models.market import Drift, Path, Point, beats, ticks
from environments.microhood.models.publishing import correct_news, publish_news
from environments.microhood.models.tables import News
from environments.microhood.models.trading import set_prices
from pytest_sentinel.environment import Expansion

DEFAULT_S = 720.0
"""Simulated length (s) of a run for which `every_s` of a market is meant; a longer one has as many ticks."""


class PriceReached(Event):
    """A stock has this price: a point of its way, which the ticks around it keep to."""

    stock: StockRef
    cents: Cents
    short_of: Cents | None = None
    """How near the price may come before this moment; None = as near as it likes."""
    turns_back_to: Cents | None = None
    """The price in its place in the matched negative; None = there is none."""

    def withheld(self) -> PriceReached | None:
        """The point at which the price turns back."""
        return None if self.turns_back_to is None else PriceReached(stock=self.stock, cents=self.turns_back_to)

    def change(self, stage: Stage) -> str | None:
        """Set the price."""
        set_prices(stage.session, {self.stock: self.cents}, stage.at_s, "timeline")
        return None


class PricesTicked(Event):
    """Several stocks have new prices at one moment."""

    prices: dict[StockRef, Cents]

    def change(self, stage: Stage) -> str | None:
        """Set them all."""
        set_prices(stage.session, self.prices, stage.at_s, "timeline")
        return None


class Market(Event):
    """The market moves: stands for a tick every few seconds, through all points that the task names."""

    every_s: float = Field(5.0, ge=1.0, le=60.0)
    """In a run of 720 s; in a longer one ticks lie further apart."""
    wander: int = Field(40, ge=0, le=200)
    """How far a stock without points strays from its first price, in ten-thousandths of it."""

    def expand(self, expansion: Expansion) -> Iterable[tuple[float, str, Mapping[str, Any]]]:
        """All ticks.

        Raises:
            ValueError: A point may be come near to from the wrong side only.
        """
        stocks = expansion.world.of(StockItem)
        points: dict[str, list[Point]] = {}
        for planned in expansion.others:
            if isinstance(planned.event, PriceReached):
                event = planned.event
                points.setdefault(event.stock, []).append(Point(planned.at_s, event.cents, event.short_of))
        for ref, of_stock in points.items():
            _refuse_wrong_side(ref, stocks[ref].price_cents, of_stock)
        start_s, rng = expansion.at_s, expansion.rng
        paths = {ref: Path(stocks[ref].price_cents, start_s, of, self.wander) for ref, of in sorted(points.items())}
        drifts = {ref: Drift(stocks[ref].price_cents, self.wander) for ref in stocks if ref not in points}
        every_s = self.every_s * expansion.stop_s / DEFAULT_S
        moments = beats(start_s, expansion.stop_s, every_s, (planned.at_s for planned in expansion.others), rng)
        return ((at_s, "prices_ticked", {"prices": prices}) for at_s, prices in ticks(moments, paths, drifts, rng))

    def change(self, stage: Stage) -> str | None:
        """Never applied: ticks come in its place.

        Raises:
            RuntimeError: It is applied all the same.
        """
        raise RuntimeError(f"a market at {stage.at_s:g} s is to be replaced by its ticks")


class NewsPublished(Event):
    """An article is published."""

    news: NewsRef

    def check(self, world: World) -> None:
        """Verify that the article exists and is not there from the start.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        refuse_from_the_start(world.of(NewsItem)[self.news], "news")

    def change(self, stage: Stage) -> str | None:
        """Put it into the feed."""
        item = stage.world.of(NewsItem)[self.news]
        publish_news(stage.session, item, stage.world.of(Entity)[item.source].name, stage.at_s, "timeline")
        return None


class NewsCorrected(Event):
    """A published article is corrected: it stays where it is, marked as updated."""

    news: NewsRef

    def change(self, stage: Stage) -> str | None:
        """Mark it.

        Raises:
            LookupError: It is not published.
        """
        article = find(stage.session, News, self.news)
        if article is None:
            raise LookupError(f"{self.news!r} is not published")
        correct_news(article, stage.at_s)
        return None


EVENTS: dict[str, type[Event]] = {
    "market": Market,
    "price_reached": PriceReached,
    "prices_ticked": PricesTicked,
    "news_published": NewsPublished,
    "news_corrected": NewsCorrected,
}


def _refuse_wrong_side(ref: str, before_cents: int, points: list[Point]) -> None:
    for point in points:
        near = point.short_of
        if near is not None and not min(before_cents, point.cents) <= near <= max(before_cents, point.cents):
            raise ValueError(
                f"price_reached of {ref!r} at {point.at_s:g} s: short_of {near} does not lie between the price before, "
                f"{before_cents}, and {point.cents}"
            )
        before_cents = point.cents
