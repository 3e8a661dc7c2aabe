"""What media a world has: plain descriptions, cheap to make; the studio draws them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from environments._world.rows import EntityRow, entity_rows, people_file

FILM_S = 6
TUNE_S = 24
TUNES = 24

PHOTOS = 14
"""Square pictures of each scene, as people share them."""
TALL_PHOTOS = 5
"""Pictures of each scene in the shape of a telephone's screen."""

PORTRAIT_PX = 192
"""Portraits and marks are shown at 16 to 96 pixels, on screens of up to double density."""
_AVATAR_PX = 256
_PHOTO_PX = 640, 640
_TALL_PHOTO_PX = 432, 768
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
    """A person's portrait, as WebP."""

    path: str
    person: str
    size_px: int = PORTRAIT_PX


@dataclass(frozen=True)
class Logo:
    """An entity's mark, as WebP."""

    path: str
    entity: str
    size_px: int = PORTRAIT_PX


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
    yield from (Portrait(f"avatars/{row.id}.webp", row.id) for row in people_file().people)
    yield from (_avatar(row) for row in entity_rows())
    yield from (_photo(scene, n + 1, False) for scene in _FILMS for n in range(PHOTOS))
    yield from (_photo(scene, n + 1, True) for scene in _FILMS for n in range(TALL_PHOTOS))
    yield from (Film(f"films/{scene}.webm", scene, "film", FILM_S) for scene in _FILMS)
    yield from (Tune(f"tunes/{number:02d}.webm", f"{number:02d}", TUNE_S) for number in range(1, TUNES + 1))


def photo_path(scene: str, number: int, tall: bool = False) -> str:
    """Where one of the pictures of a scene lies."""
    return f"photos/{scene}-{'tall-' if tall else ''}{number}.webp"


def _photo(scene: str, number: int, tall: bool) -> Medium:
    path = photo_path(scene, number, tall)
    return Picture(path, scene, path, *(_TALL_PHOTO_PX if tall else _PHOTO_PX))


def _avatar(row: EntityRow) -> Medium:
    if row.kind not in _PICTURED:
        return Logo(f"avatars/{row.id}.webp", row.id)
    scene = random.Random(f"{row.id}:scene").choice(_PICTURED[row.kind])
    return Picture(f"avatars/{row.id}.webp", scene, row.id, _AVATAR_PX, _AVATAR_PX)
