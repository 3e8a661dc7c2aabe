"""Making a file of a given name and size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import PurePosixPath

from environments._kit.files.archive import make_zip
from environments._kit.files.content import Content
from environments._kit.files.office import make_docx, make_xlsx
from environments._kit.files.pdf import make_pdf
from environments._kit.files.picture import make_png, make_svg
from environments._kit.files.plain import make_csv, make_text

MAKERS: dict[str, tuple[str, Callable[[Content, int], bytes]]] = {
    ".pdf": ("application/pdf", make_pdf),
    ".png": ("image/png", make_png),
    ".svg": ("image/svg+xml", make_svg),
    ".xlsx": ("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", make_xlsx),
    ".csv": ("text/csv", make_csv),
    ".docx": ("application/vnd.openxmlformats-officedocument.wordprocessingml.document", make_docx),
    ".txt": ("text/plain", make_text),
    ".md": ("text/plain", make_text),
    ".zip": ("application/zip", make_zip),
}


@dataclass(frozen=True)
class MadeFile:
    """A file to send."""

    content: bytes
    media_type: str


def make_file(reference: str, name: str, size_bytes: int) -> MadeFile:
    """The file that a catalog describes: the same bytes for the same three values, `size_bytes` long."""
    media_type, make = MAKERS[PurePosixPath(name).suffix]
    return MadeFile(make(Content(reference, name), size_bytes), media_type)
