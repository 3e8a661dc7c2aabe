"""Reading the first sheet of a workbook, whoever made it."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from environments._kit.files.office import SCHEMAS
from environments._kit.files.package import read_part

SPREADSHEET = f"{{{SCHEMAS}/spreadsheetml/2006/main}}"
SHARED = "xl/sharedStrings.xml"
SHEETS = "xl/worksheets/"
MAX_COLUMNS = 50


def read_rows(package: zipfile.ZipFile) -> Iterator[list[str]]:
    """The rows of the first sheet, as texts.

    Raises:
        ValueError: A part is missing, damaged or far too large.
    """
    names = package.namelist()
    sheets = sorted(name for name in names if name.startswith(SHEETS) and name.endswith(".xml"))
    if not sheets:
        raise ValueError("there is no sheet in it")
    shared = _shared(read_part(package, SHARED)) if SHARED in names else []
    for row in read_part(package, sheets[0]).iter(f"{SPREADSHEET}row"):
        yield _row(row, shared)


def _row(row: Element, shared: list[str]) -> list[str]:
    cells: list[str] = []
    for cell in row.iter(f"{SPREADSHEET}c"):
        # Empty cells are left out of a file: where a cell names its place, those before it are filled in.
        place = _column(cell.get("r", ""))
        cells += [""] * ((place or 0) - len(cells))
        cells.append(_text(cell, shared))
        if len(cells) >= MAX_COLUMNS:
            break
    return cells


def _text(cell: Element, shared: list[str]) -> str:
    value = cell.findtext(f"{SPREADSHEET}v", "")
    if cell.get("t") == "s":
        return shared[int(value)] if value.isdecimal() and int(value) < len(shared) else ""
    inline = cell.find(f"{SPREADSHEET}is")
    return "".join(inline.itertext()) if inline is not None else value


def _column(reference: str) -> int | None:
    """The column that a reference such as B7 names, from 0; None where it names none that is shown."""
    letters = re.match(r"[A-Z]{1,3}", reference)
    if letters is None:
        return None
    number = 0
    for letter in letters[0]:
        number = number * 26 + ord(letter) - ord("A") + 1
    return min(number, MAX_COLUMNS) - 1


def _shared(part: Element) -> list[str]:
    return ["".join(item.itertext()) for item in part.iter(f"{SPREADSHEET}si")]
