"""Waiting for a page to follow its server, and for it to change: promises in the page, no polling."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from playwright.async_api import Error as PlaywrightError

from pytest_sentinel.browser.faults import navigated
from pytest_sentinel.browser.reading import ask, ask_for_handle
from pytest_sentinel.errors import BrowserFault

if TYPE_CHECKING:
    from playwright.async_api import JSHandle, Page

ANSWER_S = 1.0
"""How much longer than its own time-out a promise in the page may take to answer, before the page counts as hung."""

START_S = 20.0
"""How long an app's page may take from its load to its first complete picture, s of wall time."""

# Only a page that runs the app promises revisions; an image, a form or a PDF is current when it is loaded.
_IS_APP = """() => document.documentElement.matches("[data-app], [data-revision]")
    || document.querySelector("script[type=module][src]") !== null"""

_FOLLOWED = """([wanted, timeoutMs]) => new Promise(resolve => {
    const root = document.documentElement;
    const revision = () => root.hasAttribute("data-revision") ? Number(root.getAttribute("data-revision")) : null;
    const isApp = IS_APP;
    const current = () => isApp()
        ? revision() !== null && revision() >= wanted
        : document.readyState === "complete";
    const observer = new MutationObserver(check);
    const timer = setTimeout(() => finish(false), timeoutMs);
    function finish(followed) {
        observer.disconnect();
        document.removeEventListener("readystatechange", check);
        clearTimeout(timer);
        resolve([followed, revision()]);
    }
    function check() { if (current()) finish(true); }
    observer.observe(root, {attributes: true});
    document.addEventListener("readystatechange", check);
    check();
})""".replace("IS_APP", _IS_APP)

# What has been entered and not sent, and a dialog that waits for an answer, go with the document.
_UNSENT = """() => document.querySelector("dialog[open], [role=dialog], [role=alertdialog]") !== null
    || [...document.querySelectorAll("input, textarea, [contenteditable=true]")].some(field =>
        !["checkbox", "radio", "button", "submit", "hidden"].includes(field.type)
        && (field.value ?? field.textContent) !== "")"""

_STARTED = """timeoutMs => new Promise(resolve => {
    const root = document.documentElement;
    const isApp = IS_APP;
    const started = () => root.hasAttribute("data-revision") || !isApp();
    if (started()) return resolve();
    const observer = new MutationObserver(() => { if (started()) finish(); });
    const timer = setTimeout(() => finish(), timeoutMs);
    function finish() { observer.disconnect(); clearTimeout(timer); resolve(); }
    observer.observe(root, {attributes: true});
})""".replace("IS_APP", _IS_APP)

_WATCHER = """() => {
    const watcher = {changes: 0, wake: () => {}};
    // The root's own attributes are bookkeeping (the revision), nothing a user could see.
    const seen = record => record.type !== "attributes" || record.target !== document.documentElement;
    watcher.observer = new MutationObserver(records => {
        if (records.some(seen)) { watcher.changes += 1; watcher.wake(); }
    });
    watcher.observer.observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
    watcher.past = (since, timeoutMs) => new Promise(resolve => {
        const timer = setTimeout(() => resolve(watcher.changes), timeoutMs);
        watcher.wake = () => { if (watcher.changes > since) { clearTimeout(timer); resolve(watcher.changes); } };
        watcher.wake();
    });
    return watcher;
}"""


@dataclass(frozen=True)
class Synced:
    """How a page came to follow the server."""

    revision: int | None
    """The revision it shows; None for a page that is no app page (an image, the contact form)."""
    reloaded: bool
    """Whether it had to be loaded again, which loses text typed but not sent."""
    lost_input: bool = False
    """Whether there was such text, or an open dialog."""


async def start_up(page: Page) -> None:
    """Wait until an app's page has drawn itself for the first time, which takes far longer than a change.

    A page that does not is left for `follow` to judge.
    """
    await ask(page, _STARTED, START_S * 1000)


async def follow(page: Page, revision: int, timeout_s: float) -> Synced:
    """Wait until the page shows a revision of the database or a later one.

    Raises:
        BrowserFault: It does not, even after one reload, each within `timeout_s` of wall time, or the page hangs.
    """
    synced = await _followed(page, revision, timeout_s)
    if synced is None:
        lost_input = bool(await ask(page, _UNSENT))
        await page.reload(wait_until="load", timeout=START_S * 1000)
        await start_up(page)
        again = await _followed(page, revision, timeout_s)
        if again is None:
            shown = await ask(page, "() => document.documentElement.getAttribute('data-revision')")
            raise BrowserFault(
                f"the page stayed at revision {shown} while the app is at {revision}, also after a reload ({page.url})"
            )
        synced = Synced(again.revision, reloaded=True, lost_input=lost_input)
    return synced


async def _followed(page: Page, revision: int, timeout_s: float) -> Synced | None:
    end_s = time.monotonic() + timeout_s
    while (left_s := end_s - time.monotonic()) > 0:
        try:
            answer = page.evaluate(_FOLLOWED, [revision, left_s * 1000])
            followed, shown = await asyncio.wait_for(answer, left_s + ANSWER_S)
        except TimeoutError:
            raise BrowserFault(f"the page hangs: no answer within {timeout_s:g} s ({page.url})") from None
        except PlaywrightError as error:
            if not navigated(error):
                raise
            continue  # Another document was loaded meanwhile: ask that one.
        if not followed:
            return None
        return Synced(None if shown is None else int(shown), reloaded=False)
    return None


class ChangeWatcher:
    """Counts the changes of a page, over all documents it loads, without missing one between two calls."""

    def __init__(self) -> None:
        self._handle: JSHandle | None = None
        self._page: Page | None = None
        self._earlier = 0
        self._last = 0

    async def count(self, page: Page) -> int:
        """Changes so far; each new document counts as one."""
        return await self.past(page, -1, 0.0)

    async def past(self, page: Page, since: int, timeout_s: float) -> int:
        """Wait until more changes than `since` happened, at most `timeout_s` of wall time; returns their count.

        Raises:
            BrowserFault: The page hangs.
        """
        handle = await self._installed(page)
        answer = handle.evaluate("(w, [since, ms]) => w.past(since, ms)", [since - self._earlier, timeout_s * 1000])
        try:
            self._last = await asyncio.wait_for(answer, timeout_s + ANSWER_S)
        except TimeoutError:
            raise BrowserFault(f"the page hangs: no answer within {timeout_s:g} s ({page.url})") from None
        except PlaywrightError as error:
            if not navigated(error):
                raise
            await self._start_anew(page)
        return self._earlier + self._last

    async def _installed(self, page: Page) -> JSHandle:
        if self._handle is not None and page is self._page:
            try:
                await self._handle.evaluate("w => w.changes")
                return self._handle
            except PlaywrightError as error:
                if not navigated(error):
                    raise
        if self._page is None:
            self._page, self._handle = page, await ask_for_handle(page, _WATCHER)
            return self._handle
        return await self._start_anew(page)

    async def _start_anew(self, page: Page) -> JSHandle:
        self._earlier += self._last + 1
        self._last = 0
        self._page, self._handle = page, await ask_for_handle(page, _WATCHER)
        return self._handle
