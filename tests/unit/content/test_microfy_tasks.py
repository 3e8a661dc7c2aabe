"""The ten MicroFy tasks as the list of tasks states them, and the music they start from."""

from __future__ import annotations

import re

import pytest

from environments._kit.world import World
from environments._world.drawn import draw_world
from environments._world.text_table import faults, measured
from environments.microfy.generate import catalogs
from environments.microfy.models.catalog import AlbumItem, ArtistItem, PlaylistItem, TrackItem
from tests.unit.content.moments import task_of

NEW_ARTISTS = {"ent-057", "ent-074", "ent-076", "ent-081", "ent-085"}


def _released(world: World, task_id: str, trending: bool = True) -> list[TrackItem]:
    tracks = world.of(TrackItem)
    refs = [event.fields["track"] for event in task_of(task_id).events if event.kind == "track_released"]
    return [tracks[ref] for ref in refs if tracks[ref].into_trending == trending]


def test_the_start_is_as_large_as_promised(world: World) -> None:
    tracks = world.of(TrackItem).values()
    assert len(world.of(ArtistItem)) == 40
    assert len(world.of(AlbumItem)) >= 18
    assert sum(track.base == "standard" for track in tracks) >= 120
    assert sum(track.base == "standard" and track.into_trending for track in tracks) == 24
    assert sum(playlist.base == "standard" for playlist in world.of(PlaylistItem).values()) == 30


def test_every_song_has_lyrics_of_its_own(world: World) -> None:
    lines = {t.id: len([x for x in t.lyrics.splitlines() if x.strip()]) for t in world.of(TrackItem).values()}
    assert {ref for ref, count in lines.items() if not 8 <= count <= 20} == set()
    assert [fault for texts in measured(0, "microfy") for fault in faults(texts)] == []


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("golden", {"track-106", "track-202", "track-203"}),
        ("subway", {"track-201"}),
        ("tangerine", set()),
        ("whisk(e)?y", {"track-021", "track-205"}),
    ],
)
@pytest.mark.parametrize("seed", [0, 7])
def test_wanted_words_are_sung_only_where_a_task_needs_them(pattern: str, expected: set[str], seed: int) -> None:
    tracks = catalogs(draw_world(seed))["tracks.jsonl"]
    assert {line["id"] for line in tracks if re.search(pattern, line["lyrics"], re.IGNORECASE)} == expected


def test_wanted_words_are_in_titles_of_decoys_only(world: World) -> None:
    titles = {t.id for t in world.of(TrackItem).values() if re.search("golden|subway|tangerine|whiskey", t.title, re.I)}
    assert titles == {"track-204", "track-207"}


def test_new_artists_are_nowhere_in_the_trending_list_before(world: World) -> None:
    there = {track.artist for track in world.of(TrackItem).values() if track.base and track.into_trending}
    assert not there & NEW_ARTISTS
    in_task = [track.artist for track in _released(world, "microfy-followers-absolute-active")]
    assert [artist for artist in in_task if artist in NEW_ARTISTS] == [
        "ent-057", "ent-074", "ent-081", "ent-085", "ent-076",
    ]  # fmt: skip
    assert {artist for artist in in_task if artist not in NEW_ARTISTS} <= there


def test_exactly_five_new_songs_enter_the_trending_list_of_the_release_task(world: World) -> None:
    assert len(_released(world, "microfy-new-releases-relative-active")) == 5
    assert len(_released(world, "microfy-new-releases-relative-active", trending=False)) == 6


def test_the_band_that_is_waited_for_releases_nothing(world: World) -> None:
    artists = [track.artist for track in _released(world, "microfy-followers-noop")]
    assert "ent-050" not in artists
    assert artists.count("ent-051") == 2


def test_the_known_matches_are_in_the_trending_list_at_the_start(world: World) -> None:
    tracks = world.of(TrackItem)
    assert (tracks["track-021"].into_trending, tracks["track-021"].is_liked, tracks["track-021"].title) == (
        True, True, "Half a Moon",
    )  # fmt: skip
    assert tracks["track-106"].base == "standard"
    assert tracks["track-106"].into_trending
