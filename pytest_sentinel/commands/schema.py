"""`schema`: the JSON schema of task files, for editors and validators."""

from __future__ import annotations

import argparse

HELP = "Print the JSON schema of task files for the installed environments."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare nothing: the schema has no variants."""
    del parser


def run(options: argparse.Namespace) -> int:
    """Print the schema.

    Returns:
        0.
    """
    del options
    print(schema_text(), end="")
    return 0


def schema_text() -> str:
    """The schema as indented JSON."""
    import json

    from pytest_sentinel.builtin import pytest_sentinel_environments
    from pytest_sentinel.registry import Environments
    from pytest_sentinel.task.schema import task_schema

    environments = Environments(pytest_sentinel_environments())
    schema = task_schema({name: environments.get(name) for name in environments.names})
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
