"""Trace, video and last screenshot of a page, kept when they were asked for."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.async_api import Error as PlaywrightError

from pytest_sentinel.browser.faults import first_line

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Page

    from pytest_sentinel.browser.artifacts import BrowserOptions


@dataclass(frozen=True)
class Kept:
    """What is left of a page after it was closed."""

    files: tuple[Path, ...] = ()
    warnings: tuple[str, ...] = ()
    """What could not be kept or closed, and why."""


class Recording:
    """Records one context into a folder of its own."""

    def __init__(self, options: BrowserOptions, folder: Path | None) -> None:
        self._options = options
        self._folder = folder
        self._files: list[Path] = []
        self._warnings: list[str] = []

    @property
    def video_folder(self) -> Path | None:
        """Where the browser writes videos while it runs; None records none."""
        return self._folder / "video" if self._folder and self._options.video != "off" else None

    async def start(self, context: BrowserContext) -> None:
        """Start the trace, if one may be kept."""
        if self._folder and self._options.tracing != "off":
            await context.tracing.start(screenshots=True, snapshots=True)

    async def stop(self, context: BrowserContext, page: Page, failed: bool) -> None:
        """Keep trace and screenshot, before the context is closed."""
        if self._folder is None:
            return
        if self._wanted(self._options.screenshot, failed):
            await self._screenshot(page, self._folder / "screenshot.png")
        if self._options.tracing != "off":
            await self._trace(context, self._folder / "trace.zip", failed)

    def finish(self, failed: bool) -> Kept:
        """Keep the videos, which are complete once the context is closed."""
        folder = self.video_folder
        if self._folder and folder and folder.is_dir():
            try:
                if self._wanted(self._options.video, failed):
                    self._move_videos(folder, self._folder)
                shutil.rmtree(folder)
            except OSError as error:
                self.warn(f"no video: {error}")
        return Kept(tuple(self._files), tuple(self._warnings))

    def warn(self, text: str) -> None:
        """Note what went wrong while closing."""
        self._warnings.append(text)

    @staticmethod
    def _wanted(option: str, failed: bool) -> bool:
        return option == "on" or (failed and option in ("retain-on-failure", "only-on-failure"))

    async def _screenshot(self, page: Page, path: Path) -> None:
        try:
            await page.screenshot(path=path, full_page=self._options.full_page_screenshot, timeout=5000)
        except (PlaywrightError, OSError) as error:
            self.warn(f"no screenshot: {_why(error)}")
        else:
            self._files.append(path)

    async def _trace(self, context: BrowserContext, path: Path, failed: bool) -> None:
        keep = self._wanted(self._options.tracing, failed)
        try:
            await context.tracing.stop(path=path if keep else None)
        except (PlaywrightError, OSError) as error:
            self.warn(f"no trace: {_why(error)}")
            return
        if keep:
            self._files.append(path)

    def _move_videos(self, source: Path, target: Path) -> None:
        videos = sorted(source.glob("*.webm"), key=lambda path: path.stat().st_mtime_ns)
        for index, video in enumerate(videos, start=1):
            name = "video.webm" if len(videos) == 1 else f"video-{index}.webm"
            self._files.append(video.rename(target / name))


def _why(error: PlaywrightError | OSError) -> str:
    return first_line(error) if isinstance(error, PlaywrightError) else str(error)
