"""Where thumbnails and films are served."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import select
from sqlalchemy.orm import InstrumentedAttribute, Session

from environments._kit.context import MediumOf
from environments.microtube.models.shapes import PictureInfo
from environments.microtube.models.tables import Video


def thumb_info(video: Video) -> PictureInfo:
    """Address and description of a video's thumbnail."""
    return PictureInfo(url=f"/media/thumbs/{video.id}", alt=video.alt)


def film_url(video: Video) -> str:
    """Where a video's film is served."""
    return f"/media/films/{video.id}"


def _of(column: InstrumentedAttribute[str]) -> MediumOf:
    def medium(session: Session, public: str) -> str | None:
        return session.scalar(select(column).where(Video.id == public))

    return medium


MEDIA: Mapping[str, MediumOf] = {"thumbs": _of(Video.thumb), "films": _of(Video.film)}
"""By the word that stands for them in addresses."""
