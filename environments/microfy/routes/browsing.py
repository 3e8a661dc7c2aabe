"""The home page, moods, records, search and history. Reading changes nothing, and no list holds lyrics."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy import Select, or_, select
from sqlalchemy.orm import Session

from environments._kit.context import App
from environments._kit.folding import fold
from environments._kit.rows import by_id
from environments.microfy.models import lists
from environments.microfy.models.shapes import (
    AlbumDetail,
    HistoryRow,
    MoodCard,
    MoodDetail,
    SearchResults,
    TrackRow,
)
from environments.microfy.models.tables import Album, Artist, Mood, Play, Playlist, Track
from environments.microfy.models.views import (
    album_card,
    album_detail,
    artist_card,
    mood_card,
    playlist_card,
    track_row,
    track_rows,
)

router = APIRouter()

FOUND = 12
HISTORY = 50


@router.get("/api/trending")
def list_trending(app: App) -> list[TrackRow]:
    """The trending list, what entered last first."""
    return _rows(app, lists.trending())


@router.get("/api/fresh")
def list_fresh(app: App) -> list[TrackRow]:
    """Singles that have come out outside the trending list, newest first."""
    return _rows(app, lists.fresh())


@router.get("/api/liked")
def list_liked(app: App) -> list[TrackRow]:
    """Liked songs, the last one first."""
    return _rows(app, lists.liked())


@router.get("/api/moods")
def list_moods(app: App) -> list[MoodCard]:
    """The moods that have songs."""
    with app.reading() as session:
        cards = [mood_card(session, mood) for mood in session.scalars(select(Mood).order_by(Mood.name))]
        return [card for card in cards if card.songs]


@router.get("/api/moods/{mood_id}")
def get_mood(mood_id: str, app: App) -> MoodDetail:
    """The songs of a mood."""
    with app.reading() as session:
        mood = by_id(session, Mood, mood_id)
        tracks = lists.listed_tracks(session, lists.of_mood(mood))
        return MoodDetail(**mood_card(session, mood).model_dump(), tracks=track_rows(tracks))


@router.get("/api/albums/{album_id}")
def get_album(album_id: str, app: App) -> AlbumDetail:
    """A record with its songs."""
    with app.reading() as session:
        album = by_id(session, Album, album_id)
        return album_detail(album, lists.listed_tracks(session, lists.of_album(album)))


@router.get("/api/search")
def search(app: App, q: Annotated[str, Query(max_length=200)] = "") -> SearchResults:
    """Songs, artists, records and playlists whose title or name holds every word; lyrics are not searched."""
    words = fold(q).split()
    with app.reading() as session:
        tracks = [t for t in _newest_tracks(session) if _holds(words, t.title, t.artist.name)]
        artists = [a for a in session.scalars(select(Artist).order_by(Artist.name)) if _holds(words, a.name)]
        albums = [a for a in session.scalars(select(Album).order_by(Album.title)) if _holds(words, a.title)]
        shown = or_(Playlist.is_public, Playlist.is_own)
        playlists = session.scalars(select(Playlist).where(shown).order_by(Playlist.title))
        return SearchResults(
            tracks=track_rows(tracks[:FOUND]),
            artists=[artist_card(artist, app.world) for artist in artists[:FOUND]],
            albums=[album_card(album) for album in albums[:FOUND]],
            playlists=[playlist_card(p, app.world) for p in playlists if _holds(words, p.title)][:FOUND],
        )


@router.get("/api/history")
def list_history(app: App) -> list[HistoryRow]:
    """What the user has played for five seconds, the last one first."""
    counted = select(Play, Track).join(Track, Track.ref == Play.item_ref).where(Play.counted_at_s.is_not(None))
    with app.reading() as session:
        found = session.execute(counted.order_by(Play.counted_at_s.desc(), Play.id.desc()).limit(HISTORY))
        return [HistoryRow(track=track_row(track), played_at_s=play.counted_at_s) for play, track in found]


def _newest_tracks(session: Session) -> list[Track]:
    return list(session.scalars(select(Track).order_by(Track.released_at_s.desc(), Track.ref)))


def _holds(words: list[str], *texts: str) -> bool:
    folded = fold(" ".join(texts))
    return bool(words) and all(word in folded for word in words)


def _rows(app: App, wanted: Select[Track]) -> list[TrackRow]:
    with app.reading() as session:
        return track_rows(lists.listed_tracks(session, wanted))
