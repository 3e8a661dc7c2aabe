"""Adding up what an attempt used, from the model calls in its record; unknown stays unknown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from pytest_sentinel.record.events import ModelCalled, ToolCalled
from pytest_sentinel.record.result import TokenCount, Usage
from pytest_sentinel.recorder import Recorder


def total(values: Iterable[float | None]) -> float | None:
    """The sum, or None as soon as one value is unknown."""
    known = list(values)
    return None if any(value is None for value in known) else sum(value for value in known if value is not None)


def _tokens(values: Iterable[int | None]) -> int | None:
    summed = total(values)
    return None if summed is None else int(summed)


def _both(call: ModelCalled) -> int | None:
    return _tokens((call.input_tokens, call.output_tokens))


def _count(calls: list[ModelCalled], role: Literal["agent", "watcher"]) -> TokenCount:
    mine = [call for call in calls if call.role == role]
    return TokenCount(
        input_tokens=_tokens(call.input_tokens for call in mine),
        cached_tokens=_tokens(call.cached_tokens for call in mine),
        output_tokens=_tokens(call.output_tokens for call in mine),
        reasoning_tokens=_tokens(call.reasoning_tokens for call in mine),
    )


def tokens_until(recorder: Recorder, at_s: float) -> int | None:
    """Input and output tokens of all calls made up to a simulated time (s)."""
    return _tokens(_both(call) for call in recorder.of(ModelCalled) if call.at_s <= at_s)


def usage_of(recorder: Recorder) -> Usage:
    """What the recorded attempt used."""
    calls = recorder.of(ModelCalled)
    tool_calls = len(recorder.of(ToolCalled))
    return Usage(
        agent=_count(calls, "agent"),
        watcher=_count(calls, "watcher"),
        waiting_tokens=_tokens(_both(call) for call in calls if call.phase == "waiting"),
        acting_tokens=_tokens(_both(call) for call in calls if call.phase == "acting"),
        total_tokens=_tokens(_both(call) for call in calls),
        cost_usd=total(call.cost_usd for call in calls),
        model_calls=len(calls),
        failed_attempts=sum(call.failed_attempts for call in calls),
        backoff_s=sum(call.backoff_s for call in calls),
        tool_calls=tool_calls,
        steps=sum(call.role == "agent" for call in calls) or tool_calls,
    )
