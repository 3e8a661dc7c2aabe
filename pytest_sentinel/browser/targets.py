"""How an action names the element it is about, and how that element is found."""

from __future__ import annotations

import re
import reprlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from pytest_sentinel.closest import closest
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

_FIELDS: dict[type, dict[str, tuple[type, ...]]] = {
    Ref: {"ref": (str,)},
    Named: {
        "role": (str,),
        "name": (str, type(None)),
        "exact": (bool,),
        "nth": (int, type(None)),
        "within": (Named, type(None)),
    },
}
_ROLE = re.compile(r"[A-Za-z]+(-[A-Za-z]+)*")


def check_target(target: object) -> None:
    """Refuse what names no element, whatever an agent gave instead.

    Raises:
        ToolError: It is neither a `Ref` nor a `Named`, or something in it is of a wrong type.
    """
    if not isinstance(target, Ref | Named):
        raise ToolError(f"give Ref('e12') or Named(role, name), not {reprlib.repr(target)}")
    for field, kinds in _FIELDS[type(target)].items():
        value = getattr(target, field)
        if not isinstance(value, kinds):
            wanted = " or ".join("None" if kind is type(None) else kind.__name__ for kind in kinds)
            raise ToolError(f"{type(target).__name__}: {field} must be {wanted}, not {reprlib.repr(value)}")
    if isinstance(target, Named):
        if not _ROLE.fullmatch(target.role):
            raise ToolError(f"{reprlib.repr(target.role)} is no role; a role is a word such as button, link or textbox")
        if target.within is not None:
            check_target(target.within)


def check_text(what: str, value: object) -> None:
    """Refuse what is no text where a text is wanted.

    Raises:
        ToolError: It is none.
    """
    if not isinstance(value, str):
        raise ToolError(f"{what} must be a text, not {reprlib.repr(value)}")


async def locate(page: Page, target: Target, book: RefBook) -> Locator:
    """Find the one element that is meant.

    Raises:
        ToolError: There is no such element, the reference is stale, or several elements fit; the message says which.
            Or the target is none.
    """
    check_target(target)
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
    return f"there is no {target}; {choices(target.name or '', names)}"


def choices(word: str, names: list[str]) -> str:
    """What there is instead of `word`: the closest name first, then some of the others."""
    known = list(dict.fromkeys(name for name in names if name))
    near = closest(word, known)
    others = [name for name in known if name != near]
    listed = ", ".join(f'"{name}"' for name in others[:LISTED]) + (", …" if len(others) > LISTED else "")
    if near is None:
        return f"available: {listed or 'none with a name'}"
    return f'closest: "{near}"' + (f"; others: {listed}" if listed else "")


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
