"""What an agent may use in one task, and what happens when it has used it."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_sentinel.errors import InfrastructureError
from pytest_sentinel.recorder import Recorder
from pytest_sentinel.usage import usage_of


class LimitReached(Exception):  # noqa: N818 - data about the agent, not an error of ours
    """A limit of the run stopped the agent: max_steps, max_tokens, max_cost or context_overflow."""

    def __init__(self, reason: str, detail: str) -> None:
        """Keep the limit's name and what was reached."""
        self.reason = reason
        super().__init__(detail)


class UnknownUse(InfrastructureError):  # noqa: N818 - a fault of ours, told apart from the agent's errors
    """A limit was asked for that cannot be held, because the endpoint does not say what was used."""


@dataclass(frozen=True)
class Limits:
    """Limits of one task; None is no limit. A limit is reached by what was used, so the last call may pass it."""

    max_steps: int | None = None
    max_tokens: int | None = None
    max_cost_usd: float | None = None

    def check(self, recorder: Recorder) -> None:
        """Refuse a further call where a limit is reached.

        Raises:
            LimitReached: It is.
            UnknownUse: Nobody knows, because an answer came without token counts or without a price.
        """
        if self == Limits():
            return
        used = usage_of(recorder)
        if self.max_steps is not None and (used.steps or 0) >= self.max_steps:
            raise LimitReached("max_steps", f"{used.steps} steps of at most {self.max_steps}")
        if self.max_tokens is not None:
            if used.total_tokens is None:
                raise UnknownUse("--max-tokens cannot be held: the endpoint answered without token counts")
            if used.total_tokens >= self.max_tokens:
                raise LimitReached("max_tokens", f"{used.total_tokens:,} tokens of at most {self.max_tokens:,}")
        if self.max_cost_usd is not None:
            if used.cost_usd is None:
                raise UnknownUse("--max-cost cannot be held: the cost of a call is unknown")
            if used.cost_usd >= self.max_cost_usd:
                raise LimitReached("max_cost", f"${used.cost_usd:.4f} of at most ${self.max_cost_usd:.4f}")
