"""The commands of `python -m pytest_sentinel`, one module each.

A new command is a new module here: `check_task.py` becomes `check-task`. A module is imported whenever the program
starts, so it imports what is heavy inside `run`.
"""

from __future__ import annotations

import argparse
import importlib
import pkgutil
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar, cast

T = TypeVar("T")


MOST_CHARS = 100
"""An error shows so many characters of an argument."""


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


def as_argument(parse: Callable[[str], T]) -> Callable[[str], T]:
    """A parser of `option_values` as argparse takes one, so that its error is said whole."""

    def convert(text: str) -> T:
        try:
            return parse(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(f"{text[:MOST_CHARS]!r}: {error}") from None

    return convert


def _not_blank(text: str) -> str:
    if not text.strip():
        raise ValueError("must not be blank")
    return text


a_name: Callable[[str], str] = as_argument(_not_blank)
a_path: Callable[[str], Path] = as_argument(lambda text: Path(_not_blank(text)).expanduser())


def load_commands() -> dict[str, Command]:
    """Every command by the name under which it is called."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    return {name.replace("_", "-"): cast(Command, importlib.import_module(f"{__name__}.{name}")) for name in names}
