"""The plain line printed for each finished task, and its heading."""

from __future__ import annotations

from pytest_sentinel.escape import for_terminal
from pytest_sentinel.record.result import Result
from pytest_sentinel.reporting import figures

OUTCOME_CHARS = 12
COLUMNS = {"react": 5, "sim": 5, "wall": 5, "tokens": 6}
"""Figures of a line and their widths: reaction, simulated and wall time, tokens. An id of 41 fits into 80 columns."""
TAIL_CHARS = sum(width + 1 for width in COLUMNS.values())
NARROWEST = 60


def heading(width: int) -> str:
    """What the columns are; `width` of the terminal in characters."""
    return _row("outcome", "task", tuple(COLUMNS), width)[0]


def result_lines(result: Result, width: int) -> list[str]:
    """The outcome, the task and its figures: one line, or two where the id is too long for one."""
    reaction_s = None if result.reaction_ms is None else result.reaction_ms / 1000
    times = (figures.brief_seconds(value) for value in (reaction_s, result.simulated_s, result.wall.total_s))
    used = result.usage.total_tokens
    attempts = "" if result.attempt == 1 else f" ({result.attempt} attempts)"
    trial = "" if result.trial == 1 else f"-trial{result.trial}"
    name = f"{result.task_id}{trial}{attempts}"
    return _row(result.outcome, name, (*times, "?" if used is None else figures.tokens(used)), width)


def plain_lines(outcome: str, name: str, width: int) -> list[str]:
    """The line of an item that has no result, such as one whose worker was killed."""
    return _row(outcome, for_terminal(name, one_line=True), ("-",) * len(COLUMNS), width)


def _row(outcome: str, name: str, values: tuple[str, ...], width: int) -> list[str]:
    head = f"{outcome:<{OUTCOME_CHARS}} {name}"
    tail = "".join(f" {value:>{chars}}" for value, chars in zip(values, COLUMNS.values(), strict=True))
    space = max(width - 1, NARROWEST) - TAIL_CHARS
    if len(head) <= space:
        return [f"{head:<{space}}{tail}"]
    return [head, f"{'':<{space}}{tail}"]
