"""Write the pages of docs/reference that are derived from code: options and hooks.

    .venv/bin/python scripts/render_reference.py

A test compares the pages with what this would write.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pytest_sentinel import hookspecs
from pytest_sentinel.option_table import OPTIONS
from pytest_sentinel.option_values import Option

REFERENCE = Path(__file__).resolve().parents[1] / "docs" / "reference"

OPTIONS_HEAD = """# Options

Each setting can be given as an option, in an environment variable, or in the ini file (`[tool.pytest]`), and is taken
from the first of these that names it. The first lines of a run say every value in force and where it came from.
Written by `scripts/render_reference.py`.

| option | ini | environment variable | default | meaning |
|---|---|---|---|---|
"""

HOOKS_HEAD = """# Hooks

What a third party's plugin or `conftest.py` implements to add to ours; our own built-ins use the same.
Written by `scripts/render_reference.py`.

| hook | what it does |
|---|---|
"""


def default_of(option: Option) -> str:
    """An option's default as the table shows it."""
    if option.switch:
        return "off"
    if option.default in (None, "", {}, ()):
        return "none"
    number = isinstance(option.default, int | float)
    return f"`{option.default:g}`" if number else f"`{option.default}`"


def option_row(option: Option) -> str:
    """One line of the table of options."""
    unit = f" ({option.unit})" if option.unit else ""
    choices = f" One of: {', '.join(option.choices)}." if option.choices else ""
    flag = "none" if option.flag is None else f"`{option.flag}`"
    meaning = f"{option.help}{choices}".replace("|", "\\|")
    return f"| {flag} | `{option.ini}` | `{option.environment}` | {default_of(option)}{unit} | {meaning} |\n"


def hooks() -> dict[str, Callable[..., Any]]:
    """Every hook we specify, by name."""
    members = inspect.getmembers(hookspecs, inspect.isfunction)
    return {name: function for name, function in members if name.startswith("pytest_sentinel_")}


def hook_row(name: str, function: Callable[..., Any]) -> str:
    """One line of the table of hooks."""
    arguments = ", ".join(inspect.signature(function).parameters)
    return f"| `{name}({arguments})` | {' '.join((inspect.getdoc(function) or '').split())} |\n"


def pages() -> dict[str, str]:
    """Every derived page: file name and text."""
    return {
        "options.md": OPTIONS_HEAD + "".join(option_row(option) for option in OPTIONS),
        "hooks.md": HOOKS_HEAD + "".join(hook_row(name, function) for name, function in hooks().items()),
    }


if __name__ == "__main__":
    for name, text in pages().items():
        (REFERENCE / name).write_text(text, encoding="utf-8")
