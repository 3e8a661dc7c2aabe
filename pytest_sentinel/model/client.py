"""One door to the models of an agent: asks, counts, records, and lets a call cost simulated time.

What a caller may rely on:

- `complete` returns an answer, or raises. A failed attempt (429, 500, a time-out, a dropped connection …) is tried
  again here, with back-off; neither costs simulated time, both are recorded.
- Each answered call is one `ModelCalled` in the record, through `session.model_called`, which charges simulated time by
  `--think-time` and raises `RunEnded` where the stop came meanwhile.
- `role="watcher"` asks the agents table's watcher model, or the agent's own where it names none.
- Limits (`--max-steps`, `--max-tokens`, `--max-cost`) are looked at before a call: what was used so far reaches the
  limit, so nothing further is asked.

Which phase a call belongs to: a watcher's calls, and turns of the agent that do nothing but wait, are `waiting`;
everything else is `acting`. What a turn does is known from its answer, so `phase` may be a function of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

from pytest_sentinel.model.answers import Answer
from pytest_sentinel.model.spec import ModelSpec

if TYPE_CHECKING:
    from pytest_sentinel.limits import Limits
    from pytest_sentinel.session import Session

Role = Literal["agent", "watcher"]
Phase = Literal["waiting", "acting"]


class ModelClient:
    """Asks an agent's models on behalf of one attempt; use as a context manager."""

    def __init__(self, spec: ModelSpec, limits: Limits) -> None:
        self.spec = spec
        self._limits = limits

    def complete(
        self,
        session: Session,
        *,
        role: Role,
        phase: Phase | Callable[[Answer], Phase],
        messages: list[dict[str, Any]],
        tools: list[dict[str, Any]] | None = None,
        schema: dict[str, Any] | None = None,
    ) -> Answer:
        """Ask a model and wait for its answer.

        Args:
            session: The running task.
            role: Who asks.
            phase: What the call belongs to, or how to tell from the answer.
            messages: Chat messages as the endpoint takes them: `{"role": "user", "content": "…"}`. A picture is the
                content part `{"type": "screenshot", "name": "0003.jpeg"}`, given to `add_picture` before.
            tools: Tools as the endpoint takes them: `{"type": "function", "function": {…}}`.
            schema: JSON schema of the one object wanted as answer; `Answer.data` then holds it.

        Raises:
            RunEnded: The run is over.
            LimitReached: A limit was reached before the call, or the request does not fit the model's context.
            EndpointFault: The endpoint brought no answer, however often it was asked.
        """
        raise NotImplementedError
