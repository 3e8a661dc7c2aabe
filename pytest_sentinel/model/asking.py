"""Asking an endpoint until it answers: retries and back-off, which cost no simulated time and are all counted."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from pytest_sentinel.errors import EndpointFault
from pytest_sentinel.limits import LimitReached
from pytest_sentinel.model.failures import Failed
from pytest_sentinel.model.spec import ModelSpec
from pytest_sentinel.model.wire import Endpoint, Reply

if TYPE_CHECKING:
    from pytest_sentinel.model.slots import Slots
    from pytest_sentinel.session import Session

FIRST_PAUSE_S = 1.0
LONGEST_PAUSE_S = 30.0
GRACE_S = 15.0
"""How much longer than its deadline an attempt may keep quiet before the agent counts as hung."""
TICK_S = 0.25


@dataclass
class Exchange:
    """One call: its answer, once there is one, and what it took to get it; wall times."""

    body: dict[str, Any] | None = None
    duration_s: float = 0.0
    """Of the attempt that was answered."""
    request_bytes: int | None = None
    failures: list[str] = field(default_factory=list)
    backoff_s: float = 0.0
    """Spent on pauses and failed attempts."""
    queued_s: float = 0.0
    replayed: bool = False


class Source(Protocol):
    """Where answers come from: an endpoint, or the record of another run."""

    def fetch(self, session: Session, body: Mapping[str, Any], logged: Mapping[str, Any], exchange: Exchange) -> None:
        """Get the answer to a request into `exchange`.

        Args:
            session: The running task.
            body: The request, as it is sent.
            logged: The request, as it is recorded.
            exchange: Is filled in on the way, so that what was tried is known whatever happens.

        Raises:
            EndpointFault: There is no answer to be had.
            LimitReached: The request does not fit the model's context.
            RunEnded: The run ended meanwhile.
        """

    def finish(self) -> None:
        """The run is over: say so where that comes too early.

        Raises:
            InfrastructureError: It does.
        """

    def close(self) -> None:
        """Let go of what was opened."""


class LiveSource:
    """Asks one endpoint."""

    def __init__(self, spec: ModelSpec, endpoint: Endpoint, slots: Slots) -> None:
        self._spec = spec
        self._endpoint = endpoint
        self._slots = slots

    def fetch(self, session: Session, body: Mapping[str, Any], logged: Mapping[str, Any], exchange: Exchange) -> None:
        """Ask until there is an answer, or no hope; see `Source.fetch`."""
        del logged
        while True:
            reply = self._attempt(session, body, exchange)
            if isinstance(reply, Reply):
                exchange.body, exchange.duration_s = reply.body, reply.duration_s
                exchange.request_bytes = reply.request_bytes
                return
            if reply.kind == "filtered":
                exchange.body, exchange.duration_s = _declined(reply.reason), reply.duration_s
                return
            exchange.failures.append(reply.reason)
            exchange.backoff_s = round(exchange.backoff_s + reply.duration_s, 3)
            if reply.kind == "too_long":
                raise LimitReached("context_overflow", reply.reason)
            self._pause(session, reply, exchange)

    def finish(self) -> None:
        """An endpoint does not mind."""

    def close(self) -> None:
        """Close the endpoint's connections."""
        self._endpoint.close()

    def _attempt(self, session: Session, body: Mapping[str, Any], exchange: Exchange) -> Reply | Failed:
        began = time.monotonic()
        with self._slots.one(lambda: _sign(session)):
            exchange.queued_s = round(exchange.queued_s + time.monotonic() - began, 3)
            session.busy(self._spec.timeout_s + GRACE_S)
            try:
                return self._endpoint.ask(body)
            finally:
                session.busy(0.0)

    def _pause(self, session: Session, failed: Failed, exchange: Exchange) -> None:
        """Wait before the next attempt.

        Raises:
            EndpointFault: There shall be none.
        """
        tried = len(exchange.failures)
        # Chance, so that workers that failed together do not come back together.
        pause_s = min(FIRST_PAUSE_S * 2 ** (tried - 1), LONGEST_PAUSE_S) * random.uniform(0.75, 1.25)
        pause_s = max(pause_s, failed.retry_after_s or 0.0)
        spent_s = exchange.backoff_s + pause_s
        if failed.kind == "for_good" or tried >= self._spec.attempts or spent_s > self._spec.patience_s:
            attempts = "1 attempt" if tried == 1 else f"{tried} attempts"
            asked = "" if not failed.retry_after_s else f" (it asks to wait {failed.retry_after_s:g} s)"
            raise EndpointFault(f"{self._spec.base_url} gave no answer after {attempts}: {failed.reason}{asked}")
        began = time.monotonic()
        while (left_s := began + pause_s - time.monotonic()) > 0:
            _sign(session)
            time.sleep(min(left_s, TICK_S))
        exchange.backoff_s = round(exchange.backoff_s + pause_s, 3)


def _sign(session: Session) -> None:
    """Show a sign of life, and stop waiting for a model once the run is over.

    Raises:
        RunEnded: It is.
    """
    session.busy(GRACE_S)
    session.check()


def _declined(reason: str) -> dict[str, Any]:
    """The answer that a filter before the model gives as an error."""
    message = {"role": "assistant", "content": None, "refusal": reason}
    return {"choices": [{"index": 0, "message": message, "finish_reason": "content_filter"}], "usage": None}
