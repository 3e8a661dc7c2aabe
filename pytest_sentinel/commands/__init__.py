"""The commands of `python -m pytest_sentinel`, one module each.

A new command is a new module here: `check_task.py` becomes `check-task`. A module is imported whenever the program
starts, so it imports what is heavy inside `run`.
"""

from __future__ import annotations

import argparse
import importlib
import pkgutil
from typing import Protocol, cast


class CommandError(Exception):
    """The user asked for something that cannot be done; the message says why and what would work."""


class Command(Protocol):
    """What a module of this package has."""

    HELP: str
    """One line for the list of commands."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the command's own arguments."""

    def run(self, options: argparse.Namespace) -> int:
        """Do it.

        Returns:
            The exit code.

        Raises:
            CommandError: It cannot be done as asked.
        """


def load_commands() -> dict[str, Command]:
    """Every command by the name under which it is called."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    return {name.replace("_", "-"): cast(Command, importlib.import_module(f"{__name__}.{name}")) for name in names}
