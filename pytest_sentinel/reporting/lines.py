"""The plain line printed for each finished task, and its heading."""

from __future__ import annotations

from pytest_sentinel.escape import for_terminal
from pytest_sentinel.record.result import Result
from pytest_sentinel.reporting import figures

OUTCOME_CHARS = 12
FIGURE_CHARS = 8
NAMES = ("reaction", "sim.", "wall", "tokens")
TAIL_CHARS = len(NAMES) * (FIGURE_CHARS + 1)


def heading(width: int) -> str:
    """What the columns are; `width` of the terminal in characters."""
    return _row("outcome", "task", NAMES, width)[0].rstrip()


def result_lines(result: Result, width: int) -> list[str]:
    """The outcome, the task and its figures: one line, or two where the id is too long for one."""
    values = (
        figures.milliseconds(result.reaction_ms),
        figures.seconds(result.simulated_s),
        figures.seconds(result.wall.total_s),
        figures.tokens(result.usage.total_tokens),
    )
    attempts = "" if result.attempt == 1 else f" ({result.attempt} attempts)"
    trial = "" if result.trial == 1 else f"-trial{result.trial}"
    return _row(result.outcome, f"{result.task_id}{trial}{attempts}", values, width)


def plain_lines(outcome: str, name: str, width: int) -> list[str]:
    """The line of an item that has no result, such as one whose worker was killed."""
    return _row(outcome, for_terminal(name, one_line=True), ("-",) * len(NAMES), width)


def _row(outcome: str, name: str, values: tuple[str, ...], width: int) -> list[str]:
    head = f"{outcome:<{OUTCOME_CHARS}} {name}"
    tail = "".join(f" {value:>{FIGURE_CHARS}}" for value in values)
    space = max(width - 1, 60) - TAIL_CHARS
    if len(head) <= space:
        return [f"{head:<{space}}{tail}"]
    return [head, f"{'':<{space}}{tail}"]
