"""What an address names, or the refusal that says it is not there."""

from __future__ import annotations

from sqlalchemy.orm import Session

from environments._kit.player_routes import Playable
from environments._kit.rows import by_id
from environments.microfy.models.tables import Track


def playable(session: Session, public: str) -> Playable:
    """A song, for the player.

    Raises:
        HTTPException: It is not there (404).
    """
    track = by_id(session, Track, public)
    return Playable(track.ref, track.length_s)
