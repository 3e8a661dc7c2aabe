"""The tabs of one isolated context: which one is current, what the agent should be told about them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from playwright.async_api import Error as PlaywrightError

from pytest_sentinel.browser.faults import gone

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, CDPSession, Dialog, Download, Frame, Page, Route

NEW_TAB_S = 5.0
"""How long a tab that the browser has already opened may take to be reported."""


class Tabs:
    """Follows the tabs that a page opens, answers its dialogs, and notes what the agent must know.

    A new tab on the same origin becomes the current one, as in a browser; `back` at its start closes it and returns to
    the tab before, whose state is kept. A tab to anywhere else never gets to load anything and is not followed.
    """

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.origin = origin
        self.context = context
        self._pages: list[Page] = []
        self._notes: list[str] = []
        self._news = asyncio.Event()
        self._session: CDPSession | None = None
        self._context_id = ""
        self._targets: set[str] = set()
        self._reported = 0
        self._unreported = 0
        self._refused = 0
        self.frames = 0
        """Navigations of frames inside the pages."""
        context.on("page", self._adopt)
        context.on("dialog", self._answer)

    async def open(self, browser_session: CDPSession) -> None:
        """Open the first tab; the browser's own session is asked for tabs that are about to be reported."""
        page = await self.context.new_page()
        own = await self.context.new_cdp_session(page)
        info = await own.send("Target.getTargetInfo")
        await own.detach()
        self._session, self._context_id = browser_session, info["targetInfo"]["browserContextId"]
        self._targets = await self._listed()

    @property
    def current(self) -> Page:
        """The tab that actions are about."""
        return self._pages[-1]

    @property
    def count(self) -> int:
        """How many tabs are open."""
        return len(self._pages)

    def note(self, text: str) -> None:
        """Remember something to tell the agent."""
        self._notes.append(text)

    def take_notes(self) -> tuple[str, ...]:
        """What the agent should be told since the last call."""
        notes, self._notes = tuple(self._notes), []
        return notes

    def inside(self, url: str) -> bool:
        """Whether an address belongs to the app."""
        return url == self.origin or url.startswith(f"{self.origin}/")

    async def refuse(self, route: Route) -> None:
        """Stop a request that leaves the app; a page that tried to go there stays where it is."""
        request = route.request
        if request.is_navigation_request():
            self._refused += 1
            self._news.set()
            self.note(f"{request.url} lies outside of this app and was not opened.")
        try:
            await route.abort("aborted")
        except PlaywrightError as error:
            if not gone(error):
                raise

    @property
    def refused(self) -> int:
        """How many times a page tried to leave the app."""
        return self._refused

    async def settle(self, refused: int) -> None:
        """After an action: wait for a tab it opened to be reported, so that what follows is about the right one.

        Args:
            refused: The value of `refused` before the action; where it has risen, there may be no tab to wait for.
        """
        self._targets |= await self._listed()
        try:
            async with asyncio.timeout(NEW_TAB_S):
                while self._awaited() and refused == self._refused:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            pass  # Its server does not answer; whoever looks at the page next sees the tab that is there.
        self._unreported += self._awaited()

    async def close_current(self) -> None:
        """Close the current tab and return to the one before."""
        page = self._pages.pop()
        await page.close()
        await self.current.bring_to_front()

    def _awaited(self) -> int:
        """How many tabs the browser has opened that were neither reported nor given up."""
        return max(0, len(self._targets) - self._reported - self._unreported)

    async def _listed(self) -> set[str]:
        assert self._session is not None
        listing: dict[str, Any] = await self._session.send("Target.getTargets")
        return {
            target["targetId"]
            for target in listing["targetInfos"]
            if target["type"] == "page" and target.get("browserContextId") == self._context_id
        }

    async def _adopt(self, page: Page) -> None:
        self._reported += 1
        self._news.set()
        if self._pages and not page.url:
            # A tab is reported when its first answer is there; this one got a download instead of a page.
            await page.close()
            return
        if self._pages:
            self.note("A new tab was opened and is now the current one; go back to return to the tab before.")
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

    async def _answer(self, dialog: Dialog) -> None:
        try:
            if dialog.type == "beforeunload":
                await dialog.accept()
                return
            await dialog.dismiss()
        except PlaywrightError as error:
            if not gone(error):
                raise
        self.note(f'The page showed the {dialog.type} "{dialog.message}"; it was dismissed.')

    def _refuse_download(self, download: Download) -> None:
        self.note(f'The file "{download.suggested_filename}" was offered as a download; downloads are turned off.')
