"""What an address names, or the refusal that says it is not there."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.player_routes import Playable
from environments._kit.rows import by_id
from environments.microtube.models.tables import Channel, Playlist, Video

NEWEST = (Video.published_at_s.desc(), Video.ref)


def playable(session: Session, public: str) -> Playable:
    """A video for the player.

    Raises:
        HTTPException: It is not there (404).
    """
    video = by_id(session, Video, public)
    return Playable(video.ref, video.length_s)


def own_playlists(session: Session) -> Sequence[Playlist]:
    """The user's playlists: Watch later, then by title."""
    mine = select(Playlist).join(Channel).where(Channel.is_user)
    return session.scalars(mine.order_by(Playlist.is_fixed.desc(), Playlist.title, Playlist.ref)).all()
