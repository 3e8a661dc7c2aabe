"""A surface to paint scenes on: positions as shares of width and height, colours as `#rrggbb`."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageColor, ImageDraw

Point = tuple[float, float]

SUPERSAMPLING = 2
"""Stills are painted so many times too large and then made smaller, which smooths their edges."""


@dataclass
class Frame:
    """A part of the surface with coordinates of its own; the whole has (0, 0) top left and (1, 1) bottom right."""

    image: Image.Image
    x0: float
    y0: float
    width: float
    """Pixels for one unit to the right."""
    height: float
    """Pixels for one unit down."""

    def __post_init__(self) -> None:
        self._draw = ImageDraw.Draw(self.image)

    @property
    def unit(self) -> float:
        """Pixels for one unit in any direction, where a shape must keep its proportions."""
        return min(self.width, self.height)

    def at(self, x: float, y: float, size: float) -> Frame:
        """A frame around a point, in which both axes run from -1 to 1 over `size` units each way."""
        px, py = self._pixel((x, y))
        return Frame(self.image, px, py, size * self.unit, size * self.unit)

    def disc(self, x: float, y: float, r: float, colour: str) -> None:
        """A filled circle."""
        self.oval(x, y, r * self.unit / self.width, r * self.unit / self.height, colour)

    def oval(self, x: float, y: float, rx: float, ry: float, colour: str) -> None:
        """A filled ellipse."""
        corners = (*self._pixel((x - rx, y - ry)), *self._pixel((x + rx, y + ry)))
        self._draw.ellipse(corners, fill=colour)

    def ring(self, x: float, y: float, r: float, colour: str, thick: float) -> None:
        """A circle's line."""
        px, py = self._pixel((x, y))
        radius = r * self.unit
        box = (px - radius, py - radius, px + radius, py + radius)
        self._draw.ellipse(box, outline=colour, width=max(1, round(thick * self.unit)))

    def box(self, x0: float, y0: float, x1: float, y1: float, colour: str, round_: float = 0.0) -> None:
        """A filled rectangle, perhaps with round corners."""
        corners = (*self._pixel((x0, y0)), *self._pixel((x1, y1)))
        self._draw.rounded_rectangle(corners, radius=round_ * self.unit, fill=colour)

    def shape(self, points: Sequence[Point], colour: str) -> None:
        """A filled polygon."""
        self._draw.polygon([self._pixel(point) for point in points], fill=colour)

    def line(self, points: Sequence[Point], colour: str, thick: float) -> None:
        """An open line."""
        width = max(1, round(thick * self.unit))
        self._draw.line([self._pixel(point) for point in points], fill=colour, width=width, joint="curve")

    def arc(self, x: float, y: float, r: float, start: float, end: float, colour: str, thick: float) -> None:
        """A part of a circle's line, from `start` to `end` degrees, clockwise from the right."""
        px, py = self._pixel((x, y))
        radius = r * self.unit
        box = (px - radius, py - radius, px + radius, py + radius)
        self._draw.arc(box, start, end, fill=colour, width=max(1, round(thick * self.unit)))

    def _pixel(self, point: Point) -> Point:
        return self.x0 + point[0] * self.width, self.y0 + point[1] * self.height


class Canvas(Frame):
    """The whole surface, with the chance and the moment that a painter may use."""

    def __init__(self, width: int, height: int, seed: str, phase: float = 0.0) -> None:
        super().__init__(Image.new("RGB", (width, height)), 0, 0, width, height)
        self.rng = random.Random(seed)
        self.phase = phase
        """From 0 to 1: the moment in a film that begins again where it ends."""

    def swing(self, turns: int = 1, offset: float = 0.0) -> float:
        """From -1 to 1 and back, so many times in the film."""
        return math.sin(2 * math.pi * (turns * self.phase + offset))

    def drift(self, start: float, turns: int = 1) -> float:
        """A position that leaves on the right and comes back on the left, from -0.2 to 1.2."""
        return (start + turns * self.phase) % 1.0 * 1.4 - 0.2

    def sky(self, top: str, bottom: str, y0: float = 0.0, y1: float = 1.0) -> None:
        """A gradient over the whole width."""
        left, upper = 0, round(y0 * self.height)
        size = (self.image.width, max(1, round(y1 * self.height) - upper))
        mask = Image.linear_gradient("L").resize(size)
        blend = Image.composite(Image.new("RGB", size, bottom), Image.new("RGB", size, top), mask)
        self.image.paste(blend, (left, upper))

    def hills(self, base: float, rise: float, colour: str, waves: float = 1.5) -> None:
        """A soft skyline at height `base`, filled to the bottom."""
        shift, other = self.rng.random() * 6, self.rng.random() * 6
        points = [
            (x / 40, base - rise * (0.6 * math.sin(waves * x / 6 + shift) + 0.4 * math.sin(waves * x / 2.7 + other)))
            for x in range(41)
        ]
        self.shape([(0, 1), *points, (1, 1)], colour)

    def pick(self, *choices: str) -> str:
        """One of these, by chance."""
        return self.rng.choice(choices)

    def still(self) -> Image.Image:
        """What was painted, smoothed."""
        return self.image.reduce(SUPERSAMPLING)


def mix(one: str, other: str, share: float) -> str:
    """The colour between two others; `share` 0 is the first."""
    a, b = ImageColor.getrgb(one)[:3], ImageColor.getrgb(other)[:3]
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(a, b, strict=True))
