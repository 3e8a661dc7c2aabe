from __future__ import annotations

import io
import re
import struct
import zipfile
import zlib
from xml.etree import ElementTree

import pytest
from pydantic import ValidationError

from environments._kit.files import DamagedFileError, FileItem, make_file, preview
from environments._kit.files.content import COLUMNS, Content
from environments._kit.files.item import MIN_BYTES, MIN_PLAIN_BYTES, PLAIN, SUFFIXES, FileKind
from environments._kit.files.preview import (
    MAX_PARAGRAPHS,
    MAX_ROWS,
    ArchivePreview,
    TablePreview,
    TextPreview,
)

ALL = [(kind, suffix) for kind, suffixes in SUFFIXES.items() for suffix in suffixes]


@pytest.mark.parametrize(("kind", "suffix"), ALL)
@pytest.mark.parametrize("extra_bytes", [0, 1, 54_321])
def test_file_has_the_size_of_the_catalog_and_the_same_bytes_each_time(
    kind: FileKind, suffix: str, extra_bytes: int
) -> None:
    size = (MIN_PLAIN_BYTES if suffix in PLAIN else MIN_BYTES) + extra_bytes
    for n in range(5):
        item = FileItem(id=f"file-{n}", name=f"Überblick über die Räume {n}{suffix}", kind=kind, size_bytes=size)
        made = make_file(item.id, item.name, item.size_bytes)
        assert len(made.content) == size
        assert made == make_file(item.id, item.name, item.size_bytes)


def test_files_of_two_references_differ() -> None:
    for _kind, suffix in ALL:
        assert make_file("file-1", f"a{suffix}", 9_000) != make_file("file-2", f"a{suffix}", 9_000)


def test_pdf_cross_reference_leads_to_every_object() -> None:
    pdf = make_file("file-1", "Q3 (final) figures.pdf", 20_000).content
    start = int(re.search(rb"startxref\n(\d+)\n%%EOF\n$", pdf)[1])  # type: ignore[index]
    table = pdf[start:].split(b"\n")
    assert table[:2] == [b"xref", b"0 8"]
    for number, entry in enumerate(table[3:10], start=1):
        assert pdf[int(entry[:10]) :].startswith(b"%d 0 obj\n" % number)
    for length, stream in re.findall(rb"/Length (\d+) >>\nstream\n(.*?)\nendstream", pdf, re.DOTALL):
        assert int(length) == len(stream)
    assert rb"(Q3 \(final\) figures)" in pdf


@pytest.mark.parametrize("name", ["harbour.png", "app-mockup.png"])
def test_png_chunks_are_whole_and_hold_a_picture(name: str) -> None:
    png = make_file("file-1", name, 12_345).content
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    chunks, at = {}, 8
    while at < len(png):
        (length,), kind = struct.unpack(">I", png[at : at + 4]), png[at + 4 : at + 8]
        data = png[at + 8 : at + 8 + length]
        assert struct.unpack(">I", png[at + 8 + length : at + 12 + length]) == (zlib.crc32(kind + data),)
        chunks[kind] = data
        at += 12 + length
    width, height = struct.unpack(">2I", chunks[b"IHDR"][:8])
    rows = zlib.decompress(chunks[b"IDAT"])
    assert len(rows) == height * (width + 1)
    assert max(set(rows)) < len(chunks[b"PLTE"]) / 3
    assert len(set(rows)) >= 4
    assert list(chunks)[-1] == b"IEND"


@pytest.mark.parametrize("name", ["a.xlsx", "a.docx"])
def test_office_parts_are_declared_related_and_well_formed(name: str) -> None:
    with zipfile.ZipFile(io.BytesIO(make_file("file-1", name, 30_000).content)) as package:
        assert package.testzip() is None
        parts = {member: package.read(member) for member in package.namelist()}
    trees = {part: ElementTree.fromstring(data) for part, data in parts.items() if part.endswith((".xml", ".rels"))}
    declared = {node.get("PartName") or node.get("Extension") for node in trees["[Content_Types].xml"]}
    for part in parts:
        assert f"/{part}" in declared or part.rpartition(".")[2] in declared
    assert {node.get("Target") for node in trees["_rels/.rels"]} <= set(parts)


def test_sheet_holds_the_table() -> None:
    with zipfile.ZipFile(io.BytesIO(make_file("file-1", "a.xlsx", 30_000).content)) as package:
        sheet = ElementTree.fromstring(package.read("xl/worksheets/sheet1.xml"))
    rows = [["".join(cell.itertext()) for cell in row] for row in sheet[0]]
    assert rows[0] == ["Area", "Plan", "Actual", "Change"]
    assert all(int(actual) - int(plan) == int(change) for _area, plan, actual, change in rows[1:])


def test_archive_holds_a_note_and_a_picture() -> None:
    with zipfile.ZipFile(io.BytesIO(make_file("file-1", "press-kit.zip", 30_000).content)) as archive:
        assert archive.testzip() is None
        assert archive.read("README.txt").startswith(b"Press kit\n")
        assert archive.read("overview.png").startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"name": "a.exe", "kind": "pdf", "size_bytes": 9_000}, "'a.exe' of kind 'pdf' must end in .pdf"),
        ({"name": "a.jpg", "kind": "image", "size_bytes": 9_000}, "must end in .png or .svg"),
        ({"name": "a.pdf", "kind": "pdf", "size_bytes": 100}, "'size_bytes' of 'a.pdf' must be at least 8192, not 100"),
        ({"name": "a.pdf", "kind": "pdf", "size_bytes": 10**9}, "less than or equal to 25000000"),
    ],
)
def test_file_that_cannot_be_made_is_refused(fields: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValidationError, match=re.escape(complaint)):
        FileItem.model_validate({"id": "file-1", **fields})


def test_preview_of_a_sheet_is_its_table() -> None:
    shown = preview("a.xlsx", make_file("file-1", "a.xlsx", 30_000).content)
    assert isinstance(shown, TablePreview)
    assert shown.rows == [list(COLUMNS), *([str(cell) for cell in row] for row in Content("file-1", "a.xlsx").rows)]
    assert not shown.is_cut


def test_preview_of_a_long_csv_is_its_first_rows() -> None:
    content = make_file("file-1", "a.csv", 9_000).content
    shown = preview("a.csv", content)
    assert isinstance(shown, TablePreview)
    assert shown.rows == [line.split(",") for line in content.decode().splitlines()[:MAX_ROWS]]
    assert shown.is_cut


def test_preview_of_a_document_is_its_heading_and_paragraphs() -> None:
    shown = preview("my-plan.docx", make_file("file-1", "my-plan.docx", 30_000).content)
    assert isinstance(shown, TextPreview)
    assert shown.paragraphs == ["My plan", *Content("file-1", "my-plan.docx").sentences]
    assert not shown.is_cut


@pytest.mark.parametrize(("suffix", "size", "is_cut"), [(".txt", 1_500, False), (".md", 30_000, True)])
def test_preview_of_a_text_is_its_lines(suffix: str, size: int, is_cut: bool) -> None:
    content = make_file("file-1", f"a{suffix}", size).content
    shown = preview(f"a{suffix}", content)
    assert isinstance(shown, TextPreview)
    lines = content.decode().rstrip().splitlines()
    assert shown.paragraphs == lines[:MAX_PARAGRAPHS]
    assert shown.is_cut == is_cut == (len(lines) > MAX_PARAGRAPHS)


def test_preview_of_an_archive_is_the_list_of_its_files() -> None:
    shown = preview("a.zip", make_file("file-1", "a.zip", 30_000).content)
    assert isinstance(shown, ArchivePreview)
    assert [entry.name for entry in shown.entries] == ["README.txt", "overview.png"]
    assert shown.entries[0].size_bytes == 1_024
    assert 25_000 < shown.entries[1].size_bytes < 30_000


@pytest.mark.parametrize(("kind", "suffix"), ALL)
def test_every_file_is_shown_as_it_is_or_by_a_preview(kind: FileKind, suffix: str) -> None:
    shown = preview(f"a{suffix}", make_file("file-1", f"a{suffix}", 9_000).content)
    assert (shown is None) == (kind in ("pdf", "image"))


SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"


def workbook(rows: str, strings: str) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as package:
        package.writestr(
            "xl/worksheets/data.xml", f'<worksheet xmlns="{SHEET}"><sheetData>{rows}</sheetData></worksheet>'
        )
        package.writestr("xl/sharedStrings.xml", f'<sst xmlns="{SHEET}">{strings}</sst>')
    return file.getvalue()


def test_workbook_of_another_program_is_read_with_shared_texts_gaps_and_formulas() -> None:
    rows = (
        '<row><c r="A1" t="s"><v>1</v></c><c r="C1" t="s"><v>0</v></c></row>'
        '<row><c r="A2"><v>4.5</v></c><c r="B2"><f>A2*2</f><v>9</v></c></row>'
    )
    content = workbook(rows, "<si><t>Sum</t></si><si><r><t>Ar</t></r><r><t>ea</t></r></si>")
    shown = preview("book.xlsx", content)
    assert isinstance(shown, TablePreview)
    assert shown.rows == [["Area", "", "Sum"], ["4.5", "9"]]


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.xlsx", b"PK\x03\x04"),
        ("a.xlsx", make_file("file-1", "a.zip", 9_000).content),
        ("a.docx", make_file("file-1", "a.xlsx", 9_000).content),
        ("a.xlsx", workbook('<row><c r="A1">', "")),
        ("a.zip", b""),
    ],
)
def test_damaged_file_is_an_error_that_names_it(name: str, content: bytes) -> None:
    with pytest.raises(DamagedFileError, match=f"{name} cannot be shown"):
        preview(name, content)


def test_text_in_another_encoding_is_shown_as_far_as_it_can_be_read() -> None:
    shown = preview("a.txt", "Käse\n".encode("latin-1"))
    assert isinstance(shown, TextPreview)
    assert shown.paragraphs == ["K\ufffdse"]
