"""`report`: make a run's page again from its record."""

from __future__ import annotations

import argparse
from pathlib import Path

from pytest_sentinel.commands import a_name, a_path

HELP = "Make the page of a stored run again from its record, without running anything."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare which run."""
    parser.add_argument("which", type=a_name, metavar="RUN", help="name of the run, or path of its folder")
    parser.add_argument("--reports", type=a_path, default=Path("reports"), metavar="FOLDER", help="where runs are")


def run(options: argparse.Namespace) -> int:
    """Write the page and say where it is.

    Returns:
        0.

    Raises:
        CommandError: There is no such run, a file of it is damaged, or the page cannot be written.
    """
    from pytest_sentinel.commands import CommandError
    from pytest_sentinel.record.errors import RecordError
    from pytest_sentinel.record.finding import find_run
    from pytest_sentinel.reporting.finished import finished_run
    from pytest_sentinel.reporting.page.writer import NAME, write_report

    try:
        folder = find_run(options.which, options.reports)
        write_report(finished_run(folder))
    except (RecordError, ValueError) as error:
        raise CommandError(str(error)) from error
    print(folder.path / NAME)
    return 0
