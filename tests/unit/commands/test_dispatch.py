"""`python -m pytest_sentinel`: one module a command."""

from __future__ import annotations

import argparse
import subprocess
import sys

import pytest

from pytest_sentinel import __main__ as program
from pytest_sentinel.commands import CommandError, load_commands


class Refusing:
    HELP = "Refuses."

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("name")

    def run(self, options: argparse.Namespace) -> int:
        raise CommandError(f"no task {options.name!r}")


def test_every_module_is_a_command_with_help() -> None:
    commands = load_commands()
    assert "doctor" in commands
    for name, command in commands.items():
        assert command.HELP.endswith("."), name
        assert callable(command.add_arguments), name
        assert callable(command.run), name


def test_help_lists_every_command() -> None:
    text = program.build_parser().format_help()
    assert [name for name in load_commands() if name not in text] == []


def test_what_cannot_be_done_is_one_line_and_code_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(program, "load_commands", lambda: {"refuse": Refusing()})
    assert program.main(["refuse", "xyz"]) == 2
    assert capsys.readouterr().err == "error: no task 'xyz'\n"


def test_unknown_command_names_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        program.main(["docter"])
    assert ended.value.code == 2
    assert "doctor" in capsys.readouterr().err


def test_program_can_be_run_as_a_module() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "pytest_sentinel", "--help"], capture_output=True, text=True, check=False
    )
    assert (result.returncode, "doctor" in result.stdout) == (0, True)
