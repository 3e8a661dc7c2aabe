"""What an address names, or the refusal that says it is not there."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.player_routes import Playable
from environments._kit.refusal import not_found
from environments.microtube.models.sharing import Row
from environments.microtube.models.tables import Channel, Comment, Listed, Notification, Playlist, Video

NOUNS: dict[type[Listed], str] = {
    Channel: "channel",
    Video: "video",
    Comment: "comment",
    Notification: "notification",
    Playlist: "playlist",
}
NEWEST = (Video.published_at_s.desc(), Video.ref)


def by_id(session: Session, model: type[Row], public: str) -> Row:
    """The row of this public id.

    Raises:
        HTTPException: It is not there (404).
    """
    row = session.get(model, public)
    if row is None:
        raise not_found(NOUNS[model])
    return row


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
