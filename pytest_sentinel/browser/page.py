"""One page in an isolated context, driven by plain calls from any thread."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Literal, TypeVar

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Page

from pytest_sentinel.browser import actions, choosing, navigation, snapshot
from pytest_sentinel.browser.faults import first_line, translate
from pytest_sentinel.browser.freshness import ANSWER_S, ChangeWatcher, Synced, follow
from pytest_sentinel.browser.loop import BrowserThread
from pytest_sentinel.browser.reading import ask
from pytest_sentinel.browser.recording import Kept, Recording
from pytest_sentinel.browser.snapshot import RefBook, Snapshot
from pytest_sentinel.browser.tabs import Tabs
from pytest_sentinel.browser.targets import Target
from pytest_sentinel.errors import BrowserFault

T = TypeVar("T")

CALL_S = 60.0
"""Deadline of any one call, beyond the time-outs of its steps: what passes it hangs."""
READ_S = 25.0
CLOSE_S = 10.0

_VISIBLE_TEXT = "() => document.body ? document.body.innerText : ''"
_DRAWN = """(timeoutMs) => Promise.race([
    Promise.all([document.fonts.ready, ...[...document.images].map(image => image.decode().catch(() => null))]),
    new Promise(resolve => setTimeout(resolve, timeoutMs)),
]).then(() => null)"""


class PageDriver:
    """What a user, a harness or an agent does with a page.

    Every call has a deadline. It raises `ToolError` for what the caller can mend (a stale reference, a disabled
    button), `BrowserFault` or `ServerFault` where the browser or the app broke. One thread at a time may act; `close`
    may come from any thread and ends a call that is waiting.
    """

    def __init__(self, thread: BrowserThread, tabs: Tabs, recording: Recording, on_hang: Callable[[], None]) -> None:
        self._thread = thread
        self._tabs = tabs
        self._recording = recording
        self._on_hang = on_hang
        self._book = RefBook()
        self._watcher = ChangeWatcher()
        self._kept: Kept | None = None

    @property
    def url(self) -> str:
        """The current address."""
        return self._tabs.current.url

    @property
    def origin(self) -> str:
        """The origin that this page may reach."""
        return self._tabs.origin

    @property
    def closed(self) -> bool:
        """Whether `close` was called."""
        return self._kept is not None

    @property
    def raw(self) -> Page:
        """The async Playwright page. It lives on the browser's own loop: use it through `run`."""
        return self._tabs.current

    def run(self, use: Callable[[Page], Coroutine[Any, Any, T]], timeout_s: float = 30.0) -> T:
        """Run a coroutine function on the async Playwright page and wait for its result.

        Args:
            use: Takes the page; runs on the browser's own loop, where only it may await what the page returns.
            timeout_s: Deadline in wall time.

        Raises:
            BrowserFault: The deadline passed, or the page is closed.
            playwright.async_api.Error: Whatever the page raised.
        """
        if self.closed:
            raise BrowserFault("the page was closed")
        return self._thread.submit(use(self._tabs.current), timeout_s, "a call on the raw page")

    def take_notes(self) -> tuple[str, ...]:
        """What the agent should be told since the last call: dismissed dialogs, refused addresses, new tabs."""
        return self._tabs.take_notes()

    def goto(self, path_or_url: str) -> None:
        """Load a path or address of the app.

        Raises:
            ToolError: It lies outside of the app, or is no valid address, no page, or a file to download.
        """
        self._call(f"opening {path_or_url}", navigation.goto, self._tabs, path_or_url)

    def back(self) -> None:
        """Go back one page; at the start of a new tab, close it and return to the tab before.

        Raises:
            ToolError: There is nothing to go back to.
        """
        self._call("going back", navigation.back, self._tabs)

    def click(self, target: Target) -> None:
        """Click an element.

        Raises:
            ToolError: There is no such element, several fit, it cannot be clicked, or it offers a file to download; the
                message says why. Or the target is neither a `Ref` nor a `Named`.
        """
        self._call(f"clicking {target}", actions.click, self._tabs, self._book, target)

    def hover(self, target: Target) -> None:
        """Move the mouse over an element.

        Raises:
            ToolError: As `click`.
        """
        self._call(f"hovering over {target}", actions.hover, self._tabs, self._book, target)

    def type(self, target: Target, text: str, clear: bool = True, submit: bool = False) -> None:
        """Type into a field, in place of its text or, without `clear`, after it; `submit` presses Enter at the end.

        Raises:
            ToolError: As `click`, or the element takes no text.
        """
        self._call(f"typing into {target}", actions.type_text, self._tabs, self._book, target, text, clear, submit)

    def select(self, target: Target, option: str) -> None:
        """Choose an option of a list, combo box or radio group by the text that it shows.

        Raises:
            ToolError: As `click`, or there is no such option; the message names those there are. Or the element is
                nothing to choose from.
        """
        self._call(f"choosing in {target}", choosing.select, self._tabs, self._book, target, option)

    def press(self, key: str, target: Target | None = None) -> None:
        """Press a key or chord (`Enter`, `Control+A`) on an element or on what has the focus.

        Raises:
            ToolError: There is no such key or element.
        """
        self._call(f"pressing {key}", actions.press, self._tabs, self._book, key, target)

    def scroll(self, dx: float, dy: float, target: Target | None = None) -> None:
        """Scroll by CSS pixels the area that the target, or the middle of the window, lies in.

        Raises:
            ToolError: There is no such element.
        """
        self._call("scrolling", actions.scroll, self._tabs, self._book, dx, dy, target)

    def snapshot(self) -> Snapshot:
        """The page as an accessibility description; its references are the only valid ones from now on."""
        page, frames = self._tabs.current, self._tabs.frames
        return self._call("describing the page", snapshot.take, page, self._book, frames, deadline_s=READ_S)

    def text(self) -> str:
        """The page's visible text. Leaves references alone."""
        text: str = self._call("reading the page", ask, self._tabs.current, _VISIBLE_TEXT, deadline_s=READ_S)
        return text

    def screenshot(self, image: Literal["png", "jpeg"] = "jpeg", quality: int = 70) -> bytes:
        """A picture of the window, with fonts and images drawn and animations at their end.

        Args:
            image: File format.
            quality: 0 to 100, of a JPEG.
        """
        return self._call("taking a screenshot", self._picture, image, quality)

    def sync(self, revision: int, timeout_s: float = 10.0) -> Synced:
        """Wait until the page shows this revision of the app's database, or a later one.

        Args:
            revision: What to wait for.
            timeout_s: Wall time to wait, and again after one reload.

        Raises:
            BrowserFault: The page does not follow, or hangs.
        """
        deadline_s = 2 * (timeout_s + ANSWER_S) + CALL_S
        synced = self._call("following the app", follow, self._tabs.current, revision, timeout_s, deadline_s=deadline_s)
        if synced.reloaded:
            self._tabs.note("The page was loaded again; text that was typed but not sent is gone.")
        return synced

    def change_count(self) -> int:
        """How many times the page has changed so far: a mark for `wait_for_change`."""
        return self._call("counting changes", self._watcher.count, self._tabs.current)

    def wait_for_change(self, timeout_s: float, since: int | None = None) -> bool:
        """Wait until the page changes, at most `timeout_s` of wall time.

        Args:
            timeout_s: Wall time to wait.
            since: A mark of `change_count`, so that no change between two calls is missed; None is now.

        Returns:
            Whether it changed.
        """
        mark = self.change_count() if since is None else since
        page, deadline_s = self._tabs.current, timeout_s + CALL_S
        return (
            self._call("waiting for a change", self._watcher.past, page, mark, timeout_s, deadline_s=deadline_s) > mark
        )

    def close(self, failed: bool = False) -> Kept:
        """Close the page with its context; idempotent.

        Args:
            failed: Whether to keep what is retained on failure only.

        Returns:
            The files that were kept, and what went wrong with them; a page whose browser is gone is closed, too.
        """
        if self._kept is None:
            self._kept = Kept()
            context, page = self._tabs.context, self._tabs.current
            self._tabs.stop()
            self._end("keeping the recording", self._recording.stop(context, page, failed))
            if not self._end("closing the page", context.close()):
                self._on_hang()
            self._kept = self._recording.finish(failed)
        return self._kept

    def _end(self, what: str, step: Coroutine[Any, Any, None]) -> bool:
        """Take a step towards the end, whatever became of the page; returns whether the browser answered."""
        try:
            self._thread.submit(step, CLOSE_S, what)
        except PlaywrightError as error:
            self._recording.warn(f"{what}: {first_line(error)}")
        except BrowserFault as fault:
            self._recording.warn(str(fault))
            return False
        return True

    async def _picture(self, image: Literal["png", "jpeg"], quality: int) -> bytes:
        page = self._tabs.current
        await ask(page, _DRAWN, 1000)
        return await page.screenshot(
            type=image,
            quality=quality if image == "jpeg" else None,
            animations="disabled",
            caret="hide",
            scale="css",
            timeout=navigation.LOAD_MS,
        )

    def _call(
        self, what: str, function: Callable[..., Coroutine[Any, Any, T]], *arguments: object, deadline_s: float = CALL_S
    ) -> T:
        if self._kept is not None:
            raise BrowserFault(f"{what}: the page was closed")
        return self._thread.submit(_translated(what, function, *arguments), deadline_s, what)


async def _translated(what: str, function: Callable[..., Coroutine[Any, Any, T]], *arguments: object) -> T:
    try:
        return await function(*arguments)
    except PlaywrightError as error:
        raise translate(error, what) from error
