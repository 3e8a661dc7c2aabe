"""A page's accessibility description as a model gets it: shorter, and in parts of bounded length."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

_LINE = re.compile(
    r"""^(?P<indent>\s*)-\s(?P<quote>'?)(?P<role>[\w/-]+)(?P<name>\s"(?:[^"\\]|\\.)*")?(?P<marks>(?:\s\[[^\]\s]*\])*)(?P<rest>.*)$"""
)
_REFERENCE = re.compile(r"\s\[ref=\w+\]")
_POINTER = " [cursor=pointer]"
USED = frozenset(
    {
        *("button", "checkbox", "combobox", "gridcell", "link", "listbox", "menuitem", "menuitemcheckbox"),
        *("menuitemradio", "option", "radio", "radiogroup", "row", "searchbox", "slider", "spinbutton", "switch"),
        *("tab", "textbox", "treeitem"),
    }
)
"""Roles of elements that are acted on."""
AREAS = frozenset({"article", "dialog", "feed", "grid", "group", "img", "list", "region", "table", "tree"})
"""Roles of named elements that may have to be scrolled or hovered over."""


@lru_cache(maxsize=8)
def shortened(description: str) -> tuple[str, ...]:
    """The lines of a description without what a model has no use for.

    Left out are nameless wrappers, the pointer's shape, and references of elements that only hold text.
    """
    return tuple(_shortened(description))


def _shortened(description: str) -> Iterator[str]:
    above: list[tuple[int, int]] = []  # indentation as it was, depth as it is
    for line in description.splitlines():
        match = _LINE.match(line)
        if match is None:
            yield line
            continue
        indent = len(match["indent"])
        while above and above[-1][0] >= indent:
            above.pop()
        depth = above[-1][1] + 1 if above else 0
        wrapper = _is_wrapper(match)
        above.append((indent, depth - 1 if wrapper else depth))
        if not wrapper:
            yield f"{'  ' * depth}- {match['quote']}{match['role']}{match['name'] or ''}{_marks(match)}{match['rest']}"


def _is_wrapper(match: re.Match[str]) -> bool:
    nameless = match["role"] == "generic" and not match["name"] and match["rest"] in ("", ":", ":'")
    return nameless and _POINTER not in match["marks"]


def _marks(match: re.Match[str]) -> str:
    clickable = _POINTER in match["marks"]
    marks = match["marks"].replace(_POINTER, "")
    wanted = clickable or match["role"] in USED or (match["role"] in AREAS and match["name"])
    return marks if wanted else _REFERENCE.sub("", marks)


def parts(lines: tuple[str, ...], chars: int) -> list[str]:
    """A page in parts of at most `chars` characters, broken between lines where that is possible."""
    found: list[list[str]] = [[]]
    room = chars
    for piece in (piece for line in lines for piece in _pieces(line, chars)):
        if len(piece) + 1 > room and found[-1]:
            found.append([])
            room = chars
        found[-1].append(piece)
        room -= len(piece) + 1
    return ["\n".join(part) for part in found]


def _pieces(line: str, chars: int) -> Iterator[str]:
    for start in range(0, max(len(line), 1), chars):
        yield line[start : start + chars]
