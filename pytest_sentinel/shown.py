"""Whether a page shows a text."""

from __future__ import annotations

import re

_MARK = re.compile(r"\s\[(?:active|(?:ref|cursor|level|checked|pressed)=[\w-]+)\]")
"""What a page description says about an element besides the page's own words."""


def holds_text(page_text: str, wanted: str) -> bool:
    """Whether a page holds the wanted text as whole words and figures, white space, case and marks aside.

    `369` is neither in `1,369` nor in `[ref=e369]`.
    """
    page, text = (" ".join(part.split()).casefold() for part in (_MARK.sub("", page_text), wanted))
    before = r"(?<!\w)(?<!\d[.,])" if text[:1].isalnum() else ""
    after = r"(?!\w)(?![.,]\d)" if text[-1:].isalnum() else ""
    return re.search(f"{before}{re.escape(text)}{after}", page) is not None
