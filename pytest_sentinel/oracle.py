"""What only the built-in reference agents know: the solution, its moments, and the facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pytest_sentinel.environment import Database
from pytest_sentinel.shadow import Measured, ask, parameters
from pytest_sentinel.task.model import StepModel
from pytest_sentinel.task.plan import Plan


@dataclass(frozen=True)
class Oracle:
    """The answer to a task, for agents that prove that it can be solved; times in simulated s."""

    plan: Plan
    measured: Measured
    database: Database

    @property
    def condition_at_s(self) -> float | None:
        """When the condition holds; None if it never does."""
        return self.measured.condition_at_s

    @property
    def steps(self) -> tuple[StepModel, ...]:
        """The author's solution; empty where silence is right."""
        return () if self.plan.expects_silence else self.plan.task.solution

    def event_at_s(self, label: str) -> float:
        """The moment of a labelled event."""
        return next(event.at_s for event in self.plan.events if event.label == label)

    def fill(self, text: str) -> str:
        """A text of the solution with slots, ids and the facts as they are now."""
        known = parameters(self.plan, self.measured.condition_at_s)
        facts: dict[str, Any] = {name: ask(self.database, sql, known) for name, sql in self.plan.task.facts.items()}
        return self.plan.fill(text, facts)
