"""Which songs the player goes through when something is played from a list."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sqlalchemy import Select
from sqlalchemy.orm import Session

from environments._kit.rows import by_id
from environments.microfy.models import lists
from environments.microfy.models.shapes import DeckWish, SourceKind
from environments.microfy.models.tables import Album, Artist, Mood, Playlist, Track

Found = tuple[Sequence[Track], str]

FIXED: Mapping[SourceKind, tuple[Callable[[], Select[Track]], str]] = {
    "trending": (lists.trending, "Trending now"),
    "fresh": (lists.fresh, "Fresh singles"),
    "liked": (lists.liked, "Liked songs"),
}


def songs_and_name(session: Session, wish: DeckWish) -> Found:
    """The songs of a list and what it is called.

    Raises:
        HTTPException: There is no such list (404).
    """
    if wish.source in FIXED:
        wanted, name = FIXED[wish.source]
        return lists.listed_tracks(session, wanted()), name
    return OPENED[wish.source](session, wish.source_id)


def _of_mood(session: Session, public: str) -> Found:
    mood = by_id(session, Mood, public)
    return lists.listed_tracks(session, lists.of_mood(mood)), mood.name


def _of_artist(session: Session, public: str) -> Found:
    artist = by_id(session, Artist, public)
    popular = lists.listed_tracks(session, lists.popular(artist))
    more = lists.listed_tracks(session, lists.singles(artist))
    return list(dict.fromkeys([*popular, *more])), artist.name


def _of_album(session: Session, public: str) -> Found:
    album = by_id(session, Album, public)
    return lists.listed_tracks(session, lists.of_album(album)), album.title


def _of_playlist(session: Session, public: str) -> Found:
    playlist = by_id(session, Playlist, public)
    return lists.listed_tracks(session, lists.of_playlist(playlist)), playlist.title


def _song(session: Session, public: str) -> Found:
    track = by_id(session, Track, public)
    return [track], track.title


OPENED: Mapping[SourceKind, Callable[[Session, str], Found]] = {
    "mood": _of_mood,
    "artist": _of_artist,
    "album": _of_album,
    "playlist": _of_playlist,
    "song": _song,
}
