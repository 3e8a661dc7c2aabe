"""One warm browser per process, started when it is wanted and replaced when it dies."""

from __future__ import annotations

import contextlib
import tempfile
import threading
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.async_api import Error as PlaywrightError

from pytest_sentinel.browser.artifacts import BrowserOptions
from pytest_sentinel.browser.context import PageSettings, check_origin, open_context
from pytest_sentinel.browser.faults import translate
from pytest_sentinel.browser.ffmpeg import ffmpeg_lent
from pytest_sentinel.browser.find import BrowserPath, find_browser
from pytest_sentinel.browser.launch import LAUNCH_S, launch
from pytest_sentinel.browser.loop import BrowserThread
from pytest_sentinel.browser.page import PageDriver
from pytest_sentinel.browser.recording import Recording
from pytest_sentinel.browser.tabs import Tabs
from pytest_sentinel.errors import BrowserFault

if TYPE_CHECKING:
    from pytest_sentinel.browser.launch import Launched

NEW_PAGE_S = 20.0
CLOSE_S = 5.0
DEFAULT_SETTINGS = PageSettings()


class BrowserHost:
    """Starts a browser on first use and opens isolated pages in it; callable from any thread."""

    def __init__(self, path: BrowserPath | None = None, options: BrowserOptions | None = None) -> None:
        self.options = options or BrowserOptions()
        self._path = path
        self._lock = threading.RLock()
        self._thread = BrowserThread()
        self._launched: Launched | None = None
        self._suspect: Launched | None = None
        self._borrowed: tempfile.TemporaryDirectory[str] | None = None
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
        return None if self._launched is None else self._launched.pid

    @property
    def version(self) -> str:
        """The browser's version; starts one if none runs.

        Raises:
            BrowserFault: The browser did not start.
            BrowserNotFound: There is none.
        """
        return self._running().browser.version

    @property
    def connected(self) -> bool:
        """Whether a browser runs and answers."""
        launched = self._launched
        return launched is not None and launched is not self._suspect and launched.browser.is_connected()

    def ensure(self) -> None:
        """Start the browser if none runs, and replace one that died or hangs.

        Raises:
            BrowserFault: The browser did not start.
            BrowserNotFound: There is none.
        """
        self._running()

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
        launched = self._running()
        recording = Recording(self.options, artifacts)
        opening = _open(launched, plain, settings, recording)
        try:
            tabs = self._thread.submit(opening, NEW_PAGE_S, "opening a page")
        except BrowserFault:
            self._distrust(launched)
            raise
        return PageDriver(self._thread, tabs, recording, on_hang=lambda: self._distrust(launched))

    def close(self) -> None:
        """Close the browser with all its pages and end the thread; idempotent."""
        with self._lock:
            if self._thread.alive:
                self._discard()
            self._thread.close()
            if self._borrowed is not None:
                self._borrowed.cleanup()
                self._borrowed = None

    def _running(self) -> Launched:
        with self._lock:
            if self._launched is None or not self.connected:
                path = self.path.path
                self._discard()
                with self._ffmpeg():
                    starting = launch(path, self.options.headed, self.options.slow_mo_ms)
                    self._launched = self._thread.submit(starting, LAUNCH_S, "starting the browser")
                self.launches += 1
            return self._launched

    def _ffmpeg(self) -> contextlib.AbstractContextManager[None]:
        if self.options.video == "off":
            return contextlib.nullcontext()
        if self._borrowed is None:
            self._borrowed = tempfile.TemporaryDirectory(prefix="sentinel-ffmpeg-")
        return ffmpeg_lent(Path(self._borrowed.name))

    def _distrust(self, launched: Launched) -> None:
        """Have a browser replaced at the next use: something of it that must not hang hangs."""
        self._suspect = launched

    def _discard(self) -> None:
        """Get rid of what is left of the last browser, by force where it does not answer."""
        launched, self._launched = self._launched, None
        if launched is None:
            return
        if launched is self._suspect:
            launched.kill()
        try:
            self._thread.submit(launched.close(), CLOSE_S, "closing the browser")
        except BrowserFault:
            launched.kill()
        # Where even Playwright's own process does not answer, a new one is started beside it; it ends with ours.
        with contextlib.suppress(BrowserFault):
            self._thread.submit(launched.stop(), CLOSE_S, "stopping Playwright")


async def _open(launched: Launched, origin: str, settings: PageSettings, recording: Recording) -> Tabs:
    try:
        context = await open_context(launched.browser, origin, settings, recording.video_folder)
        tabs = Tabs(context, origin)
        await recording.start(context)
        await tabs.open(launched.session)
    except PlaywrightError as error:
        raise translate(error, "opening a page") from error
    return tabs
