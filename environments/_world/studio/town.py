"""Scenes of towns, ways and harbours."""

from __future__ import annotations

from environments._world.studio.canvas import Canvas, Frame, mix
from environments._world.studio.nature import daylight


def skyline(c: Canvas) -> None:
    """Towers at night with lit windows, and a river."""
    c.sky("#0d1333", "#5a4b8a", 0, 0.78)
    c.disc(0.2, 0.18, 0.06, "#f4e9c1")
    x = 0.0
    while x < 1:
        w, h = c.rng.uniform(0.07, 0.14), c.rng.uniform(0.2, 0.55)
        c.box(x, 0.78 - h, x + w, 0.78, c.pick("#1a2147", "#232a56", "#141a3a"))
        for row in range(int(h / 0.05)):
            for column in range(3):
                if c.rng.random() < 0.55:
                    wx, wy = x + w * (0.18 + 0.28 * column), 0.79 - h + 0.05 * row
                    c.box(wx, wy, wx + w * 0.14, wy + 0.022, c.pick("#ffd166", "#ffe9b0", "#f7b267"))
        x += w + 0.005
    c.sky("#1b2350", "#0a0f2b", 0.78, 1.0)
    for n in range(8):
        y = 0.81 + 0.02 * n
        c.line([(0.1 * n + 0.02 * c.swing(1, n / 8), y), (0.1 * n + 0.09, y)], "#ffd98a", 0.004)


def suspension_bridge(c: Canvas) -> None:
    """A large bridge over water, with a small ferry."""
    daylight(c)
    c.hills(0.62, 0.03, "#7d9a84")
    c.sky("#4f93b5", "#2d6486", 0.64, 1.0)
    colour = c.pick("#b5452f", "#4a5568", "#2f6f5e")
    for x in (0.28, 0.72):
        c.box(x - 0.018, 0.24, x + 0.018, 0.76, colour)
        c.box(x - 0.035, 0.74, x + 0.035, 0.78, mix(colour, "#000000", 0.2))
    c.box(0, 0.575, 1, 0.605, colour)
    for start, end, sag in ((-0.16, 0.28, 0.3), (0.28, 0.72, 0.3), (0.72, 1.16, 0.3)):
        cable = [(start + (end - start) * k / 24, 0.25 + sag * (1 - (k / 12 - 1) ** 2)) for k in range(25)]
        c.line(cable, colour, 0.008)
        for x, y in cable[::2]:
            c.line([(x, y), (x, 0.58)], colour, 0.003)
    f = c.at(c.drift(c.rng.random()), 0.84, 0.1)
    f.shape([(-1.2, 0), (1.2, 0), (0.9, 0.4), (-0.9, 0.4)], "#1f3a4d")
    f.box(-0.8, -0.5, 0.7, 0, "#ffffff")
    f.box(0.2, -0.95, 0.5, -0.5, "#d94f3d")


def lighthouse(c: Canvas) -> None:
    """A striped lighthouse on a rock."""
    daylight(c)
    c.sky("#2f7da6", "#1d4f73", 0.66, 1.0)
    x = c.rng.uniform(0.35, 0.65)
    c.shape([(x - 0.35, 0.84), (x - 0.15, 0.68), (x + 0.18, 0.67), (x + 0.4, 0.86)], "#6d6459")
    stripe = c.pick("#d7263d", "#1b4965", "#2b2d42")
    f = c.at(x, 0.7, 0.28)
    for n in range(5):
        top, bottom = 0.2 + 0.02 * n, 0.22 + 0.02 * n
        y0, y1 = -1.55 + 0.31 * n, -1.24 + 0.31 * n
        f.shape([(-top, y0), (top, y0), (bottom, y1), (-bottom, y1)], stripe if n % 2 else "#ffffff")
    f.box(-0.2, -1.82, 0.2, -1.55, "#ffe27a")
    f.shape([(-0.28, -1.8), (0, -2.1), (0.28, -1.8)], "#39404a")
    for n in range(6):
        wx = 0.18 * n + 0.03 * c.swing(1, n / 6)
        c.line([(wx, 0.9), (wx + 0.09, 0.9)], "#8fc7df", 0.007)


def rainy_street(c: Canvas) -> None:
    """Umbrellas under street lamps in the rain."""
    c.sky("#3c4a63", "#8290a6")
    for n in range(5):
        h = c.rng.uniform(0.35, 0.6)
        wall = c.pick("#5b6478", "#6b5f6f", "#4c5a66")
        c.box(0.2 * n, 0.72 - h, 0.2 * n + 0.19, 0.72, wall)
        c.box(0.2 * n + 0.05, 0.56, 0.2 * n + 0.14, 0.66, "#ffd98a")
    c.sky("#39424f", "#20262f", 0.72, 1.0)
    for n, x in enumerate((0.2, 0.5, 0.78)):
        f = c.at(x + c.rng.uniform(-0.06, 0.06) + 0.02 * c.swing(1, n / 3), 0.8, 0.14)
        f.box(-0.25, -0.6, 0.25, 0.7, c.pick("#2b3344", "#4a3b47"), 0.2)
        colour = c.pick("#e63946", "#f4a261", "#2a9d8f", "#e9c46a")
        f.shape([(-0.9, -0.6), (-0.65, -1.15), (0, -1.4), (0.65, -1.15), (0.9, -0.6)], colour)
        f.line([(0, -0.6), (0, 0)], "#1c222c", 0.05)
    for _ in range(80):
        x, y = c.rng.random(), (c.rng.random() + 2 * c.phase) % 1.0
        c.line([(x, y), (x - 0.008, y + 0.035)], "#c9d4e3", 0.003)


def train(c: Canvas) -> None:
    """A local train between fields."""
    daylight(c)
    c.hills(0.55, 0.05, "#8fb86b")
    c.hills(0.66, 0.02, "#c9b45b")
    c.box(0, 0.8, 1, 0.84, "#7c7468")
    c.line([(0, 0.795), (1, 0.795)], "#3d3a36", 0.008)
    colour, x = c.pick("#c8102e", "#1d5fa8", "#1f8a5b", "#e08a00"), -0.15 + 0.12 * c.swing()
    for n in range(4):
        left = x + 0.36 * n
        c.box(left, 0.6, left + 0.345, 0.77, colour, 0.02)
        c.box(left, 0.7, left + 0.345, 0.725, "#ffffff")
        for window in range(4):
            wx = left + 0.03 + 0.078 * window
            c.box(wx, 0.625, wx + 0.055, 0.685, "#26384d", 0.01)
        for wheel in (0.06, 0.28):
            c.disc(left + wheel, 0.78, 0.02, "#2b2b2b")


def market(c: Canvas) -> None:
    """Stalls with striped awnings and heaps of fruit."""
    daylight(c)
    c.box(0, 0.72, 1, 1, "#c9b79c")
    for n in range(3):
        left, colour = 0.02 + 0.33 * n, c.pick("#d1495b", "#2e8b8b", "#edae49", "#5f7fbf")
        for stripe in range(6):
            x = left + 0.05 * stripe
            c.shape(
                [(x + 0.01, 0.36), (x + 0.06, 0.36), (x + 0.055, 0.5), (x, 0.5)], colour if stripe % 2 else "#ffffff"
            )
        for pole in (left + 0.01, left + 0.29):
            c.line([(pole, 0.5), (pole, 0.86)], "#6b4f36", 0.012)
        c.box(left, 0.72, left + 0.3, 0.86, "#8a623c")
        for heap, fruit in enumerate(c.rng.sample(["#e63946", "#f4a300", "#6a994e", "#8d5a97", "#f2e14c"], 3)):
            for dx, dy in ((0, 0), (0.03, 0), (0.06, 0), (0.015, -0.03), (0.045, -0.03)):
                c.disc(left + 0.03 + 0.095 * heap + dx, 0.71 + dy, 0.018, fruit)


def harbour(c: Canvas) -> None:
    """Coloured houses behind moored boats."""
    daylight(c)
    for n in range(7):
        left, h = n / 7, c.rng.uniform(0.2, 0.32)
        wall = c.pick("#e07a5f", "#f2cc8f", "#81b29a", "#d9c6b0", "#b56576", "#8fa3c8")
        c.box(left, 0.62 - h, left + 0.135, 0.62, wall)
        c.shape([(left - 0.005, 0.62 - h), (left + 0.0675, 0.55 - h), (left + 0.14, 0.62 - h)], "#7a3b32")
        for wx, wy in ((0.03, 0.05), (0.085, 0.05), (0.03, 0.13), (0.085, 0.13)):
            c.box(left + wx, 0.62 - h + wy, left + wx + 0.025, 0.62 - h + wy + 0.04, "#33415c")
    c.box(0, 0.62, 1, 0.66, "#8b8378")
    c.sky("#3f83a5", "#24506e", 0.66, 1.0)
    for n in range(4):
        _boat(c.at(0.14 + 0.24 * n, 0.8 + 0.01 * c.swing(1, n / 4), 0.1), c.pick("#ffffff", "#d7263d", "#f2b134"))


def _boat(f: Frame, colour: str) -> None:
    f.shape([(-1, 0), (1, 0), (0.7, 0.5), (-0.7, 0.5)], colour)
    f.line([(0, 0), (0, -1.4)], "#4a3a2c", 0.07)


def balloons(c: Canvas) -> None:
    """Hot-air balloons over fields."""
    daylight(c)
    c.hills(0.76, 0.05, "#b6c96a")
    c.hills(0.88, 0.03, "#8aa84c")
    for n in range(4):
        size = c.rng.uniform(0.09, 0.17)
        x, y = c.rng.uniform(0.1, 0.9), c.rng.uniform(0.2, 0.5) + 0.02 * c.swing(1, n / 4)
        f, one, other = c.at(x, y, size), c.pick("#ef476f", "#ffd166", "#118ab2"), c.pick("#ffffff", "#073b4c")
        f.shape([(-0.75, 0.6), (0.75, 0.6), (0.2, 1.2), (-0.2, 1.2)], one)
        f.disc(0, 0, 1, one)
        f.oval(0, 0, 0.55, 1, other)
        f.oval(0, 0, 0.2, 1, one)
        f.box(-0.18, 1.35, 0.18, 1.65, "#7b5a36")


def stage(c: Canvas) -> None:
    """A band on a lit stage in front of a crowd."""
    c.sky("#12081f", "#3d1a4f")
    for n in range(5):
        x, lean = 0.1 + 0.2 * n, 0.12 * c.swing(1, n / 5)
        beam = mix(c.pick("#ff006e", "#3a86ff", "#ffbe0b", "#8338ec"), "#1a0c2b", 0.45)
        c.shape([(x, 0), (x + lean - 0.09, 0.7), (x + lean + 0.09, 0.7)], beam)
    c.box(0, 0.7, 1, 0.76, "#2a1a38")
    for n, x in enumerate((0.25, 0.5, 0.75)):
        f = c.at(x, 0.62 + 0.006 * c.swing(4, n / 3), 0.11)
        f.disc(0, -0.95, 0.24, "#0b0512")
        f.box(-0.3, -0.7, 0.3, 0.8, "#0b0512", 0.15)
        if n != 1:
            f.line([(-0.8, 0.1), (0.6, -0.35)], "#0b0512", 0.16)
    for n in range(26):
        c.disc(n / 25, 0.93 + 0.02 * c.rng.random() + 0.008 * c.swing(4, n / 26), 0.05, "#05020a")


TOWN = {
    painter.__name__: painter
    for painter in (skyline, suspension_bridge, lighthouse, rainy_street, train, market, harbour, balloons, stage)
}
