"""ZIP archives, and the means by which office files reach their exact size."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping

from environments._kit.files.content import Content
from environments._kit.files.picture import make_png
from environments._kit.files.plain import make_text

NOTE_BYTES = 1_024


def make_zip(content: Content, size_bytes: int) -> bytes:
    """A note and a picture in an archive."""
    return packed({"README.txt": make_text(content, NOTE_BYTES)}, "overview.png", content, size_bytes)


def packed(members: Mapping[str, bytes], picture: str, content: Content, size_bytes: int) -> bytes:
    """An archive of these members and a picture that takes up the rest of the size."""
    rest = size_bytes - len(_archive({**members, picture: b""}))
    return _archive({**members, picture: make_png(content, rest)})


def _archive(members: Mapping[str, bytes]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        for name, data in members.items():
            archive.writestr(zipfile.ZipInfo(name), data)  # a ZipInfo of its own holds a fixed date
    return file.getvalue()
