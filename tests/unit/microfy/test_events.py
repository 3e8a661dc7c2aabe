from __future__ import annotations

import pytest

from environments.microfy import environment
from tests.unit.microfy.conftest import Room


@pytest.mark.parametrize(
    ("kind", "fields", "message"),
    [
        ("track_released", {"track": "track-001"}, "is there from the start"),
        ("track_released", {"track": "track-999"}, "no track 'track-999'"),
        ("playlist_published", {"playlist": "list-030"}, "is there from the start"),
        ("playlist_extended", {"playlist": "list-001", "track": "track-020"}, "is the user's own"),
        ("playlist_extended", {"playlist": "list-030", "track": "track-015"}, "is in 'list-030' already"),
        ("followers_gained", {"artist": "ent-001", "count": 3}, "no artist 'ent-001'"),
    ],
)
def test_wrong_event_is_refused_with_what_is_wrong(kind: str, fields: dict[str, object], message: str) -> None:
    with pytest.raises(LookupError, match=message):
        environment.events[kind](**fields).check(environment.load_world())


def test_events_change_what_the_pages_show(room: Room) -> None:
    artist, song = room.get("/api/artists/{ent-050}"), room.get("/api/tracks/{track-001}")
    assert room.apply("followers_gained", 120.0, artist="ent-050", count=7) is None
    assert room.apply("plays_gained", 121.0, track="track-001", count=9) is None
    assert room.apply("playlist_extended", 122.0, playlist="list-030", track="track-017") is None
    assert room.get("/api/artists/{ent-050}")["followers"] == artist["followers"] + 7
    assert room.get("/api/tracks/{track-001}")["plays"] == song["plays"] + 9
    last = room.get("/api/playlists/{list-030}")["entries"][-1]
    assert (room.refs([last["track"]]), last["added_at_s"]) == (["track-017"], 122.0)
    assert room.actions() == []


def test_song_cannot_come_out_twice(room: Room) -> None:
    room.apply("track_released", 120.0, track="track-213")
    with pytest.raises(ValueError, match="'track-213' is there already"):
        room.apply("track_released", 130.0, track="track-213")


def test_event_on_what_is_not_out_is_an_error_of_the_timeline(room: Room) -> None:
    with pytest.raises(LookupError, match="'track-213' is not there yet"):
        room.apply("plays_gained", 120.0, track="track-213", count=1)
