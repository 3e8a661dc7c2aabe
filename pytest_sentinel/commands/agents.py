"""`agents`: the agents table as a run would read it, and a template for a table of one's own."""

from __future__ import annotations

import argparse
import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_sentinel.commands import a_path

if TYPE_CHECKING:
    from pytest_sentinel.model.spec import ModelSpec
    from pytest_sentinel.programs.spec import ProgramSpec

HELP = "List the agents of the agents table, or print a template for one of your own."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare where tables are, and the template."""
    parser.add_argument("--agents-file", type=a_path, metavar="FILE", help="a TOML file with [agents.NAME] tables")
    parser.add_argument("--rootdir", type=a_path, default=Path(), metavar="FOLDER", help="where pyproject.toml is")
    parser.add_argument("--template", action="store_true", help="print a template with every key")


def run(options: argparse.Namespace) -> int:
    """Print what was asked for.

    Returns:
        0 if every table is right, else 1.

    Raises:
        CommandError: A file cannot be read.
    """
    import pytest

    from pytest_sentinel.commands import CommandError
    from pytest_sentinel.model.table import SHIPPED, read_agents_table

    if options.template:
        print(SHIPPED.with_name("template.toml").read_text(encoding="utf-8"), end="")
        return 0
    if not options.rootdir.is_dir():
        raise CommandError(f"--rootdir {options.rootdir}: there is no such folder")
    try:
        table = read_agents_table(options.rootdir, options.agents_file)
    except pytest.UsageError as error:
        raise CommandError(str(error)) from error
    code = 0
    for name in table.names:
        try:
            print(program_line(table.program(name)) if table.is_program(name) else line(table.spec(name)))
        except pytest.UsageError as error:
            print(f"{name}: {error}")
            code = 1
    return code


def program_line(spec: ProgramSpec) -> str:
    """One outside program in words."""
    found = shutil.which(spec.command[0])
    passed = f", gets {', '.join(spec.pass_variables)}" if spec.pass_variables else ""
    return f"{spec.name}: program {spec.command[0]} ({'found' if found else 'not found on PATH'}){passed}"


def line(spec: ModelSpec) -> str:
    """One agent in words."""
    if spec.key_variable is None:
        key = "no key"
    else:
        key = f"key in {spec.key_variable} ({'set' if os.environ.get(spec.key_variable) else 'not set'})"
    prices = "prices unknown" if spec.prices is None else f"prices as of {spec.prices.as_of}"
    watcher = "" if spec.watcher is None else f", watcher {spec.watcher.name}"
    return f"{spec.name}: {spec.model} at {spec.base_url}, {key}, {prices}{watcher}"
