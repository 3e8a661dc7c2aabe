"""What the agent's own database shows over time: the condition, what was asked, the facts, and the final state."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field

from pytest_sentinel.environment import Database
from pytest_sentinel.record.events import ConditionChanged
from pytest_sentinel.recorder import Recorder
from pytest_sentinel.shadow import FactSeries, Measured, ask, parameters
from pytest_sentinel.task.plan import Plan


@dataclass
class StateTrack:
    """Looks at the agent's database after every moment and every tool call; times in simulated s."""

    plan: Plan
    measured: Measured
    database: Database
    recorder: Recorder
    shown_at_s: float | None = None
    done_at_s: float | None = None
    facts: FactSeries = field(default_factory=dict)
    final: Database | None = None
    at_paper_stop: Database | None = None
    _holds: bool = False
    _lock: threading.RLock = field(default_factory=threading.RLock)

    def look(self, at_s: float) -> None:
        """Evaluate the task's SQL at this moment."""
        with self._lock:
            if self.final is not None:
                return
            known = parameters(self.plan, self.measured.condition_at_s)
            self._look_at_condition(at_s, bool(ask(self.database, self.plan.task.condition, known)))
            condition_at_s = self.measured.condition_at_s
            if condition_at_s is None or at_s < condition_at_s:
                return
            for name, sql in self.plan.task.facts.items():
                self.facts.setdefault(name, []).append((at_s, ask(self.database, sql, known)))
            done = self.plan.task.done
            if done is not None and self.done_at_s is None and ask(self.database, done, {**known, "contact_at": at_s}):
                self.done_at_s = at_s

    def freeze(self, at_s: float) -> Database:
        """Keep the state as it is now as the final one; later calls return the same."""
        with self._lock:
            self.look(at_s)
            if self.final is None:
                self.final = self.database.copy()
            return self.final

    def mark_paper_stop(self) -> None:
        """Keep the state at the moment at which the published rule looks."""
        with self._lock:
            if self.final is None:
                self.at_paper_stop = self.database.copy()

    def _look_at_condition(self, at_s: float, holds: bool) -> None:
        if holds == self._holds:
            return
        self._holds = holds
        self.recorder.add(ConditionChanged, at_s=at_s, database="own", holds=holds)
        if holds and self.shown_at_s is None:
            self.shown_at_s = at_s
