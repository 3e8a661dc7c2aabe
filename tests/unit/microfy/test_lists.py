from __future__ import annotations

import pytest

from tests.unit.microfy.conftest import Room

LISTS = (
    "/api/trending", "/api/fresh", "/api/liked", "/api/moods", "/api/playlists", "/api/deck", "/api/history",
    "/api/search?q=half", "/api/artists", "/api/artists/{ent-079}", "/api/albums/{ent-094}",
    "/api/playlists/{list-029}",
)  # fmt: skip


@pytest.mark.parametrize("path", LISTS)
def test_no_list_holds_lyrics(room: Room, path: str) -> None:
    room.play("trending", track="track-021")
    found = room.text(path)
    assert "lyrics" not in found
    assert "whiskey" not in found


def test_opened_song_has_its_lyrics_without_being_played(room: Room) -> None:
    song = room.get("/api/tracks/{track-021}")
    assert "a little whiskey in a cup" in song["lyrics"]
    assert song["moods"] == ["Night drive"]
    assert room.actions() == []


def test_search_does_not_find_what_is_only_sung(room: Room) -> None:
    assert room.get("/api/search", q="whiskey") == {"tracks": [], "artists": [], "albums": [], "playlists": []}
    assert room.get("/api/search", q=" ") == {"tracks": [], "artists": [], "albums": [], "playlists": []}


def test_search_finds_titles_and_names_in_any_case(room: Room) -> None:
    found = room.get("/api/search", q="HALF moon")
    assert room.refs(found["tracks"]) == ["track-021"]
    by_name = room.get("/api/search", q="hollow tram")
    assert room.refs(by_name["artists"]) == ["ent-050", "ent-051"]
    assert "track-001" in room.refs(by_name["tracks"])


def test_trending_has_what_entered_last_first(room: Room) -> None:
    before = room.refs(room.get("/api/trending"))
    room.apply("track_released", 120.0, track="track-213")
    found = room.get("/api/trending")
    assert len(before) == 24
    assert room.refs(found) == ["track-213", *before]
    assert (found[0]["trending_at_s"], found[0]["released_at_s"]) == (120.0, 120.0)


def test_song_outside_the_trending_list_is_fresh(room: Room) -> None:
    room.apply("track_released", 120.0, track="track-231")
    assert room.refs(room.get("/api/fresh"))[0] == "track-231"
    assert "track-231" not in room.refs(room.get("/api/trending"))


def test_nothing_of_a_song_is_there_before_it_is_out(room: Room) -> None:
    assert room.status("/api/tracks/{track-201}") == 404
    assert room.status("/media/tunes/{track-201}") == 404
    assert room.status("/media/singles/{track-201}") == 404
    room.apply("track_released", 120.0, track="track-201")
    assert room.status("/api/tracks/{track-201}") == 200
    assert room.status("/media/tunes/{track-201}") == 200
    assert room.status("/media/singles/{track-201}") == 200


def test_mood_has_its_songs_the_most_played_first(room: Room) -> None:
    mood = room.get("/api/moods/{rain}")
    plays = [track["plays"] for track in mood["tracks"]]
    assert mood["songs"] == len(plays) == 15
    assert plays == sorted(plays, reverse=True)


def test_record_has_its_songs_in_order(room: Room) -> None:
    album = room.get("/api/albums/{ent-091}")
    assert room.refs(album["tracks"]) == ["track-006", "track-007", "track-008", "track-009", "track-010"]
    assert room.status(album["cover_url"]) == 200


def test_artist_page_has_popular_songs_singles_and_records(room: Room) -> None:
    artist = room.get("/api/artists/{ent-050}")
    assert room.refs(artist["albums"]) == ["ent-090"]
    assert room.refs(artist["singles"]) == ["track-127"]
    assert set(room.refs(artist["popular"])) == {f"track-00{n}" for n in range(1, 6)} | {"track-127"}


def test_follow_is_counted_and_logged_once(room: Room) -> None:
    before = room.get("/api/artists/{ent-050}")["followers"]
    for _ in range(2):
        room.done("/api/artists/{ent-050}/follow", followed=True)
    assert room.get("/api/artists/{ent-050}")["followers"] == before + 1
    assert "ent-050" in room.refs(room.get("/api/artists"))
    room.done("/api/artists/{ent-050}/follow", followed=False)
    assert room.actions() == [
        ("follow_artist", "ent-050", "consequential"),
        ("unfollow_artist", "ent-050", "consequential"),
    ]


def test_liked_songs_hold_the_last_liked_first(room: Room) -> None:
    before = room.refs(room.get("/api/liked"))
    room.done("/api/tracks/{track-001}/like", liked=True)
    assert room.refs(room.get("/api/liked")) == ["track-001", *before]
    room.done("/api/tracks/{track-001}/like", liked=False)
    assert room.refs(room.get("/api/liked")) == before
    assert [kind for kind, *_ in room.actions()] == ["like_track", "unlike_track"]


@pytest.mark.parametrize(
    "path", ["/api/tracks/x", "/api/artists/x", "/api/albums/x", "/api/moods/x", "/api/playlists/x"]
)
def test_what_is_not_there_is_refused_in_a_sentence(room: Room, path: str) -> None:
    reply = room.http.get(path)
    assert reply.status_code == 404
    assert reply.json()["detail"].endswith("does not exist or was removed.")
