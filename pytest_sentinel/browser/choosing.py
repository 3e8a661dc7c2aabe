"""Choosing an option: in a native list, a list box, a group of radio buttons, or a combo box that opens one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from playwright.async_api import TimeoutError as PlaywrightTimeout

from pytest_sentinel.browser.actions import ACTION_MS, perform
from pytest_sentinel.browser.targets import APPEAR_MS, Target, check_text, choices, locate, names_of
from pytest_sentinel.errors import ToolError

if TYPE_CHECKING:
    from playwright.async_api import Locator

    from pytest_sentinel.browser.snapshot import RefBook
    from pytest_sentinel.browser.tabs import Tabs

_KIND = """element => {
    if (element.tagName === "SELECT") return "native";
    const role = element.getAttribute("role") || "";
    if (["listbox", "radiogroup", "combobox"].includes(role)) return role;
    return element.getAttribute("aria-haspopup") === "listbox" || element.hasAttribute("list") ? "combobox" : "";
}"""
_ITEMS: dict[str, Literal["option", "radio"]] = {"listbox": "option", "radiogroup": "radio"}
_NATIVE = """element => [...element.options].filter(option => !option.disabled).map(option => option.label.trim())"""


async def select(tabs: Tabs, book: RefBook, target: Target, option: str) -> None:
    """Choose an option by the text that it shows.

    Raises:
        ToolError: There is no such option; the message names those there are. Or there is nothing to choose there.
    """
    check_text("the option", option)
    page = tabs.current
    element = await locate(page, target, book)
    kind = await element.evaluate(_KIND, timeout=ACTION_MS)
    if kind == "native":
        labels = await element.evaluate(_NATIVE, timeout=ACTION_MS)
        label = labels[_pick(labels, option, target)]
        await perform(tabs, target, element, lambda ms: element.select_option(label=label, timeout=ms))
        return
    if not kind:
        raise ToolError(f"{target} offers no options: it is no list, combo box or group of radio buttons")
    opens = kind == "combobox"
    options = await _opened(tabs, element, target) if opens else element.get_by_role(_ITEMS[kind])
    try:
        chosen = options.nth(_pick(await names_of(options), option, target))
    except ToolError:
        if opens:
            await page.keyboard.press("Escape")
        raise
    await perform(tabs, f'option "{option}" of {target}', chosen, lambda ms: chosen.click(timeout=ms))


async def _opened(tabs: Tabs, element: Locator, target: Target) -> Locator:
    """The options that a combo box shows once it is opened."""
    if await element.get_attribute("aria-expanded") != "true":
        await perform(tabs, target, element, lambda ms: element.click(timeout=ms))
    owned = await element.get_attribute("aria-controls")
    scope = tabs.current.locator(f'[id="{owned}"]') if owned else tabs.current
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
    raise ToolError(f'{target} has no option "{option}"; {choices(wanted, texts)}')
