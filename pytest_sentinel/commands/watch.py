"""`watch`: a run that goes on, seen from another terminal."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_sentinel.commands import a_name, a_path

if TYPE_CHECKING:
    from pytest_sentinel.live.board import BoardReader

HELP = "Look at a run while it goes on: what each worker does, what is done, what it has cost."
EVERY_S = 1.0
"""The run is looked at this often, s."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare which run."""
    parser.add_argument("which", type=a_name, metavar="RUN", help="name of the run, or path of its folder")
    parser.add_argument("--reports", type=a_path, default=Path("reports"), metavar="FOLDER", help="where runs are")
    parser.add_argument("--once", action="store_true", help="show it once, and end")


def run(options: argparse.Namespace) -> int:
    """Show the run until nothing of it is under way, or until Ctrl-C.

    Returns:
        0.

    Raises:
        CommandError: There is no such run, or a file of it is damaged.
    """
    from pytest_sentinel.commands import CommandError
    from pytest_sentinel.live.board import BoardReader
    from pytest_sentinel.record.errors import RecordError
    from pytest_sentinel.record.finding import run_path

    reader = BoardReader(run_path(options.which, options.reports))
    try:
        if options.once or not sys.stdout.isatty():
            _plainly(reader, once=options.once)
        else:
            _drawn(reader)
    except RecordError as error:
        raise CommandError(str(error)) from error
    except KeyboardInterrupt:
        return 0
    return 0


def _plainly(reader: BoardReader, *, once: bool) -> None:
    """A line whenever something has finished."""
    from pytest_sentinel.live.view import line

    board, told = reader.read(), -1
    while True:
        if board.done != told:
            print(line(board), flush=True)
            told = board.done
        if once or not board.underway:
            return
        time.sleep(EVERY_S)
        board = reader.read()


def _drawn(reader: BoardReader) -> None:
    from rich.live import Live

    from pytest_sentinel.live.view import draw

    board = reader.read()
    with Live(draw(board), auto_refresh=False) as live:
        while board.underway:
            time.sleep(EVERY_S)
            board = reader.read()
            live.update(draw(board), refresh=True)
