from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from pytest_sentinel.browser import find
from pytest_sentinel.browser.find import BrowserNotFound, BrowserPath, check_browser, find_browser


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine without any browser."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "playwright"))
    monkeypatch.delenv("SENTINEL_BROWSER", raising=False)
    monkeypatch.setattr(find, "_MAC_APPS", ())


def install(path: Path, mode: int = 0o755, script: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(mode)
    return path


def install_playwrights(tmp_path: Path, name: str, executable: str, complete: bool = True) -> Path:
    folder = tmp_path / "playwright" / f"{name.replace('-', '_')}-{find.playwright_revision(name)}"
    path = install(folder / "chrome-linux" / executable)
    if complete:
        (folder / "INSTALLATION_COMPLETE").touch()
    return path


def test_explicit_browser_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = install(tmp_path / "mine" / "chrome")
    monkeypatch.setenv("SENTINEL_BROWSER", str(install(tmp_path / "other")))
    found = find_browser(explicit=str(mine))
    assert (found.path, found.source) == (mine, "option")


def test_explicit_browser_may_be_a_command(tmp_path: Path) -> None:
    path = install(tmp_path / "bin" / "my-chrome")
    assert find_browser(explicit="my-chrome").path == path


def test_variable_comes_before_installed_browsers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path / "bin" / "chromium")
    mine = install(tmp_path / "mine")
    monkeypatch.setenv("SENTINEL_BROWSER", str(mine))
    found = find_browser()
    assert (found.path, found.source) == (mine, "SENTINEL_BROWSER")


def test_playwrights_own_comes_before_the_systems(tmp_path: Path) -> None:
    install(tmp_path / "bin" / "chromium-headless-shell")
    own = install_playwrights(tmp_path, "chromium-headless-shell", "headless_shell")
    found = find_browser()
    assert (found.path, found.source) == (own, "playwright")


def test_playwrights_half_installed_browser_is_passed_over(tmp_path: Path) -> None:
    install_playwrights(tmp_path, "chromium-headless-shell", "headless_shell", complete=False)
    system = install(tmp_path / "bin" / "chromium")
    assert find_browser().path == system


def test_playwrights_browser_of_another_version_is_passed_over(tmp_path: Path) -> None:
    folder = tmp_path / "playwright" / "chromium-1"
    install(folder / "chrome-linux" / "chrome")
    (folder / "INSTALLATION_COMPLETE").touch()
    with pytest.raises(BrowserNotFound):
        find_browser()


def test_headless_prefers_the_shell_and_headed_needs_the_full_browser(tmp_path: Path) -> None:
    shell = install(tmp_path / "bin" / "chromium-headless-shell")
    full = install(tmp_path / "bin" / "chromium")
    assert find_browser().path == shell
    assert find_browser(headed=True).path == full


def test_playwrights_shell_is_not_taken_for_a_headed_run(tmp_path: Path) -> None:
    install_playwrights(tmp_path, "chromium-headless-shell", "headless_shell")
    own = install_playwrights(tmp_path, "chromium", "chrome")
    assert find_browser(headed=True).path == own


@pytest.mark.parametrize("name", ["chromium", "google-chrome", "google-chrome-stable"])
def test_full_browser_serves_headless_runs_too(tmp_path: Path, name: str) -> None:
    path = install(tmp_path / "bin" / name)
    assert find_browser().path == path


def test_named_browser_that_is_missing_is_an_error_and_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path / "bin" / "chromium")
    with pytest.raises(BrowserNotFound, match="the option names 'nowhere'"):
        find_browser(explicit="nowhere")
    monkeypatch.setenv("SENTINEL_BROWSER", str(install(tmp_path / "plain", mode=0o644)))
    with pytest.raises(BrowserNotFound, match="SENTINEL_BROWSER names .*not an executable file"):
        find_browser()


@pytest.mark.parametrize(("headed", "package"), [(False, "chromium-headless-shell"), (True, "chromium")])
def test_missing_browser_is_an_error_that_says_what_to_install(headed: bool, package: str) -> None:
    with pytest.raises(BrowserNotFound) as error:
        find_browser(headed=headed)
    assert f"apt-get install {package}." in str(error.value)
    assert "python -m playwright install chromium" in str(error.value)
    assert "SENTINEL_BROWSER" in str(error.value)


def test_folder_of_playwright_follows_its_variable(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert find.playwright_folder() == tmp_path / "playwright"
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", "0")
    assert find.playwright_folder().name == ".local-browsers"
    monkeypatch.delenv("PLAYWRIGHT_BROWSERS_PATH")
    assert find.playwright_folder().name == "ms-playwright"


def test_revisions_are_those_of_the_installed_playwright() -> None:
    listing = json.loads((find._package_folder() / "browsers.json").read_text())
    revisions = {entry["name"]: entry["revision"] for entry in listing["browsers"]}
    assert find.playwright_revision("chromium-headless-shell") == revisions["chromium-headless-shell"]
    assert find.playwright_revision("ffmpeg") == revisions["ffmpeg"]
    assert find.playwright_revision("nothing") is None


@pytest.mark.parametrize(
    "version",
    ["Chromium 156.0.8078.108 built on Debian", "Google Chrome for Testing 150.0.1.2", "Brave Browser 1.2.3.4"],
)
def test_browser_that_tells_its_version_can_be_used(tmp_path: Path, version: str) -> None:
    check_browser(BrowserPath(install(tmp_path / "chrome", script=f"echo '{version}'"), "option"))


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("", "it is no Chromium; asked for its version, it said: nothing"),
        ("echo true 9.1; echo more", "it is no Chromium; asked for its version, it said: true 9.1"),
        ("echo 'Mozilla Firefox 128.0'", "it is no Chromium; asked for its version, it said: Mozilla Firefox 128.0"),
        ("echo 'libnss3.so: no such file' >&2; exit 127", "it failed with code 127 (libnss3.so: no such file)"),
        ("exec sleep 5", "it said nothing within 0.5 s"),
    ],
)
def test_what_cannot_run_any_task_is_refused_in_its_own_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str, words: str
) -> None:
    monkeypatch.setattr(find, "VERSION_S", 0.5)
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    path = install(tmp_path / "chrome", script=script)
    with pytest.raises(BrowserNotFound) as error:
        check_browser(BrowserPath(path, "SENTINEL_BROWSER"))
    assert str(error.value).startswith(f"the browser {path} (SENTINEL_BROWSER) cannot be used: ")
    assert f"{words}. Install it anew, or name a Chromium in the option --sentinel-browser or in " in str(error.value)


def test_file_of_another_machine_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "chrome"
    path.write_bytes(b"\x7fELF nothing that runs")
    path.chmod(0o755)
    with pytest.raises(BrowserNotFound, match="cannot be used: it does not start"):
        check_browser(BrowserPath(path, "option"))


def test_browser_is_asked_once_until_its_file_changes(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    path = install(tmp_path / "chrome", script=f"echo x >> {asked}; echo Chromium 1.2.3.4")
    for _ in range(3):
        check_browser(BrowserPath(path, "option"))
    assert asked.read_text() == "x\n"
    os.utime(path, (1, 1))
    check_browser(BrowserPath(path, "option"))
    assert asked.read_text() == "x\nx\n"
