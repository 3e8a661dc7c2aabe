"""What the record says about one call of a model."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from pytest_sentinel.limits import LimitReached
from pytest_sentinel.model.answers import Answer
from pytest_sentinel.model.asking import Exchange
from pytest_sentinel.model.request import picture_names, sent_bytes
from pytest_sentinel.model.spec import ModelSpec
from pytest_sentinel.record.events import ModelFailed

if TYPE_CHECKING:
    from pytest_sentinel.session import Session

Role = Literal["agent", "watcher"]
Phase = Literal["waiting", "acting"]


@dataclass
class Call:
    """One call: who asks what of which model, and what it took to get an answer."""

    role: Role
    spec: ModelSpec
    body: dict[str, Any]
    """The request, with the names of pictures in their place."""
    logged: dict[str, Any]
    """The request, as it is recorded."""
    exchange: Exchange = field(default_factory=Exchange)

    def common(self) -> dict[str, Any]:
        """What the record says whether there was an answer or not."""
        exchange = self.exchange
        return {
            "role": self.role,
            "model": self.spec.model,
            "failed_attempts": len(exchange.failures),
            "failures": tuple(exchange.failures),
            "backoff_s": exchange.backoff_s,
            "queued_s": exchange.queued_s,
            "replayed": exchange.replayed,
            "request": self.logged,
        }


def record_answer(session: Session, call: Call, answer: Answer, phase: Phase, pictures: Mapping[str, bytes]) -> None:
    """Record a call that was answered, and let it cost simulated time.

    Raises:
        RunEnded: The stop came meanwhile, or the user was contacted.
    """
    names, usage = picture_names(call.body), answer.usage
    session.model_called(
        duration_s=call.exchange.duration_s,
        phase=phase,
        input_tokens=usage.input,
        cached_tokens=usage.cached,
        output_tokens=usage.output,
        reasoning_tokens=usage.reasoning,
        cost_usd=usage.cost_usd(call.spec.prices),
        request_bytes=call.exchange.request_bytes,
        pictures=len(names),
        picture_bytes=sum(sent_bytes(pictures[name]) for name in names),
        finish_reason=answer.finish_reason,
        refused=answer.refused,
        response=call.exchange.body,
        **call.common(),
    )


def record_failure(session: Session, call: Call, error: BaseException) -> None:
    """Record a call that brought no answer."""
    overflow = isinstance(error, LimitReached)
    session.recorder.add(ModelFailed, error=str(error), overflow=overflow, **call.common())
