"""A board drawn for a terminal, and in one plain line where there is none."""

from __future__ import annotations

from datetime import UTC, datetime

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from pytest_sentinel.escape import for_terminal
from pytest_sentinel.live.board import Board
from pytest_sentinel.live.task import LiveTask
from pytest_sentinel.reporting import figures

QUIET_S = 10
"""A worker that has been silent for longer is shown with how long, s."""


def draw(board: Board) -> Group:
    """The board as rich draws it: one line of figures, then a row for each worker."""
    if not board.underway:
        return Group(Text(line(board), overflow="ellipsis", no_wrap=True))
    table = Table(box=box.SIMPLE_HEAD, expand=True, pad_edge=False, padding=(0, 1))
    table.add_column("worker", no_wrap=True)
    table.add_column("task", no_wrap=True, ratio=3)
    table.add_column("simulated", justify="right", no_wrap=True)
    table.add_column("last action", no_wrap=True, ratio=4)
    table.add_column("tokens", justify="right", no_wrap=True)
    table.add_column("cost", justify="right", no_wrap=True)
    for task in board.underway:
        table.add_row(*(Text(cell, overflow="ellipsis") for cell in _cells(task)))
    return Group(Text(line(board), overflow="ellipsis", no_wrap=True), table)


def line(board: Board) -> str:
    """What a run has come to, in one line."""
    mix = ", ".join(f"{name.replace('_', ' ')} {count}" for name, count in sorted(board.outcomes.items()))
    parts = [
        f"{board.run}: {board.done} of {board.planned} done" + (f" ({mix})" if mix else ""),
        f"{figures.tokens(board.tokens)} tokens, {figures.dollars(board.cost_usd)}",
        *([f"about {minutes(board.left_s)} left"] if board.left and board.underway and board.left_s else []),
    ]
    return for_terminal("; ".join(parts), one_line=True)


def minutes(time_s: float) -> str:
    """`40 s`, `12 min`, `3 h 05 min`."""
    if time_s < 90:
        return f"{time_s:.0f} s"
    whole = round(time_s / 60)
    return f"{whole} min" if whole < 60 else f"{whole // 60} h {whole % 60:02} min"


def _cells(task: LiveTask) -> list[str]:
    trial = "" if task.trial == 1 else f"-trial{task.trial}"
    again = "" if task.attempt == 1 else f" (attempt {task.attempt})"
    silent_s = (datetime.now(UTC) - datetime.fromisoformat(task.updated_at)).total_seconds()
    quiet = f"  ({minutes(silent_s)} ago)" if silent_s > QUIET_S else ""
    cells = [
        task.worker,
        f"{task.task_id}{trial}{again}",
        f"{task.simulated_s:.0f} of {task.stop_s:.0f} s",
        f"{task.action}{quiet}",
        figures.tokens(task.tokens),
        figures.dollars(task.cost_usd),
    ]
    return [for_terminal(cell, one_line=True) for cell in cells]
