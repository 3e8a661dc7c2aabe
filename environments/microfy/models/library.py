"""What happens on MicroFy, whoever is the cause: shared by routes, timeline and start state."""

from __future__ import annotations

from sqlalchemy.orm import Session

from environments._kit.people import Entity
from environments._kit.rows import add_new, find
from environments._kit.tables import AddedBy
from environments._kit.world import World
from environments.microfy.models.catalog import AlbumItem, ArtistItem, PlaylistItem, TrackItem
from environments.microfy.models.tables import (
    Album,
    Artist,
    Entry,
    Play,
    Playlist,
    Track,
    TrackMood,
    listed,
)

SINCE_EVER_S = -11 * 366 * 86_400.0


def release_track(session: Session, world: World, item: TrackItem, at_s: float, added_by: AddedBy) -> Track:
    """Bring a song of the catalog out, and its album with the first song of it.

    Args:
        session: Where to.
        world: Whose catalog.
        item: The song.
        at_s: When it is added, simulated s from the start; also when it was released or entered the trending list,
            where the catalog does not say.
        added_by: Who adds it.

    Raises:
        ValueError: It is out already.
    """
    if find(session, Track, item.id):
        raise ValueError(f"{item.id!r} is there already")
    if item.album and find(session, Album, item.album) is None:
        session.add(album_row(world.of(AlbumItem)[item.album], at_s, added_by))
        session.flush()
    track = track_row(item, at_s, added_by)
    session.add(track)
    session.flush()
    session.add_all(mood_rows(item))
    return track


def publish_playlist(session: Session, item: PlaylistItem, world: World, at_s: float, added_by: AddedBy) -> Playlist:
    """Put a playlist of the catalog into the sidebar.

    Raises:
        ValueError: It is there already.
    """
    return add_new(session, playlist_row(item, world, at_s, added_by))


def set_liked(track: Track, is_liked: bool, at_s: float) -> None:
    """Put a song into the liked songs or take it out."""
    track.is_liked = is_liked
    track.liked_at_s = at_s if is_liked else None


def count_play(session: Session, play: Play, at_s: float) -> None:
    """Somebody has played a song: everybody's count goes up."""
    del at_s
    track = find(session, Track, play.item_ref)
    if track is not None:
        track.plays += 1


def artist_row(item: ArtistItem, world: World) -> Artist:
    """An artist."""
    owner = world.of(Entity)[item.id]
    city = next((world.of(Entity)[link.to].name for link in owner.links if link.kind == "located_in"), "")
    same = ("genre", "followers", "listeners", "is_followed")
    return Artist(
        **listed(item.id, SINCE_EVER_S, "preload"),
        name=owner.name,
        description=owner.description,
        city=city,
        **{name: getattr(item, name) for name in same},
    )


def album_row(item: AlbumItem, at_s: float, added_by: AddedBy) -> Album:
    """A record."""
    same = ("title", "kind", "year", "note", "cover")
    return Album(
        **listed(item.id, at_s, added_by),
        artist_ref=item.artist,
        **{name: getattr(item, name) for name in same},
    )


def track_row(item: TrackItem, at_s: float, added_by: AddedBy) -> Track:
    """A song, ready to come out."""
    entered_s = (at_s if item.trending_s is None else item.trending_s) if item.into_trending else None
    released_s = at_s if item.released_s is None else item.released_s
    same = ("number", "title", "lyrics", "length_s", "tune", "cover", "plays", "is_liked")
    return Track(
        **listed(item.id, at_s, added_by),
        artist_ref=item.artist,
        album_ref=item.album,
        released_at_s=released_s,
        trending_at_s=entered_s,
        liked_at_s=released_s if item.is_liked else None,
        **{name: getattr(item, name) for name in same},
    )


def mood_rows(item: TrackItem) -> list[TrackMood]:
    """The moods of a song."""
    return [TrackMood(track_ref=item.id, mood_ref=mood) for mood in item.moods]


def playlist_row(item: PlaylistItem, world: World, at_s: float, added_by: AddedBy) -> Playlist:
    """A playlist with its songs."""
    return Playlist(
        **listed(item.id, at_s, added_by),
        owner_ref=item.owner,
        title=item.title,
        note=item.note,
        is_public=item.is_public,
        is_own=item.owner == world.user.id,
        made_at_s=at_s,
        entries=[Entry(track_ref=ref, added_at=at_s, added_by=added_by) for ref in item.tracks],
    )
