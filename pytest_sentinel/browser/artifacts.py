"""What to keep of a run for a human to look at, and pytest-playwright's options that say so."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias, cast

import pytest

from pytest_sentinel.browser.ffmpeg import ADVICE, find_ffmpeg

Keep: TypeAlias = Literal["off", "on", "retain-on-failure"]
KeepScreenshot: TypeAlias = Literal["off", "on", "only-on-failure"]


@dataclass(frozen=True)
class BrowserOptions:
    """How browsers are started, and what is kept of their pages."""

    headed: bool = False
    slow_mo_ms: float = 0.0
    executable: str | None = None
    """A browser named explicitly; None looks for one (see `find.find_browser`)."""
    tracing: Keep = "off"
    video: Keep = "off"
    screenshot: KeepScreenshot = "off"
    full_page_screenshot: bool = False

    @property
    def records(self) -> bool:
        """Whether anything of a page may have to be kept."""
        return (self.tracing, self.video, self.screenshot) != ("off", "off", "off")


def read_playwright_options(config: pytest.Config, reports: Path | None = None) -> BrowserOptions:
    """Take over the options of pytest-playwright that make sense for our runs.

    Args:
        config: The session's configuration.
        reports: Where the runs are kept; None is `reports` under the root of the suite.

    Raises:
        pytest.UsageError: An option asks for what we cannot do: another engine than Chromium, a channel or device, or
            an `--output` folder at, above or inside the reports, which
            pytest-playwright would delete with the runs in it.
    """
    _refuse_other_browsers(config)
    _refuse_video_without_ffmpeg(config)
    _refuse_output_over_reports(config, (reports or config.rootpath / "reports").resolve())
    return BrowserOptions(
        headed=bool(_option(config, "headed", False)),
        slow_mo_ms=float(cast("int", _option(config, "slowmo", 0))),
        tracing=cast("Keep", _option(config, "tracing", "off")),
        video=cast("Keep", _option(config, "video", "off")),
        screenshot=cast("KeepScreenshot", _option(config, "screenshot", "off")),
        full_page_screenshot=bool(_option(config, "full_page_screenshot", False)),
    )


def _option(config: pytest.Config, name: str, default: object) -> object:
    """An option of pytest-playwright, or the default where that plugin is disabled."""
    value = config.getoption(name, default)
    return default if value is None else value


def _refuse_other_browsers(config: pytest.Config) -> None:
    others = [name for name in cast("list[str]", _option(config, "browser", [])) if name != "chromium"]
    if others:
        raise pytest.UsageError(f"--browser {others[0]}: only chromium is supported so far; leave the option out")
    for option in ("browser_channel", "device"):
        value = _option(config, option, None)
        if value:
            raise pytest.UsageError(
                f"--{option.replace('_', '-')} {value}: not supported; to choose a browser, name it in SENTINEL_BROWSER"
            )


def _refuse_video_without_ffmpeg(config: pytest.Config) -> None:
    video = _option(config, "video", "off")
    if video != "off" and find_ffmpeg() is None:
        raise pytest.UsageError(f"--video {video}: writing videos needs ffmpeg. {ADVICE}")


def _refuse_output_over_reports(config: pytest.Config, reports: Path) -> None:
    output = _option(config, "output", None)
    if not output:
        return
    folder = Path(config.invocation_params.dir, str(output)).resolve()
    if folder == reports or folder in reports.parents or reports in folder.parents:
        raise pytest.UsageError(
            f"--output {output}: pytest-playwright deletes that folder when a run starts, and with it the reports of "
            f"earlier runs in {reports}; name a folder outside of it"
        )
