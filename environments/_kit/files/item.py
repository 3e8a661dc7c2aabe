"""How a catalog describes an attached file."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

FileKind = Literal["pdf", "image", "sheet", "document", "text", "archive"]

SUFFIXES: dict[FileKind, tuple[str, ...]] = {
    "pdf": (".pdf",),
    "image": (".png", ".svg"),
    "sheet": (".xlsx", ".csv"),
    "document": (".docx",),
    "text": (".txt", ".md"),
    "archive": (".zip",),
}
PLAIN = (".csv", ".txt", ".md", ".svg")
MIN_BYTES = 8_192
MIN_PLAIN_BYTES = 1_024
MAX_BYTES = 25_000_000


class FileItem(BaseModel):
    """An attached file; it is made from this alone, exactly as large as said."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    name: str
    kind: FileKind
    size_bytes: int = Field(le=MAX_BYTES)

    @model_validator(mode="after")
    def _can_be_made(self) -> FileItem:
        suffix = PurePosixPath(self.name).suffix
        if suffix not in SUFFIXES[self.kind]:
            raise ValueError(f"{self.name!r} of kind {self.kind!r} must end in {' or '.join(SUFFIXES[self.kind])}")
        least = MIN_PLAIN_BYTES if suffix in PLAIN else MIN_BYTES
        if self.size_bytes < least:
            raise ValueError(f"'size_bytes' of {self.name!r} must be at least {least}, not {self.size_bytes}")
        return self
