"""Going from document to document, and never out of the app."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import urljoin

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import TimeoutError as PlaywrightTimeout

from pytest_sentinel.browser.context import REFUSED
from pytest_sentinel.browser.faults import translate
from pytest_sentinel.browser.freshness import start_up
from pytest_sentinel.browser.reading import ask
from pytest_sentinel.browser.targets import check_text
from pytest_sentinel.errors import BrowserFault, ToolError

if TYPE_CHECKING:
    from playwright.async_api import Response

    from pytest_sentinel.browser.tabs import Tabs

LOAD_MS = 30_000
"""A page is loaded in a tenth of a second; on a machine with far too many workers it takes many times that."""
OFFER_S = 1.0
"""How much later than the end of the navigation a download may be reported."""
ADDRESS_CHARS = 2000
"""A longer address is a mistake, and at some length servers break the connection off."""

_DATA = ("text/event-stream", "application/json")
_CAN_GO_BACK = "() => navigation.canGoBack"


async def goto(tabs: Tabs, address: str) -> None:
    """Load a path or address of the app.

    Raises:
        ToolError: The address lies outside of the app, leads there, is a file to download, or no page.
    """
    url = address_inside(tabs.origin, address)
    try:
        response = await tabs.current.goto(url, wait_until="commit", timeout=LOAD_MS)
        if _is_data(response):
            await _leave(tabs, address)
        await tabs.current.wait_for_load_state("load", timeout=LOAD_MS)
    except PlaywrightTimeout as error:
        raise BrowserFault(f"{url} did not load within {LOAD_MS / 1000:g} s") from error
    except PlaywrightError as error:
        if "Download is starting" in error.message:
            await tabs.download_offered(OFFER_S)
            tabs.take_downloads()
            raise ToolError(f"{address} is a file to download; downloads are turned off") from error
        if "invalid URL" in error.message:
            raise ToolError(f"{address!r} is no valid address") from error
        if REFUSED in error.message:
            await come_back(tabs)
        raise translate(error, f"opening {url}") from error
    await start_up(tabs.current)


def address_inside(origin: str, address: str) -> str:
    """The full address for a path or address of the app at `origin`.

    Raises:
        ToolError: It lies outside of the app, or is no address.
    """
    check_text("the address", address)
    stripped = address.strip()
    if len(stripped) > ADDRESS_CHARS:
        raise ToolError(f"an address has at most {ADDRESS_CHARS} characters; this one has {len(stripped)}")
    try:
        url = urljoin(f"{origin}/", stripped)
    except ValueError as error:
        raise ToolError(f"{address!r} is no valid address") from error
    if not stripped or not f"{url}/".startswith((f"{origin}/", f"{origin}?", f"{origin}#")):
        raise ToolError(f"{address!r} lies outside of this app; only addresses of {origin} can be opened")
    return url


def _is_data(response: Response | None) -> bool:
    """Whether an answer is what pages ask the app for, and no page or file that a user could open."""
    if response is None:  # Only the part of the address after # is another one.
        return False
    headers = response.headers
    return "content-disposition" not in headers and headers.get("content-type", "").startswith(_DATA)


async def _leave(tabs: Tabs, address: str) -> None:
    """Go back from an answer that is no page; an event stream would load for ever.

    Raises:
        ToolError: Always.
    """
    page = tabs.current
    if await ask(page, _CAN_GO_BACK):
        await page.go_back(wait_until="load", timeout=LOAD_MS)
    else:
        await page.goto("about:blank")
    await start_up(page)
    raise ToolError(f"{address} is no page: the app keeps its data there; go to the app's pages")


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
    await start_up(tabs.current)


async def arrive(tabs: Tabs, left: int) -> None:
    """Wait for what an action set off in the browser: a new tab, another document.

    Args:
        tabs: The tabs.
        left: The value of `tabs.left` before the action.

    Raises:
        ToolError: It led outside of the app; the page is back where it was.
    """
    await tabs.settle()
    if tabs.left != left:
        await come_back(tabs)
    page = tabs.current
    try:
        await page.wait_for_load_state("load", timeout=LOAD_MS)
        await start_up(page)
    except PlaywrightTimeout as error:
        raise BrowserFault(f"{page.url} did not finish loading within {LOAD_MS / 1000:g} s") from error
    except PlaywrightError:
        if page is tabs.current:
            raise
        await arrive(tabs, left)  # A tab closed itself: the one before is current again.


async def come_back(tabs: Tabs) -> None:
    """Return from the browser's error page, where whatever leads outside of the app ends.

    Raises:
        ToolError: Always: the address was not opened.
    """
    page = tabs.current
    await page.wait_for_url(re.compile("^chrome-error:"), wait_until="load", timeout=LOAD_MS)
    await page.go_back(wait_until="load", timeout=LOAD_MS)
    await start_up(page)
    raise ToolError(f"{tabs.refused} lies outside of this app and was not opened")
