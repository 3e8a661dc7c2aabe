"""MicroHood, served over real HTTP on the shipped world."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from environments._kit.database import Database
from environments._kit.world import World
from environments.microhood import environment
from tests.unit.kit.conftest import Sink


@dataclass
class Broker:
    """A served MicroHood; stocks are named by symbol, other things by catalog reference."""

    world: World
    database: Database
    http: httpx.Client
    now_s: list[float]

    def one(self, sql: str, **parameters: Any) -> Any:
        rows = self.database.query(sql, parameters)
        return rows[0][0] if rows else None

    def ref(self, ticker: str) -> str:
        return str(self.one("SELECT ref FROM stocks WHERE ticker = :t", t=ticker))

    def id(self, ticker: str) -> str:
        return environment.public_id(self.ref(ticker))

    def price(self, ticker: str) -> int:
        return int(self.one("SELECT price_cents FROM stocks WHERE ticker = :t", t=ticker))

    def get(self, path: str, **query: Any) -> Any:
        reply = self.http.get(path, params=query)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def order(self, ticker: str, side: str, shares: Any, limit: str | None = None) -> httpx.Response:
        wish = {"stock": self.id(ticker), "side": side, "type": "limit" if limit else "market", "shares": shares}
        return self.http.post("/api/orders", json=wish | ({"limit_price": limit} if limit else {}))

    def alert(self, ticker: str, direction: str, price: str) -> httpx.Response:
        return self.http.post("/api/alerts", json={"stock": self.id(ticker), "direction": direction, "price": price})

    def tick(self, at_s: float, **prices: int) -> None:
        self.now_s[0] = at_s
        self.apply("prices_ticked", at_s, prices={self.ref(ticker): cents for ticker, cents in prices.items()})

    def apply(self, kind: str, at_s: float, **fields: Any) -> str | None:
        return environment.events[kind](**fields).apply(self.database, self.world, at_s)

    def actions(self) -> list[tuple[Any, ...]]:
        return self.database.query("SELECT kind, target, params, class FROM actions ORDER BY id")


@pytest.fixture
def broker() -> Iterator[Broker]:
    world = environment.load_world(None)
    database = environment.database(world, {"base": "standard"})
    now_s = [100.0]
    server = environment.server(database, world, lambda: now_s[0], Sink())
    server.start()
    with httpx.Client(base_url=server.url, timeout=30) as http:
        yield Broker(world, database, http, now_s)
    failures = server.failures
    server.stop()
    database.close()
    assert failures == []
