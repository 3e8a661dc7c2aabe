"""The scripted changes of an app, applied in order of time, merged with what the app owes at moments of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from pytest_sentinel.environment import Database, Environment


@dataclass(frozen=True)
class ScheduledEvent:
    """One event of a task with its moment (simulated s)."""

    at_s: float
    role: str
    label: str | None
    kind: str
    fields: dict[str, Any]
    event: Any


@dataclass(frozen=True)
class Applied:
    """What was applied at a moment: an event of the timeline (`index`, `skipped`) or an effect the app owed."""

    at_s: float
    event: ScheduledEvent | None = None
    index: int | None = None
    skipped: str | None = None
    effect_kind: str | None = None


@dataclass
class Timeline:
    """Walks the scheduled events and the due effects of one database.

    `marks` are extra moments (s) at which only `on_mark` is called. Safe to use from several threads.
    """

    environment: Environment
    database: Database
    world: Any
    events: tuple[ScheduledEvent, ...]
    stop_s: float
    on_applied: Callable[[Applied], None] = lambda _: None
    marks: tuple[tuple[float, Callable[[], None]], ...] = ()
    _next: int = 0
    _next_mark: int = 0
    _lock: threading.RLock = field(default_factory=threading.RLock)

    def next_s(self, until_s: float) -> float | None:
        """The next moment (s) at or before `until_s` and the stop at which something is to be applied."""
        limit_s = min(until_s, self.stop_s)
        with self._lock:
            due = self.environment.due(self.database, limit_s)
            moments = [due.at_s] if due is not None else []
            moments += [event.at_s for event in self.events[self._next : self._next + 1]]
            moments += [at_s for at_s, _ in self.marks[self._next_mark : self._next_mark + 1]]
            return min((at_s for at_s in moments if at_s <= limit_s), default=None)

    def apply_until(self, until_s: float) -> int:
        """Apply everything up to `until_s` (s) in order of time, each stamped with its own moment.

        Effects that the app owes come before events of the same moment, marks after them.

        Returns:
            How many events and effects were applied.
        """
        count = 0
        with self._lock:
            while (at_s := self.next_s(until_s)) is not None:
                count += self._apply_one(at_s)
        return count

    def _apply_one(self, at_s: float) -> int:
        due = self.environment.due(self.database, at_s)
        if due is not None:
            due.apply()
            self.on_applied(Applied(due.at_s, effect_kind=due.kind))
            return 1
        if self._next < len(self.events) and self.events[self._next].at_s <= at_s:
            return self._apply_event()
        _, call = self.marks[self._next_mark]
        self._next_mark += 1
        call()
        return 0

    def _apply_event(self) -> int:
        index, event = self._next, self.events[self._next]
        self._next += 1
        skipped = event.event.apply(self.database, self.world, event.at_s)
        self.on_applied(Applied(event.at_s, event=event, index=index, skipped=skipped))
        return 1
