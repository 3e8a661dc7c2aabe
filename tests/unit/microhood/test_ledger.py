"""Whatever is ordered, filled, cancelled and ticked: no cent and no share is made or lost."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.database import Database
from environments.microhood import environment
from environments.microhood.models.charts import portfolio_chart
from environments.microhood.models.money import share_of
from environments.microhood.models.tables import Order, Position, Stock, id_of
from environments.microhood.models.trading import (
    TradeError,
    account_of,
    buying_power_cents,
    cancel_order,
    open_orders,
    place_order,
    refuse_order,
    set_prices,
    shares_held,
    shares_waiting,
    value_cents,
)

WORLD = environment.load_world(None)
REFS = ("ent-014", "ent-017", "ent-019")
CENTS = st.integers(1, 60_000)
REF = st.sampled_from(REFS)
STEPS = st.one_of(
    st.tuples(st.just("order"), REF, st.sampled_from(["buy", "sell"]), st.integers(1, 30), st.none() | CENTS),
    st.tuples(st.just("cancel"), st.integers(0, 9)),
    st.tuples(st.just("tick"), st.dictionaries(REF, CENTS, min_size=1)),
)


class Trader:
    """Plays steps on a database, one commit each, as routes and timeline do."""

    def __init__(self, base: str) -> None:
        self.database: Database = environment.database(WORLD, {"base": base})
        self.at_s = 0.0
        self.placed = 0
        with self.database.reading() as session:
            self.cash_cents = account_of(session).cash_cents
            self.shares = Counter({ref: shares_held(session, ref) for ref in REFS})

    def play(self, step: Any) -> None:
        self.at_s += 1.0
        with self.database.session() as session:
            getattr(self, step[0])(session, *step[1:])

    def order(self, session: Session, ref: str, side: str, shares: int, limit: int | None) -> None:
        stock = session.scalars(select(Stock).where(Stock.ref == ref)).one()
        try:
            refuse_order(session, stock, side, shares, limit)
        except TradeError:
            return
        self.placed += 1
        name = f"user-order-{self.placed}"
        order = Order(
            id=id_of(name), ref=name, stock_ref=ref, stock=stock, side=side, shares=shares, limit_cents=limit,
            type="market" if limit is None else "limit", status="open", placed_at_s=self.at_s,
            added_at=self.at_s, added_by="user",
        )  # fmt: skip
        place_order(session, order, stock, self.at_s)

    def cancel(self, session: Session, place: int) -> None:
        waiting = open_orders(session)
        if waiting:
            cancel_order(waiting[place % len(waiting)], self.at_s)

    def tick(self, session: Session, prices: dict[str, int]) -> None:
        set_prices(session, prices, self.at_s, "timeline")

    def check(self) -> None:
        with self.database.reading() as session:
            self._check_books(session)
            self._check_promises(session)

    def _check_books(self, session: Session) -> None:
        """Cash and shares are what the filled orders have made of those at the start."""
        cash, shares = self.cash_cents, Counter(self.shares)
        for order in session.scalars(select(Order).where(Order.done_at_s > 0, Order.status == "filled")):
            sign = 1 if order.side == "buy" else -1
            assert order.total_cents is not None
            cash -= sign * order.total_cents
            shares[order.stock_ref] += sign * order.shares
        assert account_of(session).cash_cents == cash
        assert {ref: shares_held(session, ref) for ref in REFS} == {ref: shares[ref] for ref in REFS}

    def _check_promises(self, session: Session) -> None:
        """What is reserved is there, nothing waits that could be filled, and no position is empty or costs nothing."""
        assert buying_power_cents(session) >= 0
        for ref in REFS:
            assert shares_waiting(session, ref) <= shares_held(session, ref)
        for order in open_orders(session):
            assert order.limit_cents is not None
            gap = order.stock.price_cents - order.limit_cents
            assert gap > 0 if order.side == "buy" else gap < 0
        for position in session.scalars(select(Position)):
            assert position.shares > 0
            assert position.cost_cents >= 0


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.sampled_from(["standard", "empty"]), st.lists(STEPS, max_size=25))
def test_no_sequence_of_steps_makes_or_loses_a_cent_or_a_share(base: str, steps: list[Any]) -> None:
    trader = Trader(base)
    for step in steps:
        trader.play(step)
        trader.check()
    trader.database.close()


@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.lists(STEPS, max_size=15))
def test_chart_of_the_portfolio_ends_at_its_value(steps: list[Any]) -> None:
    trader = Trader("standard")
    for step in steps:
        trader.play(step)
    with trader.database.reading() as session:
        chart = portfolio_chart(session, WORLD, "1D", 1, trader.at_s)
        assert chart.points[-1].cents == value_cents(session)
    trader.database.close()


@given(st.integers(0, 10**12), st.integers(1, 10**6), st.data())
def test_parts_of_a_cost_are_never_more_than_the_cost(cost: int, shares: int, data: st.DataObject) -> None:
    sold = data.draw(st.integers(1, shares))
    part = share_of(cost, shares, sold)
    assert 0 <= part <= cost
    assert share_of(cost, shares, shares) == cost
    assert part + share_of(cost - part, max(shares - sold, 1), shares - sold) == (cost if sold < shares else part)
