"""How an action names the element it is about, and how that element is found."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from pytest_sentinel.errors import ToolError

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

    from pytest_sentinel.browser.snapshot import RefBook

APPEAR_MS = 1500
"""How long a named element may take to appear: a part of the page may still be loading its code."""
LISTED = 12
"""How many candidates a message names at most."""


@dataclass(frozen=True)
class Ref:
    """An element by its reference in the last snapshot, e.g. `e12`."""

    ref: str

    def __str__(self) -> str:
        return f"reference {self.ref}"


@dataclass(frozen=True)
class Named:
    """An element by its role and accessible name, as a screen reader would tell them."""

    role: str
    name: str | None = None
    exact: bool = False
    nth: int | None = None
    """Which one of several, counted from 0."""
    within: Named | None = None

    def __str__(self) -> str:
        text = self.role if self.name is None else f'{self.role} "{self.name}"'
        if self.nth is not None:
            text += f" number {self.nth}"
        return text if self.within is None else f"{text} within {self.within}"


Target: TypeAlias = Ref | Named


async def locate(page: Page, target: Target, book: RefBook) -> Locator:
    """Find the one element that is meant.

    Raises:
        ToolError: There is no such element, the reference is stale, or several elements fit; the message says which.
    """
    if isinstance(target, Ref):
        return await _by_reference(page, target, book)
    return await _by_name(page, target)


async def _by_reference(page: Page, target: Ref, book: RefBook) -> Locator:
    locator = page.locator(f"aria-ref={book.native(target.ref)}")
    if await locator.count() == 0:
        raise book.stale(target.ref)
    return locator


async def _by_name(page: Page, target: Named) -> Locator:
    scope: Any = page if target.within is None else await _by_name(page, target.within)
    found: Locator = scope.get_by_role(target.role, name=target.name, exact=target.exact)
    if not await _appears(found):
        raise ToolError(await _no_such(scope, target))
    count = await found.count()
    if target.nth is not None:
        if not 0 <= target.nth < count:
            raise ToolError(f"there is no {target}: {count} such element(s), counted from 0")
        return found.nth(target.nth)
    if count > 1:
        candidates = await _describe(found)
        raise ToolError(f"{count} elements fit {target}: {candidates}. Name one exactly, or say which with nth from 0.")
    return found


async def _appears(found: Locator) -> bool:
    from playwright.async_api import TimeoutError as PlaywrightTimeout

    if await found.count():
        return True
    try:
        await found.first.wait_for(state="attached", timeout=APPEAR_MS)
    except PlaywrightTimeout:
        return False
    return True


async def _no_such(scope: Page | Locator, target: Named) -> str:
    names = await names_of(scope.get_by_role(target.role))  # type: ignore[arg-type]
    if not names:
        return f"there is no {target}, and no other {target.role} here"
    close = difflib.get_close_matches(target.name or "", names, n=3, cutoff=0.5)
    listed = ", ".join(f'"{name}"' for name in (close or names[:LISTED]))
    return f"there is no {target}; {'closest' if close else 'available'}: {listed}"


async def _describe(found: Locator) -> str:
    names = await names_of(found)
    listed = ", ".join(f'{index}: "{name}"' for index, name in enumerate(names[:LISTED]))
    return listed + (", …" if len(names) > LISTED else "")


async def names_of(found: Locator) -> list[str]:
    """What the elements are called, near enough to tell them apart: the accessible name is not open to scripts."""
    names: list[str] = await found.evaluate_all(
        """elements => elements.map(element => {
            const labelled = (element.getAttribute("aria-labelledby") || "").split(/\\s+/).filter(Boolean)
                .map(id => document.getElementById(id)?.textContent || "").join(" ");
            const text = labelled || element.getAttribute("aria-label") || element.labels?.[0]?.textContent
                || element.textContent || element.getAttribute("title") || element.getAttribute("alt")
                || element.getAttribute("placeholder") || "";
            return text.replace(/\\s+/g, " ").trim().slice(0, 80);
        })"""
    )
    return names
