"""The catalogs of MicroFy: what exists in this world, whether or not it has been released yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, model_validator

from environments._kit.catalog import Catalog, Dated, Item, reference
from environments._kit.world import World

ArtistRef = Annotated[str, reference("artist")]
AlbumRef = Annotated[str, reference("album")]
TrackRef = Annotated[str, reference("track")]
MoodRef = Annotated[str, reference("mood")]
PlaylistRef = Annotated[str, reference("playlist")]
PersonaRef = Annotated[str, reference("persona")]
AlbumKind = Literal["Album", "EP"]

OLDEST_S = -10 * 366 * 86_400.0
PicturePath = Annotated[str, Field(pattern=r"^(photos|avatars)/[a-z0-9_-]+\.webp$")]
TunePath = Annotated[str, Field(pattern=r"^tunes/\d\d\.webm$")]
Moment = Annotated[float, Field(ge=OLDEST_S, le=0)]
"""Simulated seconds from the start."""
Count = Annotated[int, Field(ge=0)]


class ArtistItem(Item):
    """An artist; the id is that of the entity."""

    id: Annotated[str, reference("entity")]
    genre: str
    followers: Count
    listeners: Count
    """Who listened in the last month."""
    is_followed: bool = False
    """By the user, at the start."""


class MoodItem(Item):
    """What songs may be for."""

    name: str


class AlbumItem(Item):
    """A record; it is there as soon as a song of it is."""

    artist: ArtistRef
    title: str
    kind: AlbumKind
    year: Annotated[int, Field(ge=2010, le=2026)]
    note: str
    cover: PicturePath


class TrackItem(Item):
    """A song."""

    base: Literal["standard"] | None
    """None = it comes out by the timeline or by a task's preload."""
    released_s: Moment | None
    """None where the timeline says when."""
    trending_s: Moment | None
    """When it entered the trending list; None where it has not, or where the timeline says when."""
    into_trending: bool
    artist: ArtistRef
    album: AlbumRef | None
    number: Annotated[int, Field(ge=1)]
    """On the album."""
    title: str
    lyrics: str
    length_s: Annotated[int, Field(ge=30, le=900)]
    tune: TunePath
    cover: PicturePath
    moods: list[MoodRef]
    plays: Count
    is_liked: bool = False

    @model_validator(mode="after")
    def _dated_if_there_from_the_start(self) -> TrackItem:
        if self.base and self.released_s is None:
            raise ValueError("field 'released_s': what is there at the start needs a time")
        if self.base and self.into_trending and self.trending_s is None:
            raise ValueError("field 'trending_s': what is in the trending list at the start needs a time")
        return self


class PlaylistItem(Dated):
    """A playlist."""

    base: Literal["standard"] | None
    at_s: Moment | None
    owner: PersonaRef
    title: str
    note: str
    is_public: bool
    tracks: list[TrackRef]


class HistoryItem(Item):
    """The user played a song before the start."""

    track: TrackRef
    at_s: Moment


def _verify_tracks(world: World) -> Iterator[tuple[str, str]]:
    albums = world.of(AlbumItem)
    for track in world.of(TrackItem).values():
        if track.album and albums[track.album].artist != track.artist:
            yield track.id, f"field 'artist': the album {track.album!r} is by {albums[track.album].artist!r}"
        if track.trending_s is not None and not track.into_trending:
            yield track.id, "field 'trending_s': it is not in the trending list"


def _verify_history(world: World) -> Iterator[tuple[str, str]]:
    tracks = world.of(TrackItem)
    for play in world.of(HistoryItem).values():
        released_s = tracks[play.track].released_s
        if released_s is None or released_s > play.at_s:
            yield play.id, f"field 'track': {play.track!r} was not out then"


def _verify_playlists(world: World) -> Iterator[tuple[str, str]]:
    tracks = world.of(TrackItem)
    for playlist in world.of(PlaylistItem).values():
        if late := next((ref for ref in playlist.tracks if not tracks[ref].base), None):
            yield playlist.id, f"field 'tracks': {late!r} is not there at the start"
        if not playlist.is_public and playlist.owner != world.user.id:
            yield playlist.id, "field 'is_public': a private playlist of somebody else is never seen"


CATALOGS = [
    Catalog("artist", "artists.jsonl", ArtistItem),
    Catalog("mood", "moods.jsonl", MoodItem),
    Catalog("album", "albums.jsonl", AlbumItem),
    Catalog("track", "tracks.jsonl", TrackItem, _verify_tracks),
    Catalog("playlist", "playlists.jsonl", PlaylistItem, _verify_playlists),
    Catalog("play", "history.jsonl", HistoryItem, _verify_history),
]
