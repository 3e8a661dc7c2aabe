"""`check-task`: the battery on one task file, and what a person has to put right."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from pytest_sentinel.commands import a_path

if TYPE_CHECKING:
    import pytest

HELP = "Prove one task both ways and print what has to be put right."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare which file, and whether the browser is used."""
    parser.add_argument(
        "file", type=a_path, metavar="FILE", help="the task file, in a folder named like its environment"
    )
    parser.add_argument("--no-browser", action="store_true", help="only what needs no browser")


def run(options: argparse.Namespace) -> int:
    """Print each problem.

    Returns:
        0 if there is none, else 1.

    Raises:
        CommandError: The file cannot be checked: it does not exist, or there is no browser.
    """
    from pytest_sentinel.commands import CommandError
    from pytest_sentinel.suite import in_suite

    file = options.file.resolve()
    try:
        there = file.is_file()
    except OSError as error:
        raise CommandError(f"{options.file} cannot be read: {error.strerror}") from error
    if not there:
        raise CommandError(f"{options.file}: there is no such file")

    def work(config: pytest.Config) -> list[str]:
        from pytest_sentinel.checking import problems_of

        return problems_of(config, file, in_browser=not options.no_browser)

    found = in_suite(work)
    for problem in found:
        print(f"- {problem}")
    parts = "without a browser" if options.no_browser else "without and in the browser"
    print(f"{file.name}: {len(found)} to put right" if found else f"{file.name}: right, {parts}")
    return 1 if found else 0
