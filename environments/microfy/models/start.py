"""The start state: the base of the catalogs, and what a task's preload changes about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pydantic import Field
from sqlalchemy.orm import Session

from environments._kit.catalog import Part
from environments._kit.playing import COUNTS_AFTER_S
from environments._kit.preload import ADDED_APART_S, Preload, at_start
from environments._kit.world import World
from environments.microfy.models.catalog import (
    AlbumItem,
    ArtistItem,
    ArtistRef,
    HistoryItem,
    MoodItem,
    PlaylistItem,
    PlaylistRef,
    TrackItem,
    TrackRef,
)
from environments.microfy.models.library import (
    SINCE_EVER_S,
    album_row,
    artist_row,
    mood_rows,
    playlist_row,
    publish_playlist,
    release_track,
    set_liked,
    track_row,
)
from environments.microfy.models.tables import Artist, Deck, Mood, Play, Track, listed

LIKED_BEFORE_S = 3_600.0
START_VOLUME = 70


class AddedItems(Part):
    """Items of the catalogs that a task adds to the start state."""

    tracks: list[TrackRef] = Field(default_factory=list)
    playlists: list[PlaylistRef] = Field(default_factory=list)


class FyPreload(Preload):
    """A task's start state."""

    base: Literal["standard", "trending", "empty"] = "standard"
    """`trending` has no songs but those of the trending list, and no playlists."""
    add: AddedItems = AddedItems()
    liked: list[TrackRef] = Field(default_factory=list)
    unliked: list[TrackRef] = Field(default_factory=list)
    followed: list[ArtistRef] = Field(default_factory=list)
    unfollowed: list[ArtistRef] = Field(default_factory=list)


def fill(session: Session, world: World, base: str) -> None:
    """Put artists, moods, the player, and all that a base holds, into an empty database."""
    session.add_all(artist_row(item, world) for item in world.of(ArtistItem).values())
    session.add_all(Mood(**listed(m.id, SINCE_EVER_S, "preload"), name=m.name) for m in world.of(MoodItem).values())
    session.add(_deck())
    session.flush()
    tracks = [(item, item.released_s) for item in world.of(TrackItem).values() if _is_there(item, base)]
    albums = {item.album for item, _at_s in tracks if item.album}
    session.add_all(album_row(world.of(AlbumItem)[ref], SINCE_EVER_S, "preload") for ref in sorted(albums))
    session.flush()
    session.add_all(track_row(item, at_s, "preload") for item, at_s in tracks if at_s is not None)
    session.flush()
    session.add_all(row for item, _at_s in tracks for row in mood_rows(item))
    if base == "standard":
        session.add_all(_played(item, world) for item in _by_time(world))
        there = [item for item in world.of(PlaylistItem).values() if item.base]
        session.add_all(playlist_row(item, world, item.at_s, "preload") for item in there if item.at_s is not None)


def prepare(session: Session, world: World, preload: FyPreload) -> None:
    """Apply the rest of a task's preload.

    Raises:
        ValueError: Something is added twice, or is to be changed and is not there at the start.
    """
    for ref, at_s in _spread(preload.add.tracks):
        release_track(session, world, world.of(TrackItem)[ref], at_s, "preload")
    session.flush()
    for ref, at_s in _spread(preload.add.playlists):
        publish_playlist(session, world.of(PlaylistItem)[ref], world, at_s, "preload")
    for ref in preload.liked:
        set_liked(at_start(session, Track, ref, "liked"), True, -LIKED_BEFORE_S)
    for ref in preload.unliked:
        set_liked(at_start(session, Track, ref, "unliked"), False, 0.0)
    for ref in preload.followed:
        at_start(session, Artist, ref, "followed").is_followed = True
    for ref in preload.unfollowed:
        at_start(session, Artist, ref, "unfollowed").is_followed = False


def _is_there(item: TrackItem, base: str) -> bool:
    return item.base is not None and (base == "standard" or (base == "trending" and item.into_trending))


def _spread(refs: Sequence[str]) -> list[tuple[str, float]]:
    """What a task adds, with its time."""
    return [(ref, -(len(refs) - n) * ADDED_APART_S) for n, ref in enumerate(refs)]


def _by_time(world: World) -> Sequence[HistoryItem]:
    return sorted(world.of(HistoryItem).values(), key=lambda item: (item.at_s, item.id))


def _played(item: HistoryItem, world: World) -> Play:
    """A song that the user has heard to its end."""
    length_s = world.of(TrackItem)[item.track].length_s
    return Play(
        item_ref=item.track,
        length_s=length_s,
        told_at_s=item.at_s + length_s,
        position_s=length_s,
        ran_s=length_s,
        is_running=False,
        is_current=False,
        counted_at_s=item.at_s + COUNTS_AFTER_S,
        added_at=item.at_s,
        added_by="preload",
    )


def _deck() -> Deck:
    return Deck(
        id=1,
        volume=START_VOLUME,
        is_muted=False,
        is_shuffled=False,
        shuffles=0,
        repeat="off",
        source="",
        place=0,
        added_at=SINCE_EVER_S,
        added_by="preload",
    )
