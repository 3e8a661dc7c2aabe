"""The names of keys that can be pressed."""

from __future__ import annotations

import difflib

from pytest_sentinel.browser.targets import check_text
from pytest_sentinel.errors import ToolError

MODIFIERS = ("Alt", "Control", "ControlOrMeta", "Meta", "Shift")
KEYS = (
    *("ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp", "Backspace", "Delete", "End", "Enter", "Escape", "Home"),
    *("Insert", "PageDown", "PageUp", "Space", "Tab", "ContextMenu"),
    *(f"F{number}" for number in range(1, 13)),
)
_OTHER_NAMES = {
    **{"esc": "Escape", "return": "Enter", "del": "Delete", "ins": "Insert", "ctrl": "Control", "cmd": "Meta"},
    **{"command": "Meta", "option": "Alt", "spacebar": "Space", "up": "ArrowUp", "down": "ArrowDown"},
    **{"left": "ArrowLeft", "right": "ArrowRight", "pgup": "PageUp", "pgdn": "PageDown"},
}
_EXACT = {name.lower(): name for name in (*MODIFIERS, *KEYS)}


def parse_key(text: str) -> str:
    """Bring a key or chord (`Enter`, `a`, `Control+A`, `Ctrl+Shift+ArrowDown`) to Playwright's names.

    Raises:
        ToolError: A part of it is no key; the message names the closest ones.
    """
    check_text("the key", text)
    parts = ["+"] if text == "+" else text.removesuffix("++").split("+") + (["+"] if text.endswith("++") else [])
    *modifiers, key = (_key(part.strip() or part, text) for part in parts)
    for modifier in modifiers:
        if modifier not in MODIFIERS:
            raise ToolError(f"{modifier!r} in {text!r} is no modifier; these are: {', '.join(MODIFIERS)}")
    return "+".join((*modifiers, key))


def _key(name: str, whole: str) -> str:
    if len(name) == 1 and name.isprintable():
        return "Space" if name == " " else name
    known = _EXACT.get(name.lower()) or _OTHER_NAMES.get(name.lower())
    if known is None:
        close = difflib.get_close_matches(name, (*KEYS, *MODIFIERS), n=3, cutoff=0.5)
        hint = f"closest: {', '.join(close)}" if close else f"named keys: {', '.join(KEYS)}"
        raise ToolError(f"unknown key {name!r} in {whole!r}; a single character, or a named key ({hint})")
    return known
