"""The shapes of requests and responses. Lyrics are in `TrackDetail` alone."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from environments._kit.wish import Wish

MAX_TITLE_CHARS = 80
MAX_NOTE_CHARS = 300

Title = Annotated[str, Field(max_length=MAX_TITLE_CHARS)]
Note = Annotated[str, Field(max_length=MAX_NOTE_CHARS)]
Repeat = Literal["off", "all", "one"]
SourceKind = Literal["trending", "fresh", "liked", "mood", "artist", "album", "playlist", "song"]


class ArtistLink(BaseModel):
    """An artist's name beside a song or record."""

    id: str
    name: str


class TrackRow(BaseModel):
    """A song as lists show it."""

    id: str
    title: str
    artist: ArtistLink
    album_id: str | None
    album_title: str
    """Empty for a single."""
    cover_url: str
    length_s: float
    plays: int
    released_at_s: float
    trending_at_s: float | None
    """When it entered the trending list; null where it is not in it."""
    is_liked: bool


class TrackDetail(TrackRow):
    """An opened song."""

    lyrics: str
    moods: list[str]
    year: int


class AlbumCard(BaseModel):
    """A record as lists show it."""

    id: str
    title: str
    kind: str
    year: int
    artist: ArtistLink
    cover_url: str


class AlbumDetail(AlbumCard):
    """An opened record."""

    note: str
    tracks: list[TrackRow]


class ArtistCard(BaseModel):
    """An artist as lists show it."""

    id: str
    name: str
    genre: str
    image_url: str | None
    is_followed: bool


class ArtistDetail(ArtistCard):
    """An opened artist."""

    description: str
    city: str
    followers: int
    """The user counted."""
    listeners: int
    """In the last month."""
    popular: list[TrackRow]
    """Most played first, ten at most."""
    albums: list[AlbumCard]
    """Newest first."""
    singles: list[TrackRow]
    """Songs on no record, newest first."""


class MoodCard(BaseModel):
    """What songs may be for."""

    id: str
    name: str
    songs: int


class MoodDetail(MoodCard):
    """The songs of a mood, most played first."""

    tracks: list[TrackRow]


class PlaylistCard(BaseModel):
    """A playlist as lists show it."""

    id: str
    title: str
    owner_name: str
    is_own: bool
    is_public: bool
    songs: int
    made_at_s: float
    cover_urls: list[str]
    """Of its first four songs."""


class PlaylistSong(BaseModel):
    """A song of a playlist."""

    entry_id: int
    added_at_s: float
    track: TrackRow


class PlaylistDetail(PlaylistCard):
    """An opened playlist."""

    note: str
    entries: list[PlaylistSong]


class Playlists(BaseModel):
    """The sidebar, newest first."""

    own: list[PlaylistCard]
    public: list[PlaylistCard]
    """Of other people."""


class SearchResults(BaseModel):
    """What was found, by name and title."""

    tracks: list[TrackRow]
    artists: list[ArtistCard]
    albums: list[AlbumCard]
    playlists: list[PlaylistCard]


class HistoryRow(BaseModel):
    """A song that the user has played for five seconds."""

    track: TrackRow
    played_at_s: float


class PlayingTrack(TrackRow):
    """The song that the player holds."""

    tune_url: str


class QueuedSong(BaseModel):
    """A song that the user wants to hear next."""

    entry_id: int
    track: TrackRow


class DeckInfo(BaseModel):
    """How the player is set and what comes next in it."""

    playing: PlayingTrack | None
    source: str
    """What the list is called that is gone through."""
    volume: int
    is_muted: bool
    is_shuffled: bool
    repeat: Repeat
    queued: list[QueuedSong]
    upcoming: list[TrackRow]
    """Of the list, after what the user has queued."""


class LikeWish(Wish):
    """Put a song into the liked songs or take it out."""

    liked: bool


class FollowWish(Wish):
    """Follow an artist or stop."""

    followed: bool


class PlaylistWish(Wish):
    """A playlist to make."""

    title: Title
    note: Note = ""
    is_public: bool = False


class PlaylistChange(Wish):
    """What to change about a playlist; what is left out stays."""

    title: Title | None = None
    note: Note | None = None
    is_public: bool | None = None


class SongWish(Wish):
    """A song to add somewhere."""

    track_id: str


class DeckWish(Wish):
    """Play a song of a list, or the first one."""

    source: SourceKind
    source_id: str = ""
    """Of the mood, artist, record, playlist or song; empty for the trending list, what is fresh, and liked songs."""
    track_id: str | None = None
    """None = the first one of the list."""


class VolumeWish(Wish):
    """How loud."""

    volume: Annotated[int, Field(ge=0, le=100)]
    is_muted: bool


class ShuffleWish(Wish):
    """In shuffled order or as written."""

    is_shuffled: bool


class RepeatWish(Wish):
    """What begins anew."""

    repeat: Repeat
