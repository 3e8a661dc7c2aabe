"""How prices move between the points that a task names: small steps that never pass a point early.

Between two points a price stays within both, and before a point that must not be reached early (`short_of`) it stays
short of it. So a threshold between `short_of` and a point is crossed at the point's own moment and at no other.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

TEN_THOUSANDTHS = 10_000
KEEP_AWAY_S = 0.4
"""No tick comes so near to another event, so that no two have the same moment."""
STILL_SHARE = 3
"""One in so many of the stocks without points moves at a tick."""


@dataclass(frozen=True)
class Point:
    """A price that a stock has at a moment (simulated s), and how near it may come before."""

    at_s: float
    cents: int
    short_of: int | None = None


@dataclass
class Path:
    """The way of one stock's price through its points.

    `wander` is how far the price may stray after the last point, in ten-thousandths of it.
    """

    start_cents: int
    start_s: float
    points: Sequence[Point]
    wander: int

    def at(self, at_s: float, rng: random.Random) -> int:
        """A price on the way, at a moment (s) that is none of a point."""
        before = Point(self.start_s, self.start_cents)
        for point in self.points:
            if point.at_s > at_s:
                return _between(before, point, at_s, rng)
            before = point
        far = _far(before.cents, self.wander)
        return max(1, before.cents + rng.randint(-far, far))


@dataclass
class Drift:
    """A price that strays around where it began, by at most `wander` ten-thousandths of it."""

    start_cents: int
    wander: int
    _off: int = field(default=0, init=False)

    def next(self, rng: random.Random) -> int:
        """The next price."""
        far = _far(self.start_cents, self.wander)
        step = max(1, far // 4)
        self._off = max(-far, min(far, self._off * 9 // 10 + rng.randint(-step, step)))
        return max(1, self.start_cents + self._off)


def beats(start_s: float, stop_s: float, every_s: float, taken: Iterable[float], rng: random.Random) -> Iterator[float]:
    """Moments of ticks (s): about every so many seconds, none near to a moment that is taken."""
    others = sorted(taken)
    at_s = start_s
    while True:
        at_s = round(at_s + every_s * rng.randint(70, 130) / 100, 2)
        if at_s >= stop_s:
            return
        if all(abs(at_s - other) > KEEP_AWAY_S for other in others):
            yield at_s


def ticks(
    moments: Iterable[float], paths: Mapping[str, Path], drifts: Mapping[str, Drift], rng: random.Random
) -> Iterator[tuple[float, dict[str, int]]]:
    """Moment and new prices of each tick: every stock with points, and some of the others."""
    names = list(drifts)
    for at_s in moments:
        prices = {ref: path.at(at_s, rng) for ref, path in paths.items()}
        moving = rng.sample(names, len(names) // STILL_SHARE)
        yield at_s, prices | {ref: drifts[ref].next(rng) for ref in sorted(moving)}


def _between(before: Point, point: Point, at_s: float, rng: random.Random) -> int:
    goal = point.cents if point.short_of is None else point.short_of
    low, high = min(before.cents, goal), max(before.cents, goal)
    # Whole milliseconds and whole cents, so that every machine draws the same line.
    gone, whole = round((at_s - before.at_s) * 1000), round((point.at_s - before.at_s) * 1000)
    trend = before.cents + (goal - before.cents) * gone // whole
    far = max(2, (high - low) // 7)
    return max(low, min(high, trend + rng.randint(-far, far)))


def _far(cents: int, wander: int) -> int:
    return max(1, cents * wander // TEN_THOUSANDTHS) if wander else 0
