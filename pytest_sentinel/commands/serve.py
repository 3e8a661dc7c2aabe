"""`serve`: an app in a browser of one's own, as it is at the start of a task or as its timeline changes it."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from pytest_sentinel.commands import a_name, as_argument
from pytest_sentinel.option_values import number

if TYPE_CHECKING:
    import pytest

HELP = "Serve an app to look at by hand, with the timeline of a task if one is named."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare which app, and how its time passes."""
    parser.add_argument("environment", type=a_name, metavar="ENV", help="name of the environment")
    parser.add_argument("--task", type=a_name, metavar="ID", help="the task whose timeline changes it; left out: none")
    parser.add_argument(
        "--speed",
        type=as_argument(number(0.01, 1000, example=1)),
        default=1.0,
        metavar="N",
        help="how many times faster than real time",
    )


def run(options: argparse.Namespace) -> int:
    """Serve until interrupted, or until the task's timeline and an hour more are over.

    Returns:
        0.

    Raises:
        CommandError: There is no such environment or task, or its page is not built.
    """
    from pytest_sentinel.suite import in_suite

    def work(config: pytest.Config) -> int:
        from pytest_sentinel.serving import serve

        return serve(config, options.environment, options.task, options.speed)

    return in_suite(work, ["-s"])
