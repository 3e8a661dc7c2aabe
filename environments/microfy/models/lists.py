"""The lists of songs, as the pages show them and as the player goes through them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

from environments.microfy.models.tables import Album, Artist, Entry, Mood, Playlist, Track, TrackMood

FRESH = 8
"""How many songs are shown as fresh."""
FRESH_WITHIN_S = 60 * 86_400.0
POPULAR = 10


def trending() -> Select[Track]:
    """The trending list, what entered last first."""
    return select(Track).where(Track.trending_at_s.is_not(None)).order_by(Track.trending_at_s.desc(), Track.ref)


def fresh() -> Select[Track]:
    """Singles that have come out outside the trending list, newest first."""
    new = (Track.trending_at_s.is_(None), Track.album_ref.is_(None), Track.released_at_s > -FRESH_WITHIN_S)
    return select(Track).where(*new).order_by(Track.released_at_s.desc(), Track.ref).limit(FRESH)


def liked() -> Select[Track]:
    """Liked songs, the last one first."""
    return select(Track).where(Track.is_liked).order_by(Track.liked_at_s.desc(), Track.ref)


def of_mood(mood: Mood) -> Select[Track]:
    """The songs of a mood, most played first."""
    has = select(TrackMood.track_ref).where(TrackMood.mood_ref == mood.ref)
    return select(Track).where(Track.ref.in_(has)).order_by(Track.plays.desc(), Track.ref)


def of_album(album: Album) -> Select[Track]:
    """The songs of a record."""
    return select(Track).where(Track.album_ref == album.ref).order_by(Track.number, Track.ref)


def popular(artist: Artist) -> Select[Track]:
    """The most played songs of an artist."""
    by = select(Track).where(Track.artist_ref == artist.ref)
    return by.order_by(Track.plays.desc(), Track.ref).limit(POPULAR)


def singles(artist: Artist) -> Select[Track]:
    """Songs of an artist on no record, newest first."""
    by = (Track.artist_ref == artist.ref, Track.album_ref.is_(None))
    return select(Track).where(*by).order_by(Track.released_at_s.desc(), Track.ref)


def of_playlist(playlist: Playlist) -> Select[Track]:
    """The songs of a playlist, in its order."""
    join = select(Track).join(Entry, Entry.track_ref == Track.ref)
    return join.where(Entry.playlist_ref == playlist.ref).order_by(Entry.id)


def songs_of(session: Session, mood: Mood) -> int:
    """How many songs a mood has."""
    return session.scalar(select(func.count()).select_from(TrackMood).where(TrackMood.mood_ref == mood.ref)) or 0


def listed_tracks(session: Session, wanted: Select[Track]) -> Sequence[Track]:
    """The songs of a list."""
    return session.scalars(wanted).all()
