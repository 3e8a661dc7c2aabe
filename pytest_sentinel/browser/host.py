"""One warm browser per process, started when it is wanted and replaced when it dies."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import sys
import tempfile
import threading
from collections.abc import Awaitable
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import async_playwright

from pytest_sentinel.browser.artifacts import BrowserOptions
from pytest_sentinel.browser.context import PageSettings, check_origin, open_context
from pytest_sentinel.browser.faults import first_line, translate
from pytest_sentinel.browser.ffmpeg import ffmpeg_lent
from pytest_sentinel.browser.find import BrowserPath, find_browser
from pytest_sentinel.browser.loop import BrowserThread
from pytest_sentinel.browser.page import PageDriver
from pytest_sentinel.browser.recording import Recording
from pytest_sentinel.browser.tabs import Tabs
from pytest_sentinel.errors import BrowserFault

if TYPE_CHECKING:
    from playwright.async_api import Browser, CDPSession, Playwright

LAUNCH_S = 30.0
NEW_PAGE_S = 20.0
CLOSE_S = 5.0

FLAGS = (
    *("--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"),
    # Without a proxy for it, WebRTC would be a way around the one origin.
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
)
DEFAULT_SETTINGS = PageSettings()


class BrowserHost:
    """Starts a browser on first use and opens isolated pages in it; callable from any thread."""

    def __init__(self, path: BrowserPath | None = None, options: BrowserOptions | None = None) -> None:
        self.options = options or BrowserOptions()
        self._path = path
        self._lock = threading.RLock()
        self._thread = BrowserThread()
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None
        self._session: CDPSession | None = None
        self._pid: int | None = None
        self._borrowed: tempfile.TemporaryDirectory[str] | None = None
        self._suspect = False
        self.launches = 0
        """How many times a browser was started: more than once means that one died."""

    @property
    def path(self) -> BrowserPath:
        """The browser that is or will be started.

        Raises:
            BrowserNotFound: There is none; the message says what to install.
        """
        if self._path is None:
            self._path = find_browser(self.options.headed, self.options.executable)
        return self._path

    @property
    def pid(self) -> int | None:
        """Process id of the running browser."""
        return self._pid

    @property
    def version(self) -> str:
        """The browser's version; starts one if none runs.

        Raises:
            BrowserFault: The browser did not start.
            BrowserNotFound: There is none.
        """
        with self._lock:
            self.ensure()
            assert self._browser is not None
            return self._browser.version

    @property
    def connected(self) -> bool:
        """Whether a browser runs and answers."""
        return self._browser is not None and self._browser.is_connected() and not self._suspect

    def ensure(self) -> None:
        """Start the browser if none runs, and replace one that died or hangs.

        Raises:
            BrowserFault: The browser did not start.
            BrowserNotFound: There is none.
        """
        with self._lock:
            if self.connected:
                return
            path = self.path.path
            self._discard()
            self._thread.submit(self._launch(path), LAUNCH_S, "starting the browser")

    def new_page(
        self, origin: str, *, settings: PageSettings = DEFAULT_SETTINGS, artifacts: Path | None = None
    ) -> PageDriver:
        """Open a page in a fresh isolated context that may reach `origin` and nothing else.

        Args:
            origin: Scheme, host and port of the app.
            settings: Size, zone and locale.
            artifacts: Folder for trace, video and screenshot; None keeps none, whatever the options say.

        Raises:
            BrowserFault: The browser does not start, or hangs.
            BrowserNotFound: There is no browser.
            ValueError: `origin` is no origin.
        """
        plain = check_origin(origin)
        with self._lock:
            self.ensure()
            browser, session = self._browser, self._session
        assert browser is not None
        assert session is not None
        recording = Recording(self.options, artifacts)
        try:
            tabs = self._thread.submit(
                self._open(browser, session, plain, settings, recording), NEW_PAGE_S, "opening a page"
            )
        except BrowserFault:
            self.distrust(browser)
            raise
        return PageDriver(self._thread, tabs, recording, on_hang=lambda: self.distrust(browser))

    def distrust(self, browser: Browser) -> None:
        """Have this browser replaced at the next call of `ensure`: something of it that must not hang hangs."""
        with self._lock:
            self._suspect = self._suspect or browser is self._browser

    def close(self) -> None:
        """Close the browser with all its pages and end the thread; idempotent."""
        with self._lock:
            if self._thread.alive:
                self._discard()
            self._thread.close()
            if self._borrowed is not None:
                self._borrowed.cleanup()
                self._borrowed = None

    async def _launch(self, path: Path) -> None:
        try:
            with self._ffmpeg():
                self._playwright = await async_playwright().start()
            self._browser = await self._playwright.chromium.launch(
                executable_path=path,
                headless=not self.options.headed,
                slow_mo=self.options.slow_mo_ms,
                args=[*FLAGS, *_root_flags()],
                timeout=LAUNCH_S * 1000,
            )
            self._session = await self._browser.new_browser_cdp_session()
            await self._session.send("Target.setDiscoverTargets", {"discover": True})
            self._pid = await _browser_pid(self._session)
        except PlaywrightError as error:
            raise BrowserFault(f"{path} did not start: {_own_words(error)}") from error
        self._suspect = False
        self.launches += 1

    def _ffmpeg(self) -> contextlib.AbstractContextManager[None]:
        if self.options.video == "off":
            return contextlib.nullcontext()
        if self._borrowed is None:
            self._borrowed = tempfile.TemporaryDirectory(prefix="sentinel-ffmpeg-")
        return ffmpeg_lent(Path(self._borrowed.name))

    @staticmethod
    async def _open(
        browser: Browser, session: CDPSession, origin: str, settings: PageSettings, recording: Recording
    ) -> Tabs:
        try:
            context = await open_context(browser, origin, settings, recording.video_folder)
            tabs = Tabs(context, origin)
            await recording.start(context)
            await tabs.open(session)
        except PlaywrightError as error:
            raise translate(error, "opening a page") from error
        return tabs

    def _discard(self) -> None:
        """Get rid of what is left of the last browser, by force where it does not answer."""
        browser, playwright, pid, hangs = self._browser, self._playwright, self._pid, self._suspect
        self._browser = self._playwright = self._session = self._pid = None
        if playwright is None:
            return
        if browser is not None and browser.is_connected():
            if hangs:
                _kill(pid)
            try:
                self._thread.submit(_quietly(browser.close()), CLOSE_S, "closing the browser")
            except BrowserFault:
                _kill(pid)
        try:
            self._thread.submit(_quietly(playwright.stop()), CLOSE_S, "stopping Playwright")
        except BrowserFault:
            # Its process ends with ours; a new one is started beside it.
            return


async def _browser_pid(session: CDPSession) -> int:
    processes = (await session.send("SystemInfo.getProcessInfo"))["processInfo"]
    return next(int(process["id"]) for process in processes if process["type"] == "browser")


def _own_words(error: PlaywrightError) -> str:
    """What the browser itself said when it did not start, rather than the long command that it was started with."""
    said = re.findall(r"\[err\] (.+)", error.message)
    return "; ".join(said[-5:]) or first_line(error)


def _root_flags() -> tuple[str, ...]:
    """Chromium refuses to run as root with its own sandbox; for anybody else the sandbox stays on."""
    return ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()


def _kill(pid: int | None) -> None:
    if pid is None:
        return
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)


async def _quietly(closing: Awaitable[None]) -> None:
    """Close something that may be gone already."""
    with contextlib.suppress(PlaywrightError):
        await closing
