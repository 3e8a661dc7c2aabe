"""Which part may know which other: plugin and environments meet in two small modules only."""

from __future__ import annotations

import pytest

from tests.unit.repo.repository import ENVIRONMENTS, ROOT, environment_folders, imported_modules, python_files, shown

MEETING_POINTS = {"pytest_sentinel.calendar", "pytest_sentinel.environment"}
SHARED = {"_kit": {"_kit"}, "_world": {"_kit", "_world"}}


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def test_environments_import_no_pytest() -> None:
    found = [
        f"{shown(path)} imports {name}"
        for path in python_files(ENVIRONMENTS)
        for name in imported_modules(path)
        if name.split(".")[0].lstrip("_").startswith("pytest") and not within(name, "pytest_sentinel")
    ]
    assert not found


def test_environments_know_only_calendar_and_protocols_of_the_plugin() -> None:
    found = [
        f"{shown(path)} imports {name}"
        for path in python_files(ENVIRONMENTS)
        for name in imported_modules(path)
        if within(name, "pytest_sentinel")
        and name != "pytest_sentinel"
        and not any(within(name, allowed) for allowed in MEETING_POINTS)
    ]
    assert not found


@pytest.mark.parametrize("folder", [*SHARED, *[folder.name for folder in environment_folders()]])
def test_a_part_imports_no_environment_but_its_own(folder: str) -> None:
    allowed = SHARED.get(folder, {"_kit", "_world", folder})
    found = [
        f"{shown(path)} imports {name}"
        for path in python_files(ENVIRONMENTS / folder)
        for name in imported_modules(path)
        if within(name, "environments") and name != "environments" and name.split(".")[1] not in allowed
    ]
    assert not found


def test_plugin_knows_no_environment() -> None:
    found = [
        f"{shown(path)} imports {name}"
        for path in python_files(ROOT / "pytest_sentinel")
        for name in imported_modules(path)
        if within(name, "environments")
    ]
    assert not found
