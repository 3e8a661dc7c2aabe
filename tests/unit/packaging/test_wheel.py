"""What the wheel holds: the plugin, the environments, and their pages once they are built."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.unit.repo.repository import ROOT, environment_folders, repository_files, shown

NOT_SHIPPED = ("tests/", "scripts/", "docs/", "reports/", ".ci/", "environments/_kit/web/", "environments/_report/")
REPORT_PAGE = "pytest_sentinel/reporting/page/dist"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what is committed, with something in place of each built page and of the media."""
    copy = tmp_path_factory.mktemp("checkout")
    for path in repository_files():
        target = copy / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    for dist in [*(copy / shown(folder) / "web" / "dist" for folder in environment_folders()), copy / REPORT_PAGE]:
        (dist / "assets").mkdir(parents=True)
        (dist / "index.html").write_text("<!doctype html>", encoding="utf-8")
        (dist / "assets" / "index.js").write_text("", encoding="utf-8")
        (dist / ".built-from").write_text("", encoding="utf-8")
    media = copy / "environments" / "_world" / "media"
    (media / "avatars").mkdir(parents=True)
    for name in ["avatars/per-001.webp", ".made-from", ".setup-media"]:
        (media / name).write_text("", encoding="utf-8")
    return copy


def build(checkout: Path, target: str, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target]
    environment = {**os.environ, **variables}
    return subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def wheel(checkout: Path) -> list[str]:
    """The names of the files in the wheel."""
    result = build(checkout, "wheel", PATH="")  # nothing is left to build, so npm must not be needed
    assert result.returncode == 0, result.stderr
    return zipfile.ZipFile(next((checkout / "dist").glob("*.whl"))).namelist()


def test_wheel_holds_every_module_of_plugin_and_environments(wheel: list[str]) -> None:
    modules = [
        shown(path)
        for path in repository_files()
        if path.suffix == ".py" and shown(path).startswith(("pytest_sentinel/", "environments/"))
    ]
    assert sorted(set(modules) - set(wheel)) == []
    assert "pytest_sentinel/py.typed" in wheel


def test_wheel_holds_catalogs_and_built_pages_of_every_environment(wheel: list[str]) -> None:
    for folder in environment_folders():
        assert {f"environments/{folder.name}/web/dist/{name}" for name in ["index.html", "assets/index.js"]} <= set(
            wheel
        )
        catalogs = [shown(path) for path in repository_files() if path.is_relative_to(folder / "catalog")]
        assert sorted(set(catalogs) - set(wheel)) == []


def test_wheel_holds_the_page_of_reports(wheel: list[str]) -> None:
    assert {f"{REPORT_PAGE}/index.html", f"{REPORT_PAGE}/assets/index.js"} <= set(wheel)


def test_wheel_holds_the_media(wheel: list[str]) -> None:
    assert "environments/_world/media/avatars/per-001.webp" in wheel


def test_wheel_holds_no_web_sources_tests_or_node_modules(wheel: list[str]) -> None:
    assert [
        name for name in wheel if name.startswith(NOT_SHIPPED) or "node_modules" in name or "/web/src/" in name
    ] == []
    unwanted = (".ts", ".tsx", "package-lock.json", ".built-from", ".made-from", ".setup-media", ".gitignore")
    assert [name for name in wheel if name.endswith(unwanted)] == []


def test_wheel_registers_plugin_and_environments(checkout: Path, wheel: list[str]) -> None:
    name = next(name for name in wheel if name.endswith("entry_points.txt"))
    text = zipfile.ZipFile(next((checkout / "dist").glob("*.whl"))).read(name).decode()
    assert "sentinel = pytest_sentinel.plugin" in text
    for folder in environment_folders():
        assert f"{folder.name} = environments.{folder.name}:environment" in text


def test_missing_page_without_npm_fails_with_advice(checkout: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copytree(checkout, tmp_path / "copy"))
    shutil.rmtree(copy / "environments/micromail/web/dist")
    result = build(copy, "wheel", PATH="")
    assert result.returncode != 0
    assert "node or npm is missing" in result.stderr
    assert "SENTINEL_SKIP_UI=1" in result.stderr


def test_pages_can_be_left_out_on_request(checkout: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copytree(checkout, tmp_path / "copy"))
    shutil.rmtree(copy / "environments/micromail/web/dist")
    assert build(copy, "wheel", PATH="", SENTINEL_SKIP_UI="1").returncode == 0
