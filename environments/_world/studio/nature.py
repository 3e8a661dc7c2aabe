"""Scenes outdoors."""

from __future__ import annotations

import math

from environments._world.studio.canvas import Canvas, mix

_SKIES = (("#7cc4f0", "#e8f6ff"), ("#f59d74", "#ffe3b0"), ("#5b7fc7", "#f7c6c9"), ("#9fd8d2", "#fdf3dc"))


def daylight(c: Canvas) -> tuple[str, str]:
    """Paint a sky with a sun and clouds; returns its colours."""
    top, bottom = c.rng.choice(_SKIES)
    c.sky(top, bottom)
    c.disc(c.rng.uniform(0.15, 0.85), c.rng.uniform(0.12, 0.3), c.rng.uniform(0.06, 0.1), "#fff3c4")
    for _ in range(c.rng.randrange(2, 4)):
        x, y = c.drift(c.rng.random()), c.rng.uniform(0.08, 0.32)
        for dx, r in ((-0.07, 0.035), (0, 0.055), (0.07, 0.04)):
            c.disc(x + dx, y, r, "#ffffff")
    return top, bottom


def tree(c: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """A conifer whose foot stands at (x, y)."""
    f = c.at(x, y, size)
    f.box(-0.06, -0.3, 0.06, 0.0, "#6b4a2f")
    for step in range(3):
        width, top = 0.42 - 0.1 * step, -0.75 - 0.35 * step
        f.shape(
            [(-width, -0.2 - 0.35 * step), (0, top), (width, -0.2 - 0.35 * step)], mix(colour, "#ffffff", 0.07 * step)
        )


def mountains(c: Canvas) -> None:
    """Snow-capped mountains over a lake."""
    daylight(c)
    for n in range(4):
        x, h = n / 3 + c.rng.uniform(-0.1, 0.1), c.rng.uniform(0.3, 0.45)
        rock = c.pick("#5d6b82", "#6f7b91", "#4f5d73")
        c.shape([(x - 0.35, 0.68), (x, 0.68 - h), (x + 0.35, 0.68)], rock)
        c.shape(
            [(x - 0.09, 0.68 - h * 0.74), (x, 0.68 - h), (x + 0.09, 0.68 - h * 0.74), (x, 0.68 - h * 0.66)], "#f7fbff"
        )
    c.sky("#3f86a8", "#245a78", 0.68, 1.0)
    for n in range(6):
        y = 0.73 + 0.04 * n
        c.line([(0.2 + 0.1 * c.swing(1, n / 6), y), (0.6 + 0.1 * c.swing(1, n / 6), y)], "#7fb6cf", 0.006)


def forest(c: Canvas) -> None:
    """A path through conifers."""
    daylight(c)
    c.hills(0.55, 0.05, "#6f9f6c")
    c.hills(0.68, 0.03, "#4f8351")
    c.shape([(0.44, 0.66), (0.5, 0.66), (0.72, 1), (0.25, 1)], "#cbb083")
    spots = sorted((c.rng.uniform(0.62, 0.95), c.rng.random()) for _ in range(16))
    for y, x in spots:
        if abs(x - 0.48) > 0.12:
            tree(c, x, y, 0.12 + 0.25 * (y - 0.55), c.pick("#2f6b45", "#3a7a4a", "#275c44"))


def beach(c: Canvas) -> None:
    """Sea, sand and a striped parasol."""
    daylight(c)
    c.sky("#2f9dc4", "#8ad6de", 0.5, 0.74)
    c.shape([(0, 0.74), (1, 0.7 + 0.01 * c.swing()), (1, 1), (0, 1)], "#f2dca6")
    f = c.at(c.rng.uniform(0.3, 0.7), 0.82, 0.26)
    f.line([(0, 0.2), (0, -1)], "#8a6a43", 0.05)
    colour = c.pick("#e4572e", "#2e86ab", "#e0a800")
    for n in range(6):
        a, b = (math.pi + n * math.pi / 6, math.pi + (n + 1) * math.pi / 6)
        rim = [(math.cos(angle), -0.55 + 0.55 * math.sin(angle)) for angle in (a, (a + b) / 2, b)]
        f.shape([(0, -1.1), *rim], colour if n % 2 else "#ffffff")
    c.oval(0.2, 0.9, 0.13, 0.025, c.pick("#d94f70", "#3d7ea6"))


def sunset_boat(c: Canvas) -> None:
    """A sailing boat in front of a low sun."""
    c.sky("#4b2e6f", "#ff9a5a", 0, 0.62)
    c.disc(c.rng.uniform(0.3, 0.7), 0.55, 0.13, "#ffd36b")
    c.sky("#b3533f", "#2b2350", 0.62, 1.0)
    for n in range(7):
        y, x = 0.66 + 0.045 * n, 0.5 + 0.08 * c.swing(1, n / 7)
        c.line([(x - 0.18, y), (x + 0.18, y)], "#ffb978", 0.007)
    f = c.at(0.3 + 0.3 * c.rng.random() + 0.06 * c.swing(), 0.7 + 0.008 * c.swing(2), 0.2)
    f.shape([(-0.9, 0), (0.9, 0), (0.6, 0.3), (-0.6, 0.3)], "#2a1b2e")
    f.line([(0, 0), (0, -1.5)], "#2a1b2e", 0.05)
    f.shape([(0.07, -1.4), (0.07, -0.1), (0.85, -0.1)], "#fff1dd")
    f.shape([(-0.07, -1.1), (-0.07, -0.1), (-0.6, -0.1)], "#f3d3b8")


def desert(c: Canvas) -> None:
    """Dunes and cactuses."""
    c.sky("#f2a65a", "#ffe8c2")
    c.disc(0.75, 0.25, 0.09, "#fff7d6")
    c.hills(0.6, 0.06, "#d98c4a", 1.0)
    c.hills(0.76, 0.05, "#c4713a", 1.2)
    for _ in range(3):
        f = c.at(c.rng.uniform(0.1, 0.9), c.rng.uniform(0.72, 0.92), 0.13)
        f.box(-0.14, -1.3, 0.14, 0.1, "#3f7d4e", 0.14)
        f.box(-0.55, -0.85, -0.33, -0.4, "#3f7d4e", 0.1)
        f.box(-0.55, -0.55, 0, -0.38, "#3f7d4e", 0.08)
        f.box(0.33, -1.05, 0.55, -0.55, "#3f7d4e", 0.1)
        f.box(0, -0.7, 0.55, -0.53, "#3f7d4e", 0.08)


def night_sky(c: Canvas) -> None:
    """Stars and a moon over hills and a tent."""
    c.sky("#070b24", "#2b3f7a")
    for n in range(90):
        x, y, r = c.rng.random(), c.rng.random() * 0.7, c.rng.uniform(0.001, 0.004)
        c.disc(x, y, r * (1.2 + 0.6 * c.swing(2, n / 90)), "#f4f1d6")
    c.disc(0.76, 0.2, 0.08, "#f6efc6")
    c.disc(0.79, 0.18, 0.07, "#0f1838")
    c.hills(0.76, 0.05, "#141a33")
    f = c.at(c.rng.uniform(0.25, 0.6), 0.86, 0.17)
    f.shape([(-1, 0.2), (0, -1), (1, 0.2)], c.pick("#e8743b", "#d9a441", "#c94f6d"))
    f.shape([(-0.25, 0.2), (0, -0.6), (0.25, 0.2)], "#ffe9a8")


def snow_cabin(c: Canvas) -> None:
    """A cabin with a lit window in falling snow."""
    c.sky("#8fa6bf", "#dfe8f0")
    c.hills(0.6, 0.06, "#c4d3e0")
    c.hills(0.74, 0.03, "#f4f8fb")
    for x in (0.1, 0.22, 0.82, 0.93):
        tree(c, x, 0.8 + c.rng.uniform(-0.03, 0.05), 0.22, "#4b6b63")
    f = c.at(0.5, 0.82, 0.24)
    f.box(-0.8, -0.7, 0.8, 0.15, "#7a4a2b")
    f.shape([(-1, -0.65), (0, -1.35), (1, -0.65)], "#ffffff")
    f.box(-0.5, -0.45, -0.1, -0.1, "#ffd873")
    f.box(0.2, -0.5, 0.5, 0.15, "#4d2d1a")
    for n in range(70):
        y = (c.rng.random() + c.phase) % 1.0
        c.disc(c.rng.random() + 0.01 * c.swing(2, n / 70), y, 0.006, "#ffffff")


def meadow(c: Canvas) -> None:
    """Flowers in front of green hills, and a kite."""
    daylight(c)
    c.hills(0.56, 0.07, "#9ecb74")
    c.hills(0.7, 0.04, "#74ad55")
    for n in range(45):
        x, y = c.rng.random(), c.rng.uniform(0.74, 0.98)
        sway = 0.008 * c.swing(1, n / 45)
        c.line([(x, y + 0.05), (x + sway, y)], "#3f7a36", 0.005)
        c.disc(x + sway, y, 0.014, c.pick("#f25f5c", "#ffe066", "#ffffff", "#b388eb"))
    kx, ky = 0.6 + 0.06 * c.swing(), 0.22 + 0.03 * c.swing(1, 0.25)
    c.line([(kx, ky + 0.06), (0.45, 0.62)], "#ffffff", 0.003)
    f = c.at(kx, ky, 0.08)
    f.shape([(0, -1), (0.7, 0), (0, 1.1), (-0.7, 0)], c.pick("#ef476f", "#26547c", "#ffb400"))


def waterfall(c: Canvas) -> None:
    """Water falling between two cliffs."""
    daylight(c)
    for side in (-1, 1):
        x = 0.5 + side * 0.5
        cliff = [(x, 0.3), (0.5 + side * 0.13, 0.34), (0.5 + side * 0.1, 0.84), (x, 0.9)]
        c.shape(cliff, c.pick("#5b5f52", "#6a6557"))
        c.oval(x, 0.31, 0.4, 0.06, "#4f8a4c")
    c.box(0.38, 0.34, 0.62, 0.86, "#d8eef7")
    for n in range(9):
        x, y = 0.4 + 0.025 * n, (n * 0.37 + c.phase) % 0.4
        c.line([(x, 0.36 + y), (x, 0.46 + y)], "#9fcfe3", 0.006)
    c.sky("#4f9fbf", "#2b6f8f", 0.84, 1.0)
    for n in range(8):
        c.disc(0.36 + 0.04 * n, 0.85 + 0.01 * c.swing(2, n / 8), 0.035, "#f2fbff")


NATURE = {
    painter.__name__: painter
    for painter in (mountains, forest, beach, sunset_boat, desert, night_sky, snow_cabin, meadow, waterfall)
}
