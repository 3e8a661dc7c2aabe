"""`cluster`: a run in shards on the nodes of a Ray cluster, merged into one."""

from __future__ import annotations

import argparse
from pathlib import Path

from pytest_sentinel.commands import a_path, as_argument
from pytest_sentinel.option_values import number, run_name

MOST_SHARDS, MOST_WORKERS = 9_999, 1_000
HELP = "Run the suite in shards on the nodes of a Ray cluster, and merge them into one run with all its reports."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the whole, its parts, where they run, and what pytest is told."""
    parser.add_argument("--name", required=True, type=as_argument(run_name), metavar="NAME", help="name of the new run")
    parser.add_argument(
        "--shards",
        required=True,
        type=as_argument(number(2, MOST_SHARDS, example=2, integer=True)),
        metavar="N",
        help="number of parts, 2 or more",
    )
    parser.add_argument("--address", metavar="ADDR", help="of the cluster, such as head:6379 (default: Ray's own rule)")
    parser.add_argument(
        "--workers-per-shard",
        type=as_argument(number(1, MOST_WORKERS, example=1, integer=True)),
        metavar="W",
        help="pytest's -n, and the CPUs that a shard takes",
    )
    parser.add_argument("--reports", type=a_path, default=Path("reports"), metavar="FOLDER", help="where runs are")
    parser.add_argument("options", nargs="*", metavar="OPTION", help="after --: options of pytest, as for one machine")


def run(options: argparse.Namespace) -> int:
    """Run every shard, and merge them if none is missing.

    Returns:
        What pytest would return for the whole; 2 or more if a shard failed by our fault, or at Ctrl-C.

    Raises:
        CommandError: Ray is missing or cannot be reached, an option makes no sense here, or the disk refuses.
    """
    from pytest_sentinel.cluster.whole import run_whole
    from pytest_sentinel.cluster.wish import Wish

    reports, words = options.reports.resolve(), tuple(options.options)
    wish = Wish(options.name, options.shards, reports, options.address, options.workers_per_shard, words)
    return run_whole(wish)
