"""`compare`: which agent is better, and how sure that is."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from pytest_sentinel.commands import a_name, a_path

HELP = "Compare stored runs of the same tasks: which agent is better, and how sure that is."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare which runs, and what is shown."""
    parser.add_argument("which", type=a_name, metavar="RUN", nargs="+", help="name of a run, or path of its folder")
    parser.add_argument("--reports", type=a_path, default=Path("reports"), metavar="FOLDER", help="where runs are")
    parser.add_argument("--html", type=a_path, metavar="FILE", help="write the comparison as a page as well")
    parser.add_argument("--published", action="store_true", help="show the published figures beside ours")
    parser.add_argument(
        "--anyway", action="store_true", help="compare although tasks, clock or seed differ; the result says so"
    )


def run(options: argparse.Namespace) -> int:
    """Print the comparison.

    Returns:
        0.

    Raises:
        CommandError: A run is missing or damaged, the runs may not be compared, or the page cannot be written.
    """
    from pytest_sentinel.commands import CommandError
    from pytest_sentinel.comparison.compare import compare
    from pytest_sentinel.comparison.sides import Run, sides_of
    from pytest_sentinel.comparison.text import render
    from pytest_sentinel.record.errors import RecordError
    from pytest_sentinel.record.finding import find_run

    try:
        runs = [Run.read(find_run(which, options.reports)) for which in options.which]
        comparison = compare(sides_of(runs), anyway=options.anyway, published=options.published)
        if options.html is not None:
            from pytest_sentinel.comparison.page import write_page

            write_page(comparison, options.html)
    except (RecordError, ValueError) as error:
        raise CommandError(str(error)) from error
    for line in render(comparison, shutil.get_terminal_size().columns):
        print(line)
    return 0
