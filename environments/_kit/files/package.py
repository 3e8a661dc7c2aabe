"""Parts of office files, read with care: whoever made the file may have made it badly."""

from __future__ import annotations

import zipfile
from xml.etree import ElementTree

MAX_PART_BYTES = 20_000_000


def read_part(package: zipfile.ZipFile, name: str) -> ElementTree.Element:
    """A part of an office file.

    Raises:
        KeyError: There is no such part.
        ValueError: It is far too large.
    """
    if package.getinfo(name).file_size > MAX_PART_BYTES:
        raise ValueError(f"{name} is far too large")
    return ElementTree.fromstring(package.read(name))
