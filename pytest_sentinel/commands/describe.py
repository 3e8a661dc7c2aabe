"""`describe`: what an app offers to the author of a task."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from pytest_sentinel.commands import a_name

if TYPE_CHECKING:
    import pytest

HELP = "List what a task may name of an app: events, actions, preload, tables, and kinds of references."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare which app, and which of its references."""
    parser.add_argument("environment", type=a_name, metavar="ENV", help="name of the environment")
    parser.add_argument(
        "--references", type=a_name, metavar="KIND", help="list the references of this kind instead, with their names"
    )


def run(options: argparse.Namespace) -> int:
    """Print the description.

    Returns:
        0.

    Raises:
        CommandError: There is no such environment or kind of reference.
    """
    from pytest_sentinel.suite import in_suite

    def work(config: pytest.Config) -> str:
        from pytest_sentinel.describing import describe

        return describe(config, options.environment, options.references)

    print(in_suite(work))
    return 0
