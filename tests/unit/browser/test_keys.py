from __future__ import annotations

import pytest

from pytest_sentinel.browser.keys import parse_key
from pytest_sentinel.errors import ToolError


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Enter", "Enter"),
        ("enter", "Enter"),
        ("Return", "Enter"),
        ("ESC", "Escape"),
        ("a", "a"),
        ("A", "A"),
        ("é", "é"),
        ("+", "+"),
        (" ", "Space"),
        ("down", "ArrowDown"),
        ("f12", "F12"),
        ("Control+a", "Control+a"),
        ("ctrl + shift + ArrowUp", "Control+Shift+ArrowUp"),
        ("Control++", "Control++"),
        ("Shift", "Shift"),
    ],
)
def test_key_is_brought_to_playwrights_name(text: str, key: str) -> None:
    assert parse_key(text) == key


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Entr", "unknown key 'Entr' in 'Entr'.*closest: Enter"),
        ("Ctrl+Entr", r"unknown key 'Entr' in 'Ctrl\+Entr'"),
        ("Qqqqq", "named keys: ArrowDown, "),
        ("a+b", r"'a' in 'a\+b' is no modifier; these are: Alt, Control"),
        ("", "unknown key ''"),
        ("hello", "unknown key 'hello'"),
        ("\x00", "unknown key"),
    ],
)
def test_what_is_no_key_is_refused(text: str, message: str) -> None:
    with pytest.raises(ToolError, match=message):
        parse_key(text)
