"""What changed between two descriptions of a page: cosmetic changes left out, the rest told in few words.

A description is the accessibility tree of `pytest_sentinel.browser.snapshot`, a line an element. What no user can see
is cosmetic: references, the pointer's shape, the focus, addresses behind links, nameless wrappers, indentation.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher, unified_diff
from functools import lru_cache

GONE_CHARS = 100
"""How much is told of a line that went, and was known before, characters."""
PATH_NAMES = 3
"""How many named containers are told with a change, the innermost ones."""
NAME_CHARS = 60
"""How much of a container's name is told, characters."""
MANY_LINES = 1000
"""On a longer page lines that are alike and many are not matched one by one, which would take seconds."""
NOTE_CHARS = 24
"""Room for the note that something was left out, characters."""
KEPT_REMOVALS = 8
"""How many lines that went are told: in a list that shows the newest, something falls off the end all the time."""

_COSMETIC = re.compile(r" \[(?:ref=\w+|cursor=pointer|active)\]")
_REFERENCE = re.compile(r" (\[ref=\w+\])")
_FIGURES = re.compile(r"\d+")
_CLOSING = re.compile(r"(?<!')(?:'')*'(?!')")
_NAMED = re.compile(r'^[\w-]+ "')
_WRAPPERS = frozenset({"generic", "group", "list", "text", "paragraph", "rowgroup", "status", "none", "presentation"})


@dataclass(frozen=True)
class Line:
    """One element that a user can see."""

    content: str
    """Role, name, states and text, without what is cosmetic."""
    ref: str
    """Its reference with a blank before it, such as ` [ref=e12]`; empty where there is none."""
    path: tuple[str, ...]
    """The named containers around it, outermost first."""
    depth: int
    """How far it is indented, to tell what lies in what."""

    @property
    def role(self) -> str:
        """Its role, such as `button`."""
        return self.content.partition(" ")[0].rstrip(":")

    @property
    def words(self) -> str:
        """Its name, states and text without the description's own quotes, in lower case."""
        return plain(self.content.partition(" ")[2])


@lru_cache(maxsize=8)
def lines_of(description: str) -> tuple[Line, ...]:
    """The elements of a description."""
    lines: list[Line] = []
    above: list[tuple[int, str]] = []
    for raw in description.splitlines():
        depth = len(raw) - len(raw.lstrip(" "))
        above = [(at, name) for at, name in above if at < depth]
        head = _unquoted(raw.strip().removeprefix("- "))
        content = " ".join(_COSMETIC.sub("", head).split()).removesuffix(":")
        names = tuple(name for _, name in above[-PATH_NAMES:])
        if _NAMED.match(content):
            above.append((depth, cut(content, NAME_CHARS)))
        if content and not content.startswith("/") and content not in _WRAPPERS:
            found = _REFERENCE.search(head)
            lines.append(Line(content, f" {found[1]}" if found else "", names, depth))
    return tuple(lines)


def plain(text: str) -> str:
    """A text for comparing: lower case, one blank between words, no quotes."""
    return " ".join(text.replace("\\", "").replace('"', "").split()).casefold()


def same(before: str, after: str) -> bool:
    """Whether two descriptions differ in nothing but what is cosmetic."""
    return before == after or _contents(before) == _contents(after)


@dataclass(frozen=True)
class Change:
    """One place of the page that changed; nothing `before` is an addition, nothing `after` a removal."""

    path: tuple[str, ...]
    before: str | None
    after: str | None
    ref: str = ""


def changes(before: str, after: str) -> list[Change]:
    """What changed between two descriptions, in the order of the page; what moved is a removal and an addition."""
    old, new = lines_of(before), lines_of(after)
    matcher = SequenceMatcher(None, _contents(before), _contents(after), autojunk=len(new) > MANY_LINES)
    found: list[Change] = []
    for kind, old_from, old_to, new_from, new_to in matcher.get_opcodes():
        if kind != "equal":
            found += _block(old[old_from:old_to], new[new_from:new_to])
    return found


def told(found: Sequence[Change], limit_chars: int, *, references: bool = True, line_chars: int | None = None) -> str:
    """Changes in words, a line each below the containers they lie in, at most `limit_chars` characters long.

    What came or changed is told first; of what went only a few lines, and a note of how many there were.

    Args:
        found: The changes.
        limit_chars: The longest text.
        references: Whether elements carry their references, for somebody who can act on them.
        line_chars: How much of one element is told, characters; at most, and by default, half of `limit_chars`.
    """
    each_chars = min(line_chars or limit_chars, limit_chars // 2)
    came = [change for change in found if change.after is not None]
    went = [change for change in found if change.after is None]
    sentences = [
        *_sentences(came, references, each_chars),
        *_sentences(went[:KEPT_REMOVALS], references, GONE_CHARS),
    ]
    return bounded(sentences, limit_chars, left_out=max(len(went) - KEPT_REMOVALS, 0))


def difference(before: str, after: str, limit_chars: int) -> str:
    """A unified diff of two descriptions, without what is cosmetic; at most `limit_chars` characters long."""
    old, new = (tuple(cut(content, limit_chars // 4) for content in _contents(side)) for side in (before, after))
    return bounded(list(unified_diff(old, new, "before", "now", lineterm="")), limit_chars)


def bounded(lines: Sequence[str], limit_chars: int, left_out: int = 0) -> str:
    """As many whole lines from the first on as fit into `limit_chars`, and a note of how many more there are."""
    room = limit_chars - NOTE_CHARS
    kept: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    left_out += len(lines) - len(kept)
    return "\n".join([*kept, f"(and {left_out} more)"] if left_out else kept)


def cut(text: str, limit_chars: int) -> str:
    """A text at most `limit_chars` characters long, with a mark where something is missing."""
    return text if len(text) <= limit_chars else text[: limit_chars - 1] + "…"


def _block(old: Sequence[Line], new: Sequence[Line]) -> Iterator[Change]:
    """The changes of one block of lines that differ: what is another state of the same line, what came, what went."""
    left = list(old)
    for line in new:
        was = _earlier(line, left, alone=len(old) == len(new) == 1)
        if was is not None:
            left.remove(was)
        yield Change(line.path, None if was is None else was.content, line.content, line.ref)
    for line in left:
        yield Change(line.path, line.content, None)


def _earlier(line: Line, old: Sequence[Line], *, alone: bool) -> Line | None:
    """The line that this one was: of the same role, and alike but for figures unless it is the only one."""
    skeleton = _FIGURES.sub("", line.content)
    alike = (was for was in old if was.role == line.role and (alone or _FIGURES.sub("", was.content) == skeleton))
    return next(alike, None)


def _sentences(found: Sequence[Change], references: bool, chars: int) -> Iterator[str]:
    path: tuple[str, ...] | None = None
    for change in found:
        if change.path != path:
            path = change.path
            yield f"In {' > '.join(path)}:" if path else "On the page:"
        ref = change.ref if references else ""
        if change.after is None:
            yield f"- {cut(change.before or '', chars)}"
        elif change.before is None:
            yield f"+ {cut(change.after, chars)}{ref}"
        else:
            yield f"~ {cut(change.before, GONE_CHARS)} -> {cut(change.after, chars)}{ref}"


@lru_cache(maxsize=8)
def _contents(description: str) -> tuple[str, ...]:
    return tuple(line.content for line in lines_of(description))


def _unquoted(head: str) -> str:
    """A line of YAML without the quotes that it needs where its text holds a colon."""
    if not head.startswith("'"):
        return head
    end = _CLOSING.search(head, 1)
    if end is None:
        return head
    return head[1 : end.start()].replace("''", "'") + head[end.end() :]
