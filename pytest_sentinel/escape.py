r"""The one module in which text from an agent, a page or a model is made safe before it is shown.

Such text may hold anything: terminal escapes, markup, marks that turn the reading direction, half a character.
Nothing is dropped silently: what may not be shown as it is appears as a Python-like escape (`\x1b`, `\u202e`).
"""

from __future__ import annotations

import html
import json
import re
import reprlib
import unicodedata
from typing import Any
from xml.sax import saxutils

_UNSHOWABLE = re.compile(
    "["
    "\x00-\x08\x0b-\x1f\x7f-\x9f"  # controls, but for tab and newline; the C1 range holds one-byte terminal escapes
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # marks that turn the reading direction
    "\u200b\u2060\ufeff\u2028\u2029"  # invisible spaces and line ends that break scripts
    "\ud800-\udfff\ufffe\uffff"  # not characters: neither UTF-8 nor XML can hold them
    "]"
)
_SCRIPT_ESCAPES = str.maketrans({"<": "\\u003c", ">": "\\u003e", "&": "\\u0026"})
_QUOTES = {'"': "&quot;", "'": "&apos;"}
_SHORT = reprlib.Repr()
_SHORT.maxlevel, _SHORT.maxstring, _SHORT.maxother = 2, 80, 80


def visible(text: str) -> str:
    """Plain text in which every character can be seen and stored; no markup is escaped.

    For a writer that escapes markup by itself (pytest's JUnit writer, an XML tree).
    """
    return _UNSHOWABLE.sub(_spelled, text.replace("\r\n", "\n"))


def for_xml(text: str) -> str:
    """Text for an XML 1.0 element or a quoted attribute; `]]>` and characters XML forbids are harmless."""
    return saxutils.escape(visible(text), _QUOTES)


def for_html(text: str) -> str:
    """Text for an HTML element or a quoted attribute; not for the inside of `<script>` or `<style>`."""
    return html.escape(visible(text), quote=True)


def for_script_json(value: Any) -> str:
    """A value as JSON that may stand inside `<script>`: pure ASCII, and nothing in it can end the element.

    Raises:
        ValueError: The value holds NaN or an infinity, which JSON has no word for.
        TypeError: The value holds something that is not JSON.
    """
    return json.dumps(value, ensure_ascii=True, allow_nan=False).translate(_SCRIPT_ESCAPES)


def for_terminal(text: str, *, one_line: bool = False) -> str:
    """Text that cannot steer a terminal; with `one_line`, newlines and tabs are spelled out as well."""
    shown = visible(text)
    return shown.replace("\n", "\\n").replace("\t", "\\t") if one_line else shown


def clip(text: str, chars: int) -> str:
    """The text if it has at most `chars` characters, else its start and an ellipsis, `chars` characters in all.

    Clip first and escape afterwards: a clipped escape is none.

    Raises:
        ValueError: `chars` is less than 1.
    """
    if chars < 1:
        raise ValueError(f"chars must be at least 1, not {chars}")
    if len(text) <= chars:
        return text
    end = chars - 1
    while end > 0 and unicodedata.combining(text[end]):  # never part a letter from its accent
        end -= 1
    return text[:end].rstrip() + "…"


def short(value: object) -> str:
    """A value as an error may show it: its beginning, whatever its size."""
    return _SHORT.repr(value)


def _spelled(match: re.Match[str]) -> str:
    code = ord(match.group())
    if code == 0x0D:
        return "\\r"
    return f"\\x{code:02x}" if code <= 0xFF else f"\\u{code:04x}"
