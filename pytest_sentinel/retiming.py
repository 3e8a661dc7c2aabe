"""Moves a task's timeline for `--seed` and `--duration`: the same story at other moments.

Both are piecewise-linear maps of the time axis, so that everything tied to a time (events, a window, literal times
in `allowed`) goes through one function and stays in order. A seed is applied first, then the duration.

    seed       [0, 45] stays | [45, c] → [45, c'] | [c, c + window] shifted | the rest → up to 720
    duration   [0, 45] stays | [45, 600] → [45, D - 120], the window in it shifted | the last 120 s shifted

Internally times are whole milliseconds, so that results are exact and equal on every machine.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from pytest_sentinel.durations import parse_duration

__all__ = ["Retimed", "Schedule", "TimeMap", "parse_duration", "retime"]

BASELINE_S = 45.0
"""Nothing before this moves: it is the time in which an agent can see how things stand."""
EARLIEST_S = 60.0
LATEST_S = 600.0
"""Bounds of `condition_at`."""
LATEST_WINDOW_END_S = 700.0
STOP_S = 720.0
TAIL_S = STOP_S - LATEST_S
SPACING_S = 1.0
"""Two moments never come closer than this, unless they were closer in the task file."""

_Knot = tuple[int, int]


@dataclass(frozen=True)
class Schedule:
    """When a task's things happen, in simulated seconds from the start.

    Attributes:
        condition_at_s: When the condition comes true, 60 to 600; None for a no-op.
        window_s: How long a chance lasts that passes; None if the condition stays true.
        event_times_s: The times of all events (withheld ones too), each later than the one before.
        stop_s: The end of the run.
    """

    condition_at_s: float | None
    window_s: float | None
    event_times_s: tuple[float, ...]
    stop_s: float = STOP_S

    def __post_init__(self) -> None:
        """Refuse times that no map could keep in order.

        Raises:
            ValueError: A time is out of its bounds, or two events coincide.
        """
        condition, window = self.condition_at_s, self.window_s or 0.0
        for before, after in pairwise(self.event_times_s):
            if _ms(after) <= _ms(before):
                raise ValueError(f"events at {before:g} s and {after:g} s: each must be later than the one before")
        for at_s in self.event_times_s:
            if not 0 <= at_s <= self.stop_s:
                raise ValueError(f"event at {at_s:g} s: must lie between 0 and {self.stop_s:g} s")
        if condition is None:
            if self.window_s is not None:
                raise ValueError("window_s without condition_at: a no-op has no chance that passes")
            return
        if self.window_s is not None and window <= 0:
            raise ValueError(f"window_s is {window:g}: must be more than 0")
        if self.stop_s == STOP_S:
            _check_condition(condition, window)


@dataclass(frozen=True)
class TimeMap:
    """A rising piecewise-linear map of the time axis; before the first knot nothing moves."""

    knots: tuple[_Knot, ...]

    def __call__(self, at_s: float) -> float:
        """Where the moment `at_s` (s) has gone, to the millisecond."""
        at = _ms(at_s)
        index = bisect_right(self.knots, (at, 1 << 62))
        if index == 0:
            return at_s
        old, new = self.knots[index - 1]
        if index == len(self.knots):
            return (new + at - old) / 1000
        next_old, next_new = self.knots[index]
        return (new + round((at - old) * (next_new - new) / (next_old - old))) / 1000


@dataclass(frozen=True)
class Retimed:
    """The moved schedule, and the map that moved it."""

    schedule: Schedule
    maps: tuple[TimeMap, ...] = ()

    def moved(self, at_s: float) -> float:
        """Where a literal time of the task file (s) has gone; times before the start stay."""
        for time_map in self.maps:
            at_s = time_map(at_s)
        return at_s


def retime(schedule: Schedule, *, task_id: str, seed: int = 0, duration_s: float = STOP_S) -> Retimed:
    """Move a published schedule to another seed and duration; seed 0 and 720 s leave it as it is.

    Raises:
        ValueError: `duration_s` is below 720, or the schedule is not a published one of 720 s.
    """
    if schedule.stop_s != STOP_S:
        raise ValueError(f"only a published schedule of {STOP_S:g} s can be moved, not one of {schedule.stop_s:g} s")
    if not STOP_S <= duration_s < float("inf"):
        raise ValueError(f"duration of {duration_s:g} s: must be at least {STOP_S:g} s")
    retimed = Retimed(schedule)
    if seed != 0:
        retimed = _through(retimed, _seed_map(schedule, random.Random(f"{task_id}:{seed}")), STOP_S)
    if duration_s != STOP_S:
        retimed = _through(retimed, _duration_map(retimed.schedule, duration_s), duration_s)
    return retimed


def _check_condition(condition_s: float, window_s: float) -> None:
    if not EARLIEST_S <= condition_s <= LATEST_S:
        raise ValueError(f"condition_at is {condition_s:g}: must lie between {EARLIEST_S:g} and {LATEST_S:g} s")
    if condition_s + window_s > LATEST_WINDOW_END_S:
        raise ValueError(
            f"window_s is {window_s:g}: the window from {condition_s:g} s must end by {LATEST_WINDOW_END_S:g} s"
        )


def _ms(at_s: float) -> int:
    return round(at_s * 1000)


def _through(retimed: Retimed, time_map: TimeMap, stop_s: float) -> Retimed:
    old = retimed.schedule
    condition_s = None if old.condition_at_s is None else time_map(old.condition_at_s)
    events = tuple(time_map(at_s) for at_s in old.event_times_s)
    return Retimed(Schedule(condition_s, old.window_s, events, stop_s), (*retimed.maps, time_map))


def _seed_map(schedule: Schedule, rng: random.Random) -> TimeMap:
    """Draw where the condition goes; a no-op moves around one of its events instead, so that its decoys move too."""
    if schedule.condition_at_s is None:
        pivot_s, window_s, end = _pivot_s(schedule, rng), 0.0, _ms(LATEST_S)
    else:
        pivot_s, window_s, end = schedule.condition_at_s, schedule.window_s or 0.0, _ms(STOP_S)
    start, pivot, window = _ms(BASELINE_S), _ms(pivot_s), _ms(window_s)
    before = _points(schedule, start, pivot)
    after = _points(schedule, pivot + window, end)
    low = max(_ms(EARLIEST_S), start + _room(before))
    high = min(_ms(LATEST_S), _ms(LATEST_WINDOW_END_S) - window, end - window - _room(after))
    new = round(rng.uniform(low, high))
    knots = [*_spread(before, start, new), *_spread(after, new + window, end)]
    inside = [(at, at - pivot + new) for at in _points(schedule, pivot, pivot + window)]
    return TimeMap(tuple(sorted({*knots, *inside})))


def _pivot_s(schedule: Schedule, rng: random.Random) -> float:
    events = [at_s for at_s in schedule.event_times_s if EARLIEST_S <= at_s < LATEST_S]
    return rng.choice(events) if events else (BASELINE_S + LATEST_S) / 2


def _points(schedule: Schedule, start: int, end: int) -> list[int]:
    inside = [at for at in map(_ms, schedule.event_times_s) if start < at < end]
    return [start, *inside, end]


def _gaps(points: Sequence[int]) -> list[int]:
    """The least distance (ms) that each pair of neighbours must keep."""
    return [min(_ms(SPACING_S), after - before) for before, after in pairwise(points)]


def _room(points: Sequence[int]) -> int:
    return sum(_gaps(points))


def _spread(points: Sequence[int], new_start: int, new_end: int) -> list[_Knot]:
    """Map a span linearly on another one, then push apart what came too close; the ends are exact."""
    first, length = points[0], points[-1] - points[0]
    new = [new_start + (at - first) * (new_end - new_start) // length if length else new_start for at in points]
    new[-1] = new_end
    gaps = _gaps(points)
    for index, gap in enumerate(gaps):
        new[index + 1] = max(new[index + 1], new[index] + gap)
    new[-1] = new_end
    for index in range(len(gaps) - 1, 0, -1):
        new[index] = min(new[index], new[index + 1] - gaps[index])
    return list(zip(points, new, strict=True))


def _duration_map(schedule: Schedule, duration_s: float) -> TimeMap:
    """Stretch [45, 600] so that the condition keeps its share of the run; see docs/decisions on durations."""
    start, latest, stop = _ms(BASELINE_S), _ms(LATEST_S), _ms(STOP_S)
    new_stop = _ms(duration_s)
    new_latest = new_stop - _ms(TAIL_S)
    knots = {start: start, stop: new_stop}
    window_end = start
    if schedule.condition_at_s is not None:
        condition, window = _ms(schedule.condition_at_s), _ms(schedule.window_s or 0.0)
        new = start + round((condition - start) * (new_latest - start) / (latest - start))
        window_end = condition + window
        knots |= {condition: new, window_end: new + window}
    if window_end < latest:  # a window that reaches into the last 120 s is kept whole, and what follows fills the run
        knots[latest] = new_latest
    return TimeMap(tuple(sorted(knots.items())))
