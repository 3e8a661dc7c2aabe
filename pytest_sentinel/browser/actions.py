"""What a user can do on a page. Every action ends when what it set off in the browser has arrived."""

from __future__ import annotations

import re
from collections.abc import Awaitable
from typing import TYPE_CHECKING
from urllib.parse import urljoin

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import TimeoutError as PlaywrightTimeout

from pytest_sentinel.browser.faults import blame, translate
from pytest_sentinel.browser.keys import parse_key
from pytest_sentinel.browser.reading import ask
from pytest_sentinel.browser.targets import Target, locate
from pytest_sentinel.errors import BrowserFault, ToolError

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

    from pytest_sentinel.browser.snapshot import RefBook
    from pytest_sentinel.browser.tabs import Tabs

ACTION_MS = 3000
"""Pages are local and up to date when an action starts: what does not react within this time will not."""
UNREADY_MS = 700
"""How long an element that cannot be used at the start may take to become usable, for example by a veil that fades."""
LOAD_MS = 10_000

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
_READY = """element => {
    if (element.matches(":disabled, [aria-disabled=true], [readonly]")) return false;
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return true;
    const hit = document.elementFromPoint(x, y);
    return box.width > 0 && box.height > 0 && hit !== null && (element.contains(hit) || hit.contains(element));
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
        if "ERR_PROXY_CONNECTION_FAILED" in error.message:
            await _return(tabs)
        raise translate(error, f"opening {url}") from error


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
    if await ask(tabs.current, _CAN_GO_BACK):
        await tabs.current.go_back(wait_until="load", timeout=LOAD_MS)
    elif tabs.count > 1:
        await tabs.close_current()
    else:
        raise ToolError("this is the first page: there is nothing to go back to")


async def click(tabs: Tabs, book: RefBook, target: Target) -> None:
    """Click an element."""
    element = await locate(tabs.current, target, book)
    await act(tabs, target, element.click(timeout=await patience_ms(element)))


async def hover(tabs: Tabs, book: RefBook, target: Target) -> None:
    """Move the mouse over an element."""
    element = await locate(tabs.current, target, book)
    await act(tabs, target, element.hover(timeout=await patience_ms(element)))


async def type_text(tabs: Tabs, book: RefBook, target: Target, text: str, clear: bool, submit: bool) -> None:
    """Type into a field, in place of what is there or after it; `submit` presses Enter at the end."""
    element = await locate(tabs.current, target, book)
    timeout_ms = await patience_ms(element)
    typing = element.fill(text, timeout=timeout_ms) if clear else _append(tabs.current, element, text, timeout_ms)
    await act(tabs, target, typing)
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


async def patience_ms(element: Locator) -> float:
    """How long to try an action: shorter where a first look says that the element cannot be used."""
    try:
        ready = await element.evaluate(_READY, timeout=ACTION_MS)
    except PlaywrightTimeout:
        ready = False  # It left the page: the action itself finds the right words for that.
    return ACTION_MS if ready else UNREADY_MS


async def _append(page: Page, element: Locator, text: str, timeout_ms: float) -> None:
    if not await element.is_editable(timeout=timeout_ms):
        raise ToolError("the field is read-only or disabled")
    await element.press("ControlOrMeta+End", timeout=timeout_ms)
    await page.keyboard.insert_text(text)


async def act(tabs: Tabs, target: Target | str, action: Awaitable[object]) -> None:
    """Carry an action out and wait for what it sets off.

    Raises:
        ToolError: It cannot be done; the message says why.
        BrowserFault: The page hangs or is gone.
    """
    page, refused = tabs.current, tabs.refused
    try:
        await action
    except PlaywrightError as error:
        raise await blame(error, page, str(target)) from error
    await tabs.settle(refused)
    await _loaded(tabs)
    if not tabs.inside(tabs.current.url) and tabs.current.url != "about:blank":
        await _return(tabs)


async def _loaded(tabs: Tabs) -> None:
    """Wait for the document that an action may have set off."""
    page = tabs.current
    try:
        await page.wait_for_load_state("load", timeout=LOAD_MS)
    except PlaywrightTimeout as error:
        raise BrowserFault(f"{page.url} did not finish loading within {LOAD_MS / 1000:g} s") from error
    except PlaywrightError:
        if page is tabs.current:
            raise
        await _loaded(tabs)  # A new tab became a download and closed itself: the one before is current again.


async def _return(tabs: Tabs) -> None:
    """Come back from the browser's error page, where a redirect to another origin ends.

    Raises:
        ToolError: Always: the address was not opened.
    """
    page = tabs.current
    await page.wait_for_url(re.compile("^chrome-error:"), wait_until="load", timeout=LOAD_MS)
    await page.go_back(wait_until="load", timeout=LOAD_MS)
    raise ToolError("this leads outside of the app and was not opened")
