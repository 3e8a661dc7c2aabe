"""Where the pictures of posts, stories and the user's own device are served."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.context import MediumOf
from environments.microgram.models.shapes import PictureInfo
from environments.microgram.models.tables import Post, RollPicture, Story

Pictured = Post | Story | RollPicture

KINDS: Mapping[type[Post] | type[Story] | type[RollPicture], str] = {
    Post: "posts",
    Story: "stories",
    RollPicture: "roll",
}


def picture_info(row: Pictured) -> PictureInfo:
    """Address and description of the picture of something."""
    return PictureInfo(url=f"/media/{KINDS[type(row)]}/{row.id}", alt=row.alt)


def _medium_of(model: type[Post] | type[Story] | type[RollPicture]) -> MediumOf:
    def medium(session: Session, public: str) -> str | None:
        return session.scalar(select(model.picture).where(model.id == public))

    return medium


MEDIA: Mapping[str, MediumOf] = {kind: _medium_of(model) for model, kind in KINDS.items()}
"""By the word that stands for them in addresses."""
