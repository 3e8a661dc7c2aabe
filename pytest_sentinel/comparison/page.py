"""A comparison as one self-contained HTML file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pytest_sentinel.comparison.model import Comparison
from pytest_sentinel.comparison.published import CAVEAT, PUBLISHED, SOURCE
from pytest_sentinel.record.files import ELSEWHERE, write_whole
from pytest_sentinel.reporting.page.document import render


def write_page(comparison: Comparison, path: Path) -> None:
    """Write the page.

    Raises:
        RecordError: The disk refuses.
        ValueError: The page's program is not built.
    """
    title = " and ".join(side.name for side in comparison.sides)
    write_whole(path, render(title, page_data(comparison), {}), ELSEWHERE)


def page_data(comparison: Comparison) -> dict[str, Any]:
    """What the page reads when it opens."""
    published = [row._asdict() for row in PUBLISHED] if comparison.published else []
    return {
        **comparison.model_dump(mode="json"),
        "kind": "comparison",
        "published": published,
        "source": SOURCE,
        "caveat": CAVEAT,
    }
