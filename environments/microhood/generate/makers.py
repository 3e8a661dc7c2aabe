"""The lines of every catalog, made one piece of material after the other."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from zoneinfo import ZoneInfo

from environments._world.drawn import DrawnWorld
from environments._world.generate import Lines
from environments._world.material import Source
from environments._world.when import After, Habit, parse_when
from environments.microhood.generate.history import history_line
from environments.microhood.generate.written import MaterialFile, WrittenNews, WrittenOrder, WrittenStock
from environments.microhood.models.hours import close_moments
from pytest_sentinel.calendar import TIMEZONE, moment

PRESS = Habit("early", ZoneInfo(TIMEZONE.key), at_work=False)
SPREAD = 4
"""A past order got a price this far from that day's close at most, in thousandths."""


@dataclass
class Makers:
    """Catalogs on their way."""

    world: DrawnWorld
    stocks: Lines = field(default_factory=list)
    histories: Lines = field(default_factory=list)
    transfers: Lines = field(default_factory=list)
    orders: Lines = field(default_factory=list)
    alerts: Lines = field(default_factory=list)
    news: Lines = field(default_factory=list)

    def add(self, source: Source[MaterialFile]) -> None:
        """Add one file of material; stocks come in the first of them.

        Raises:
            ValueError: The material is wrong; the message names file and item.
        """
        data = source.data
        for stock in data.stocks:
            with source.naming_errors(stock.id):
                self._stock(stock)
        for n, transfer in enumerate(data.transfers, 1):
            with source.naming_errors(f"transfer {n}"):
                at_s = self._moment(transfer.when, f"transfer {n}")
                self.transfers.append({"id": f"transfer-{n:02d}", "at_s": at_s, "cents": transfer.cents})
        for n, order in enumerate(data.orders, 1):
            with source.naming_errors(f"order {n}"):
                self._order(f"order-{n:03d}", order)
        for n, alert in enumerate(data.alerts, 1):
            with source.naming_errors(f"alert {n}"):
                at_s = self._moment(alert.when, f"alert {n}")
                same = alert.model_dump(include={"stock", "direction", "cents"})
                self.alerts.append({"id": f"alert-{n:02d}", "at_s": at_s, **same})
        for article in data.news:
            with source.naming_errors(article.id):
                self._news(article)

    def lines(self) -> dict[str, Lines]:
        """All lines by file.

        Raises:
            ValueError: An id is used twice.
        """
        found: dict[str, Lines] = {
            "stocks.jsonl": self.stocks,
            "history.jsonl": self.histories,
            "transfers.jsonl": self.transfers,
            "orders.jsonl": self.orders,
            "alerts.jsonl": self.alerts,
            "news.jsonl": self.news,
        }
        for file, lines in found.items():
            ids = [line["id"] for line in lines]
            if twice := next((id_ for id_ in ids if ids.count(id_) > 1), None):
                raise ValueError(f"{file}: the id {twice!r} is used twice")
        return found

    def _stock(self, stock: WrittenStock) -> None:
        self.stocks.append(
            {
                "id": stock.id, "about": self.world.render(stock.about.strip()), "founded": stock.founded,
                "employees": stock.employees, "shares_millions": stock.shares, "earnings_cents": stock.eps,
                "dividend_cents": stock.dividend, "average_volume": stock.volume, "price_cents": stock.price,
                "is_watched": stock.watched,
            }
        )  # fmt: skip
        self.histories.append(history_line(stock.id, stock.year_ago, stock.price, stock.swing))

    def _order(self, id_: str, order: WrittenOrder) -> None:
        at_s = self._moment(order.when, id_)
        if moment(at_s).weekday() > 4:
            raise ValueError(f"when {order.when!r}: the market is closed on that day")
        done_s = None if order.status == "open" else self._moment(order.done or "+0m", f"{id_}:done", at_s)
        price = self._price(order.stock, done_s, id_) if order.status == "filled" and done_s is not None else None
        limit = order.limit if order.limit is not None else price if order.type == "limit" else None
        self.orders.append(
            {
                "id": id_, "at_s": at_s, "stock": order.stock, "side": order.side, "type": order.type,
                "shares": order.shares, "limit_cents": limit, "status": order.status, "done_at_s": done_s,
                "price_cents": price,
            }
        )  # fmt: skip

    def _price(self, stock: str, at_s: float, id_: str) -> int:
        """What a share cost about then: near the close of that day."""
        history = next((line for line in self.histories if line["id"] == stock), None)
        if history is None:
            raise ValueError(f"no stock {stock!r} in the files before")
        closes: list[int] = history["closes"]
        day = next((n for n, close_s in enumerate(close_moments()) if close_s >= at_s), None)
        if day is None:
            raise ValueError("a filled order is older than the last close")
        far = max(1, closes[day] * SPREAD // 1000)
        return closes[day] + random.Random(f"microhood:{id_}:price").randint(-far, far)

    def _news(self, article: WrittenNews) -> None:
        at_s = self._moment(article.when, article.id) if article.when else None
        self.news.append(
            {
                "id": article.id, "base": None if at_s is None else "standard", "at_s": at_s,
                "source": article.source, "stocks": article.stocks,
                "headline": self.world.render(article.headline), "body": self.world.render(article.body.strip()),
            }
        )  # fmt: skip

    def _moment(self, when: str, purpose: str, previous_s: float | None = None) -> float:
        # The account's past is the same in every world, the hours of the press are not.
        seed = self.world.seed if purpose.startswith("news") else 0
        parsed, rng = parse_when(when), random.Random(f"{seed}:microhood:{purpose}:when")
        if not isinstance(parsed, After):
            return parsed.draw(rng, PRESS)
        if previous_s is None:
            raise ValueError(f"when {when!r}: there is nothing before it")
        return parsed.draw(rng, PRESS, previous_s)
