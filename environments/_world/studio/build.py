"""Drawing all media of a world into a folder, each once."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from environments._world.media import Film, Logo, Medium, Picture, Portrait, Tune
from environments._world.rows import MATERIAL, entity_rows, people_file

STUDIO = Path(__file__).parent
STAMP = ".made-from"
_AT_ONCE = 16
"""Media handed to a process at a time."""


@dataclass(frozen=True)
class Built:
    """What a build did."""

    files: int
    made: int
    size_bytes: int


def build(media: Sequence[Medium], folder: Path, processes: int = 2) -> Built:
    """Draw what is missing, or everything if what draws it has changed.

    Args:
        media: What to draw.
        folder: Where to.
        processes: How many draw at the same time.

    Raises:
        LookupError: A scene does not exist.
    """
    stamp, digest = folder / STAMP, _digest(media)
    known = stamp.is_file() and stamp.read_text(encoding="utf-8") == digest
    wanted = [medium for medium in media if not (known and (folder / medium.path).is_file())]
    _remove_others(media, folder)
    for path in {(folder / medium.path).parent for medium in media}:
        path.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)  # an interrupted build begins again
    _draw(wanted, folder, processes)
    stamp.write_text(digest, encoding="utf-8")
    return Built(len(media), len(wanted), sum((folder / medium.path).stat().st_size for medium in media))


def _draw(media: Sequence[Medium], folder: Path, processes: int) -> None:
    if not media:
        return
    with ProcessPoolExecutor(processes) as pool:
        for medium, content in zip(media, pool.map(drawn, media, chunksize=_AT_ONCE), strict=True):
            (folder / medium.path).write_bytes(content)


def drawn(medium: Medium) -> bytes:
    """The file of one medium.

    Raises:
        LookupError: Its scene, person or entity does not exist.
    """
    # Each kind needs its own large libraries.
    if isinstance(medium, Portrait | Logo):
        return _avatar(medium)
    if isinstance(medium, Picture):
        from environments._world.studio.scenes import webp

        return webp(medium.scene, medium.seed, medium.width, medium.height)
    if isinstance(medium, Film):
        from environments._world.studio.clips import webm

        return webm(medium.scene, medium.seed, medium.length_s)
    assert isinstance(medium, Tune)
    from environments._world.studio.tunes import opus

    return opus(medium.seed, medium.length_s)


def _avatar(medium: Portrait | Logo) -> bytes:
    from environments._world.studio.portraits import logo, portrait

    if isinstance(medium, Portrait):
        return portrait({row.id: row for row in people_file().people}[medium.person], medium.size_px)
    return logo({row.id: row for row in entity_rows()}[medium.entity], medium.size_px)


def _remove_others(media: Sequence[Medium], folder: Path) -> None:
    keep = {folder / medium.path for medium in media}
    for path in folder.rglob("[!.]*"):
        if path.is_file() and path not in keep:
            path.unlink()


def _digest(media: Sequence[Medium]) -> str:
    """Of everything that decides what the media look like."""
    digest = hashlib.sha256(repr(media).encode())
    for path in [*sorted(STUDIO.glob("*.py")), MATERIAL / "people.yaml"]:
        digest.update(path.read_bytes())
    return digest.hexdigest()
