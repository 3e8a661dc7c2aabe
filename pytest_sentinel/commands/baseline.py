"""`baseline`: keep what is worth committing of a run."""

from __future__ import annotations

import argparse
from pathlib import Path

from pytest_sentinel.commands import a_name, a_path

HELP = "Keep a run's results as a baseline that can be committed: small, without databases."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare which runs, and where baselines are."""
    parser.add_argument("which", type=a_name, metavar="RUN", nargs="+", help="name of a run, or path of its folder")
    parser.add_argument("--reports", type=a_path, default=Path("reports"), metavar="FOLDER", help="where runs are")
    parser.add_argument("--into", type=a_path, metavar="FOLDER", help="where baselines are; default: baselines in it")


def run(options: argparse.Namespace) -> int:
    """Write each baseline and say where it is.

    Returns:
        0.

    Raises:
        CommandError: A run is missing, damaged or not whole.
    """
    from pytest_sentinel.commands import CommandError
    from pytest_sentinel.record.errors import RecordError
    from pytest_sentinel.record.finding import find_run
    from pytest_sentinel.reporting.baseline import write_baseline
    from pytest_sentinel.reporting.finished import finished_run

    try:
        for which in options.which:
            found = finished_run(find_run(which, options.reports))
            print(write_baseline(found, options.into or options.reports / "baselines"))
    except RecordError as error:
        raise CommandError(str(error)) from error
    return 0
