"""Pictures: a small landscape, or screens of an app, drawn pixel by pixel."""

from __future__ import annotations

import math
import re
import struct
import zlib
from collections.abc import Iterator
from random import Random

from environments._kit.files.content import Content

WIDTH, HEIGHT = 320, 200
SCALE = 2
"""Pixels a unit of length of a PNG."""
SCREENS = "mock|wireframe|screen|icon|app|sketch|mode|signature|contrast|explained"

Colour = tuple[int, int, int]


class Canvas:
    """Pixels as indices into a list of colours, a column after the other: hills are drawn upwards."""

    def __init__(self, colours: list[Colour]) -> None:
        self.colours = colours
        self.columns = [bytearray(HEIGHT * SCALE) for _ in range(WIDTH * SCALE)]

    def rows(self) -> Iterator[bytes]:
        """The pixels as a file wants them."""
        return map(bytes, zip(*self.columns, strict=True))

    def box(self, x: float, y: float, width: float, height: float, colour: int) -> None:
        """Fill a rectangle."""
        left, right, top, bottom = (round(SCALE * length) for length in (x, x + width, y, y + height))
        for column in self.columns[left:right]:
            column[top:bottom] = bytes([colour]) * len(column[top:bottom])

    def disc(self, x: float, y: float, radius: float, colour: int) -> None:
        """Fill a circle."""
        for step in range(-round(radius * SCALE), round(radius * SCALE) + 1):
            dx = step / SCALE
            half = math.sqrt(radius * radius - dx * dx)
            self.box(x + dx, y - half, 1 / SCALE, 2 * half, colour)


def make_png(content: Content, size_bytes: int) -> bytes:
    """The picture as a PNG file."""
    canvas = draw(content)
    pixels = b"".join(b"\0" + row for row in canvas.rows())
    palette = b"".join(bytes(colour) for colour in canvas.colours)
    head = b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", struct.pack(">2I5B", WIDTH * SCALE, HEIGHT * SCALE, 8, 3, 0, 0, 0))
    body = head + _chunk(b"PLTE", palette) + _chunk(b"IDAT", zlib.compress(pixels, 9))
    end = _chunk(b"IEND", b"")
    # A private chunk, which every viewer skips, brings the file to its exact size.
    filler = size_bytes - len(body) - len(end) - len(_chunk(b"paDd", b""))
    return body + _chunk(b"paDd", bytes(filler)) + end


def make_svg(content: Content, size_bytes: int) -> bytes:
    """Rings in two colours as an SVG file."""
    chance = content.random("picture")
    hue = chance.randrange(360)
    rings = "".join(
        f'<circle cx="160" cy="100" r="{radius}" fill="hsl({hue + 40 * n},60%,{35 + 15 * n}%)"/>'
        for n, radius in enumerate(sorted((chance.randrange(15, 95) for _ in range(4)), reverse=True))
    )
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">{rings}'
    return (start + " " * (size_bytes - len(start) - len("</svg>\n")) + "</svg>\n").encode("ascii")


def draw(content: Content) -> Canvas:
    """A picture that suits the file's name."""
    chance = content.random("picture")
    if re.search(SCREENS, content.name, re.IGNORECASE):
        return _screens(chance)
    return _landscape(chance)


def _screens(chance: Random) -> Canvas:
    accent = (chance.randrange(40, 200), chance.randrange(40, 200), chance.randrange(40, 200))
    canvas = Canvas([(232, 234, 238), (38, 42, 50), (252, 252, 253), accent, (200, 204, 211)])
    for left in (24, 122, 220):
        canvas.box(left, 12, 76, 176, 1)
        canvas.box(left + 3, 18, 70, 164, 2)
        canvas.box(left + 3, 18, 70, 18, 3)
        for y in range(44, 150, chance.choice((16, 20, 26))):
            canvas.disc(left + 14, y + 5, 5, chance.choice((3, 4)))
            canvas.box(left + 24, y, chance.randrange(24, 44), 4, 1)
            canvas.box(left + 24, y + 7, chance.randrange(18, 44), 3, 4)
        canvas.box(left + 12, 160, 52, 14, 3)
    return canvas


def _landscape(chance: Random) -> Canvas:
    warm = chance.randrange(120, 250)
    sky = [(warm, min(255, 140 + 6 * n), 255 - 8 * n) for n in range(10)]
    near = (chance.randrange(20, 70), chance.randrange(80, 130), chance.randrange(40, 80))
    canvas = Canvas([*sky, (255, 240, 190), (90, 110, 140), near])
    for n in range(10):
        canvas.box(0, n * 20, WIDTH, 20, n)
    canvas.disc(chance.randrange(40, 280), chance.randrange(30, 80), chance.randrange(12, 24), 10)
    for base, height, colour in ((130, 40, 11), (160, 24, 12)):
        phase, length = chance.uniform(0, 6), chance.uniform(30, 60)
        for step in range(WIDTH * SCALE):
            top = base - height * math.sin(phase + step / SCALE / length) ** 2
            canvas.box(step / SCALE, top, 1 / SCALE, HEIGHT - top, colour)
    return canvas


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
