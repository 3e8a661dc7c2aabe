from __future__ import annotations

from environments.microfy import environment
from tests.unit.microfy.conftest import Room

OWN, PUBLIC = "list-001", "list-030"


def _make(room: Room, title: str = "Late trains") -> str:
    made = room.done("/api/playlists", title=title, note=" Slow ones. ", is_public=False)
    assert made["is_own"]
    return str(made["id"])


def test_sidebar_has_own_and_public_playlists_newest_first(room: Room) -> None:
    found = room.get("/api/playlists")
    assert room.refs(found["own"]) == ["list-006", "list-005", "list-004", "list-003", "list-002", "list-001"]
    assert room.refs(found["public"])[:2] == ["list-030", "list-029"]
    assert len(found["public"]) == 24


def test_published_playlist_is_first_in_the_sidebar(room: Room) -> None:
    room.apply("playlist_published", 120.0, playlist="list-033")
    assert room.refs(room.get("/api/playlists")["public"])[:2] == ["list-033", "list-030"]


def test_new_playlist_is_the_users_and_empty(room: Room) -> None:
    id_ = _make(room)
    opened = room.get(f"/api/playlists/{id_}")
    assert (opened["title"], opened["note"], opened["songs"]) == ("Late trains", "Slow ones.", 0)
    assert room.get("/api/playlists")["own"][0]["id"] == id_
    assert room.actions() == [("create_playlist", "user-playlist-1", "consequential")]


def test_playlist_without_a_name_is_refused(room: Room) -> None:
    reply = room.send("/api/playlists", title="  ")
    assert (reply.status_code, reply.json()["detail"]) == (422, "Give the playlist a name.")


def test_rename_and_publish_are_logged_apart_and_only_where_something_changes(room: Room) -> None:
    path = room.with_ids("/api/playlists/{list-001}")
    room.http.patch(path, json={"title": "Bridge run", "is_public": True}).raise_for_status()
    room.http.patch(path, json={"title": "Bridge run", "is_public": True}).raise_for_status()
    room.http.patch(path, json={"is_public": False}).raise_for_status()
    kinds = [kind for kind, *_ in room.actions()]
    assert kinds == ["rename_playlist", "publish_playlist", "unpublish_playlist"]
    assert room.get("/api/playlists/{list-001}")["title"] == "Bridge run"


def test_song_is_added_at_the_end_and_only_once(room: Room) -> None:
    song = environment.public_id("track-020")
    room.done("/api/playlists/{list-001}/songs", track_id=song)
    again = room.send("/api/playlists/{list-001}/songs", track_id=song)
    assert again.status_code == 422
    assert again.json()["detail"] == "“Night Shift Blues No. 2” is in “Bridge walk” already."
    entries = room.get("/api/playlists/{list-001}")["entries"]
    assert room.refs([entry["track"] for entry in entries])[-1] == "track-020"
    assert (len(entries), entries[-1]["added_at_s"]) == (7, 100.0)


def test_song_is_taken_out(room: Room) -> None:
    path = room.with_ids("/api/playlists/{list-001}/songs/{track-048}")
    assert room.http.delete(path).status_code == 204
    assert room.http.delete(path).status_code == 404
    assert room.get("/api/playlists/{list-001}")["songs"] == 5


def test_deleted_playlist_is_gone_and_its_songs_stay(room: Room) -> None:
    assert room.http.delete(room.with_ids("/api/playlists/{list-001}")).status_code == 204
    assert room.status("/api/playlists/{list-001}") == 404
    assert room.status("/api/tracks/{track-077}") == 200
    assert room.actions() == [("delete_playlist", "list-001", "consequential")]


def test_playlists_of_others_cannot_be_changed(room: Room) -> None:
    path = room.with_ids(f"/api/playlists/{{{PUBLIC}}}")
    song = environment.public_id("track-001")
    replies = [
        room.http.delete(path),
        room.http.patch(path, json={"title": "Mine"}),
        room.http.post(f"{path}/songs", json={"track_id": song}),
    ]
    assert {reply.status_code for reply in replies} == {403}
    assert replies[0].json()["detail"] == "Only your own playlists can be changed."
    assert room.actions() == []


def test_numbers_of_made_playlists_are_never_used_again(room: Room) -> None:
    first = _make(room)
    room.http.delete(f"/api/playlists/{first}").raise_for_status()
    assert _make(room) != first
