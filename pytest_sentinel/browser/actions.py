"""What a user can do on a page. Every action ends when what it set off in the browser has arrived."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import TimeoutError as PlaywrightTimeout

from pytest_sentinel.browser.faults import blame, reason_of
from pytest_sentinel.browser.keys import parse_key
from pytest_sentinel.browser.navigation import arrive
from pytest_sentinel.browser.targets import Target, check_text, locate
from pytest_sentinel.errors import ToolError

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

    from pytest_sentinel.browser.snapshot import RefBook
    from pytest_sentinel.browser.tabs import Tabs

ACTION_MS = 10_000
"""An action takes a twentieth of a second; what a machine with far too many workers delays is no fault of the agent."""
UNREADY_MS = 700
"""How long an element that cannot be used at the start may take to become usable, for example by a veil that fades."""
DOWNLOAD_S = 2.0
"""How long the app may take to offer the file of a link that only downloads; for any other link, loading tells."""

_READY = """element => {
    if (element.matches(":disabled, [aria-disabled=true], [readonly]")) return false;
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return true;
    const hit = document.elementFromPoint(x, y);
    if (!hit || !box.width || !box.height) return false;
    return element.contains(hit) || hit.contains(element) || hit.closest("label")?.control === element;
}"""
_LOOK = f"""element => [({_READY})(element), element.closest("a[download][href]") !== null]"""
_SCROLL = """([element, [dx, dy]]) => {
    const moves = node => {
        const before = [node.scrollLeft, node.scrollTop];
        node.scrollBy({left: dx, top: dy, behavior: "instant"});
        return node.scrollLeft !== before[0] || node.scrollTop !== before[1];
    };
    const start = element || document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    for (let node = start; node && node !== document.body; node = node.parentElement) {
        const style = getComputedStyle(node);
        if (/(auto|scroll)/.test(style.overflowX + style.overflowY) && moves(node)) return true;
    }
    return moves(document.scrollingElement || document.documentElement);
}"""
_NEXT_FRAME = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


async def click(tabs: Tabs, book: RefBook, target: Target) -> None:
    """Click an element.

    Raises:
        ToolError: It cannot be clicked, or offers a file to download.
    """
    element = await locate(tabs.current, target, book)
    await perform(tabs, target, element, lambda timeout_ms: element.click(timeout=timeout_ms), opens=True)


async def hover(tabs: Tabs, book: RefBook, target: Target) -> None:
    """Move the mouse over an element."""
    element = await locate(tabs.current, target, book)
    await perform(tabs, target, element, lambda timeout_ms: element.hover(timeout=timeout_ms))


async def type_text(tabs: Tabs, book: RefBook, target: Target, text: str, clear: bool, submit: bool) -> None:
    """Type into a field, in place of what is there or after it; `submit` presses Enter at the end."""
    check_text("what is typed", text)
    page = tabs.current
    element = await locate(page, target, book)
    if clear:
        await perform(tabs, target, element, lambda timeout_ms: element.fill(text, timeout=timeout_ms))
    else:
        if not await element.is_editable(timeout=ACTION_MS):
            raise ToolError(f"{target} could not be used: it is read-only or disabled")
        await perform(tabs, target, element, lambda timeout_ms: _append(page, element, text, timeout_ms))
    if submit:
        await perform(tabs, target, element, lambda timeout_ms: element.press("Enter", timeout=timeout_ms))


async def press(tabs: Tabs, book: RefBook, key: str, target: Target | None) -> None:
    """Press a key or chord, on an element or on whatever has the focus.

    Raises:
        ToolError: There is no such key.
    """
    name = parse_key(key)
    page = tabs.current
    # Through the element, because only then does Playwright wait for a page that the key makes load.
    element = page.locator("css=:focus").first if target is None else await locate(page, target, book)
    if target is None and not await element.count():
        element = page.locator("css=html")
    subject, opens = target or f"key {key}", name == "Enter"
    await perform(tabs, subject, element, lambda timeout_ms: element.press(name, timeout=timeout_ms), opens)


async def scroll(tabs: Tabs, book: RefBook, dx: float, dy: float, target: Target | None) -> None:
    """Scroll by CSS pixels what the target, or the middle of the window, lies in."""
    page = tabs.current
    handle = None
    if target is not None:
        handle = await (await locate(page, target, book)).element_handle(timeout=ACTION_MS)
    moved = await page.evaluate(_SCROLL, [handle, [dx, dy]])
    if not moved:
        tabs.note("Nothing moved: there is nothing to scroll in that direction.")
    await page.evaluate(_NEXT_FRAME)  # Lists load more from the scroll event, which fires with the next frame.
    await arrive(tabs, tabs.left)


async def perform(
    tabs: Tabs,
    target: Target | str,
    element: Locator,
    action: Callable[[float], Awaitable[object]],
    opens: bool = False,
) -> None:
    """Carry out an action and wait for what it sets off.

    Args:
        tabs: The tabs.
        target: What the action is about, as the agent knows it.
        element: The element that is meant.
        action: Takes its time-out, ms.
        opens: Whether the action follows a link, where the element is one.

    Raises:
        ToolError: It cannot be done, led outside of the app, or to a file to download; the message says why.
        BrowserFault: The page hangs, is gone or does not react.
    """
    page, left = tabs.current, tabs.left
    tabs.note_downloads()
    try:
        ready, downloads = await _look(element)
        if not ready:
            await _try_briefly(action)
        else:
            await action(ACTION_MS)
    except PlaywrightError as error:
        if not tabs.closed_itself(page):
            raise await blame(error, page, str(target)) from error
    await arrive(tabs, left)
    if opens and downloads:
        await tabs.download_offered(DOWNLOAD_S)
    if offered := tabs.take_downloads():
        raise ToolError(f'"{offered[0]}" is a file to download; downloads are turned off')


async def _try_briefly(action: Callable[[float], Awaitable[object]]) -> None:
    """Try what a first look says cannot be done; longer only where Playwright does not agree and has not begun."""
    try:
        await action(UNREADY_MS)
    except PlaywrightTimeout as error:
        if reason_of(error) is not None or "performing" in error.message:
            raise
        await action(ACTION_MS)


async def _look(element: Locator) -> tuple[bool, bool]:
    """Whether an element can be used at once, and whether it is a link that only downloads."""
    try:
        ready, downloads = await element.evaluate(_LOOK, timeout=UNREADY_MS)
    except PlaywrightError:
        return False, False  # It left the page, or the page is slow or gone: the action itself finds the right words.
    return ready, downloads


async def _append(page: Page, element: Locator, text: str, timeout_ms: float) -> None:
    await element.press("ControlOrMeta+End", timeout=timeout_ms)
    await page.keyboard.insert_text(text)
