"""The lines of every catalog, made one piece of material after the other."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from datetime import UTC, datetime

from environments._world.cast import Cast, Draw
from environments._world.drawn import USER, DrawnWorld
from environments._world.generate import Lines
from environments._world.material import Source
from environments._world.media import TUNES
from environments._world.when import Habit, parse_when
from environments.microfy.generate.covers import Covers
from environments.microfy.generate.written import (
    MaterialFile,
    WrittenAlbum,
    WrittenArtist,
    WrittenPlaylist,
    WrittenSingle,
    WrittenSong,
)
from pytest_sentinel.calendar import START, TIMEZONE

NAME = "microfy"
FOLLOWERS_FROM_TO = (900, 400_000)
PLAYS_FROM_TO = (3_000, 6_000_000)
NEW_PLAYS_FROM_TO = (20, 900)
"""Of a song that has just come out."""
VERSE_S, LINE_S, MOST_EXTRA_S = 48, 8, 41
"""A song lasts so long, and so long for every line, and up to so long for what is only played."""
DAY_S = 86_400


def draw(item: str, purpose: str) -> random.Random:
    """Chance that is the same in every world."""
    return random.Random(f"{NAME}:{item}:{purpose}")


def spread(rng: random.Random, bounds: tuple[int, int]) -> int:
    """A count between two bounds: few are large."""
    low, high = (math.log(bound) for bound in bounds)
    return round(math.exp(rng.uniform(low, high)))


@dataclass
class Makers:
    """Catalogs on their way."""

    world: DrawnWorld
    covers: Covers = field(default_factory=Covers)
    artists: Lines = field(default_factory=list)
    moods: Lines = field(default_factory=list)
    albums: Lines = field(default_factory=list)
    tracks: Lines = field(default_factory=list)
    playlists: Lines = field(default_factory=list)
    history: Lines = field(default_factory=list)

    def add(self, source: Source[MaterialFile]) -> None:
        """Add one file of material.

        Raises:
            ValueError: The material is wrong; the message names file and item.
        """
        data = source.data
        self.moods += [mood.model_dump() for mood in data.moods]
        for artist in data.artists:
            with source.naming_errors(artist.id):
                self._artist(artist)
        for album in data.albums:
            with source.naming_errors(album.id):
                self._album(album)
        for single in data.singles:
            with source.naming_errors(single.id):
                self._single(single)
        for playlist in data.playlists:
            with source.naming_errors(playlist.id):
                self._playlist(playlist)
        for n, play in enumerate(data.history, 1):
            with source.naming_errors(f"history {n}"):
                self.history.append(
                    {"id": f"play-{n:02d}", "track": play.track, "at_s": self._moment(play.when, f"play-{n:02d}", "at")}
                )

    def lines(self) -> dict[str, Lines]:
        """All lines by file.

        Raises:
            ValueError: An id is used twice.
        """
        names = ("artists", "moods", "albums", "tracks", "playlists", "history")
        found: dict[str, Lines] = {f"{name}.jsonl": getattr(self, name) for name in names}
        for file, lines in found.items():
            ids = [line["id"] for line in lines]
            if twice := next((id_ for id_ in ids if ids.count(id_) > 1), None):
                raise ValueError(f"{file}: the id {twice!r} is used twice")
        return found

    def _artist(self, artist: WrittenArtist) -> None:
        followers = spread(draw(artist.id, "followers"), FOLLOWERS_FROM_TO)
        listeners = round(followers * draw(artist.id, "listeners").uniform(1.6, 5))
        line = {"id": artist.id, "genre": artist.genre, "followers": followers, "listeners": listeners}
        self.artists.append(line | {"is_followed": artist.followed})

    def _album(self, album: WrittenAlbum) -> None:
        thing = self.world.things.get(album.id)
        artist = album.by or (thing.row.links["album_of"] if thing else None)
        title = album.title or (thing.name if thing else None)
        if not isinstance(artist, str) or title is None:
            raise ValueError("a record that is no entity needs by, title and scene")
        cover = self.covers.take(album.scene) if album.scene else f"avatars/{album.id}.webp"
        self.albums.append(
            {
                "id": album.id, "artist": artist, "title": title, "kind": album.kind, "year": album.year,
                "note": self._render(album.id, album.note), "cover": cover,
            }
        )  # fmt: skip
        released_s = _day_of(album)
        for number, song in enumerate(album.tracks, 1):
            self._song(song, artist, cover, released_s, album=album.id, number=number)

    def _single(self, single: WrittenSingle) -> None:
        when = single.when or single.trending
        released_s = self._moment(when, single.id, "released") if when else None
        into = bool(single.trending or single.into)
        self._song(single, single.by, self.covers.take(single.scene), released_s, into_trending=into)

    def _song(
        self, song: WrittenSong, artist: str, cover: str, released_s: float | None, *,
        album: str | None = None, number: int = 1, into_trending: bool | None = None,
    ) -> None:  # fmt: skip
        words = [line for line in song.lyrics.splitlines() if line.strip()]
        if not words:
            raise ValueError("it has no lyrics")
        extra_s = draw(song.id, "length").randint(0, MOST_EXTRA_S)
        trending_s = self._moment(song.trending, song.id, "released") if song.trending else None
        self.tracks.append(
            {
                "id": song.id, "base": "standard" if released_s is not None else None, "released_s": released_s,
                "trending_s": trending_s,
                "into_trending": song.trending is not None if into_trending is None else into_trending,
                "artist": artist, "album": album, "number": number, "title": song.title,
                "lyrics": self._render(song.id, song.lyrics.strip()),
                "length_s": VERSE_S + LINE_S * len(words) + extra_s,
                "tune": f"tunes/{draw(song.id, 'tune').randint(1, TUNES):02d}.webm", "cover": cover,
                "moods": song.moods, "is_liked": song.liked,
                "plays": spread(draw(song.id, "plays"), NEW_PLAYS_FROM_TO if released_s is None else PLAYS_FROM_TO),
            }
        )  # fmt: skip

    def _playlist(self, playlist: WrittenPlaylist) -> None:
        cast = Cast(self.world, f"{NAME}:{playlist.id}")
        is_pool = playlist.by in self.world.pools and playlist.by != "user"
        owner = cast.find(Draw(pool=playlist.by) if is_pool else playlist.by, "by")
        at_s = self._moment(playlist.when, playlist.id, "made", owner) if playlist.when else None
        self.playlists.append(
            {
                "id": playlist.id, "base": None if at_s is None else "standard", "at_s": at_s, "owner": owner,
                "title": cast.render(playlist.title, owner), "note": cast.render(playlist.note, owner),
                "is_public": owner != USER if playlist.public is None else playlist.public, "tracks": playlist.tracks,
            }
        )  # fmt: skip

    def _render(self, item: str, text: str) -> str:
        return Cast(self.world, f"{NAME}:{item}").render(text)

    def _moment(self, when: str, item: str, purpose: str, who: str | None = None) -> float:
        person = self.world.people.get(who) if who else None
        habit = Habit(person.row.hours if person else "free", person.zone if person else TIMEZONE, at_work=False)
        parsed = parse_when(when)
        rng = random.Random(f"{self.world.seed}:{NAME}:{item}:{purpose}")
        return parsed.draw(rng, habit)  # type: ignore[call-arg]  # a day, never "so long after": nothing comes before


def _day_of(album: WrittenAlbum) -> float:
    """A day of the year of a record, before the start, s from the start."""
    first = datetime(album.year, 1, 1, tzinfo=UTC)
    last = min(datetime(album.year, 12, 20, tzinfo=UTC), datetime(START.year, 9, 20, tzinfo=UTC))
    day = draw(album.id, "day").randint(0, (last - first).days)
    return (first - START.astimezone(UTC)).total_seconds() + day * DAY_S
