"""The one clock of a task: virtual (time moves only by charges) or real (time is the wall's, times the speed).

Both sit behind the short Protocol `Clock`; task, timeline, judge and reports are the same on either.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Literal, Protocol

from pytest_sentinel.timeline import Timeline

OnMoment = Callable[[], bool]
"""Called after every moment at which something was applied; True ends the wait."""


class Clock(Protocol):
    """Simulated time, in seconds from the start of the task."""

    @property
    def name(self) -> Literal["virtual", "real"]:
        """Which clock this is."""

    @property
    def speed(self) -> float:
        """Simulated seconds per second of wall time; 1 on the virtual clock."""

    @property
    def stop_s(self) -> float:
        """When the run stops, s."""

    def now_s(self) -> float:
        """The simulated time, never past the stop."""

    def start(self) -> None:
        """Begin at 0; what is due at 0 is applied."""

    def charge(self, seconds: float) -> None:
        """Let something cost simulated time: the virtual clock moves by it, the real one has moved already."""

    def wait(self, until_s: float, on_moment: OnMoment | None = None) -> bool:
        """Let time pass until `until_s` (s) or the stop, going from moment to moment.

        Returns:
            Whether `on_moment` ended the wait.
        """

    def close(self) -> None:
        """No event is applied any more; idempotent."""

    def check(self) -> None:
        """Raise what went wrong behind the clock's back, if anything did."""


class VirtualClock:
    """Discrete time: it stands still but for charges and waits, and applies what is due on its way, in order."""

    name: Literal["virtual", "real"] = "virtual"
    speed = 1.0

    def __init__(self, timeline: Timeline) -> None:
        self.stop_s = timeline.stop_s
        self._timeline = timeline
        self._now_s = 0.0

    def now_s(self) -> float:
        """The simulated time, s."""
        return self._now_s

    def start(self) -> None:
        """Apply what is due at 0."""
        self._timeline.apply_until(0.0)

    def charge(self, seconds: float) -> None:
        """Move by `seconds`."""
        self.wait(self._now_s + seconds)

    def wait(self, until_s: float, on_moment: OnMoment | None = None) -> bool:
        """Go from moment to moment until `until_s`; see `Clock.wait`."""
        end_s = max(min(until_s, self.stop_s), self._now_s)
        while (at_s := self._timeline.next_s(end_s)) is not None:
            self._now_s = max(at_s, self._now_s)
            self._timeline.apply_until(self._now_s)
            if on_moment is not None and on_moment():
                return True
        self._now_s = max(end_s, self._now_s)  # what is done at a moment may itself have cost time
        return False

    def close(self) -> None:
        """Nothing runs in the background."""

    def check(self) -> None:
        """Nothing runs in the background."""


class RealClock:
    """Wall time multiplied by a speed; a thread applies each event at its wall moment.

    Simulated time stays the unit of every call: at speed 4 a wait of 60 simulated seconds takes 15 of wall time.
    """

    name: Literal["virtual", "real"] = "real"

    _LOOK_S = 0.1
    """Wall time between looks for effects that the app has come to owe since the last look."""

    def __init__(self, timeline: Timeline, speed: float = 1.0) -> None:
        self.speed = speed
        self.stop_s = timeline.stop_s
        self._timeline = timeline
        self._began: float | None = None
        self._closed = False
        self._failure: BaseException | None = None
        self._moments = 0
        self._changed = threading.Condition()
        self._pump = threading.Thread(target=self._run, name="sentinel-timeline", daemon=True)

    def now_s(self) -> float:
        """The simulated time, s."""
        if self._began is None:
            return 0.0
        return min((time.monotonic() - self._began) * self.speed, self.stop_s)

    def start(self) -> None:
        """Start the thread that applies events."""
        self._timeline.apply_until(0.0)
        self._began = time.monotonic()
        self._pump.start()

    def charge(self, seconds: float) -> None:
        """The wall has already moved."""

    def wait(self, until_s: float, on_moment: OnMoment | None = None) -> bool:
        """Wait on the wall until `until_s`; see `Clock.wait`. What is due by then has been applied."""
        end_s = min(until_s, self.stop_s)
        seen = self._moments
        while True:
            finished, moments = self._next_moment(end_s, None if on_moment is None else seen)
            self.check()
            if moments != seen and on_moment is not None and on_moment():
                return True
            seen = moments
            if finished:
                return False

    def _next_moment(self, end_s: float, seen: int | None) -> tuple[bool, int]:
        """Sleep until the end, or until more than `seen` moments were applied; returns (at the end, moments)."""
        with self._changed:
            self._changed.wait_for(
                lambda: self._closed or (seen is not None and self._moments != seen),
                timeout=max((end_s - self.now_s()) / self.speed, 0.0),
            )
            finished = self._closed or self.now_s() >= end_s
            if finished and not self._closed:
                self._moments += self._timeline.apply_until(end_s)
            return finished, self._moments

    def close(self) -> None:
        """Stop the thread."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        if self._pump.is_alive():
            self._pump.join(timeout=5.0)

    def check(self) -> None:
        """Raise what stopped the thread, if anything did."""
        if self._failure is not None:
            raise self._failure

    def _run(self) -> None:
        try:
            while not self._closed and self._step() < self.stop_s:
                pass
        except BaseException as failure:  # noqa: BLE001 - carried over to the waiting thread by check()
            self._failure = failure
            with self._changed:
                self._closed = True
                self._changed.notify_all()

    def _step(self) -> float:
        with self._changed:
            now_s = self.now_s()
            self._moments += self._timeline.apply_until(now_s)
            self._changed.notify_all()
            next_s = self._timeline.next_s(self.stop_s) or self.stop_s
            if not self._closed:
                self._changed.wait(timeout=min(max((next_s - self.now_s()) / self.speed, 0.001), self._LOOK_S))
        return now_s
