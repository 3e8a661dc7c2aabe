"""The documentation agrees with the code and with itself."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest

from pytest_sentinel.commands import load_commands
from scripts.render_reference import pages
from tests.unit.repo.repository import ROOT, repository_files, shown

DOCS = ROOT / "docs"
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#]+)")


def markdown_files() -> list[Path]:
    return [path for path in repository_files() if path.suffix == ".md"]


@pytest.mark.parametrize("name", sorted(pages()))
def test_derived_page_is_up_to_date(name: str) -> None:
    written = (DOCS / "reference" / name).read_text(encoding="utf-8")
    assert written == pages()[name], "run scripts/render_reference.py"


def test_every_command_is_documented_with_its_options() -> None:
    text = (DOCS / "reference" / "commands.md").read_text(encoding="utf-8")
    sections = dict(section.split("\n", 1) for section in text.split("\n## ")[1:])
    commands = load_commands()
    assert list(sections) == sorted(commands)
    for name, command in commands.items():
        parser = argparse.ArgumentParser(add_help=False)
        command.add_arguments(parser)
        flags = re.findall(r"--[a-z][a-z-]*", parser.format_help().partition("\n\n")[2])
        assert [flag for flag in flags if f"| `{flag}" not in sections[name]] == [], name


def test_every_link_leads_to_a_file() -> None:
    dangling = [
        f"{shown(path)}: {target}"
        for path in markdown_files()
        for target in LINK.findall(path.read_text(encoding="utf-8"))
        if not (path.parent / target).exists()
    ]
    assert not dangling


@pytest.mark.parametrize("folder", ["decisions", "reference"])
def test_index_lists_every_page(folder: str) -> None:
    index = (DOCS / folder / "README.md").read_text(encoding="utf-8")
    names = [path.name for path in (DOCS / folder).glob("*.md") if path.name != "README.md"]
    assert [name for name in names if f"({name})" not in index] == []


def test_architecture_fits_on_a_page() -> None:
    assert len((DOCS / "architecture.md").read_text(encoding="utf-8").splitlines()) <= 70


def test_files_named_by_the_architecture_exist() -> None:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:pytest_sentinel|environments)/[\w/]*(?:\.py)?|\w+\.py)`", text)
    places = [ROOT, ROOT / "pytest_sentinel", ROOT / "environments" / "micromail"]
    rooms = {"models.py", "routes.py", "events.py"}  # packages where a room has outgrown its module
    assert [name for name in named if name not in rooms and not any((place / name).exists() for place in places)] == []
