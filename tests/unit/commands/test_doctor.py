"""Each check of the doctor, with what is wrong at the far end played for real: files, programs, a local server."""

from __future__ import annotations

import http.server
import importlib.metadata
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from pytest_sentinel import doctor
from pytest_sentinel.__main__ import main


class Models(http.server.BaseHTTPRequestHandler):
    """Answers like a model server that wants the key `right`."""

    def do_GET(self) -> None:  # noqa: N802 (http.server's name)
        allowed = self.headers.get("Authorization") == "Bearer right"
        self.send_response(404 if self.path != "/v1/models" else 200 if allowed else 401)
        self.end_headers()

    def log_message(self, *_words: object) -> None:
        """Say nothing."""


@pytest.fixture
def server() -> Iterator[str]:
    """Origin of a local model server."""
    with http.server.HTTPServer(("127.0.0.1", 0), Models) as listening:
        thread = threading.Thread(target=listening.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield f"http://127.0.0.1:{listening.server_port}"
        listening.shutdown()
        thread.join()


class Page:
    def __init__(self, folder: Path) -> None:
        self.web_dist = folder


class Entry:
    """An entry point that loads what it was given."""

    name = "micromail"

    def __init__(self, loaded: Page | Exception) -> None:
        self._loaded = loaded

    def load(self) -> Page:
        if isinstance(self._loaded, Exception):
            raise self._loaded
        return self._loaded


def test_this_python_is_new_enough() -> None:
    assert doctor.check_python().ok


def test_installed_packages_are_accepted() -> None:
    finding = doctor.check_packages()
    assert finding.ok, finding.detail


def test_plugin_that_is_not_installed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "DISTRIBUTION", "pytest-sentinel-of-nobody")
    finding = doctor.check_packages()
    assert (finding.ok, finding.mend) == (False, "run: make setup")
    assert "is not installed in this Python" in finding.detail


def test_package_outside_its_range_is_named_with_what_was_found() -> None:
    version = importlib.metadata.version("pytest")
    assert doctor.complaint_about(Requirement("pytest>=999")) == f"pytest>=999 wanted, {version} found"
    assert doctor.complaint_about(Requirement("package-of-nobody")) == "package-of-nobody is missing"
    assert doctor.complaint_about(Requirement("pytest>=1")) == ""


def test_installed_driver_is_accepted_with_its_version() -> None:
    finding = doctor.check_driver()
    assert (finding.ok, finding.detail) == (True, f"version {importlib.metadata.version('playwright')}")


def test_driver_that_does_not_run_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "node"
    broken.write_text("#!/bin/sh\necho 'libatomic.so.1: cannot open' >&2\nexit 127\n", encoding="utf-8")
    broken.chmod(0o755)
    monkeypatch.setenv("PLAYWRIGHT_NODEJS_PATH", str(broken))
    finding = doctor.check_driver()
    assert (finding.ok, finding.detail) == (False, "does not run: libatomic.so.1: cannot open")
    assert "apt-get install libatomic1" in finding.mend


@pytest.mark.parametrize("headed", [False, True])
def test_missing_browser_says_what_to_install(headed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    monkeypatch.delenv("SENTINEL_BROWSER", raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    finding = doctor.check_browser(headed)
    assert not finding.ok
    assert ("apt-get install chromium." if headed else "apt-get install chromium-headless-shell.") in finding.mend


def test_browser_that_does_not_start_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "chromium"
    broken.write_text("#!/bin/sh\nexit 127\n", encoding="utf-8")
    broken.chmod(0o755)
    monkeypatch.setenv("SENTINEL_BROWSER", str(broken))
    finding = doctor.check_browser(headed=False)
    assert not finding.ok
    assert finding.detail == f"{broken} (SENTINEL_BROWSER) cannot be used"
    assert "it failed with code 127" in finding.mend


def test_browser_that_is_no_chromium_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "other"
    other.write_text("#!/bin/sh\necho Some Browser 140.0\n", encoding="utf-8")
    other.chmod(0o755)
    monkeypatch.setenv("SENTINEL_BROWSER", str(other))
    finding = doctor.check_browser(headed=False)
    assert not finding.ok
    assert "it is no Chromium; asked for its version, it said: Some Browser 140.0" in finding.mend


def test_browser_that_starts_is_shown_with_its_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = tmp_path / "chromium"
    browser.write_text("#!/bin/sh\necho Chromium 1.2.3.4\n", encoding="utf-8")
    browser.chmod(0o755)
    monkeypatch.setenv("SENTINEL_BROWSER", str(browser))
    finding = doctor.check_browser(headed=False)
    assert (finding.ok, finding.detail) == (True, f"Chromium 1.2.3.4 at {browser} (SENTINEL_BROWSER)")


def test_built_page_is_accepted(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    assert doctor.check_page(Entry(Page(tmp_path))).ok


def test_missing_page_names_the_file_and_the_command(tmp_path: Path) -> None:
    finding = doctor.check_page(Entry(Page(tmp_path)))
    assert (finding.ok, finding.subject, finding.mend) == (False, "environment micromail", "run: make setup")
    assert str(tmp_path / "index.html") in finding.detail


def test_environment_that_cannot_be_imported_is_told() -> None:
    finding = doctor.check_page(Entry(ModuleNotFoundError("No module named 'sqlalchemy'")))
    assert (finding.ok, finding.detail) == (False, "cannot be loaded: No module named 'sqlalchemy'")


def test_reports_folder_that_does_not_exist_yet_is_not_made(tmp_path: Path) -> None:
    finding = doctor.check_reports(tmp_path / "reports")
    assert (finding.ok, list(tmp_path.iterdir())) == (True, [])


def test_reports_below_a_file_are_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    finding = doctor.check_reports(tmp_path / "file" / "reports")
    assert (finding.ok, str(tmp_path / "file") in finding.detail) == (False, True)


def test_endpoint_that_takes_the_key_is_accepted(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("A_KEY", "right")
    assert doctor.check_endpoint(f"{server}/v1", "A_KEY").ok


@pytest.mark.parametrize(("key", "mend"), [(None, "A_KEY is not set"), ("no", "A_KEY holds a key that was refused")])
def test_refused_key_names_the_variable(
    key: str | None, mend: str, server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("A_KEY", raising=False)
    if key is not None:
        monkeypatch.setenv("A_KEY", key)
    finding = doctor.check_endpoint(f"{server}/v1", "A_KEY")
    assert (finding.ok, finding.mend) == (False, mend)


def test_wrong_path_of_endpoint_is_told(server: str) -> None:
    finding = doctor.check_endpoint(server, "A_KEY")
    assert (finding.ok, finding.detail) == (False, f"{server}/models answers 404")


def test_endpoint_where_nobody_listens_is_told() -> None:
    finding = doctor.check_endpoint("http://127.0.0.1:1/v1", "A_KEY")
    assert not finding.ok
    assert "does not answer" in finding.detail


def test_exit_code_is_1_when_something_has_to_be_mended(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--endpoint", "http://127.0.0.1:1/v1"]) == 1
    assert "FAIL  endpoint" in capsys.readouterr().out


def test_findings_are_aligned_and_followed_by_their_cure() -> None:
    findings = [doctor.Finding("a", True, "fine"), doctor.Finding("bcd", False, "broken", "do this\nthen that")]
    assert doctor.render(findings).splitlines() == [
        "ok    a    fine",
        "FAIL  bcd  broken",
        "      do this",
        "      then that",
    ]
