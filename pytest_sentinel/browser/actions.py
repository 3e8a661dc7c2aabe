"""What a user can do on a page. Every action ends when what it set off in the browser has arrived."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING
from urllib.parse import urljoin

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import TimeoutError as PlaywrightTimeout

from pytest_sentinel.browser.faults import blame, first_line, navigated, translate
from pytest_sentinel.browser.keys import parse_key
from pytest_sentinel.browser.targets import Target, locate
from pytest_sentinel.errors import BrowserFault, ToolError

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

    from pytest_sentinel.browser.snapshot import RefBook
    from pytest_sentinel.browser.tabs import Tabs

ACTION_MS = 3000
"""Pages are local and up to date when an action starts: what does not react within this time will not."""
LOAD_MS = 10_000
ENABLED_S = 0.25
"""How long an element that is disabled may take to be enabled by what was done before."""

_SCROLL = """(element, [dx, dy]) => {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const moves = node => {
        const before = [node.scrollLeft, node.scrollTop];
        node.scrollBy({left: dx, top: dy, behavior: "instant"});
        return node.scrollLeft !== before[0] || node.scrollTop !== before[1];
    };
    for (let node = element || middle; node; node = node.parentElement) {
        if (node === document.documentElement || node === document.body) break;
        const style = getComputedStyle(node);
        if (/(auto|scroll)/.test(style.overflowX + style.overflowY) && moves(node)) return true;
    }
    return moves(document.scrollingElement || document.documentElement);
}"""
_CAN_GO_BACK = "() => window.navigation ? navigation.canGoBack : history.length > 1"


async def goto(tabs: Tabs, address: str) -> None:
    """Load a path or address of the app.

    Raises:
        ToolError: The address lies outside of the app, or is a file.
    """
    url = address_inside(tabs, address)
    try:
        await tabs.current.goto(url, wait_until="load", timeout=LOAD_MS)
    except PlaywrightTimeout as error:
        raise BrowserFault(f"{url} did not load within {LOAD_MS / 1000:g} s") from error
    except PlaywrightError as error:
        if "Download is starting" in error.message:
            raise ToolError(f"{address} is a file to download; downloads are turned off") from error
        raise translate(error, f"opening {url}") from error
    await _return_inside(tabs)


def address_inside(tabs: Tabs, address: str) -> str:
    """The full address for a path or address of the app.

    Raises:
        ToolError: It lies outside of the app.
    """
    stripped = address.strip()
    url = urljoin(f"{tabs.origin}/", stripped)
    if not stripped or not tabs.inside(url):
        raise ToolError(f"{address!r} lies outside of this app; only addresses of {tabs.origin} can be opened")
    return url


async def back(tabs: Tabs) -> None:
    """Go back one entry in the tab's history, or from the start of a new tab to the tab before.

    Raises:
        ToolError: There is nothing to go back to.
    """
    if await tabs.current.evaluate(_CAN_GO_BACK):
        await tabs.current.go_back(wait_until="load", timeout=LOAD_MS)
    elif tabs.count > 1:
        await tabs.close_current()
    else:
        raise ToolError("this is the first page: there is nothing to go back to")
    await _settle(tabs)


async def click(tabs: Tabs, book: RefBook, target: Target) -> None:
    """Click an element."""
    element = await usable(tabs.current, book, target)
    await act(tabs, target, element.click(timeout=ACTION_MS))


async def hover(tabs: Tabs, book: RefBook, target: Target) -> None:
    """Move the mouse over an element."""
    element = await locate(tabs.current, target, book)
    await act(tabs, target, element.hover(timeout=ACTION_MS))


async def type_text(tabs: Tabs, book: RefBook, target: Target, text: str, clear: bool, submit: bool) -> None:
    """Type into a field, in place of what is there or after it; `submit` presses Enter at the end."""
    element = await usable(tabs.current, book, target)
    await act(tabs, target, element.fill(text, timeout=ACTION_MS) if clear else _append(tabs.current, element, text))
    if submit:
        await act(tabs, target, element.press("Enter", timeout=ACTION_MS))


async def press(tabs: Tabs, book: RefBook, key: str, target: Target | None) -> None:
    """Press a key or chord, on an element or on whatever has the focus.

    Raises:
        ToolError: There is no such key.
    """
    name = parse_key(key)
    page = tabs.current
    if target is not None:
        element = await locate(page, target, book)
        await act(tabs, target, element.press(name, timeout=ACTION_MS))
        return
    focused = page.locator("css=:focus").first
    # Through the element, because only then does Playwright wait for a page that the key makes load.
    pressing = focused.press(name, timeout=ACTION_MS) if await focused.count() else page.keyboard.press(name)
    await act(tabs, f"key {key}", pressing)


async def scroll(tabs: Tabs, book: RefBook, dx: float, dy: float, target: Target | None) -> None:
    """Scroll by CSS pixels what the target, or the middle of the window, lies in."""
    page = tabs.current
    handle = None
    if target is not None:
        handle = await (await locate(page, target, book)).element_handle(timeout=ACTION_MS)
    moved = await page.evaluate(f"([element, by]) => ({_SCROLL})(element, by)", [handle, [dx, dy]])
    if not moved:
        tabs.note("Nothing moved: there is nothing to scroll in that direction.")
    # Lists load more from the scroll event, which fires with the next frame.
    await page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    await _settle(tabs)


async def usable(page: Page, book: RefBook, target: Target) -> Locator:
    """The element, if it is not disabled: no need to wait for the whole time-out to find that out.

    Raises:
        ToolError: There is no such element, or it is disabled.
    """
    element = await locate(page, target, book)
    if not await _enabled(element):
        await asyncio.sleep(ENABLED_S)
        if not await _enabled(element):
            raise ToolError(f"{target} is disabled")
    return element


async def _enabled(element: Locator) -> bool:
    try:
        return await element.is_enabled(timeout=ACTION_MS)
    except PlaywrightTimeout:
        return True  # It left the page: the action itself finds the right words for that.


async def _append(page: Page, element: Locator, text: str) -> None:
    await element.press("ControlOrMeta+End", timeout=ACTION_MS)
    await page.keyboard.insert_text(text)


async def act(tabs: Tabs, target: Target | str, action: Awaitable[object]) -> None:
    """Carry an action out and wait for what it sets off.

    Raises:
        ToolError: It cannot be done; the message says why.
        BrowserFault: The page hangs or is gone.
    """
    page = tabs.current
    try:
        await action
    except PlaywrightError as error:
        raise await blame(error, page, str(target)) from error
    await _settle(tabs)


async def _settle(tabs: Tabs) -> None:
    """Wait for what an action set off: a new tab, another document."""
    await tabs.settle()
    try:
        await tabs.current.wait_for_load_state("load", timeout=LOAD_MS)
    except PlaywrightTimeout as error:
        raise BrowserFault(f"{tabs.current.url} did not finish loading within {LOAD_MS / 1000:g} s") from error
    await _return_inside(tabs)


async def _return_inside(tabs: Tabs) -> None:
    """Come back from the browser's error page, where a redirect to another origin ends."""
    page = tabs.current
    if tabs.inside(page.url) or page.url == "about:blank":
        return
    try:
        await page.go_back(wait_until="load", timeout=LOAD_MS)
    except PlaywrightError as error:
        if not navigated(error):
            raise BrowserFault(f"the page could not return to the app: {first_line(error)}") from error
    raise ToolError("this leads outside of the app and was not opened")
