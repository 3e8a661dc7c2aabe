"""Everything about one run of a task, for the reader who asks why: its result, its events, its pictures.

A page has to stay small enough to be opened: each run gets its share of the room, and what does not fit is shortened,
long texts first. The page says so, and where the whole is.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from pytest_sentinel.escape import clip
from pytest_sentinel.record.events import RecordEvent
from pytest_sentinel.record.result import Result
from pytest_sentinel.reporting.page.document import pack

STEPS = ((20_000, 4_000), (4_000, 4_000), (1_000, 1_000), (300, 300), (100, 60))
"""Ever smaller: longest text in characters, most events."""
OUTPUT_CHARS = 4_000
"""So much is shown of what an outside program wrote to each of its outputs."""
PICTURE_TYPES = {".jpeg": "image/jpeg", ".png": "image/png"}


def packed_detail(detail: Mapping[str, Any], room: int) -> str:
    """The detail as a block of at most `room` bytes, shortened as far as that takes (or as far as it can be)."""
    packed = ""
    for chars, events in STEPS:
        packed = pack(_shortened(detail, chars, events))
        if len(packed) <= room:
            break
    return packed


def detail(
    result: Result, events: Sequence[RecordEvent], attempts: Sequence[Result], folder: Path, run: Path
) -> dict[str, Any]:
    """What a block holds.

    Args:
        result: The attempt that counts.
        events: Its events.
        attempts: Every attempt at it, oldest first.
        folder: Where the attempt is recorded.
        run: The run's folder, where the page will be.
    """
    return {
        "result": result.model_dump(mode="json", fallback=str),
        "attempts": [{"attempt": a.attempt, "outcome": a.outcome, "why": a.explanation} for a in attempts],
        "events": [_plain(event) for event in events],
        "folder": folder.relative_to(run).as_posix(),
        "outputs": _outputs(folder / "program"),
        "shortened": False,
    }


def pictures(folder: Path) -> dict[str, str]:
    """The screenshots of an attempt as `data:` addresses, by their names in the events."""
    found = sorted(path for path in (folder / "screenshots").glob("*") if path.suffix in PICTURE_TYPES)
    return {path.name: f"data:{PICTURE_TYPES[path.suffix]};base64,{_base64(path)}" for path in found}


def picture_bytes(folders: Iterable[Path]) -> int:
    """What the screenshots of these attempts take on disk."""
    return sum(path.stat().st_size for folder in folders for path in (folder / "screenshots").glob("*"))


def _base64(path: Path) -> str:
    return base64.b64encode(path.read_bytes()).decode("ascii")


def _plain(event: RecordEvent) -> dict[str, Any]:
    """An event without what is as ever."""
    kind = type(event).model_fields["kind"].default
    return {"kind": kind, **event.model_dump(mode="json", exclude_defaults=True, fallback=str)}


def _outputs(folder: Path) -> dict[str, str]:
    """The end of what an outside program wrote, where people look for what went wrong."""
    files = sorted(path for path in folder.glob("*") if path.is_file())
    return {path.name: path.read_bytes()[-OUTPUT_CHARS:].decode("utf-8", errors="replace") for path in files}


def _shortened(detail: Mapping[str, Any], chars: int, events: int) -> dict[str, Any]:
    cut = Shortener(chars)
    whole = list(detail["events"])
    kept = cut({**detail, "events": _first_and_last(whole, events)})
    return {**kept, "shortened": cut.used or len(whole) > events}


def _first_and_last(events: list[dict[str, Any]], most: int) -> list[dict[str, Any]]:
    """The events, or those at both ends and a word on how many are between."""
    if len(events) <= most:
        return events
    half = most // 2
    gap = {"kind": "left_out", "count": len(events) - 2 * half, "at_s": events[half]["at_s"]}
    return [*events[:half], gap, *events[-half:]]


class Shortener:
    """Clips every text in plain data, and remembers whether it had to."""

    def __init__(self, chars: int) -> None:
        self._chars = chars
        self.used = False

    def __call__(self, value: Any) -> Any:
        """The same data with texts of bounded length."""
        if isinstance(value, str):
            self.used = self.used or len(value) > self._chars
            return clip(value, self._chars)
        if isinstance(value, Mapping):
            return {key: self(part) for key, part in value.items()}
        return [self(part) for part in value] if isinstance(value, list | tuple) else value
