"""Scenes of things on a table, in a room, in a hand."""

from __future__ import annotations

import math

from environments._world.studio.canvas import Canvas, mix


def table(c: Canvas) -> None:
    """A wall and a table top."""
    wall = c.pick("#f3e9dc", "#dfe8e6", "#f6dcd0", "#e3e0f0")
    c.sky(mix(wall, "#ffffff", 0.3), wall, 0, 0.62)
    wood = c.pick("#b5804f", "#8d5f3c", "#caa477")
    c.sky(wood, mix(wood, "#000000", 0.18), 0.62, 1.0)


def coffee(c: Canvas) -> None:
    """A steaming cup on a saucer."""
    table(c)
    f, colour = c.at(0.5, 0.62, 0.26), c.pick("#ffffff", "#3d7ea6", "#e07a5f", "#f2cc8f")
    f.oval(0, 0.62, 1.15, 0.2, mix(colour, "#000000", 0.08))
    f.ring(0.78, -0.1, 0.34, colour, 0.12)
    f.shape([(-0.75, -0.5), (0.75, -0.5), (0.5, 0.6), (-0.5, 0.6)], colour)
    f.oval(0, -0.5, 0.75, 0.17, mix(colour, "#000000", 0.12))
    f.oval(0, -0.49, 0.64, 0.13, "#4b2e1e")
    for n in range(3):
        steam = [(-0.35 + 0.35 * n + 0.1 * math.sin(k / 2 + 6.28 * c.phase + n), -0.7 - 0.1 * k) for k in range(9)]
        f.line(steam, "#ffffff", 0.06)


def cake(c: Canvas) -> None:
    """A birthday cake with candles."""
    table(c)
    f, cream = c.at(0.5, 0.66, 0.3), c.pick("#ffd6e0", "#fff1d0", "#cfe8ff")
    f.oval(0, 0.55, 1.2, 0.2, "#e9e4dc")
    f.box(-0.95, -0.1, 0.95, 0.55, "#8a5a3b", 0.08)
    f.box(-0.95, -0.35, 0.95, 0.05, cream, 0.12)
    for n in range(6):
        f.disc(-0.8 + 0.32 * n, 0.08 + 0.05 * (n % 2), 0.14, cream)
    for n in range(5):
        x = -0.6 + 0.3 * n
        f.box(x - 0.04, -0.8, x + 0.04, -0.33, c.pick("#ef476f", "#06d6a0", "#118ab2"))
        f.oval(x, -0.92 + 0.02 * c.swing(3, n / 5), 0.06, 0.12, "#ffb703")


def soup(c: Canvas) -> None:
    """A bowl of soup with herbs, seen from above."""
    cloth = c.pick("#d9e2ec", "#f0e5d8", "#dcefe0")
    c.sky(cloth, mix(cloth, "#000000", 0.06))
    for n in range(5):
        c.box(0, 0.1 + 0.2 * n, 1, 0.13 + 0.2 * n, mix(cloth, c.pick("#bf4e30", "#3d5a80"), 0.35))
    f = c.at(0.5, 0.5, 0.36)
    f.disc(0, 0, 1, "#ffffff")
    f.disc(0, 0, 0.86, "#e4e4e4")
    f.disc(0, 0, 0.8, c.pick("#d9772b", "#b33a2b", "#c9b037", "#7a9e45"))
    for n in range(14):
        angle, r = c.rng.random() * 6.28 + 0.2 * c.swing(1, n / 14), c.rng.random() * 0.65
        f.oval(r * math.cos(angle), r * math.sin(angle), 0.09, 0.04, c.pick("#3f7d3a", "#5a9e48", "#f6e7c1"))
    g = c.at(0.93, 0.5, 0.3)
    g.oval(-0.1, -0.6, 0.13, 0.22, "#b9bcc2")
    g.box(-0.14, -0.5, -0.06, 0.9, "#b9bcc2")


def vase(c: Canvas) -> None:
    """Flowers in a vase."""
    table(c)
    f = c.at(0.5, 0.66, 0.3)
    for n in range(7):
        x, y = -0.9 + 0.3 * n + 0.03 * c.swing(1, n / 7), -1.1 - 0.35 * math.sin(n * math.pi / 6)
        f.line([(0, 0), (x, y)], "#4f8a4c", 0.05)
        colour = c.pick("#ef476f", "#ffd166", "#ff8fab", "#9b5de5", "#ffffff")
        for petal in range(6):
            a = petal * math.pi / 3
            f.disc(x + 0.13 * math.cos(a), y + 0.13 * math.sin(a), 0.1, colour)
        f.disc(x, y, 0.08, "#f4a300")
    glass = c.pick("#5fa8d3", "#2a9d8f", "#e76f51")
    f.shape([(-0.35, -0.3), (0.35, -0.3), (0.5, 0.35), (0.3, 0.75), (-0.3, 0.75), (-0.5, 0.35)], glass)


def books(c: Canvas) -> None:
    """A full bookshelf and a sleeping cat on it."""
    wood = c.pick("#7a5233", "#5c4433", "#9c7248")
    c.sky(mix(wood, "#000000", 0.35), mix(wood, "#000000", 0.5))
    for shelf in (0.34, 0.64, 0.94):
        x = 0.03
        while x < 0.94:
            w, h = c.rng.uniform(0.025, 0.055), c.rng.uniform(0.16, 0.23)
            cover = c.pick("#b23a48", "#2a6f97", "#e9c46a", "#52796f", "#f4f1de", "#6d597a", "#bc6c25")
            c.box(x, shelf - h, x + w, shelf, cover)
            c.box(x, shelf - h * 0.8, x + w, shelf - h * 0.7, mix(cover, "#ffffff", 0.5))
            x += w + 0.004
        c.box(0, shelf, 1, shelf + 0.03, wood)
    f = c.at(0.72, 0.08, 0.14)
    f.oval(0, 0.05, 1, 0.35 + 0.02 * c.swing(), "#f2a65a")
    f.disc(-0.85, 0, 0.32, "#f2a65a")
    f.shape([(-1.1, -0.15), (-1.05, -0.5), (-0.85, -0.25)], "#f2a65a")
    f.shape([(-0.8, -0.25), (-0.65, -0.5), (-0.6, -0.15)], "#f2a65a")


def desk(c: Canvas) -> None:
    """A laptop with a chart, a plant and a lamp."""
    table(c)
    f = c.at(0.48, 0.6, 0.34)
    f.box(-0.85, -0.85, 0.85, 0.25, "#2f3640", 0.06)
    f.box(-0.78, -0.78, 0.78, 0.18, "#f7f9fb")
    colour = c.pick("#2a9d8f", "#e76f51", "#3a6ea5")
    for n in range(6):
        h = 0.2 + 0.5 * c.rng.random() + 0.05 * c.swing(1, n / 6)
        f.box(-0.65 + 0.22 * n, 0.1 - h, -0.5 + 0.22 * n, 0.1, colour)
    f.shape([(-0.95, 0.25), (0.95, 0.25), (1.1, 0.42), (-1.1, 0.42)], "#c8ced6")
    g = c.at(0.9, 0.66, 0.16)
    g.shape([(-0.35, 0), (0.35, 0), (0.25, 0.6), (-0.25, 0.6)], "#c65d3b")
    for a in (-0.8, -0.3, 0.3, 0.8):
        g.line([(0, 0), (0.8 * math.sin(a), -1.0 * math.cos(a))], "#3f8f4f", 0.2)


def guitar(c: Canvas) -> None:
    """An acoustic guitar leaning on a wall."""
    table(c)
    body = c.pick("#c8813b", "#8a4b2a", "#d9a441", "#5a2f27")
    f = c.at(0.5, 0.62, 0.34)
    f.box(-0.07, -1.55, 0.07, -0.1, "#3a2618")
    f.box(-0.14, -1.8, 0.14, -1.5, "#2b1b10", 0.04)
    f.disc(0, 0.42, 0.55, body)
    f.disc(0, -0.22, 0.4, body)
    f.disc(0, 0.02, 0.17, "#20130b")
    f.box(-0.24, 0.5, 0.24, 0.58, "#20130b")
    for n in range(4):
        x = -0.045 + 0.03 * n + 0.004 * c.swing(6, n / 4)
        f.line([(x, -1.55), (x, 0.52)], "#f0e6d2", 0.008)


def bicycle(c: Canvas) -> None:
    """A bicycle in front of a wall."""
    wall = c.pick("#e8c9a0", "#b7d0d8", "#e3b7a8", "#c8d5b9")
    c.sky(wall, mix(wall, "#000000", 0.08), 0, 0.78)
    for row in range(9):
        for column in range(7):
            if c.rng.random() < 0.25:
                x, y = column / 6.5 + 0.07 * (row % 2), 0.05 + 0.08 * row
                c.box(x, y, x + 0.12, y + 0.05, mix(wall, "#7a4a2b", 0.25))
    c.sky("#8b8680", "#6b665f", 0.78, 1.0)
    f, colour = c.at(0.5, 0.66, 0.3), c.pick("#d62828", "#1d3557", "#2a9d8f", "#f77f00")
    for x in (-0.75, 0.75):
        f.ring(x, 0.25, 0.5, "#2b2b2b", 0.06)
        for spoke in range(8):
            a = spoke * math.pi / 4 + 6.28 * c.phase
            f.line([(x, 0.25), (x + 0.46 * math.cos(a), 0.25 + 0.46 * math.sin(a))], "#8d8d8d", 0.012)
    f.line([(-0.75, 0.25), (-0.25, -0.4), (0.5, -0.4), (0, 0.25), (-0.75, 0.25)], colour, 0.07)
    f.line([(-0.25, -0.4), (0, 0.25)], colour, 0.07)
    f.line([(0.75, 0.25), (0.48, -0.6), (0.65, -0.72)], colour, 0.06)
    f.line([(-0.3, -0.55), (-0.25, -0.4)], "#2b2b2b", 0.06)
    f.box(-0.5, -0.64, -0.12, -0.54, "#3a2a20", 0.05)


def dog(c: Canvas) -> None:
    """A dog on a lawn with a ball."""
    c.sky("#a6d8f0", "#e9f7ff")
    c.hills(0.62, 0.02, "#7fb65a")
    coat = c.pick("#b5793f", "#e8dcc8", "#4b3a30", "#d9a066")
    f = c.at(0.48, 0.62, 0.3)
    f.line([(-0.8, 0.1), (-1.1, -0.35 + 0.1 * c.swing(4))], coat, 0.14)
    f.oval(-0.15, 0.15, 0.75, 0.36, coat)
    for x in (-0.65, -0.35, 0.2, 0.45):
        f.box(x - 0.09, 0.3, x + 0.09, 0.85, coat, 0.05)
    f.disc(0.65, -0.3, 0.36, coat)
    f.oval(0.93, -0.2, 0.22, 0.15, mix(coat, "#ffffff", 0.25))
    f.disc(1.1, -0.24, 0.07, "#1e1612")
    f.disc(0.72, -0.4, 0.05, "#1e1612")
    f.oval(0.43, -0.25, 0.13, 0.3, mix(coat, "#000000", 0.3))
    c.disc(0.84, 0.87, 0.05, c.pick("#e63946", "#f4d35e", "#3a86ff"))


def plants(c: Canvas) -> None:
    """Pots on a window sill, with the town outside."""
    frame = c.pick("#ffffff", "#e8e0d5", "#5b4636")
    c.sky("#9cd0ee", "#eef8ff")
    for n in range(6):
        c.box(n / 6, 0.62 - 0.2 * c.rng.random(), n / 6 + 0.16, 0.78, c.pick("#c2b6ae", "#d8a48f", "#a9b4c2"))
    c.box(0.485, 0, 0.515, 0.78, frame)
    c.box(0, 0.36, 1, 0.385, frame)
    c.box(0, 0.78, 1, 1, frame)
    c.box(0, 0.78, 1, 0.81, mix(frame, "#000000", 0.15))
    for n in range(4):
        f = c.at(0.14 + 0.24 * n, 0.82, 0.13)
        leaf = c.pick("#2d6a4f", "#40916c", "#74a057")
        for a in (-1.0, -0.6, -0.2, 0.2, 0.6, 1.0):
            length = c.rng.uniform(0.8, 1.5)
            tip = (length * math.sin(a + 0.05 * c.swing(1, n / 4)), -0.4 - length * math.cos(a))
            f.shape([(-0.1, -0.35), tip, (0.1, -0.35)], leaf)
        f.shape([(-0.5, -0.45), (0.5, -0.45), (0.35, 0.4), (-0.35, 0.4)], c.pick("#c8553d", "#e5e5e5", "#588b8b"))


THINGS = {
    painter.__name__: painter for painter in (coffee, cake, soup, vase, books, desk, guitar, bicycle, dog, plants)
}
