"""`regrade`: judge a stored run again, without an agent."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_sentinel.commands import a_name, a_path

if TYPE_CHECKING:
    from pytest_sentinel.regrading_session import Judged

HELP = "Judge a stored run again from its record, without an agent, and say what differs."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare which run, and whether to store what comes out."""
    parser.add_argument("which", type=a_name, metavar="RUN", help="name of the run, or path of its folder")
    parser.add_argument("--reports", type=a_path, default=Path("reports"), metavar="FOLDER", help="where runs are")
    parser.add_argument(
        "--write", action="store_true", help="store the new verdicts; the old ones are kept beside them"
    )


def run(options: argparse.Namespace) -> int:
    """Judge every attempt that has a verdict again, and print each one that comes out differently.

    Returns:
        0 if every verdict is as before, else 1.

    Raises:
        CommandError: There is no such run, a file of it is damaged, or its tasks cannot be read any more.
    """
    from pytest_sentinel.record.finding import run_path
    from pytest_sentinel.regrading_session import judge_run

    judged = judge_run(run_path(options.which, options.reports), store=options.write)
    print(render(judged, stored=options.write))
    return 0 if all(one.same for one in judged) else 1


def render(judged: list[Judged], *, stored: bool) -> str:
    """What came out, a line for each verdict that differs."""
    lines = []
    for one in judged:
        if one.problem is not None:
            lines.append(f"{one.place}: not judged: {one.problem}")
        elif not one.same:
            lines.append(f"{one.place}: {one.before} before, {one.after} now")
    differing = sum(not one.same for one in judged)
    lines.append(f"{len(judged)} attempts: {len(judged) - differing} as before, {differing} not")
    return "\n".join([*lines, *(["The new verdicts are stored."] if stored and differing else [])])
