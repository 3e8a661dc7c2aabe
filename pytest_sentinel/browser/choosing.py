"""Choosing an option: in a native list, a list box, a group of radio buttons, or a combo box that opens one."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import TimeoutError as PlaywrightTimeout

from pytest_sentinel.browser.actions import ACTION_MS, act, patience_ms
from pytest_sentinel.browser.faults import blame
from pytest_sentinel.browser.targets import APPEAR_MS, LISTED, Target, locate, names_of
from pytest_sentinel.errors import ToolError

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

    from pytest_sentinel.browser.snapshot import RefBook
    from pytest_sentinel.browser.tabs import Tabs

_KIND = """element => element.tagName === "SELECT" ? "native" : (element.getAttribute("role") || "")"""
_NATIVE = """element => [...element.options].filter(option => !option.disabled).map(option => option.label.trim())"""


async def select(tabs: Tabs, book: RefBook, target: Target, option: str) -> None:
    """Choose an option by the text that it shows.

    Raises:
        ToolError: There is no such option; the message names those there are.
    """
    page = tabs.current
    element = await locate(page, target, book)
    timeout_ms = await patience_ms(element)
    kind = await element.evaluate(_KIND)
    if kind == "native":
        labels = await element.evaluate(_NATIVE)
        label = labels[_pick(labels, option, target)]
        await act(tabs, target, element.select_option(label=label, timeout=timeout_ms))
        return
    role = "radio" if kind == "radiogroup" else "option"
    opened = kind not in ("listbox", "radiogroup")
    options = await _opened(page, element, target, timeout_ms) if opened else element.get_by_role(role)  # type: ignore[arg-type]
    try:
        index = _pick(await names_of(options), option, target)
    except ToolError:
        if opened:
            await page.keyboard.press("Escape")
        raise
    await act(tabs, f'option "{option}" of {target}', options.nth(index).click(timeout=ACTION_MS))


async def _opened(page: Page, element: Locator, target: Target, timeout_ms: float) -> Locator:
    """The options that a combo box shows once it is opened."""
    if await element.get_attribute("aria-expanded") != "true":
        try:
            await element.click(timeout=timeout_ms)
        except PlaywrightError as error:
            raise await blame(error, page, str(target)) from error
    owned = await element.get_attribute("aria-controls")
    scope = page.locator(f'[id="{owned}"]') if owned else page
    options = scope.get_by_role("option")
    try:
        await options.first.wait_for(state="visible", timeout=APPEAR_MS)
    except PlaywrightTimeout as error:
        raise ToolError(f"{target} offers no options to choose from") from error
    return options


def _pick(texts: list[str], option: str, target: Target) -> int:
    """Which of the options is meant: the same text, or else the only one that differs in case alone."""
    wanted = option.strip()
    if wanted in texts:
        return texts.index(wanted)
    folded = [index for index, text in enumerate(texts) if text.casefold() == wanted.casefold()]
    if len(folded) == 1:
        return folded[0]
    close = difflib.get_close_matches(wanted, texts, n=3, cutoff=0.5)
    listed = ", ".join(f'"{text}"' for text in (close or texts[:LISTED])) or "none"
    raise ToolError(f'{target} has no option "{option}"; {"closest" if close else "available"}: {listed}')
