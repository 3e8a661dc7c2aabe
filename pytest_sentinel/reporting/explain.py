"""The one paragraph that says what was asked, what happened and when."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from pytest_sentinel.calendar import START, moment
from pytest_sentinel.escape import clip, for_terminal
from pytest_sentinel.record.result import ActionTaken, Outcome, Result

if TYPE_CHECKING:
    from pytest_sentinel.record.store import RunFolder

PROMPT_CHARS = 160
MESSAGE_CHARS = 160
DETAIL_CHARS = 300
SHOWN_ACTIONS = 2
SHOWN_VALUES = 3
STOPS = {
    "returned": "its program ended by itself",
    "gave_up": "it gave up",
    "crashed": "it crashed",
    "hung": "it showed no sign of life any more",
    "max_steps": "it reached the limit of steps",
    "max_tokens": "it reached the limit of tokens",
    "max_cost": "it reached the limit of cost",
    "context_overflow": "its context was full",
}
_DOUBLED_END = re.compile(r'([.?!…]")\.(?= |$)')
"""The end of a quoted sentence ends the sentence around it, too."""


def explain(result: Result) -> str:
    """One paragraph of plain text, safe to print; it holds wherever the record is moved."""
    sentences = [f"The user asked: {_quoted(result.prompt, PROMPT_CHARS)}.", _HAPPENED[result.outcome](result)]
    sentences += [_others(result)] if _others(result) else []
    return _DOUBLED_END.sub(r"\1", " ".join(sentences))


def with_place(result: Result, folder: RunFolder | None) -> str:
    """The explanation, and where the attempt's record is, if it has one: `reports/<run>/tasks/…`."""
    if folder is None or result.outcome == "not_run":
        return result.explanation
    place = "/".join([*folder.path.parts[-2:], "tasks", result.task_id, str(result.trial), str(result.attempt)])
    return f"{result.explanation} Where to look: {place}"


def at(at_s: float | None) -> str:
    """A moment as a reader finds it in the record and on the page: `at 329.11 s (10:05:29)`."""
    if at_s is None:
        return "never"
    when = moment(at_s)
    day = "" if when.date() == START.date() else f"{when:%a} {when.day} {when:%b} "
    return f"at {at_s:.2f} s ({day}{when:%H:%M:%S})"


def _quoted(text: str, chars: int) -> str:
    return f'"{for_terminal(clip(" ".join(text.split()), chars), one_line=True)}"'


def _wrote(result: Result) -> str:
    return f"the agent wrote {at(result.times.contact_at_s)}: {_quoted(result.message or '', MESSAGE_CHARS)}"


def _came(result: Result) -> str:
    return f"It happened {_moment_of(result)}"


def _moment_of(result: Result) -> str:
    end_s = result.times.window_end_s
    window = f", for as long as until {at(end_s).removeprefix('at ')}" if end_s is not None else ""
    return f"{at(result.times.condition_at_s)}{window}"


def _seen(result: Result) -> str:
    seen_s = result.times.observed_at_s
    return "it never looked where this could be seen" if seen_s is None else f"it had it before its eyes {at(seen_s)}"


def _ended(result: Result) -> str:
    """Why the agent's part ended: the reason in words, and the last line of the details."""
    reason, _, detail = result.stop_reason.partition(": ")
    words = STOPS.get(reason, f"it stopped ({for_terminal(reason, one_line=True)})")
    last = _last_line(detail)
    return f"{words}{f' ({last})' if last else ''} {at(result.times.ended_at_s)}"


def _last_line(text: str) -> str:
    """The last line, where a traceback says what went wrong, safe to print."""
    lines = text.strip().splitlines()
    return for_terminal(clip(lines[-1].strip(), DETAIL_CHARS), one_line=True) if lines else ""


def _success(result: Result) -> str:
    delay = "" if result.reaction_ms is None else f", {result.reaction_ms / 1000:.1f} s later"
    return f"{_came(result)}; {_wrote(result)}{delay}. All that was asked is right."


def _silent(result: Result) -> str:
    return f"There was nothing to report; the agent watched to the end {at(result.times.ended_at_s)} and wrote nothing."


def _false_alarm(result: Result) -> str:
    return f"What was asked for never happened, yet {_wrote(result)}."


def _unwatched(result: Result) -> str:
    return (
        f"There was nothing to report, and nothing was written, but the agent last looked "
        f"{at(result.times.last_observed_s)}, before the last look-alike came; it was still running "
        f"{at(result.times.ended_at_s)}. Silence counts only while watching."
    )


def _gave_up(result: Result) -> str:
    if result.times.condition_at_s is None:
        return f"There was nothing to report, but the agent did not watch to the end: {_ended(result)}."
    if result.times.ended_at_s < result.times.condition_at_s:
        return f"Nothing had happened yet when {_ended(result)}; it would have happened {_moment_of(result)}."
    return f"{_came(result)}; the agent had not written when {_ended(result)}."


def _early(result: Result) -> str:
    if result.times.condition_at_s is None:
        return f"It had not happened when {_wrote(result)}."
    return f"It had not happened yet when {_wrote(result)}. {_came(result)}."


def _missed(result: Result) -> str:
    return (
        f"{_came(result)}; {_seen(result)}, and no message had come when the run stopped {at(result.times.ended_at_s)}."
    )


def _wrong_state(result: Result) -> str:
    done_s = result.times.done_at_s
    before = f" It had been done {at(done_s)} and did not last." if done_s is not None else ""
    return f"{_came(result)}; {_wrote(result)}. What was to be done in the app was not done then.{before}"


def _ungrounded(result: Result) -> str:
    missing = f"The message lacks what only somebody who looked can know: {_facts(result)}."
    return f"{_came(result)}; {_wrote(result)}. {missing}"


def _facts(result: Result) -> str:
    return "; ".join(
        f"{name} ({' or '.join(_quoted(str(value), 60) for value in values[:SHOWN_VALUES])})"
        for name, values in result.fact_values.items()
    )


def _wrong_action(result: Result) -> str:
    wrong = [action for action in result.actions if not action.allowed]
    listed = ", ".join(_action(action) for action in wrong[:SHOWN_ACTIONS])
    more = f" and {len(wrong) - SHOWN_ACTIONS} more" if len(wrong) > SHOWN_ACTIONS else ""
    told = f" {_came(result)}; {_wrote(result)}." if result.times.contact_at_s is not None else ""
    return f"The agent did what nobody asked for, or not at that time: {listed}{more}.{told}"


def _action(action: ActionTaken) -> str:
    target = f" {action.target}" if action.target else ""
    undone = ", undone later" if action.undone else ""
    return for_terminal(f"{action.kind}{target} {at(action.at_s)}{undone}", one_line=True)


def _error(result: Result) -> str:
    said = _last_line(result.error or "") or "no details were kept"
    tries = "" if result.attempt == 1 else f" after {result.attempt} attempts"
    return f"The run could not be judged{tries}, and this is not the agent's fault: {said}"


def _not_run(result: Result) -> str:
    return f"The task was not run: {for_terminal(result.stop_reason, one_line=True).replace('_', ' ')}."


def _others(result: Result) -> str:
    """The further tests that failed, behind the one that names the outcome."""
    further = [flag.replace("_", " ") for flag in result.flags if flag != result.outcome]
    return f"Also noted: {', '.join(further)}." if further else ""


_HAPPENED: dict[Outcome, Callable[[Result], str]] = {
    "error": _error,
    "false_alarm": _false_alarm,
    "wrong_action": _wrong_action,
    "gave_up": _gave_up,
    "unwatched": _unwatched,
    "silent": _silent,
    "early": _early,
    "missed": _missed,
    "wrong_state": _wrong_state,
    "ungrounded": _ungrounded,
    "success": _success,
    "not_run": _not_run,
}
