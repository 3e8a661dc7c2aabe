"""MicroFy's material, as written: artists, records, songs with their lyrics, and playlists."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from environments._world.material import Written
from environments.microfy.models.catalog import AlbumKind


class WrittenArtist(Written):
    """An entity that makes music."""

    id: str
    genre: str
    followed: bool = False


class WrittenMood(Written):
    """What songs may be for."""

    id: str = Field(pattern=r"^[a-z]+$")
    name: str


class WrittenSong(Written):
    """A song."""

    id: str = Field(pattern=r"^track-\d{3}$")
    title: str
    lyrics: str
    moods: list[str]
    trending: str | None = None
    """When it entered the trending list, which it is in at the start."""
    liked: bool = False


class WrittenAlbum(Written):
    """A record: an entity, or one of this app's own, which then names its artist, title and scene."""

    id: str = Field(pattern=r"^(ent-\d{3}|alb-\d{2})$")
    year: int
    note: str
    tracks: list[WrittenSong] = Field(min_length=1)
    by: str | None = None
    title: str | None = None
    kind: AlbumKind = "Album"
    scene: str | None = None


class WrittenSingle(WrittenSong):
    """A song on no record; without `when` or `trending` it comes out by a timeline."""

    by: str
    scene: str
    when: str | None = None
    into: Literal["trending"] | None = None
    """Of what comes out by a timeline: whether it enters the trending list."""


class WrittenPlaylist(Written):
    """A list of songs; without `when` it comes by a timeline."""

    id: str = Field(pattern=r"^list-\d{3}$")
    by: str
    """An id, `user`, or the name of a pool."""
    title: str
    note: str
    tracks: list[str] = Field(min_length=1)
    when: str | None = None
    public: bool | None = None
    """None = it is, unless it is the user's."""


class WrittenPlay(Written):
    """The user played a song."""

    track: str
    when: str


class MaterialFile(Written):
    """One YAML file."""

    artists: list[WrittenArtist] = Field(default_factory=list)
    moods: list[WrittenMood] = Field(default_factory=list)
    albums: list[WrittenAlbum] = Field(default_factory=list)
    singles: list[WrittenSingle] = Field(default_factory=list)
    playlists: list[WrittenPlaylist] = Field(default_factory=list)
    history: list[WrittenPlay] = Field(default_factory=list)
