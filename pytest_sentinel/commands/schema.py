"""`schema`: the JSON schema of task files, for editors and validators."""

from __future__ import annotations

import argparse

from pytest_sentinel.commands import CommandError, a_name

HELP = "Print the JSON schema of task files for the installed environments."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare which apps."""
    parser.add_argument(
        "environments", type=a_name, nargs="*", metavar="ENV", help="only the events and actions of these apps"
    )


def run(options: argparse.Namespace) -> int:
    """Print the schema.

    Returns:
        0.

    Raises:
        CommandError: There is no such environment.
    """
    print(schema_text(*options.environments), end="")
    return 0


def schema_text(*names: str) -> str:
    """The schema as indented JSON, for these environments or for all.

    Raises:
        CommandError: There is no such environment.
    """
    import json

    from pytest_sentinel.builtin import pytest_sentinel_environments
    from pytest_sentinel.registry import Environments
    from pytest_sentinel.task.schema import task_schema

    environments = Environments(pytest_sentinel_environments())
    try:
        schema = task_schema({name: environments.get(name) for name in names or environments.names})
    except KeyError as error:
        raise CommandError(str(error.args[0])) from error
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
