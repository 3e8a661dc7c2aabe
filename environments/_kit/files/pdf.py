"""A one-page PDF: heading, a paragraph, a table."""

from __future__ import annotations

import textwrap

from environments._kit.files.content import COLUMNS, Content

PAGE = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R "
FONTS = "/Resources << /Font << /Text 4 0 R /Bold 5 0 R >> >> >>"
FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /{} /Encoding /WinAnsiEncoding >>"
LEFT = 72
COLUMN_WIDTH = 110


def make_pdf(content: Content, size_bytes: int) -> bytes:
    """The page as a PDF file; an object that no page uses brings it to its exact size."""
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        (PAGE + FONTS).encode(),
        FONT.format("Helvetica").encode(),
        FONT.format("Helvetica-Bold").encode(),
        _stream(_drawing(content)),
    ]
    filler = size_bytes - len(_assemble([*objects, _stream(b"")]))
    return _assemble([*objects, _stream(bytes(filler))])


def _stream(data: bytes) -> bytes:
    # The length has a fixed number of digits, so that it does not depend on how long the filler is.
    return b"<< /Length %010d >>\nstream\n%s\nendstream" % (len(data), data)


def _assemble(objects: list[bytes]) -> bytes:
    file = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    offsets = []
    for number, content in enumerate(objects, start=1):
        offsets.append(len(file))
        file += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    start = len(file)
    file += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    file += b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    file += b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%010d\n%%%%EOF\n" % (len(objects) + 1, start)
    return bytes(file)


def _drawing(content: Content) -> bytes:
    lines = [_text(LEFT, 770, content.title, "Bold", 20)]
    y = 730
    for line in textwrap.wrap(" ".join(content.sentences), 88):
        lines.append(_text(LEFT, y, line))
        y -= 16
    for number, row in enumerate((COLUMNS, *content.rows)):
        font = "Text" if number else "Bold"
        y_row = y - 24 - 20 * number
        lines += [_text(LEFT + COLUMN_WIDTH * n, y_row, str(cell), font) for n, cell in enumerate(row)]
    return b"\n".join(lines)


def _text(x: int, y: int, text: str, font: str = "Text", size: int = 11) -> bytes:
    escaped = text.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
    return f"BT /{font} {size} Tf {x} {y} Td ({escaped}) Tj ET".encode("cp1252", errors="replace")
