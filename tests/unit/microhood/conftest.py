"""MicroHood, served over real HTTP on the shipped world."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from environments.microhood import environment
from tests.support.served import ServedApp, serving


class Broker(ServedApp):
    """A served MicroHood; stocks are named by symbol."""

    def ref(self, ticker: str) -> str:
        return str(self.value("SELECT ref FROM stocks WHERE ticker = :t", t=ticker))

    def stock(self, ticker: str) -> str:
        """The public id of a stock."""
        return self.id(self.ref(ticker))

    def price(self, ticker: str) -> int:
        return int(self.value("SELECT price_cents FROM stocks WHERE ticker = :t", t=ticker))

    def order(self, ticker: str, side: str, shares: Any, limit: str | None = None) -> httpx.Response:
        wish = {"stock": self.stock(ticker), "side": side, "type": "limit" if limit else "market", "shares": shares}
        return self.http.post("/api/orders", json=wish | ({"limit_price": limit} if limit else {}))

    def alert(self, ticker: str, direction: str, price: str) -> httpx.Response:
        return self.http.post("/api/alerts", json={"stock": self.stock(ticker), "direction": direction, "price": price})

    def tick(self, at_s: float, **prices: int) -> None:
        self.now_s[0] = at_s
        self.apply("prices_ticked", at_s, prices={self.ref(ticker): cents for ticker, cents in prices.items()})


@pytest.fixture
def broker() -> Iterator[Broker]:
    with serving(Broker, environment) as served:
        yield served
