"""Take the pictures of a run's page, and of a comparison's, for the documentation.

    .venv/bin/python -m scripts.report_pictures reports/monday micromail-cc-relative-active/1 reports/tuesday

The pictures go to `docs/images/report-<name>.png`: 1280 x 800, or 390 x 800 where a narrow window is shown. The second
argument is the run of a task whose page is shown, the third the run with which the first is compared.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

from pytest_sentinel.comparison.compare import compare
from pytest_sentinel.comparison.page import write_page
from pytest_sentinel.comparison.sides import Run, sides_of
from pytest_sentinel.record.store import RunFolder
from pytest_sentinel.reporting.finished import finished_run
from pytest_sentinel.reporting.page.writer import NAME, write_report
from scripts.screenshots import IMAGES, save
from tests.browser.app_page import BrowserThread

WIDE, NARROW = 1280, 390
Scene = tuple[str, str, int, Literal["light", "dark"]]


def scenes(run_of_a_task: str) -> list[Scene]:
    """Name, address in the page, width of the window in pixels, and colour scheme of each picture."""
    task = f"/tasks/{run_of_a_task}"
    return [
        ("results", "/", WIDE, "light"),
        ("results-dark", "/", WIDE, "dark"),
        ("results-narrow", "/", NARROW, "light"),
        ("tasks", "/tasks", WIDE, "light"),
        ("tasks-narrow", "/tasks", NARROW, "dark"),
        ("task", task, WIDE, "light"),
        ("task-dark", task, WIDE, "dark"),
        ("spending", "/spending", WIDE, "light"),
        ("baselines", "/baselines", WIDE, "light"),
    ]


COMPARISON: list[Scene] = [
    ("comparison", "", WIDE, "light"),
    ("comparison-dark", "", WIDE, "dark"),
    ("comparison-narrow", "", NARROW, "light"),
]


def photograph(thread: BrowserThread, address: str, scene: Scene) -> None:
    """Open one part of the page and keep what it looks like."""
    name, part, width, scheme = scene
    target = IMAGES / f"report-{name}.png"

    def flow(page: Page) -> None:
        page.goto(f"{address}#{part}")
        page.get_by_role("main").get_by_role("heading", level=2).first.wait_for()
        if part.count("/") > 1:
            heading = page.get_by_role("region", name="Timeline")
            heading.wait_for()
            heading.evaluate("element => window.scrollTo(0, element.offsetTop - 420)")
        page.wait_for_function("document.querySelectorAll('.recharts-responsive-container:empty').length === 0")
        save(page.screenshot(), target)

    thread.show(flow, width=width, color_scheme=scheme)
    print(f"{target.name}  {target.stat().st_size // 1024} KB")


def main(arguments: list[str]) -> None:
    """Take every picture of the run that is named.

    Raises:
        SystemExit: The arguments are not a run's folder and the run of a task.
    """
    if len(arguments) != 3:
        raise SystemExit(__doc__)
    folder, other = Path(arguments[0]).resolve(), Path(arguments[2]).resolve()
    write_report(finished_run(RunFolder.existing(folder)))
    sides = sides_of([Run.read(RunFolder.existing(run)) for run in (folder, other)])
    compared = folder / "comparison.html"
    write_page(compare(sides, published=True), compared)
    thread = BrowserThread()
    try:
        for scene in scenes(arguments[1]):
            photograph(thread, (folder / NAME).as_uri(), scene)
        for scene in COMPARISON:
            photograph(thread, compared.as_uri(), scene)
    finally:
        thread.close()


if __name__ == "__main__":
    main(sys.argv[1:])
