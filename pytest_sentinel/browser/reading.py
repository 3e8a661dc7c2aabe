"""Asking a page something, whatever document it shows by then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.async_api import Error as PlaywrightError

from pytest_sentinel.browser.faults import navigated
from pytest_sentinel.errors import BrowserFault

if TYPE_CHECKING:
    from playwright.async_api import JSHandle, Page

DOCUMENTS = 5
"""How many documents may come and go while one question is asked."""


async def ask(page: Page, script: str, argument: object = None) -> Any:
    """Evaluate a script; asks again where another document was loaded meanwhile.

    Raises:
        BrowserFault: The page did not stop loading other documents.
    """
    for _ in range(DOCUMENTS):
        try:
            return await page.evaluate(script, argument)
        except PlaywrightError as error:
            if not navigated(error):
                raise
    raise restless(page)


async def ask_for_handle(page: Page, script: str) -> JSHandle:
    """As `ask`, for an object that stays in the page.

    Raises:
        BrowserFault: The page did not stop loading other documents.
    """
    for _ in range(DOCUMENTS):
        try:
            return await page.evaluate_handle(script)
        except PlaywrightError as error:
            if not navigated(error):
                raise
    raise restless(page)


def restless(page: Page) -> BrowserFault:
    """The fault of a page that never settles on one document."""
    return BrowserFault(f"the page did not stop loading other documents ({page.url})")
