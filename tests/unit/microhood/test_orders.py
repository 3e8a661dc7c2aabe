"""Buying and selling over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from tests.unit.microhood.conftest import Broker


def account(broker: Broker) -> tuple[int, int]:
    found = broker.get("/api/portfolio")
    return found["cash_cents"], found["buying_power_cents"]


def held(broker: Broker, ticker: str) -> int:
    return broker.value("SELECT shares FROM positions WHERE stock_ref = :ref", ref=broker.ref(ticker)) or 0


def test_market_order_to_buy_is_filled_at_once_at_the_price_of_now(broker: Broker) -> None:
    cash, _ = account(broker)
    reply = broker.order("VOLT", "buy", 3)
    assert reply.status_code == 201
    order = reply.json()
    assert (order["status"], order["price_cents"], order["total_cents"]) == ("filled", 24840, 3 * 24840)
    assert account(broker)[0] == cash - 3 * 24840
    assert held(broker, "VOLT") == 3
    assert broker.actions() == [("buy", "ent-014", '{"shares": 3, "type": "market"}', "consequential")]


def test_market_order_to_sell_gives_cash_and_its_share_of_the_cost(broker: Broker) -> None:
    cash, _ = account(broker)
    cost = broker.value("SELECT cost_cents FROM positions WHERE stock_ref = 'ent-019'")
    broker.order("NEOS", "sell", 5)
    assert account(broker)[0] == cash + 5 * 6120
    assert broker.value("SELECT cost_cents FROM positions WHERE stock_ref = 'ent-019'") == cost - cost * 5 // 12


def test_position_that_is_sold_out_is_gone(broker: Broker) -> None:
    broker.order("NEOS", "sell", 12)
    assert held(broker, "NEOS") == 0
    assert "NEOS" not in [position["stock"]["ticker"] for position in broker.get("/api/portfolio")["positions"]]


def test_limit_order_waits_reserves_and_is_filled_at_the_price_that_crosses_it(broker: Broker) -> None:
    cash, power = account(broker)
    order = broker.order("VOLT", "buy", 2, "240.00").json()
    assert (order["status"], order["limit_cents"]) == ("open", 24000)
    assert account(broker) == (cash, power - 48000)
    broker.tick(110.0, VOLT=24001)
    assert broker.get("/api/orders")["open"][0]["id"] == order["id"]
    broker.tick(114.0, VOLT=23950)
    done = broker.get("/api/orders")["done"][0]
    assert (done["status"], done["price_cents"], done["done_at_s"]) == ("filled", 23950, 114.0)
    assert account(broker) == (cash - 47900, power - 47900)


def test_limit_order_that_the_price_allows_is_filled_at_once_at_the_better_price(broker: Broker) -> None:
    order = broker.order("VOLT", "buy", 1, "$250").json()
    assert (order["status"], order["price_cents"]) == ("filled", 24840)


def test_limit_order_to_sell_is_filled_at_or_above_its_limit(broker: Broker) -> None:
    broker.order("MCRO", "sell", 4, "460.00")
    broker.tick(105.0, MCRO=46000)
    assert broker.get("/api/orders")["done"][0]["price_cents"] == 46000
    assert held(broker, "MCRO") == 10


def test_cancelled_order_frees_what_it_reserved_and_is_never_filled(broker: Broker) -> None:
    before = account(broker)
    order = broker.order("VOLT", "buy", 2, "240.00").json()
    assert broker.http.post(f"/api/orders/{order['id']}/cancel").json()["status"] == "cancelled"
    broker.tick(120.0, VOLT=20000)
    assert (account(broker), held(broker, "VOLT")) == (before, 0)
    assert [action[0] for action in broker.actions()] == ["buy", "cancel_buy"]
    again = broker.http.post(f"/api/orders/{order['id']}/cancel")
    assert (again.status_code, again.json()["detail"]) == (
        422,
        "This order is cancelled already and can no longer be cancelled.",
    )


def test_order_from_before_the_start_is_filled_by_a_tick(broker: Broker) -> None:
    broker.tick(5.0, GLAS=7650)
    assert broker.value("SELECT status FROM orders WHERE ref = 'order-024'") == "filled"


@pytest.mark.parametrize(
    ("ticker", "side", "shares", "limit", "sentence"),
    [
        ("CHIP", "buy", 21, None, "Not enough buying power: this order needs $10,338.30, and you have $10,043.23."),
        (
            "CHIP",
            "buy",
            100,
            "101.00",
            "Not enough buying power: this order needs $10,100.00, and you have $10,043.23.",
        ),
        ("VOLT", "sell", 1, None, "You have no shares of VOLT to sell."),
        ("NEOS", "sell", 13, None, "Not enough shares: you have 12 of NEOS."),
        ("VOLT", "buy", 0, None, "Enter a number of shares from 1 to 1,000,000."),
        ("VOLT", "buy", -3, None, "Enter a number of shares from 1 to 1,000,000."),
        ("VOLT", "buy", 1, "42.205", "Enter a limit price in dollars and cents, like 42.20."),
        ("VOLT", "buy", 1, "-1", "Enter a limit price in dollars and cents, like 42.20."),
        ("VOLT", "buy", 1, "٤٢", "Enter a limit price in dollars and cents, like 42.20."),
    ],
)
def test_order_that_cannot_be_is_refused_with_a_sentence(
    broker: Broker, ticker: str, side: str, shares: int, limit: str | None, sentence: str
) -> None:
    before = account(broker)
    reply = broker.order(ticker, side, shares, limit)
    assert (reply.status_code, reply.json()["detail"]) == (422, sentence)
    assert (account(broker), broker.actions()) == (before, [])


def test_shares_that_wait_cannot_be_sold_twice(broker: Broker) -> None:
    broker.order("NEOS", "sell", 10, "90.00")
    reply = broker.order("NEOS", "sell", 3)
    assert reply.json()["detail"] == "Not enough shares: you have 12 of NEOS, and 10 of them wait in open orders."


@pytest.mark.parametrize("shares", [1.5, "2", True, None, 10**30])
def test_shares_are_whole_numbers(broker: Broker, shares: Any) -> None:
    assert broker.order("VOLT", "buy", shares).status_code == 422


def test_estimate_says_what_an_order_comes_to_and_does_nothing(broker: Broker) -> None:
    path = f"/api/stocks/{broker.stock('VOLT')}/estimate"
    found = broker.get(path, side="buy", type="limit", shares=4, limit_price="240.10")
    assert (found["price_cents"], found["total_cents"], found["refusal"]) == (24010, 96040, None)
    assert "buying power" in broker.get(path, side="buy", type="market", shares=999)["refusal"]
    assert broker.actions() == []


def test_unknown_order_is_not_found(broker: Broker) -> None:
    assert broker.http.post("/api/orders/nothing/cancel").status_code == 404
