"""What a model is told about the page: whole when it is new to it, later only what has changed. Always bounded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from pytest_sentinel.model.page_text import USED, parts, shortened
from pytest_sentinel.waiting.changes import bounded, changes, lines_of, told

if TYPE_CHECKING:
    from pytest_sentinel.model.spec import ModelSpec
    from pytest_sentinel.session import Session
    from pytest_sentinel.tools import Observation

CHANGES_SHARE = 3
"""Changes are told where they take at most a third of what the whole page would."""
KEPT_SHARE = 0.5
"""The whole page is told anew where everything told since the last time would be more than this share of it."""
NOTES_CHARS = 1_000


@dataclass(frozen=True)
class Told:
    """One account of the page."""

    text: str
    whole: bool
    """Whether it describes the page and not only what changed; earlier accounts are then of no more use."""
    picture: str | None = None


class View:
    """Keeps what the model knows of the page, and tells it what it does not know."""

    def __init__(self, session: Session, spec: ModelSpec, keep_picture: Callable[[str, bytes], None]) -> None:
        self._session = session
        self._spec = spec
        self._keep_picture = keep_picture
        self._known: Observation | None = None
        self._told_chars = 0

    def fork(self) -> View:
        """Another view with the same knowledge, which it may add to without this one knowing."""
        copy = View(self._session, self._spec, self._keep_picture)
        copy._known, copy._told_chars = self._known, self._told_chars
        return copy

    def look(self, *, part: int | None = None, whole: bool = False) -> Told:
        """Look at the page.

        Args:
            part: Which part of the whole page is wanted, from 1; None is the first, or only what changed.
            whole: Whether to tell the whole page, even where the model knows most of it.
        """
        seen = self._observe()
        before, self._known = self._known, seen
        opening = self._opening(seen, before)
        if part is None and not whole and before is not None:
            text = self._changes(before, seen)
            if text is not None:
                self._told_chars += len(text)
                return Told(f"{opening}\n{text}", False, seen.picture)
        return Told(f"{opening}\n{self._whole(seen, part or 1)}", True, seen.picture)

    def after_wait(self, told_chars: int) -> Told | None:
        """Look after a wait that told by itself what changed: at references, and at another page if it is one.

        Args:
            told_chars: How much the wait told.
        """
        self._told_chars += told_chars
        seen, before = self._session.tools.seen, self._known
        if seen is None or before is None or seen.url != before.url:
            return self.look()
        references = new_references(before.text, seen.text)
        if len(references) > self._limit_chars(seen):
            return self.look(whole=True)
        self._known = seen
        picture = self._observe().picture if self._spec.vision else None
        self._session.tools.seen = seen  # a picture tells nothing: what came since is still to be told by the next wait
        return Told(references, False, picture) if references or picture else None

    def _observe(self) -> Observation:
        spec = self._spec
        if not spec.vision:
            return self._session.tools.observe()
        seen = self._session.tools.observe(screenshot=True, image=spec.image_format, quality=spec.image_quality)
        assert seen.picture is not None
        assert seen.screenshot is not None
        self._keep_picture(seen.picture, seen.screenshot)
        return seen

    def _opening(self, seen: Observation, before: Observation | None) -> str:
        sentences = [f"It is {seen.clock_text}."]
        if before is None or before.url != seen.url:
            sentences.append(f'The page is {_path(seen.url)} ("{seen.title}").')
        notes = bounded(self._session.page.take_notes(), NOTES_CHARS)
        return "\n".join([" ".join(sentences), *([notes] if notes else [])])

    def _changes(self, before: Observation, seen: Observation) -> str | None:
        """What changed, in words; None where that would be too much."""
        found, references = changes(before.text, seen.text), new_references(before.text, seen.text)
        if not found and not references:
            return "On the page nothing has changed since you last saw it."
        text = f"What has changed on the page since you last saw it:\n{told(found, 10 * self._spec.page_chars)}"
        text = "\n".join([text, *([references] if references else [])])
        if len(text) > self._limit_chars(seen) or self._told_chars + len(text) > KEPT_SHARE * _length(seen):
            return None
        return text

    def _limit_chars(self, seen: Observation) -> int:
        return min(_length(seen) // CHANGES_SHARE, self._spec.page_chars)

    def _whole(self, seen: Observation, part: int) -> str:
        found = parts(shortened(seen.text), self._spec.page_chars)
        number = min(part, len(found))
        self._told_chars = 0
        if len(found) == 1:
            return f"The page:\n{found[0]}"
        more = f" read_page(part={number + 1}) shows the next one." if number < len(found) else ""
        return f"The page, part {number} of {len(found)}.{more}\n{found[number - 1]}"


def new_references(before: str, now: str) -> str:
    """The elements that look as before and have another reference all the same, in words; empty where there are none.

    Parts of a page may be made anew without anything to see. Whoever is told only what changed would go on with
    references that are no longer valid.
    """
    old, new = lines_of(before), lines_of(now)
    matcher = SequenceMatcher(None, [line.content for line in old], [line.content for line in new], autojunk=False)
    same = ((old[block.a + n], new[block.b + n]) for block in matcher.get_matching_blocks() for n in range(block.size))
    listed = [f"{now.content}{now.ref}" for was, now in same if was.ref != now.ref and now.role in USED]
    return "\n".join(["These look the same and have new references:", *listed]) if listed else ""


def _length(seen: Observation) -> int:
    return sum(map(len, shortened(seen.text)))


def _path(url: str) -> str:
    split = urlsplit(url)
    return split.path + (f"?{split.query}" if split.query else "")
