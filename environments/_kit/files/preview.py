"""What stands in a file that browsers do not show by themselves: read from the file, as an office program would."""

from __future__ import annotations

import csv
import io
import struct
import zipfile
import zlib
from collections.abc import Callable
from typing import Annotated, Literal

from pydantic import BaseModel, Field

from environments._kit.files.office import DOCUMENT, SCHEMAS
from environments._kit.files.package import read_part
from environments._kit.files.sheet import read_rows
from environments._kit.files.upload import upload_suffix

MAX_ROWS = 100
MAX_PARAGRAPHS = 200
MAX_ENTRIES = 200

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


class DamagedFileError(ValueError):
    """A file is not what its name says; the message is a sentence for the user."""


DAMAGE = (
    ValueError, LookupError, ArithmeticError, OSError, EOFError, RuntimeError, SyntaxError,
    csv.Error, struct.error, zipfile.BadZipFile, zlib.error,
)  # fmt: skip
"""What the readers of the standard library raise at damaged, encrypted or invented files."""


def preview(name: str, content: bytes) -> TablePreview | TextPreview | ArchivePreview | None:
    """What stands in a file; None for kinds that are shown as they are (PDF, pictures).

    Raises:
        DamagedFileError: It cannot be read.
    """
    read = READERS.get(upload_suffix(name))
    try:
        return read(content) if read else None
    except DAMAGE as error:
        raise DamagedFileError(f"{name} cannot be shown: it is damaged or locked.") from error


def _table(rows: list[list[str]]) -> TablePreview:
    return TablePreview(shape="table", rows=rows[:MAX_ROWS], is_cut=len(rows) > MAX_ROWS)


def _text(paragraphs: list[str]) -> TextPreview:
    return TextPreview(shape="text", paragraphs=paragraphs[:MAX_PARAGRAPHS], is_cut=len(paragraphs) > MAX_PARAGRAPHS)


def _read_plain(content: bytes) -> TextPreview:
    return _text(_decoded(content).splitlines())


def _read_csv(content: bytes) -> TablePreview:
    return _table(list(csv.reader(io.StringIO(_decoded(content)))))


def _decoded(content: bytes) -> str:
    return content.decode("utf-8-sig", errors="replace").rstrip()


def _read_xlsx(content: bytes) -> TablePreview:
    with zipfile.ZipFile(io.BytesIO(content)) as package:
        return _table(list(read_rows(package)))


def _read_docx(content: bytes) -> TextPreview:
    with zipfile.ZipFile(io.BytesIO(content)) as package:
        paragraphs = read_part(package, DOCUMENT).iter(f"{WORDS}p")
        return _text(["".join(part.text or "" for part in one.iter(f"{WORDS}t")) for one in paragraphs])


def _read_zip(content: bytes) -> ArchivePreview:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        entries = [ArchiveEntry(name=entry.filename, size_bytes=entry.file_size) for entry in archive.infolist()]
    return ArchivePreview(shape="archive", entries=entries[:MAX_ENTRIES], is_cut=len(entries) > MAX_ENTRIES)


READERS: dict[str, Callable[[bytes], TablePreview | TextPreview | ArchivePreview]] = {
    ".txt": _read_plain,
    ".md": _read_plain,
    ".csv": _read_csv,
    ".xlsx": _read_xlsx,
    ".docx": _read_docx,
    ".zip": _read_zip,
}
