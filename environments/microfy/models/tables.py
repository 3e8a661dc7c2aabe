"""The tables of MicroFy."""

from __future__ import annotations

from functools import partial

from sqlalchemy import ForeignKey
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from environments._kit.ids import public_id
from environments._kit.playing import PlayColumns
from environments._kit.tables import Added, Listed, listed_columns

NAME = "microfy"


class Tables(DeclarativeBase):
    """Base of this app's tables."""


class Artist(Listed, Tables):
    """Who makes music."""

    __tablename__ = "artists"
    noun = "artist"

    name: Mapped[str]
    genre: Mapped[str]
    description: Mapped[str]
    city: Mapped[str]
    followers: Mapped[int]
    """The user not counted."""
    listeners: Mapped[int]
    """In the last month."""
    is_followed: Mapped[bool]
    """By the user."""


class Album(Listed, Tables):
    """A record."""

    __tablename__ = "albums"
    noun = "record"

    artist_ref: Mapped[str] = mapped_column(ForeignKey("artists.ref"), index=True)
    title: Mapped[str]
    kind: Mapped[str]
    """Album or EP."""
    year: Mapped[int]
    note: Mapped[str]
    cover: Mapped[str]
    """Path below the world's media folder."""

    artist: Mapped[Artist] = relationship(lazy="joined", innerjoin=True)


class Mood(Listed, Tables):
    """What songs may be for."""

    __tablename__ = "moods"
    noun = "mood"

    name: Mapped[str]


class Track(Listed, Tables):
    """A song that has come out."""

    __tablename__ = "tracks"
    noun = "song"

    artist_ref: Mapped[str] = mapped_column(ForeignKey("artists.ref"), index=True)
    album_ref: Mapped[str | None] = mapped_column(ForeignKey("albums.ref"), index=True)
    number: Mapped[int]
    """On the album."""
    title: Mapped[str]
    lyrics: Mapped[str]
    length_s: Mapped[float]
    tune: Mapped[str]
    """Path below the world's media folder; the tune is played in a circle for the length of the song."""
    cover: Mapped[str]
    released_at_s: Mapped[float]
    trending_at_s: Mapped[float | None] = mapped_column(index=True)
    """When it entered the trending list; null where it is not in it."""
    plays: Mapped[int]
    """By everybody."""
    is_liked: Mapped[bool]
    """By the user."""
    liked_at_s: Mapped[float | None]

    artist: Mapped[Artist] = relationship(lazy="joined", innerjoin=True)
    album: Mapped[Album | None] = relationship(lazy="joined")


class TrackMood(Tables):
    """A song has a mood."""

    __tablename__ = "track_moods"

    track_ref: Mapped[str] = mapped_column(ForeignKey("tracks.ref"), primary_key=True)
    mood_ref: Mapped[str] = mapped_column(ForeignKey("moods.ref"), primary_key=True)


class Playlist(Listed, Tables):
    """A list of songs, the user's or somebody's."""

    __tablename__ = "playlists"
    noun = "playlist"

    owner_ref: Mapped[str] = mapped_column(index=True)
    """Id of a person."""
    title: Mapped[str]
    note: Mapped[str]
    is_public: Mapped[bool]
    is_own: Mapped[bool]
    """The user's."""
    made_at_s: Mapped[float]

    entries: Mapped[list[Entry]] = relationship(order_by="Entry.id", cascade="all, delete-orphan", lazy="selectin")


class Entry(Added, Tables):
    """A song in a playlist, once at most; in the order of being added."""

    __tablename__ = "playlist_entries"

    id: Mapped[int] = mapped_column(primary_key=True)
    playlist_ref: Mapped[str] = mapped_column(ForeignKey("playlists.ref"), index=True)
    track_ref: Mapped[str] = mapped_column(ForeignKey("tracks.ref"), index=True)

    track: Mapped[Track] = relationship(lazy="joined", innerjoin=True)


class Play(PlayColumns, Tables):
    """A song in the player; it counts as played once `counted_at_s` is there."""

    __tablename__ = "plays"


class Deck(Added, Tables):
    """How the player is set, and which list it goes through: one row."""

    __tablename__ = "deck"

    id: Mapped[int] = mapped_column(primary_key=True)
    volume: Mapped[int]
    """0 to 100."""
    is_muted: Mapped[bool]
    is_shuffled: Mapped[bool]
    shuffles: Mapped[int]
    """How often it has been shuffled: seeds the next order."""
    repeat: Mapped[str]
    """off, all (the list begins anew) or one (the song begins anew)."""
    source: Mapped[str]
    """What the list is called, e.g. the title of a playlist; empty where nothing was played yet."""
    place: Mapped[int]
    """Which song of the list was played last, from 0."""


class DeckTrack(Added, Tables):
    """A song of the list that the player goes through."""

    __tablename__ = "deck_tracks"

    id: Mapped[int] = mapped_column(primary_key=True)
    place: Mapped[int]
    """As it is played, from 0."""
    written_place: Mapped[int]
    """As the list has it."""
    track_ref: Mapped[str] = mapped_column(ForeignKey("tracks.ref"))

    track: Mapped[Track] = relationship(lazy="joined", innerjoin=True)


class Queued(Added, Tables):
    """A song that the user wants to hear next."""

    __tablename__ = "queue"

    id: Mapped[int] = mapped_column(primary_key=True)
    track_ref: Mapped[str] = mapped_column(ForeignKey("tracks.ref"))

    track: Mapped[Track] = relationship(lazy="joined", innerjoin=True)


def id_of(ref: str) -> str:
    """The public id of anything in this app."""
    return public_id(NAME, ref)


listed = partial(listed_columns, NAME)
"""The columns that everything listed has."""
