from __future__ import annotations

import shutil
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from pytest_sentinel.browser.artifacts import BrowserOptions
from pytest_sentinel.browser.ffmpeg import find_ffmpeg
from pytest_sentinel.browser.host import BrowserHost
from pytest_sentinel.browser.recording import Kept
from pytest_sentinel.browser.targets import Named
from tests.browser.little_site import Site

pytestmark = pytest.mark.browser
needs_ffmpeg = pytest.mark.skipif(find_ffmpeg() is None, reason="needs ffmpeg")


@contextmanager
def started(options: BrowserOptions) -> Iterator[BrowserHost]:
    host = BrowserHost(options=options)
    try:
        yield host
    finally:
        host.close()


def record(options: BrowserOptions, site: Site, folder: Path | None, failed: bool, tabs: int = 1) -> Kept:
    site.put("/shown", "<h1>Here</h1><a href=/shown target=_blank>On</a>")
    with started(options) as host:
        page = host.new_page(site.origin, artifacts=folder)
        page.goto("/shown")
        for _ in range(tabs - 1):
            page.click(Named("link", "On"))
        page.text()
        return page.close(failed)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []


def test_nothing_is_kept_by_default(site: Site, tmp_path: Path) -> None:
    assert record(BrowserOptions(), site, tmp_path / "a", failed=True) == Kept()
    assert names(tmp_path) == []


@pytest.mark.parametrize(("failed", "kept"), [(True, ["trace.zip"]), (False, [])])
def test_trace_is_retained_on_failure(site: Site, tmp_path: Path, failed: bool, kept: list[str]) -> None:
    result = record(BrowserOptions(tracing="retain-on-failure"), site, tmp_path / "a", failed)
    assert ([path.name for path in result.files], result.warnings) == (kept, ())
    assert names(tmp_path / "a") == kept


def test_trace_holds_what_was_done(site: Site, tmp_path: Path) -> None:
    record(BrowserOptions(tracing="on"), site, tmp_path, failed=False)
    with zipfile.ZipFile(tmp_path / "trace.zip") as trace:
        text = b"".join(trace.read(name) for name in trace.namelist() if name.endswith(".trace"))
    assert b"/shown" in text


@pytest.mark.parametrize(("option", "failed", "kept"), [("on", False, 1), ("only-on-failure", False, 0)])
def test_screenshot_is_kept_when_asked_for(site: Site, tmp_path: Path, option: str, failed: bool, kept: int) -> None:
    record(BrowserOptions(screenshot=option), site, tmp_path, failed)  # type: ignore[arg-type]
    assert names(tmp_path) == ["screenshot.png"] * kept


@needs_ffmpeg
@pytest.mark.parametrize(("tabs", "kept"), [(1, ["video.webm"]), (2, ["video-1.webm", "video-2.webm"])])
def test_video_of_each_tab_is_kept(site: Site, tmp_path: Path, tabs: int, kept: list[str]) -> None:
    result = record(BrowserOptions(video="on"), site, tmp_path, failed=False, tabs=tabs)
    assert (names(tmp_path), result.warnings) == (kept, ())
    assert all(path.read_bytes()[:4] == b"\x1aE\xdf\xa3" for path in result.files)


@needs_ffmpeg
def test_video_is_thrown_away_without_a_failure(site: Site, tmp_path: Path) -> None:
    record(BrowserOptions(video="retain-on-failure"), site, tmp_path, failed=False)
    assert names(tmp_path) == []


def test_without_a_folder_nothing_is_recorded(site: Site) -> None:
    options = BrowserOptions(tracing="on", video="on", screenshot="on")
    assert record(options, site, None, failed=True) == Kept()


def test_folder_that_is_gone_is_a_warning(site: Site, tmp_path: Path) -> None:
    folder = tmp_path / "file"
    options = BrowserOptions(tracing="on", screenshot="on")
    with started(options) as host:
        page = host.new_page(site.origin, artifacts=folder)
        page.goto(site.put("/shown", "<h1>Here</h1>"))
        shutil.rmtree(folder, ignore_errors=True)
        folder.write_text("in the way")
        kept = page.close()
    assert kept.files == ()
    assert kept.warnings
