"""Turns Playwright's errors into ours: whose fault it is, and what to do about it."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import TimeoutError as PlaywrightTimeout

from pytest_sentinel.errors import BrowserFault, InfrastructureError, ServerFault, ToolError

if TYPE_CHECKING:
    from playwright.async_api import Page

PULSE_S = 2.0
"""How long a page that did not answer gets to show that its script still runs."""

_GONE = re.compile(
    r"has been closed|Target crashed|Page crashed|Connection closed|Browser closed|browser has disconnected|"
    r"Target closed|Session closed",
    re.IGNORECASE,
)
_NAVIGATED = re.compile(
    r"context was destroyed|frame (was|has been) detached|because of a navigation|interrupted by another navigation",
    re.IGNORECASE,
)
_NO_SERVER = re.compile(r"ERR_(CONNECTION|EMPTY_RESPONSE|SOCKET|ADDRESS|TIMED_OUT|INCOMPLETE|CONTENT_LENGTH)")
_COVERED = re.compile(r"(<[^>]*>)[^\n]*intercepts pointer events")
_REASONS = (
    ("element is not visible", "it is not visible"),
    ("element is not enabled", "it is disabled"),
    ("element is not editable", "it is read-only"),
    ("element is outside of the viewport", "it cannot be brought into view"),
    ("element was detached from the DOM", "it left the page meanwhile; take a new snapshot"),
    ("element is not stable", "it does not stop moving"),
)


def navigated(error: PlaywrightError) -> bool:
    """Whether a call failed only because the page went to another document meanwhile."""
    return bool(_NAVIGATED.search(first_line(error))) and not gone(error)


def gone(error: PlaywrightError) -> bool:
    """Whether the page, the browser or Playwright's own process is gone."""
    return bool(_GONE.search(first_line(error)))


def first_line(error: PlaywrightError) -> str:
    """The message without the call's log."""
    return error.message.partition("\n")[0].strip()


def translate(error: PlaywrightError, what: str) -> InfrastructureError:
    """Our error for one of Playwright's that no agent can mend."""
    if _NO_SERVER.search(error.message):
        return ServerFault(f"the app did not answer ({what}): {first_line(error)}")
    return BrowserFault(f"{what} failed: {first_line(error)}")


def reason_of(error: PlaywrightError) -> str | None:
    """Why an action could not be done, where the error says so: something the agent can see and mend."""
    if navigated(error):
        return "the page went on to another document meanwhile; take a new snapshot"
    if not isinstance(error, PlaywrightTimeout):
        return re.sub(r"^\w+\.\w+: (Error: )?", "", first_line(error))
    covered = _COVERED.findall(error.message)
    if covered:
        return f"it is covered by {covered[-1]}"
    at, reason = max((error.message.rfind(phrase), reason) for phrase, reason in _REASONS)
    return reason if at >= 0 else None


async def blame(error: PlaywrightError, page: Page, subject: str) -> Exception:
    """Find out whose fault it is that an action on an element failed.

    Args:
        error: What Playwright raised.
        page: Where the action was tried.
        subject: The element, as the agent knows it.

    Returns:
        A `ToolError` with the reason, or an `InfrastructureError` if the page or browser is at fault, or too slow.
    """
    if gone(error):
        return BrowserFault(first_line(error))
    if not await answers(page):
        return BrowserFault(f"the page hangs: it did not answer while {subject} was acted on")
    reason = reason_of(error)
    if reason is None:
        return BrowserFault(f"{subject} did not react in time: {error.message}")
    return ToolError(f"{subject} could not be used: {reason}")


async def answers(page: Page) -> bool:
    """Whether the page's script still runs."""
    try:
        await asyncio.wait_for(page.evaluate("() => true"), PULSE_S)
    except TimeoutError:
        return False
    except PlaywrightError as error:
        return navigated(error)
    return True
