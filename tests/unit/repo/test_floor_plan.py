"""The same rooms in every environment."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.unit.repo.repository import ROOT, environment_folders, repository_files

ROOMS = {"__init__", "models", "routes", "events", "catalog", "web"}
"""A Python room is a module, or a package of the same name once it has outgrown it."""
FURTHER_ROOMS = {"generate", "material"}
"""What catalogs are made from."""
WEB_ROOMS = {"package.json", "tsconfig.json", "index.html", "src"}


def rooms_of(folder: Path) -> set[str]:
    """What lies directly in a folder, without suffix for Python files."""
    names = {path.relative_to(folder).parts[0] for path in repository_files() if path.is_relative_to(folder)}
    return {name.removesuffix(".py") for name in names}


@pytest.mark.parametrize("folder", environment_folders(), ids=lambda folder: folder.name)
def test_environment_has_the_rooms_of_the_floor_plan(folder: Path) -> None:
    found = rooms_of(folder)
    assert sorted(ROOMS - found) == []
    assert sorted(found - ROOMS - FURTHER_ROOMS) == []


@pytest.mark.parametrize("folder", environment_folders(), ids=lambda folder: folder.name)
def test_web_folder_has_the_same_files_everywhere(folder: Path) -> None:
    assert sorted(WEB_ROOMS - rooms_of(folder / "web")) == []


def test_every_environment_is_registered_under_its_folder_name() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    registered = project["entry-points"]["pytest_sentinel.environments"]
    assert registered == {folder.name: f"environments.{folder.name}:environment" for folder in environment_folders()}
