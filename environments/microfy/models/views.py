"""Rows of the tables in the shapes of responses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy.orm import Session

from environments._kit.media import avatar_url
from environments._kit.people import Persona
from environments._kit.world import World
from environments.microfy.models import deck, lists
from environments.microfy.models.media import cover_url, tune_url
from environments.microfy.models.shapes import (
    AlbumCard,
    AlbumDetail,
    ArtistCard,
    ArtistDetail,
    ArtistLink,
    DeckInfo,
    MoodCard,
    PlayingTrack,
    PlaylistCard,
    PlaylistDetail,
    PlaylistSong,
    QueuedSong,
    TrackDetail,
    TrackRow,
)
from environments.microfy.models.tables import NAME, Album, Artist, Mood, Playlist, Track
from pytest_sentinel.calendar import moment

COVERS = 4
"""Of so many songs a playlist shows the covers."""
UPCOMING = 30


def artist_link(artist: Artist) -> ArtistLink:
    """An artist's name."""
    return ArtistLink(id=artist.id, name=artist.name)


def track_row(track: Track) -> TrackRow:
    """A song for a list: without its lyrics."""
    return TrackRow(**_track_fields(track))


def track_rows(tracks: Sequence[Track]) -> list[TrackRow]:
    """Songs for a list."""
    return [track_row(track) for track in tracks]


def track_detail(track: Track, moods: Sequence[Mood]) -> TrackDetail:
    """An opened song."""
    year = track.album.year if track.album else moment(track.released_at_s).year
    return TrackDetail(**_track_fields(track), lyrics=track.lyrics, moods=[mood.name for mood in moods], year=year)


def album_card(album: Album) -> AlbumCard:
    """A record for a list."""
    return AlbumCard(**_album_fields(album))


def album_detail(album: Album, tracks: Sequence[Track]) -> AlbumDetail:
    """An opened record."""
    return AlbumDetail(**_album_fields(album), note=album.note, tracks=track_rows(tracks))


def artist_card(artist: Artist, world: World) -> ArtistCard:
    """An artist for a list."""
    return ArtistCard(**_artist_fields(artist, world))


def artist_detail(session: Session, artist: Artist, albums: Sequence[Album], world: World) -> ArtistDetail:
    """An opened artist."""
    return ArtistDetail(
        **_artist_fields(artist, world),
        description=artist.description,
        city=artist.city,
        followers=artist.followers + artist.is_followed,
        listeners=artist.listeners,
        popular=track_rows(lists.listed_tracks(session, lists.popular(artist))),
        albums=[album_card(album) for album in albums],
        singles=track_rows(lists.listed_tracks(session, lists.singles(artist))),
    )


def mood_card(session: Session, mood: Mood) -> MoodCard:
    """A mood for a list."""
    return MoodCard(id=mood.id, name=mood.name, songs=lists.songs_of(session, mood))


def playlist_card(playlist: Playlist, world: World) -> PlaylistCard:
    """A playlist for a list."""
    return PlaylistCard(**_playlist_fields(playlist, world))


def playlist_detail(playlist: Playlist, world: World) -> PlaylistDetail:
    """An opened playlist."""
    return PlaylistDetail(
        **_playlist_fields(playlist, world),
        note=playlist.note,
        entries=[
            PlaylistSong(entry_id=entry.id, added_at_s=entry.added_at, track=track_row(entry.track))
            for entry in playlist.entries
        ],
    )


def deck_info(session: Session, playing: Track | None) -> DeckInfo:
    """The player's settings, and what comes next in it."""
    settings = deck.the_deck(session)
    upcoming = [row.track for row in deck.deck_tracks(session) if row.place > settings.place]
    same = ("source", "volume", "is_muted", "is_shuffled", "repeat")
    return DeckInfo(
        **{name: getattr(settings, name) for name in same},
        playing=PlayingTrack(**_track_fields(playing), tune_url=tune_url(playing)) if playing else None,
        queued=[QueuedSong(entry_id=row.id, track=track_row(row.track)) for row in deck.queued_songs(session)],
        upcoming=track_rows(upcoming[:UPCOMING]),
    )


def _track_fields(track: Track) -> dict[str, Any]:
    same = ("id", "title", "length_s", "plays", "released_at_s", "trending_at_s", "is_liked")
    return {name: getattr(track, name) for name in same} | {
        "artist": artist_link(track.artist),
        "album_id": track.album.id if track.album else None,
        "album_title": track.album.title if track.album else "",
        "cover_url": cover_url(track),
    }


def _album_fields(album: Album) -> dict[str, Any]:
    same = ("id", "title", "kind", "year")
    return {name: getattr(album, name) for name in same} | {
        "artist": artist_link(album.artist),
        "cover_url": cover_url(album),
    }


def _artist_fields(artist: Artist, world: World) -> dict[str, Any]:
    same = ("id", "name", "genre", "is_followed")
    return {name: getattr(artist, name) for name in same} | {"image_url": avatar_url(world, NAME, artist.ref)}


def _playlist_fields(playlist: Playlist, world: World) -> dict[str, Any]:
    same = ("id", "title", "is_own", "is_public", "made_at_s")
    covers = dict.fromkeys(cover_url(entry.track) for entry in playlist.entries)
    return {name: getattr(playlist, name) for name in same} | {
        "owner_name": world.of(Persona)[playlist.owner_ref].name,
        "songs": len(playlist.entries),
        "cover_urls": list(covers)[:COVERS],
    }
