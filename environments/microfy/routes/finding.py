"""What an address names, or the refusal that says it is not there."""

from __future__ import annotations

from sqlalchemy.orm import Session

from environments._kit.player_routes import Playable
from environments._kit.refusal import not_found
from environments.microfy.models.library import Row
from environments.microfy.models.tables import Album, Artist, Listed, Mood, Playlist, Track

NOUNS: dict[type[Listed], str] = {
    Track: "song",
    Artist: "artist",
    Album: "record",
    Mood: "mood",
    Playlist: "playlist",
}


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
    """A song, for the player.

    Raises:
        HTTPException: It is not there (404).
    """
    track = by_id(session, Track, public)
    return Playable(track.ref, track.length_s)
