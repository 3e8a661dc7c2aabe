"""`merge`: the runs of several machines become one."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_sentinel.commands import a_name, a_path, as_argument
from pytest_sentinel.option_values import run_name

if TYPE_CHECKING:
    import pytest

HELP = "Put runs that were made in parts (--shard) together into one run, with all its reports."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the parts and the whole."""
    parser.add_argument("which", type=a_name, metavar="RUN", nargs="+", help="name of a run, or path of its folder")
    parser.add_argument("--into", required=True, type=as_argument(run_name), metavar="NAME", help="name of the new run")
    parser.add_argument("--reports", type=a_path, default=Path("reports"), metavar="FOLDER", help="where runs are")
    parser.add_argument("--partial", action="store_true", help="merge although shards are missing")


def run(options: argparse.Namespace) -> int:
    """Merge, and write every registered report.

    Returns:
        0.

    Raises:
        CommandError: A run is missing or damaged, or they cannot be merged.
    """
    from pytest_sentinel.commands import CommandError
    from pytest_sentinel.merging import absent, merge, sentence
    from pytest_sentinel.option_values import BadValueError, run_name
    from pytest_sentinel.record.finding import run_path
    from pytest_sentinel.record.store import RunFolder
    from pytest_sentinel.reporting.figures import listed
    from pytest_sentinel.suite import in_suite

    reports = options.reports.resolve()
    paths = [run_path(which, reports).resolve() for which in options.which]

    def work(config: pytest.Config) -> str:
        from pytest_sentinel.reporting.finished import write_reports

        return sentence(write_reports(config, merge(parts, reports / options.into)))

    try:
        run_name(options.into)
        parts = [RunFolder.existing(path) for path in paths]
        missing = absent(parts)
        if missing and not options.partial:
            raise CommandError(
                f"missing: shard {listed(missing)}; name these runs, too, or give --partial to merge without them "
                "(a shard to which no task fell has no run)"
            )
        print(in_suite(work) + (f"; without shard {listed(missing)}" if missing else ""))
    except BadValueError as error:
        raise CommandError(f"--into {options.into}: {error}") from error
    return 0
