"""The tabs of one isolated context: which one is current, what the agent should be told about them."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

from playwright.async_api import Error as PlaywrightError

from pytest_sentinel.browser.context import REFUSED, is_error_page

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, CDPSession, Dialog, Download, Frame, Page, Request

NEW_TAB_S = 5.0
"""How long a tab that the browser has already opened may take to be reported."""


class Tabs:
    """Follows the tabs that a page opens, answers its dialogs, and notes what the agent must know.

    A new tab on the same origin becomes the current one, as in a browser; `back` at its start closes it and returns to
    the tab before, whose state is kept. A tab to anywhere else never gets to load anything and is closed.
    """

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.origin = origin
        self.context = context
        self.frames = 0
        """Navigations of frames inside the pages."""
        self._pages: list[Page] = []
        self._notes: list[str] = []
        self._downloads: list[str] = []
        self._offer = asyncio.Event()
        self._refused = ""
        self._left = 0
        self._session: CDPSession | None = None
        self._context_id = ""
        self._targets: set[str] = set()
        self._reported = 0
        self._given_up = 0
        self._report = asyncio.Event()
        context.on("page", self._adopt)
        context.on("dialog", self._answer)
        context.on("requestfailed", self._remember)

    async def open(self, browser_session: CDPSession) -> None:
        """Open the first tab; the browser's own session is asked for tabs that are about to be reported."""
        page = await self.context.new_page()
        own = await self.context.new_cdp_session(page)
        info = await own.send("Target.getTargetInfo")
        await own.detach()
        self._session, self._context_id = browser_session, info["targetInfo"]["browserContextId"]
        browser_session.on("Target.targetCreated", self._count_target)
        await self.settle()

    def stop(self) -> None:
        """Stop listening to the browser, which outlives these tabs."""
        if self._session is not None:
            self._session.remove_listener("Target.targetCreated", self._count_target)

    @property
    def current(self) -> Page:
        """The tab that actions are about."""
        return self._pages[-1]

    @property
    def count(self) -> int:
        """How many tabs are open."""
        return len(self._pages)

    @property
    def refused(self) -> str:
        """The last address outside of the app that a page tried to open."""
        return self._refused

    @property
    def left(self) -> int:
        """How many times a tab left the app and ended on the browser's error page."""
        return self._left

    def note(self, text: str) -> None:
        """Remember something to tell the agent."""
        self._notes.append(text)

    def take_notes(self) -> tuple[str, ...]:
        """What the agent should be told since the last call."""
        self.note_downloads()
        notes, self._notes = tuple(self._notes), []
        return notes

    def note_downloads(self) -> None:
        """Have the agent told of files that were offered after the action that asked for them."""
        for name in self.take_downloads():
            self.note(f'The file "{name}" was offered as a download; downloads are turned off.')

    def take_downloads(self) -> tuple[str, ...]:
        """The names of the files that were offered as downloads since the last call."""
        downloads, self._downloads = tuple(self._downloads), []
        self._offer.clear()
        return downloads

    async def download_offered(self, timeout_s: float) -> None:
        """Wait at most `timeout_s` until a file is offered as a download."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._offer.wait(), timeout_s)

    async def settle(self) -> None:
        """After an action: wait for a tab it opened to be reported, so that what follows is about the right one."""
        await self._list_targets()
        self._given_up = min(self._given_up, self._unreported())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(NEW_TAB_S):
                while self._unreported() > self._given_up:
                    self._report.clear()
                    await self._report.wait()
        # A server that does not answer in time: whoever looks at the page next sees the tab that is there.
        self._given_up = self._unreported()

    async def close_current(self) -> None:
        """Close the current tab and return to the one before."""
        page = self._pages.pop()
        await page.close()
        await self.current.bring_to_front()

    def closed_itself(self, page: Page) -> bool:
        """Whether a tab was closed by what was done in it, so that the tab before is the current one."""
        if page.is_closed():
            self._drop(page)
        return page not in self._pages

    def _unreported(self) -> int:
        """How many tabs the browser has opened that Playwright has not reported."""
        return len(self._targets) - self._reported

    async def _list_targets(self) -> None:
        """Count the tabs that are there, after all events of the browser that were sent before the answer."""
        assert self._session is not None
        listing: dict[str, Any] = await self._session.send("Target.getTargets")
        for target in listing["targetInfos"]:
            self._count_target({"targetInfo": target})

    def _count_target(self, event: dict[str, Any]) -> None:
        target = event["targetInfo"]
        if target["type"] == "page" and target.get("browserContextId") == self._context_id:
            self._targets.add(target["targetId"])

    async def _adopt(self, page: Page) -> None:
        """Take over a tab, which is reported when its first answer is there."""
        self._reported += 1
        self._report.set()
        if not self._pages:
            self._follow(page)
        elif page.url and not is_error_page(page.url):
            self.note("A new tab was opened and is now the current one; go back to return to the tab before.")
            self._follow(page)
        else:  # It got a download instead of a page, or leads outside of the app.
            if page.url:
                self.note(f"{self._refused} lies outside of this app and was not opened.")
            with contextlib.suppress(PlaywrightError):
                await page.close()

    def _follow(self, page: Page) -> None:
        self._pages.append(page)
        page.on("close", self._drop)
        page.on("download", self._refuse_download)
        page.on("framenavigated", self._count_frame)

    def _drop(self, page: Page) -> None:
        if page in self._pages and len(self._pages) > 1:
            self._pages.remove(page)

    def _count_frame(self, frame: Frame) -> None:
        if frame.parent_frame is not None:
            self.frames += 1

    def _remember(self, request: Request) -> None:
        if request.is_navigation_request() and REFUSED in (request.failure or ""):
            self._refused = request.url
            with contextlib.suppress(PlaywrightError):  # A tab that is not reported yet has no frame to ask for.
                self._left += request.frame.parent_frame is None and request.frame.page in self._pages

    async def _answer(self, dialog: Dialog) -> None:
        with contextlib.suppress(PlaywrightError):  # Whoever waits for the page hears that it is gone.
            if dialog.type == "beforeunload":
                await dialog.accept()
                return
            await dialog.dismiss()
        self.note(f'The page showed the {dialog.type} "{dialog.message}"; it was dismissed.')

    def _refuse_download(self, download: Download) -> None:
        self._downloads.append(download.suggested_filename)
        self._offer.set()
