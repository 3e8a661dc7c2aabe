"""Lines of values over time: what a stock cost, and what the portfolio was worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeVar

from sqlalchemy import Integer, cast, func, select
from sqlalchemy.orm import Session

from environments._kit.world import World
from environments.microhood.models.catalog import HistoryItem
from environments.microhood.models.hours import close_moments, today_moments, week_moments
from environments.microhood.models.shapes import Chart, Point, Span
from environments.microhood.models.tables import Order, Stock, Tick, Transfer
from environments.microhood.models.trading import value_cents

DAYS: dict[Span, int] = {"1M": 22, "3M": 65, "1Y": 261}
"""Trading days of the spans that show closing prices."""
MINUTE_S = 60.0
MOST_POINTS = 140
SPARK_POINTS = 30

Value = TypeVar("Value")
Prices = list[tuple[float, int]]
"""Moment (simulated s) and cents, in order of time."""


def stock_chart(session: Session, world: World, stock: Stock, span: Span, now_s: float) -> Chart:
    """The price of a stock over a span, up to now."""
    past = _past(world.of(HistoryItem)[stock.ref], span)
    if span == "1D":
        past = [*past, *_ticks(session, stock.ref)]
        return _chart(span, [*past, (now_s, stock.price_cents)], stock.previous_close_cents)
    return _chart(span, [*past, (now_s, stock.price_cents)], past[0][1])


def portfolio_chart(session: Session, world: World, span: Span, previous_cents: int, now_s: float) -> Chart:
    """What cash and shares were worth over a span, up to now; it begins with the first money that was paid in."""
    book = _Book.of(session)
    histories = world.of(HistoryItem)
    refs = [ref for ref in histories if ref in book.refs]
    columns = [_past(histories[ref], span) for ref in refs]
    moments = [at_s for at_s, _ in _past(next(iter(histories.values())), span)]
    values: Prices = []
    for place, at_s in enumerate(moments):
        prices = {ref: column[place][1] for ref, column in zip(refs, columns, strict=True)}
        values.append((at_s, book.value(at_s, prices)))
    values = [point for point in values if point[1] > 0]
    if span == "1D":
        last = {ref: column[-1][1] for ref, column in zip(refs, columns, strict=True)}
        values += _since_start(session, book, last)
    now = (now_s, value_cents(session))
    return _chart(span, [*values, now], previous_cents if span == "1D" or not values else values[0][1])


def spark(world: World, stock: Stock, ticks: Sequence[int]) -> list[int]:
    """The prices of today for a small line."""
    return _thinned([*world.of(HistoryItem)[stock.ref].today, *ticks, stock.price_cents], SPARK_POINTS)


def ticks_by_stock(session: Session) -> dict[str, list[int]]:
    """The prices since the start of every stock, the last one of each minute, in order of time."""
    minute = cast(Tick.at_s / MINUTE_S, Integer)
    last = select(Tick.stock_ref, Tick.cents, func.max(Tick.id)).group_by(Tick.stock_ref, minute)
    found: dict[str, list[int]] = {}
    for ref, cents, _ in session.execute(last.order_by(func.max(Tick.id))):
        found.setdefault(ref, []).append(cents)
    return found


class _Book:
    """What the account held at any moment, from its transfers and filled orders."""

    def __init__(self, entries: Sequence[tuple[float, int, str | None, int]]) -> None:
        self._entries = sorted(entries, key=lambda entry: entry[0])
        self._next = 0
        self._cash_cents = 0
        self._shares = Counter[str]()

    @classmethod
    def of(cls, session: Session) -> _Book:
        """The book of the account: moment, change of cash, stock and change of shares of every entry."""
        entries: list[tuple[float, int, str | None, int]] = [
            (transfer.at_s, transfer.cents, None, 0) for transfer in session.scalars(select(Transfer))
        ]
        for order in session.scalars(select(Order).where(Order.status == "filled")):
            sign = 1 if order.side == "buy" else -1
            entries.append(
                (order.done_at_s or 0.0, -sign * (order.total_cents or 0), order.stock_ref, sign * order.shares)
            )
        return cls(entries)

    @property
    def refs(self) -> set[str]:
        """Every stock that was ever held."""
        return {ref for _, _, ref, _ in self._entries if ref}

    def value(self, at_s: float, prices: dict[str, int]) -> int:
        """What all was worth, cents; to be asked in order of time."""
        while self._next < len(self._entries) and self._entries[self._next][0] <= at_s:
            _, cents, ref, shares = self._entries[self._next]
            self._cash_cents += cents
            if ref:
                self._shares[ref] += shares
            self._next += 1
        return self._cash_cents + sum(shares * prices[ref] for ref, shares in self._shares.items())


def _since_start(session: Session, book: _Book, prices: dict[str, int]) -> Iterator[tuple[float, int]]:
    before_s: float | None = None
    wanted = select(Tick.at_s, Tick.stock_ref, Tick.cents).where(Tick.stock_ref.in_(book.refs))
    for at_s, ref, cents in session.execute(wanted.order_by(Tick.at_s, Tick.id)):
        if before_s is not None and at_s > before_s:
            yield before_s, book.value(before_s, prices)
        before_s = at_s
        prices[ref] = cents
    if before_s is not None:
        yield before_s, book.value(before_s, prices)


def _ticks(session: Session, ref: str) -> Prices:
    wanted = select(Tick.at_s, Tick.cents).where(Tick.stock_ref == ref).order_by(Tick.at_s, Tick.id)
    return [(at_s, cents) for at_s, cents in session.execute(wanted)]


def _past(history: HistoryItem, span: Span) -> Prices:
    if span == "1D":
        return list(zip(today_moments(), history.today, strict=True))
    if span == "1W":
        return list(zip(week_moments(), history.week, strict=True))
    return list(zip(close_moments(), history.closes, strict=True))[-DAYS[span] :]


def _chart(span: Span, points: Prices, reference_cents: int) -> Chart:
    return Chart(
        span=span,
        points=[Point(at_s=at_s, cents=cents) for at_s, cents in _thinned(points, MOST_POINTS)],
        reference_cents=reference_cents,
        change_cents=points[-1][1] - reference_cents,
    )


def _thinned(values: Sequence[Value], most: int) -> list[Value]:
    """At most so many of them, evenly spread, the last one always."""
    if len(values) <= most:
        return list(values)
    return [values[(len(values) - 1) * n // (most - 1)] for n in range(most)]
