"""What the agents table says about an outside program: how to start it, and what it may see."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import Field, StringConstraints, field_validator

from pytest_sentinel.closest import did_you_mean
from pytest_sentinel.model.spec import Entry, Prices

PLACEHOLDERS = ("start_url", "contact_url", "prompt", "task_dir", "deadline_s")
USAGE_FILE = "usage.json"
LOADING = re.compile(r"(LD|DYLD|PYTEST|SENTINEL|COVERAGE|COV)_.*|PYTHON(PATH|STARTUP|HOME)|NODE_OPTIONS|BASH_ENV|ENV")
"""Variables that load code into a program, or tell it what is being tested."""

_PLACEHOLDER = re.compile(r"\{([a-z_]+)\}")
Word = Annotated[str, StringConstraints(min_length=1)]


class ProgramSpec(Entry):
    """One outside program."""

    name: str
    command: tuple[Word, ...] = Field(
        min_length=1,
        description="The program and its arguments; {start_url}, {contact_url}, {prompt}, {task_dir} and {deadline_s} "
        "stand for the task's.",
    )
    pass_variables: tuple[Word, ...] = Field((), description="Environment variables that the program gets, by name.")
    visible: tuple[Word, ...] = Field(
        (), description="Files and folders that it may read in a sandbox although they lie in a hidden folder."
    )
    stop_grace_s: float = Field(
        3.0, ge=0, le=4, description="How long it may take to end when it is asked to, before it is killed; s."
    )
    prices: Prices | None = Field(None, description="Left out: its cost is what it says itself, or unknown.")

    @field_validator("command")
    @classmethod
    def _known_placeholders(cls, words: tuple[str, ...]) -> tuple[str, ...]:
        for word in words:
            for name in _PLACEHOLDER.findall(word):
                if name not in PLACEHOLDERS:
                    known = ", ".join(f"{{{known}}}" for known in PLACEHOLDERS)
                    raise ValueError(f"unknown {{{name}}}{did_you_mean(name, PLACEHOLDERS)}; known are {known}")
        return words

    @field_validator("pass_variables")
    @classmethod
    def _harmless_variables(cls, names: tuple[str, ...]) -> tuple[str, ...]:
        for name in names:
            if LOADING.fullmatch(name):
                raise ValueError(
                    f"{name} is not passed on: it loads code into the program or tells it what is tested; "
                    "put what the program needs into its command"
                )
        return names


def filled(command: tuple[str, ...], values: dict[str, str]) -> list[str]:
    """The command with the task's values in place of its placeholders; other braces stay as they are."""
    return [_PLACEHOLDER.sub(lambda match: values[match.group(1)], word) for word in command]
