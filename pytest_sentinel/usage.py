"""Adding up what an attempt used, from the model calls in its record; unknown stays unknown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from pytest_sentinel.record.events import (
    EventApplied,
    ModelCalled,
    ModelFailed,
    Observed,
    ProgramStarted,
    RecordEvent,
    ToolCalled,
    UsageReported,
)
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
    """Input and output tokens of all calls made up to a simulated time (s).

    Of an outside program only the sum over its whole run can be known.
    """
    if recorder.of(ProgramStarted):
        said = _reported(recorder)
        return _tokens((said.input_tokens, said.output_tokens)) if said.at_s <= at_s else None
    return _tokens(_both(call) for call in recorder.of(ModelCalled) if call.at_s <= at_s)


def wakes_of(events: Iterable[RecordEvent]) -> tuple[int, int]:
    """How often a wait tool was woken, and how many of these wakes mattered.

    A wake mattered if, since anybody last looked, something had happened that counts for the task: an event that its
    author calls `counted` or `target`, and that had an effect.
    """
    wakes = mattered = 0
    news = False
    for event in events:
        if isinstance(event, EventApplied):
            news = news or (event.role in ("counted", "target") and event.skipped is None)
        elif isinstance(event, Observed):
            wakes += event.wake
            mattered += event.wake and news
            news = False
    return wakes, mattered


def _reported(recorder: Recorder) -> UsageReported:
    """What an outside program said of its use; all unknown where it said nothing."""
    return next(iter(recorder.of(UsageReported)), UsageReported(at_s=0.0))


def _usage_of_program(said: UsageReported) -> Usage:
    return Usage(
        agent=TokenCount(
            input_tokens=said.input_tokens,
            cached_tokens=said.cached_tokens,
            output_tokens=said.output_tokens,
            reasoning_tokens=said.reasoning_tokens,
        ),
        waiting_tokens=None,
        acting_tokens=None,
        total_tokens=_tokens((said.input_tokens, said.output_tokens)),
        cost_usd=_rounded(said.cost_usd),
        model_calls=said.model_calls,
        tool_calls=None,
        steps=said.steps,
    )


def _rounded(value: float | None) -> float | None:
    """A sum without the noise of adding fractions."""
    return None if value is None else round(value, 9)


def usage_of(recorder: Recorder) -> Usage:
    """What the recorded attempt used."""
    if recorder.of(ProgramStarted):
        return _usage_of_program(_reported(recorder))
    calls = recorder.of(ModelCalled)
    tried: list[ModelCalled | ModelFailed] = [*calls, *recorder.of(ModelFailed)]
    tool_calls = len(recorder.of(ToolCalled))
    wakes, mattered = wakes_of(recorder.of(RecordEvent))
    return Usage(
        agent=_count(calls, "agent"),
        watcher=_count(calls, "watcher"),
        waiting_tokens=_tokens(_both(call) for call in calls if call.phase == "waiting"),
        acting_tokens=_tokens(_both(call) for call in calls if call.phase == "acting"),
        total_tokens=_tokens(_both(call) for call in calls),
        cost_usd=_rounded(total(call.cost_usd for call in calls)),
        model_calls=len(calls),
        replayed_calls=sum(call.replayed for call in calls),
        failed_attempts=sum(call.failed_attempts for call in tried),
        backoff_s=round(sum(call.backoff_s for call in tried), 3),
        queued_s=round(sum(call.queued_s for call in tried), 3),
        tool_calls=tool_calls,
        wakes=wakes,
        wakes_that_mattered=mattered,
        steps=sum(call.role == "agent" for call in calls) or tool_calls,
    )
