"""Where covers and music are served; nothing of a song before it is out."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.context import MediumOf
from environments.microfy.models.tables import Album, Track


def cover_url(row: Track | Album) -> str:
    """Address of the cover of a song or a record."""
    album = row.album if isinstance(row, Track) else row
    return f"/media/covers/{album.id}" if album else f"/media/singles/{row.id}"


def tune_url(track: Track) -> str:
    """Address of the music of a song."""
    return f"/media/tunes/{track.id}"


def _cover_of(session: Session, public: str) -> str | None:
    return session.scalar(select(Album.cover).where(Album.id == public))


def _single_of(session: Session, public: str) -> str | None:
    return session.scalar(select(Track.cover).where(Track.id == public))


def _tune_of(session: Session, public: str) -> str | None:
    return session.scalar(select(Track.tune).where(Track.id == public))


MEDIA: Mapping[str, MediumOf] = {"covers": _cover_of, "singles": _single_of, "tunes": _tune_of}
"""By the word that stands for them in addresses."""
