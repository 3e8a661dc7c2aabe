"""Spreadsheets and text documents in the Office Open XML formats, with as few parts as they allow."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from environments._kit.files.archive import packed
from environments._kit.files.content import COLUMNS, Content

HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
SCHEMAS = "http://schemas.openxmlformats.org"
RELATIONS = f"{SCHEMAS}/officeDocument/2006/relationships"
PICTURE = "docProps/thumbnail.png"
SHEET = "xl/worksheets/sheet1.xml"
DOCUMENT = "word/document.xml"


def make_xlsx(content: Content, size_bytes: int) -> bytes:
    """A workbook of one sheet."""
    spreadsheet = f"{SCHEMAS}/spreadsheetml/2006/main"
    sheet = '<sheets><sheet name="Figures" sheetId="1" r:id="rId1"/></sheets>'
    rows = _row(COLUMNS) + "".join(_row(row) for row in content.rows)
    parts = {
        "xl/workbook.xml": f'<workbook xmlns="{spreadsheet}" xmlns:r="{RELATIONS}">{sheet}</workbook>',
        "xl/_rels/workbook.xml.rels": _relations(rId1=(f"{RELATIONS}/worksheet", "worksheets/sheet1.xml")),
        SHEET: f'<worksheet xmlns="{spreadsheet}"><sheetData>{rows}</sheetData></worksheet>',
    }
    types = {"xl/workbook.xml": "spreadsheetml.sheet.main", SHEET: "spreadsheetml.worksheet"}
    return _package("xl/workbook.xml", parts, types, content, size_bytes)


def make_docx(content: Content, size_bytes: int) -> bytes:
    """A document of a heading and a few paragraphs."""
    paragraphs = "".join(
        f"<w:p><w:r><w:t>{escape(text)}</w:t></w:r></w:p>" for text in (content.title, *content.sentences)
    )
    document = f'<w:document xmlns:w="{SCHEMAS}/wordprocessingml/2006/main"><w:body>{paragraphs}</w:body></w:document>'
    types = {DOCUMENT: "wordprocessingml.document.main"}
    return _package(DOCUMENT, {DOCUMENT: document}, types, content, size_bytes)


def _row(values: Sequence[str | int]) -> str:
    return f"<row>{''.join(_cell(value) for value in values)}</row>"


def _cell(value: str | int) -> str:
    if isinstance(value, int):
        return f"<c><v>{value}</v></c>"
    return f'<c t="inlineStr"><is><t>{escape(value)}</t></is></c>'


def _package(main: str, parts: dict[str, str], types: dict[str, str], content: Content, size_bytes: int) -> bytes:
    thumbnail = f"{SCHEMAS}/package/2006/relationships/metadata/thumbnail"
    package = {
        "[Content_Types].xml": _types(types),
        "_rels/.rels": _relations(rId1=(f"{RELATIONS}/officeDocument", main), rId2=(thumbnail, PICTURE)),
        **parts,
    }
    members = {name: (HEAD + text).encode() for name, text in package.items()}
    return packed(members, PICTURE, content, size_bytes)


def _types(types: dict[str, str]) -> str:
    defaults = {
        "rels": "application/vnd.openxmlformats-package.relationships+xml",
        "xml": "application/xml",
        "png": "image/png",
    }
    entries = [f'<Default Extension="{suffix}" ContentType="{kind}"/>' for suffix, kind in defaults.items()]
    office = "application/vnd.openxmlformats-officedocument"
    entries += [f'<Override PartName="/{part}" ContentType="{office}.{kind}+xml"/>' for part, kind in types.items()]
    return f'<Types xmlns="{SCHEMAS}/package/2006/content-types">{"".join(entries)}</Types>'


def _relations(**relations: tuple[str, str]) -> str:
    entries = "".join(
        f'<Relationship Id="{name}" Type="{kind}" Target="{target}"/>' for name, (kind, target) in relations.items()
    )
    return f'<Relationships xmlns="{SCHEMAS}/package/2006/relationships">{entries}</Relationships>'
