"""What the timeline can do on MicroFy."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from environments._kit.events import Event, Stage, refuse_from_the_start
from environments._kit.rows import Row, find
from environments._kit.world import World
from environments.microfy.models.catalog import (
    ArtistRef,
    PlaylistItem,
    PlaylistRef,
    TrackItem,
    TrackRef,
)
from environments.microfy.models.library import publish_playlist, release_track
from environments.microfy.models.tables import Artist, Entry, Playlist, Track

More = Annotated[int, Field(ge=1, le=1_000_000)]


class TrackReleased(Event):
    """A song of the catalog comes out; the catalog says whether it enters the trending list."""

    track: TrackRef

    def check(self, world: World) -> None:
        """Verify that the song exists and is not there from the start.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        if base := world.of(TrackItem)[self.track].base:
            raise LookupError(f"field 'track': {self.track!r} is there from the start (base {base!r})")

    def change(self, stage: Stage) -> str | None:
        """Bring it out."""
        release_track(stage.session, stage.world, stage.world.of(TrackItem)[self.track], stage.at_s, "timeline")
        return None


class PlaylistPublished(Event):
    """Somebody publishes a playlist of the catalog, which then is in the sidebar."""

    playlist: PlaylistRef

    def check(self, world: World) -> None:
        """Verify that the playlist exists, is not there from the start and is not the user's.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        item = world.of(PlaylistItem)[self.playlist]
        refuse_from_the_start(item, "playlist")
        if item.owner == world.user.id:
            raise LookupError(f"field 'playlist': {self.playlist!r} is the user's own")

    def change(self, stage: Stage) -> str | None:
        """Publish it."""
        item = stage.world.of(PlaylistItem)[self.playlist]
        publish_playlist(stage.session, item, stage.world, stage.at_s, "timeline")
        return None


class PlaylistExtended(Event):
    """Somebody adds a song to a public playlist."""

    playlist: PlaylistRef
    track: TrackRef

    def check(self, world: World) -> None:
        """Verify that playlist and song exist, that the playlist is not the user's, and that the song is not in it.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        item = world.of(PlaylistItem)[self.playlist]
        if item.owner == world.user.id:
            raise LookupError(f"field 'playlist': {self.playlist!r} is the user's own")
        if self.track in item.tracks:
            raise LookupError(f"field 'track': {self.track!r} is in {self.playlist!r} already")

    def change(self, stage: Stage) -> str | None:
        """Put it at the end."""
        playlist = _there(stage, Playlist, self.playlist)
        _there(stage, Track, self.track)
        playlist.entries.append(Entry(track_ref=self.track, added_at=stage.at_s, added_by="timeline"))
        return None


class FollowersGained(Event):
    """More people follow an artist."""

    artist: ArtistRef
    count: More

    def change(self, stage: Stage) -> str | None:
        """Count them."""
        _there(stage, Artist, self.artist).followers += self.count
        return None


class PlaysGained(Event):
    """More people have played a song."""

    track: TrackRef
    count: More

    def change(self, stage: Stage) -> str | None:
        """Count them."""
        _there(stage, Track, self.track).plays += self.count
        return None


def _there(stage: Stage, model: type[Row], ref: str) -> Row:
    row = find(stage.session, model, ref)
    if row is None:
        raise LookupError(f"{ref!r} is not there yet")
    return row


EVENTS: dict[str, type[Event]] = {
    "track_released": TrackReleased,
    "playlist_published": PlaylistPublished,
    "playlist_extended": PlaylistExtended,
    "followers_gained": FollowersGained,
    "plays_gained": PlaysGained,
}
