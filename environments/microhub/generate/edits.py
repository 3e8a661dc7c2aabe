"""From files as they are now, back to how they were: patches and edits of commits."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from environments._kit.problems import closest
from environments.microhub.generate.written import Changing

BLOCK = " ... "
CONTEXT_LINES = 3

Files = dict[str, str]


@dataclass
class Step:
    """One commit's changes: what the files were before, and what they are afterwards."""

    before: Files
    after: Files
    swaps: Mapping[str, list[list[str]]] = field(default_factory=dict)

    def changes(self, is_done: bool) -> list[dict[str, Any]]:
        """The changes as the catalog holds them.

        Args:
            is_done: Whether they were made before the start, so that nobody has to make them again.
        """
        paths = sorted(path for path in {*self.before, *self.after} if self.before.get(path) != self.after.get(path))
        return [self._change(path, is_done) for path in paths]

    def _change(self, path: str, is_done: bool) -> dict[str, Any]:
        old, new = self.before.get(path), self.after[path]
        lines = list(difflib.unified_diff((old or "").splitlines(), new.splitlines(), n=CONTEXT_LINES, lineterm=""))[2:]
        edits = [{"old": pair[0], "new": pair[1]} for pair in self.swaps.get(path, [])]
        return {
            "path": path,
            "kind": "modified" if old is not None else "added",
            "edits": [] if is_done or old is None else edits,
            "content": new if old is None and not is_done else "",
            "patch": "\n".join(lines),
            "additions": sum(line.startswith("+") for line in lines),
            "deletions": sum(line.startswith("-") for line in lines),
        }


def backward(now: Files, commit: Changing) -> Step:
    """A commit of the past, from the files as it left them.

    Raises:
        ValueError: What it is said to have changed does not stand in them, or is not found exactly once.
    """
    before = dict(now)
    for path, pairs in commit.swap.items():
        for was, became in reversed(pairs):
            before[path] = _replace(_file(before, path), became, was, path)
    for path, places in commit.plus.items():
        for place in reversed(places):
            before[path] = _without(_file(before, path), place, path)
    for path in commit.add:
        _file(before, path)
        del before[path]
    return Step(before, now)


def forward(now: Files, commit: Changing) -> Step:
    """A commit still to come, from the files as they are.

    Raises:
        ValueError: What it is to change does not stand in them, or is not found exactly once.
    """
    after = dict(now)
    for path, pairs in commit.swap.items():
        for was, becomes in pairs:
            after[path] = _replace(_file(after, path), was, becomes, path)
    added = commit.add if isinstance(commit.add, dict) else {}
    if commit.plus or len(added) != len(commit.add):
        raise ValueError("what comes later has `swap`, and `add` with the text of each file; never `plus`")
    return Step(now, after | added, commit.swap)


def _file(files: Files, path: str) -> str:
    if path not in files:
        raise ValueError(f"no file {path!r} at that time{closest(path, files)}")
    return files[path]


def _replace(text: str, old: str, new: str, path: str) -> str:
    if text.count(old) != 1:
        raise ValueError(f"{path}: {old!r} stands in it {text.count(old)} times; once is right")
    return text.replace(old, new)


def _without(text: str, place: str, path: str) -> str:
    """The text without the lines that begin as `place` says."""
    lines = text.splitlines(keepends=True)
    first, _, last = place.partition(BLOCK)
    begin = _find(lines, first, 0, path)
    end = _find(lines, last, begin, path) if last else begin
    # A block takes the empty lines above it along, where others follow.
    is_block = end > begin and not (lines[end + 1].strip() if end + 1 < len(lines) else "")
    while is_block and begin and not lines[begin - 1].strip():
        begin -= 1
    return "".join(lines[:begin] + lines[end + 1 :])


def _find(lines: list[str], start: str, after: int, path: str) -> int:
    found = [n for n, line in enumerate(lines) if n >= after and line.strip().startswith(start)]
    if not found or (after == 0 and len(found) > 1):
        raise ValueError(f"{path}: {len(found)} lines begin with {start!r}; one is right")
    return found[0]
