"""`--budget`: what the model calls of one session have cost so far, over all workers.

Every call adds a line to one file in the run's folder; a line is written at once, so that nobody reads half of one.
Whoever begins a task reads the sum. What a task under way still spends is spent: it is never cut off by the budget.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_sentinel.limits import UnknownUse

if TYPE_CHECKING:
    from pytest_sentinel.option_table import Settings


@dataclass(frozen=True)
class Budget:
    """The budget of a session; all workers share its file."""

    path: Path
    limit_usd: float

    @classmethod
    def of(cls, settings: Settings) -> Budget | None:
        """The session's budget; None where there is none, or nothing is paid because the run is a replay."""
        if settings.budget_usd is None or settings.replay is not None:
            return None
        session = re.sub(r"\W+", "", settings.started_at)
        return cls(settings.folder / f".spent-{session}", settings.budget_usd)

    def spend(self, cost_usd: float | None) -> None:
        """Add what a call cost.

        Raises:
            UnknownUse: Nobody knows.
        """
        if cost_usd is None:
            raise UnknownUse("--budget cannot be held: the cost of a call is unknown")
        self.path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(self.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
        try:
            os.write(handle, f"{cost_usd!r}\n".encode())
        finally:
            os.close(handle)

    @property
    def spent_usd(self) -> float:
        """What was spent so far."""
        if not self.path.exists():
            return 0.0
        return sum(map(float, self.path.read_text(encoding="ascii").split()))

    @property
    def refusal(self) -> str | None:
        """Why no further task is begun; None while there is money left."""
        spent_usd = self.spent_usd
        if spent_usd < self.limit_usd:
            return None
        return f"the budget is spent (${spent_usd:.4f} of ${self.limit_usd:.4f})"
