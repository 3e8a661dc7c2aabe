"""What media a world has: plain descriptions, cheap to make; the studio draws them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from environments._world.rows import EntityRow, entity_rows, people_file

FILM_S = 6
TUNE_S = 24
TUNES = 24

_AVATAR_PX = 256
_FILMS = (
    "mountains", "forest", "beach", "sunset_boat", "desert", "night_sky", "snow_cabin", "meadow", "waterfall",
    "skyline", "suspension_bridge", "lighthouse", "rainy_street", "train", "market", "harbour", "balloons", "stage",
    "coffee", "cake", "soup", "vase", "books", "desk", "guitar", "bicycle", "dog", "plants",
)  # fmt: skip
_PICTURED: dict[str, tuple[str, ...]] = {
    "artist": _FILMS,
    "album": _FILMS,
    "channel": _FILMS,
    "city": ("skyline", "suspension_bridge", "harbour", "rainy_street", "train", "market"),
    "place": ("coffee", "stage", "meadow", "harbour", "beach", "books", "plants"),
}
"""Kinds of entities that have a picture rather than a mark, and of what."""


@dataclass(frozen=True)
class Portrait:
    """A person's portrait."""

    path: str
    person: str


@dataclass(frozen=True)
class Logo:
    """An entity's mark."""

    path: str
    entity: str


@dataclass(frozen=True)
class Picture:
    """A painted scene, as WebP."""

    path: str
    scene: str
    seed: str
    width: int
    height: int


@dataclass(frozen=True)
class Film:
    """A scene that moves, as WebM."""

    path: str
    scene: str
    seed: str
    length_s: int


@dataclass(frozen=True)
class Tune:
    """Music, as Opus in WebM."""

    path: str
    seed: str
    length_s: int


Medium = Portrait | Logo | Picture | Film | Tune


def plan() -> Iterator[Medium]:
    """All media of a world; they are the same in every world."""
    yield from (Portrait(f"avatars/{row.id}.svg", row.id) for row in people_file().people)
    yield from (_avatar(row) for row in entity_rows())
    yield from (Film(f"films/{scene}.webm", scene, "film", FILM_S) for scene in _FILMS)
    yield from (Tune(f"tunes/{number:02d}.webm", f"{number:02d}", TUNE_S) for number in range(1, TUNES + 1))


def _avatar(row: EntityRow) -> Medium:
    if row.kind not in _PICTURED:
        return Logo(f"avatars/{row.id}.svg", row.id)
    scene = random.Random(f"{row.id}:scene").choice(_PICTURED[row.kind])
    return Picture(f"avatars/{row.id}.webp", scene, row.id, _AVATAR_PX, _AVATAR_PX)
