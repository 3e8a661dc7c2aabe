"""`--replay`: the answers that another run got, in the same order and to the very same questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pytest_sentinel.errors import InfrastructureError
from pytest_sentinel.limits import LimitReached
from pytest_sentinel.model.asking import Exchange
from pytest_sentinel.record.events import ModelCalled, ModelFailed

if TYPE_CHECKING:
    from pytest_sentinel.session import Session

SHOWN_CHARS = 120


class Diverged(InfrastructureError):  # noqa: N818 - a fault of ours, told apart from the agent's errors
    """A replay asks another question than the run that it replays, so the recorded answer means nothing any more."""


class ReplaySource:
    """Answers from the record of one attempt."""

    def __init__(self, calls: Sequence[ModelCalled | ModelFailed], place: str) -> None:
        """Keep the recorded calls of the attempt whose record is at `place`, in order."""
        self._calls = calls
        self._place = place
        self._next = 0

    def fetch(self, session: Session, body: Mapping[str, Any], logged: Mapping[str, Any], exchange: Exchange) -> None:
        """Take the next recorded answer, if it was given to this request; see `Source.fetch`.

        Raises:
            Diverged: It was given to another one, or there is none.
        """
        del session, body
        if self._next == len(self._calls):
            raise Diverged(f"the replay of {self._place} makes a call after the {len(self._calls)} of the record")
        call = self._calls[self._next]
        self._next += 1
        different = difference(call.request, dict(logged))
        if different is not None:
            raise Diverged(f"the replay of {self._place} diverges at call {self._next} ({call.at_s} s): {different}")
        exchange.failures, exchange.backoff_s = list(call.failures), call.backoff_s
        exchange.queued_s, exchange.replayed = call.queued_s, True
        if isinstance(call, ModelFailed):
            raise LimitReached("context_overflow", call.error)
        exchange.body, exchange.duration_s = call.response, call.duration_s
        exchange.request_bytes = call.request_bytes

    def finish(self) -> None:
        """Refuse an end that comes before the record's.

        Raises:
            Diverged: It does.
        """
        if self._next < len(self._calls):
            raise Diverged(
                f"the replay of {self._place} ended after {self._next} calls, but its record holds {len(self._calls)}"
            )

    def close(self) -> None:
        """Nothing was opened."""


def difference(recorded: object, now: object, place: str = "request") -> str | None:
    """The first difference between two JSON values, in words; None where there is none."""
    if isinstance(recorded, dict) and isinstance(now, dict):
        keys = sorted({*recorded, *now}, key=lambda key: (key != "messages", key))
        pairs = [(f"{place}.{key}", recorded.get(key), now.get(key)) for key in keys]
    elif isinstance(recorded, list) and isinstance(now, list):
        if len(recorded) != len(now) and recorded[: len(now)] == now[: len(recorded)]:
            return f"{place} has {len(recorded)} entries in the record, {len(now)} now"
        pairs = [(f"{place}[{n}]", one, other) for n, (one, other) in enumerate(zip(recorded, now, strict=False))]
    elif recorded != now:
        return f"{place} is {_around(recorded, now)} in the record, {_around(now, recorded)} now"
    else:
        return None
    found = (difference(one, other, inner) for inner, one, other in pairs)
    return next((text for text in found if text is not None), None)


def _around(value: object, other: object) -> str:
    """A value; of a long text the part where it begins to differ."""
    if not isinstance(value, str) or not isinstance(other, str) or len(value) <= SHOWN_CHARS:
        return repr(value)[: 2 * SHOWN_CHARS]
    at = next((n for n, (a, b) in enumerate(zip(value, other, strict=False)) if a != b), min(len(value), len(other)))
    start = max(at - SHOWN_CHARS // 3, 0)
    return f"…{value[start : start + SHOWN_CHARS]!r}… (from character {start})"
