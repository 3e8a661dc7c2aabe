"""Files that a user brings along: what is taken, and as what it is served."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import PurePosixPath

from environments._kit.files.item import FileKind

MAX_UPLOAD_BYTES = 1_572_864
"""1.5 MB, which leaves room below what any request may hold."""
MAX_NAME_CHARS = 120


@dataclass(frozen=True)
class Format:
    """One format that is taken."""

    kind: FileKind
    media_type: str
    signatures: tuple[bytes, ...] = (b"",)
    """How such a file begins."""


_OFFICE = "application/vnd.openxmlformats-officedocument"
_ZIPPED = (b"PK\x03\x04", b"PK\x05\x06")
FORMATS = {
    ".png": Format("image", "image/png", (b"\x89PNG\r\n\x1a\n",)),
    ".jpg": Format("image", "image/jpeg", (b"\xff\xd8\xff",)),
    ".jpeg": Format("image", "image/jpeg", (b"\xff\xd8\xff",)),
    ".gif": Format("image", "image/gif", (b"GIF87a", b"GIF89a")),
    ".webp": Format("image", "image/webp", (b"RIFF",)),
    ".pdf": Format("pdf", "application/pdf", (b"%PDF-",)),
    ".xlsx": Format("sheet", f"{_OFFICE}.spreadsheetml.sheet", _ZIPPED),
    ".csv": Format("sheet", "text/csv"),
    ".docx": Format("document", f"{_OFFICE}.wordprocessingml.document", _ZIPPED),
    ".txt": Format("text", "text/plain"),
    ".md": Format("text", "text/plain"),
    ".zip": Format("archive", "application/zip", _ZIPPED),
}
"""By suffix. SVG is not taken: it can carry scripts."""


def upload_format(name: str, content: bytes) -> Format:
    """The format of a file that a user brings along.

    Raises:
        ValueError: It is not taken; the message is a sentence for the user.
    """
    if not content:
        raise ValueError(f"{name} is empty.")
    if len(content) > MAX_UPLOAD_BYTES:
        raise ValueError(f"{name} is larger than 1.5 MB, which is the most a file may have.")
    found = FORMATS.get(upload_suffix(name))
    if found is None:
        raise ValueError(f"{name} is of a kind that is not taken; these are: {', '.join(FORMATS)}.")
    if not content.startswith(found.signatures):
        raise ValueError(f"{name} is damaged, or is no {upload_suffix(name)[1:].upper()} file.")
    return found


def upload_suffix(name: str) -> str:
    """The end of a name that says what the file is, in small letters."""
    return PurePosixPath(name).suffix.lower()
