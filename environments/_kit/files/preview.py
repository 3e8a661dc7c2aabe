"""What stands in a file that browsers do not show by themselves: read from the file, as an office program would."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Callable
from pathlib import PurePosixPath
from typing import Annotated, Literal
from xml.etree import ElementTree

from pydantic import BaseModel, Field

from environments._kit.files.office import DOCUMENT, SCHEMAS, SHEET

MAX_ROWS = 100
MAX_PARAGRAPHS = 200
MAX_ENTRIES = 200

SPREADSHEET = f"{{{SCHEMAS}/spreadsheetml/2006/main}}"
WORDS = f"{{{SCHEMAS}/wordprocessingml/2006/main}}"


class TablePreview(BaseModel):
    """Rows of a table, the first of them its heading."""

    shape: Literal["table"]
    rows: list[list[str]]
    is_cut: bool
    """Whether the file goes on."""


class TextPreview(BaseModel):
    """Paragraphs of a document, or lines of a text."""

    shape: Literal["text"]
    paragraphs: list[str]
    is_cut: bool
    """Whether the file goes on."""


class ArchiveEntry(BaseModel):
    """A file in an archive."""

    name: str
    size_bytes: int


class ArchivePreview(BaseModel):
    """What an archive holds."""

    shape: Literal["archive"]
    entries: list[ArchiveEntry]
    is_cut: bool
    """Whether it holds more."""


FilePreview = Annotated[TablePreview | TextPreview | ArchivePreview, Field(discriminator="shape")]


def preview(name: str, content: bytes) -> TablePreview | TextPreview | ArchivePreview | None:
    """What stands in a file; None for kinds that are shown as they are (PDF, pictures)."""
    read = READERS.get(PurePosixPath(name).suffix)
    return read(content) if read else None


def _table(rows: list[list[str]]) -> TablePreview:
    return TablePreview(shape="table", rows=rows[:MAX_ROWS], is_cut=len(rows) > MAX_ROWS)


def _text(paragraphs: list[str]) -> TextPreview:
    return TextPreview(shape="text", paragraphs=paragraphs[:MAX_PARAGRAPHS], is_cut=len(paragraphs) > MAX_PARAGRAPHS)


def _read_plain(content: bytes) -> TextPreview:
    return _text(content.decode().rstrip().splitlines())


def _read_csv(content: bytes) -> TablePreview:
    return _table(list(csv.reader(io.StringIO(content.decode().rstrip()))))


def _read_xlsx(content: bytes) -> TablePreview:
    rows = _part(content, SHEET).iter(f"{SPREADSHEET}row")
    return _table([["".join(cell.itertext()) for cell in row] for row in rows])


def _read_docx(content: bytes) -> TextPreview:
    paragraphs = _part(content, DOCUMENT).iter(f"{WORDS}p")
    return _text(["".join(paragraph.itertext()) for paragraph in paragraphs])


def _read_zip(content: bytes) -> ArchivePreview:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        entries = [ArchiveEntry(name=entry.filename, size_bytes=entry.file_size) for entry in archive.infolist()]
    return ArchivePreview(shape="archive", entries=entries[:MAX_ENTRIES], is_cut=len(entries) > MAX_ENTRIES)


def _part(content: bytes, name: str) -> ElementTree.Element:
    with zipfile.ZipFile(io.BytesIO(content)) as package:
        return ElementTree.fromstring(package.read(name))


READERS: dict[str, Callable[[bytes], TablePreview | TextPreview | ArchivePreview]] = {
    ".txt": _read_plain,
    ".md": _read_plain,
    ".csv": _read_csv,
    ".xlsx": _read_xlsx,
    ".docx": _read_docx,
    ".zip": _read_zip,
}
