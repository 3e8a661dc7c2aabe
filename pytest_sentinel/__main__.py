"""`python -m pytest_sentinel COMMAND`: what is done before and after runs; a run itself is started with `pytest`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from pytest_sentinel.commands import CommandError, load_commands
from pytest_sentinel.escape import for_terminal


def build_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    parser = argparse.ArgumentParser(prog="python -m pytest_sentinel", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, command in load_commands().items():
        own = commands.add_parser(name, help=command.HELP, description=command.HELP)
        command.add_arguments(own)
        own.set_defaults(run=command.run)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command.

    Returns:
        The exit code: the command's own, or 2 where it was asked for something that cannot be done.
    """
    options = build_parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except CommandError as error:
        print(f"error: {for_terminal(str(error))}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
