"""The page as an accessibility description, with references that never change their meaning."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from playwright.async_api import Error as PlaywrightError

from pytest_sentinel.browser.faults import navigated
from pytest_sentinel.browser.reading import DOCUMENTS, ask, restless
from pytest_sentinel.errors import ToolError

if TYPE_CHECKING:
    from playwright.async_api import Page

SNAPSHOT_MS = 20_000

_HEAD = re.compile(
    r"""^(?P<indent>\s*-\s'?)(?P<label>[\w-]+(?:\s"(?:[^"\\]|\\.)*")?)(?P<attributes>(?:\s\[[^\]\s]*\])+)""",
    re.MULTILINE,
)
"""The head of a line, `- button "Send" [disabled] [ref=e5]`: only there is `[ref=…]` a reference and not page text."""
_REFERENCE = re.compile(r"\[ref=(\w+)\]")
_IDENTITY = "() => [performance.timeOrigin, location.href, document.title]"


@dataclass(frozen=True)
class Snapshot:
    """What a screen reader would find on the page at one moment."""

    url: str
    title: str
    text: str
    """Indented roles and names; elements an action can be about carry `[ref=e12]`."""
    refs: Mapping[str, str] = field(repr=False)
    """What each reference of this snapshot stands for, e.g. `{"e12": 'button "Send"'}`."""


class RefBook:
    """Translates between the references agents see and Playwright's own.

    Playwright counts from e1 again in every document, so a reference remembered from an earlier one could hit another
    element. Ours are counted through for the life of the page: each stands for one element for ever, or for none.
    """

    def __init__(self) -> None:
        self._public: dict[tuple[object, str], str] = {}
        self._known: dict[str, tuple[object, str, str]] = {}
        self._document: object = None
        self._current: frozenset[str] = frozenset()

    def rewrite(self, document: object, text: str) -> tuple[str, dict[str, str]]:
        """Give a snapshot of a document our references.

        Returns:
            The text with our references, and what each of them stands for.
        """
        refs: dict[str, str] = {}

        def head(match: re.Match[str]) -> str:
            def reference(inner: re.Match[str]) -> str:
                public = self._name(document, inner[1], match["label"])
                refs[public] = match["label"]
                return f"[ref={public}]"

            return match["indent"] + match["label"] + _REFERENCE.sub(reference, match["attributes"])

        rewritten = _HEAD.sub(head, text)
        self._document, self._current = document, frozenset(refs)
        return rewritten, refs

    def native(self, ref: str) -> str:
        """Playwright's own reference for one of ours.

        Raises:
            ToolError: The reference was never given, or its element is not in the last snapshot.
        """
        plain = ref.strip().strip("[]").removeprefix("ref=")
        if plain not in self._known:
            raise ToolError(f"there is no reference {ref!r}: take a snapshot and use one of its references")
        document, native, _ = self._known[plain]
        if document != self._document or plain not in self._current:
            raise self.stale(plain)
        return native

    def stale(self, ref: str) -> ToolError:
        """The refusal for a reference whose element is gone."""
        label = self._known[ref.strip().strip("[]").removeprefix("ref=")][2]
        return ToolError(f"reference {ref} ({label}) is stale: the page has changed since. Take a new snapshot.")

    def _name(self, document: object, native: str, label: str) -> str:
        key = (document, native)
        if key not in self._public:
            public = f"e{len(self._public) + 1}"
            self._public[key] = public
            self._known[public] = (document, native, label)
        return self._public[key]


async def take(page: Page, book: RefBook, frames: int) -> Snapshot:
    """Describe the page; `frames` counts the navigations of frames inside it, whose references start anew as well.

    Raises:
        BrowserFault: The page kept loading other documents while it was described.
    """
    for _ in range(DOCUMENTS):
        before: list[Any] = await ask(page, _IDENTITY)
        try:
            native = await page.aria_snapshot(mode="ai", timeout=SNAPSHOT_MS)
        except PlaywrightError as error:
            if not navigated(error):
                raise
            continue
        after: list[Any] = await ask(page, _IDENTITY)
        if before[0] == after[0]:
            text, refs = book.rewrite((page, after[0], frames), native)
            return Snapshot(url=after[1], title=after[2], text=text, refs=refs)
    raise restless(page)
