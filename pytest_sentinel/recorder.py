"""Collects the typed events of one attempt, stamps them, and hands them to the writer."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from pytest_sentinel.record.events import RecordEvent, Warned

E = TypeVar("E", bound=RecordEvent)


class EventSink(Protocol):
    """Where events go as they happen: the attempt's folder, or nowhere."""

    def event(self, event: RecordEvent) -> None:
        """Take one event."""

    def file(self, name: str, data: bytes) -> None:
        """Take a file that events name; `name` is its path in the attempt's folder."""


class Recorder:
    """Stamps events with simulated and wall time (s); safe to use from several threads."""

    def __init__(self, sink: EventSink | None = None) -> None:
        self.events: list[RecordEvent] = []
        self.now_s: Callable[[], float] = lambda: 0.0
        self._sink = sink
        self._began = time.monotonic()
        self._lock = threading.Lock()

    @property
    def wall_s(self) -> float:
        """Wall time since the attempt began, s."""
        return time.monotonic() - self._began

    def add(self, kind: type[E], *, at_s: float | None = None, **fields: Any) -> E:
        """Record an event of this kind; `at_s` defaults to the clock's time."""
        with self._lock:
            moment_s = self.now_s() if at_s is None else at_s
            event = kind(at_s=round(moment_s, 3), wall_s=round(self.wall_s, 3), **fields)
            self.events.append(event)
            if self._sink is not None:
                self._sink.event(event)
            return event

    def keep(self, name: str, data: bytes) -> None:
        """Keep a file that events name beside them; `name` is its path in the attempt's folder."""
        if self._sink is not None:
            self._sink.file(name, data)

    def of(self, kind: type[E]) -> list[E]:
        """The events of one kind so far, in order."""
        with self._lock:
            return [event for event in self.events if isinstance(event, kind)]

    def warn(self, where: str, error: BaseException | str) -> None:
        """Record something of ours that went wrong without touching the verdict."""
        self.add(
            Warned, where=where, message=str(error) if isinstance(error, str) else f"{type(error).__name__}: {error}"
        )
