"""`new-task`: a task file to begin with, valid for its environment, with a word on every field."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_sentinel.commands import a_name, a_path

if TYPE_CHECKING:
    import pytest

HELP = "Write a valid task file to begin with."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the name, the event, and where to write."""
    parser.add_argument("id", type=a_name, metavar="ID", help="id of the new task, such as micromail-invoice-active")
    parser.add_argument("--env", type=a_name, metavar="NAME", help="its environment; default: the id's first word")
    parser.add_argument(
        "--event", type=a_name, metavar="KIND", help="the kind of event that it waits for; default: the first one"
    )
    parser.add_argument(
        "--folder", type=a_path, metavar="FOLDER", help="folder of task files; default: the suite's first"
    )


def run(options: argparse.Namespace) -> int:
    """Write the file and say where it is.

    Returns:
        0.

    Raises:
        CommandError: The environment or event does not exist, or the file does.
    """
    from pytest_sentinel.suite import in_suite

    def work(config: pytest.Config) -> Path:
        from pytest_sentinel.beginning import write_task

        return write_task(config, options.id, options.env, options.event, options.folder)

    path = in_suite(work)
    print(f"{path}: mend it, then run: python -m pytest_sentinel check-task {path}")
    return 0
