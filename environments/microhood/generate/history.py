"""A year of prices that ends at the price of the start: whole cents, drawn without a single fraction.

Figures are the same in every world: the world's seed has no part in them.
"""

from __future__ import annotations

import random

from environments.microhood.models.hours import CLOSES, HOURS, TODAY_POINTS, WEEK_DAYS

NIGHT_TENTHS = 6
"""How far the opening is from the close before, at most, in thousandths of the price."""
DAY_SWING, HOUR_SWING = 9, 6
"""How widely a price swings within the day so far and between two closes, in thousandths."""


def history_line(stock: str, year_ago: int, price: int, swing: int) -> dict[str, object]:
    """The past prices of a stock, as a line of the catalog."""
    rng = random.Random(f"microhood:{stock}:history")
    opening = _near(rng, price, DAY_SWING)
    close = _near(rng, opening, NIGHT_TENTHS)
    closes = bridge(rng, year_ago, close, CLOSES, swing * 10)
    today = bridge(rng, opening, price, TODAY_POINTS + 1, DAY_SWING)[:-1]
    return {"id": stock, "closes": closes, "week": _week(rng, closes), "today": today}


def bridge(rng: random.Random, first: int, last: int, count: int, swing: int) -> list[int]:
    """`count` prices from the first to the last one; the middle strays by up to `swing` thousandths, halves by less."""
    prices = [first] + [0] * (count - 2) + [last]

    def fill(low: int, high: int, far: int) -> None:
        middle = (low + high) // 2
        if middle in (low, high):
            return
        between = (prices[low] + prices[high]) // 2
        reach = max(1, between * far // 10_000)
        prices[middle] = max(1, between + rng.randint(-reach, reach))
        fill(low, middle, far * 7 // 10)
        fill(middle, high, far * 7 // 10)

    fill(0, count - 1, swing * 10)
    return prices


def _week(rng: random.Random, closes: list[int]) -> list[int]:
    found: list[int] = []
    for before, close in zip(closes[-WEEK_DAYS - 1 : -1], closes[-WEEK_DAYS:], strict=True):
        found += bridge(rng, before, close, len(HOURS) + 1, HOUR_SWING)[1:]
    return found


def _near(rng: random.Random, cents: int, thousandths: int) -> int:
    far = max(1, cents * thousandths // 1000)
    return cents + rng.randint(-far, far)
