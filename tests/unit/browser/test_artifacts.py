from __future__ import annotations

from pathlib import Path

import pytest

from pytest_sentinel.browser import artifacts
from pytest_sentinel.browser.artifacts import BrowserOptions, read_playwright_options

pytest_plugins = ["pytester"]


def config_of(pytester: pytest.Pytester, *arguments: str) -> pytest.Config:
    return pytester.parseconfig(*arguments)


def test_defaults_record_nothing(pytester: pytest.Pytester) -> None:
    options = read_playwright_options(config_of(pytester))
    assert options == BrowserOptions()
    assert not options.records


def test_options_are_taken_over(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(artifacts, "find_ffmpeg", lambda: Path("ffmpeg"))
    arguments = "--headed --slowmo=250 --tracing=on --video=retain-on-failure --screenshot=only-on-failure"
    options = read_playwright_options(config_of(pytester, *arguments.split(), "--full-page-screenshot"))
    assert options == BrowserOptions(
        headed=True,
        slow_mo_ms=250,
        tracing="on",
        video="retain-on-failure",
        screenshot="only-on-failure",
        full_page_screenshot=True,
    )
    assert options.records


def test_without_pytest_playwright_the_defaults_hold(pytester: pytest.Pytester) -> None:
    assert read_playwright_options(config_of(pytester, "-p", "no:playwright")) == BrowserOptions()


def test_chromium_may_be_named(pytester: pytest.Pytester) -> None:
    assert read_playwright_options(config_of(pytester, "--browser=chromium")) == BrowserOptions()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--browser=firefox"], "--browser firefox: only chromium is supported so far"),
        (["--browser=chromium", "--browser=webkit"], "--browser webkit"),
        (["--browser-channel=chrome"], "--browser-channel chrome: not supported.*SENTINEL_BROWSER"),
        (["--device=iPhone 13"], "--device iPhone 13: not supported"),
    ],
)
def test_other_browsers_are_refused(pytester: pytest.Pytester, arguments: list[str], message: str) -> None:
    with pytest.raises(pytest.UsageError, match=message):
        read_playwright_options(config_of(pytester, *arguments))


@pytest.mark.parametrize("output", ["reports", ".", "..", "reports/run-1", "reports/../reports/"])
def test_output_folder_that_would_delete_reports_is_refused(pytester: pytest.Pytester, output: str) -> None:
    with pytest.raises(pytest.UsageError, match="deletes that folder when a run starts"):
        read_playwright_options(config_of(pytester, f"--output={output}"))


def test_output_folder_that_links_to_the_reports_is_refused(pytester: pytest.Pytester) -> None:
    pytester.mkdir("reports")
    (pytester.path / "elsewhere").symlink_to(pytester.path / "reports")
    with pytest.raises(pytest.UsageError, match="--output elsewhere"):
        read_playwright_options(config_of(pytester, "--output=elsewhere"))


def test_output_folder_is_compared_with_the_reports_in_use(pytester: pytest.Pytester) -> None:
    reports = pytester.path / "results"
    assert read_playwright_options(config_of(pytester, "--output=reports"), reports) == BrowserOptions()
    with pytest.raises(pytest.UsageError, match="results"):
        read_playwright_options(config_of(pytester, "--output=results"), reports)


def test_output_folder_beside_the_reports_is_accepted(pytester: pytest.Pytester) -> None:
    assert read_playwright_options(config_of(pytester, "--output=reports-of-playwright")) == BrowserOptions()


def test_video_without_ffmpeg_is_refused(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(artifacts, "find_ffmpeg", lambda: None)
    with pytest.raises(
        pytest.UsageError, match=r"--video on: writing videos needs ffmpeg. python -m playwright install"
    ):
        read_playwright_options(config_of(pytester, "--video=on"))
