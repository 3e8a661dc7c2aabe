"""Writes `report.html` into a run's folder."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pytest_sentinel.record.files import write_whole
from pytest_sentinel.record.result import Result
from pytest_sentinel.record.store import RunFolder, read_events, read_result
from pytest_sentinel.reporting.contract import FinishedRun
from pytest_sentinel.reporting.page.data import block_name, page_data
from pytest_sentinel.reporting.page.detail import detail, packed_detail, picture_bytes, pictures
from pytest_sentinel.reporting.page.document import pack, render
from pytest_sentinel.reporting.page.moments import Moments, moments

NAME = "report.html"
DETAIL_BYTES = 16_000_000
"""Room for the details of all runs together, in the page."""
PICTURE_BYTES = 4_000_000
"""Screenshots are put into the page where all together have at most so many bytes; otherwise it shows their files."""


def write_report(run: FinishedRun) -> None:
    """Write the page.

    Raises:
        RecordError: A file of the record is damaged, or the disk refuses.
        ValueError: The page's program is not built.
    """
    write_whole(run.folder / NAME, page(run))


def page(run: FinishedRun) -> str:
    """The page's whole text.

    Raises:
        RecordError: A file of the record is damaged.
        ValueError: The page's program is not built.
    """
    store = RunFolder(run.folder, run.manifest)
    attempts = {_key(result): store.attempts(*_key(result)) for result in run.results}
    room = DETAIL_BYTES // max(1, len(run.results))
    read: dict[tuple[str, int], Moments] = {}
    blocks: dict[str, str] = {}
    for result in run.results:
        folders = attempts[_key(result)]
        events = read_events(folders[-1])
        read[_key(result)] = moments(result, events)
        found = detail(result, events, [read_result(folder) for folder in folders], folders[-1], run.folder)
        blocks[block_name(result)] = packed_detail(found, room)
    if picture_bytes(folders[-1] for folders in attempts.values()) <= PICTURE_BYTES:
        blocks |= _picture_blocks({block_name(r): attempts[_key(r)][-1] for r in run.results})
    return render(f"{run.summary.agent} · {run.folder.name}", page_data(run, read, store.unfinished()), blocks)


def _picture_blocks(folders: Mapping[str, Path]) -> dict[str, str]:
    """A block for each attempt that has screenshots, by the name of its details."""
    found = {name: pictures(folder) for name, folder in folders.items()}
    return {f"{name}-pictures": pack(files) for name, files in found.items() if files}


def _key(result: Result) -> tuple[str, int]:
    return result.task_id, result.trial
