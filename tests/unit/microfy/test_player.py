"""Playing from lists: next, previous, shuffle, repeat, the queue; what counts as played, and that nothing follows."""

from __future__ import annotations

from typing import Any

from environments.microfy import environment
from tests.unit.microfy.conftest import Room

ALBUM = "ent-091"
SONGS = ["track-006", "track-007", "track-008", "track-009", "track-010"]


def _held(room: Room, deck: dict[str, Any]) -> str:
    return room.refs([deck["playing"]])[0]


def test_song_counts_after_five_seconds_and_is_in_the_history(room: Room) -> None:
    before = room.get("/api/tracks/{track-006}")["plays"]
    room.play("album", ALBUM)
    room.wait(4.9)
    assert room.refs([room.get("/api/history")[0]["track"]]) == ["track-104"]
    room.wait(0.2)
    history = room.get("/api/history")
    assert (room.refs([history[0]["track"]]), history[0]["played_at_s"]) == (["track-006"], 105.0)
    assert room.get("/api/tracks/{track-006}")["plays"] == before + 1


def test_no_song_follows_by_itself(room: Room) -> None:
    deck = room.play("album", ALBUM)
    room.wait(deck["playing"]["length_s"] + 60)
    player = room.get("/api/player")
    assert (player["is_running"], player["position_s"]) == (False, deck["playing"]["length_s"])
    assert [ref for ref, _at_s in room.counted()] == ["track-006"]


def test_next_and_previous_go_through_the_list(room: Room) -> None:
    room.play("album", ALBUM, "track-008")
    assert _held(room, room.done("/api/deck/next")) == "track-009"
    assert _held(room, room.done("/api/deck/previous")) == "track-008"
    room.wait(3.5)
    assert _held(room, room.done("/api/deck/previous")) == "track-008"
    assert room.get("/api/player")["position_s"] == 0.0
    assert [(kind, target) for kind, target, _class in room.actions()] == [
        ("play", "track-008"), ("next", "track-009"), ("previous", "track-008"), ("previous", "track-008"),
    ]  # fmt: skip


def test_next_after_the_last_song_is_refused_unless_the_list_repeats(room: Room) -> None:
    room.play("album", ALBUM, "track-010")
    reply = room.send("/api/deck/next")
    assert (reply.status_code, reply.json()["detail"][:22]) == (422, "This was the last song")
    room.done("/api/deck/repeat", repeat="all")
    assert _held(room, room.done("/api/deck/next")) == "track-006"


def test_repeated_song_begins_anew_and_counts_again(room: Room) -> None:
    length_s = room.play("album", ALBUM)["playing"]["length_s"]
    room.done("/api/deck/repeat", repeat="one")
    room.wait(length_s + 6)
    assert room.counted() == [("track-006", 105.0), ("track-006", 105.0 + length_s)]
    assert room.get("/api/player")["position_s"] == 6.0


def test_queued_songs_come_first_and_then_the_list_goes_on(room: Room) -> None:
    room.play("album", ALBUM)
    for ref in ("track-020", "track-048"):
        room.done("/api/deck/queue", track_id=environment.public_id(ref))
    deck = room.get("/api/deck")
    assert room.refs([row["track"] for row in deck["queued"]]) == ["track-020", "track-048"]
    assert room.refs(deck["upcoming"]) == SONGS[1:]
    room.http.delete(f"/api/deck/queue/{deck['queued'][1]['entry_id']}").raise_for_status()
    assert _held(room, room.done("/api/deck/next")) == "track-020"
    assert _held(room, room.done("/api/deck/next")) == "track-007"


def test_shuffle_is_the_servers_and_the_same_in_every_run(room: Room) -> None:
    room.play("album", ALBUM, "track-008")
    shuffled = room.refs(room.done("/api/deck/shuffle", is_shuffled=True)["upcoming"])
    assert sorted(shuffled) == [ref for ref in SONGS if ref != "track-008"]
    written = room.refs(room.done("/api/deck/shuffle", is_shuffled=False)["upcoming"])
    assert written == ["track-009", "track-010"]
    with room.database.session() as session:
        session.connection().exec_driver_sql("UPDATE deck SET shuffles = 0")
    assert room.refs(room.done("/api/deck/shuffle", is_shuffled=True)["upcoming"]) == shuffled


def test_another_shuffle_is_another_order(room: Room) -> None:
    room.play("trending")
    orders = []
    for _ in range(2):
        orders.append(room.refs(room.done("/api/deck/shuffle", is_shuffled=True)["upcoming"]))
        room.done("/api/deck/shuffle", is_shuffled=False)
    assert orders[0] != orders[1]


def test_pause_holds_the_position_and_going_on_adds_up(room: Room) -> None:
    room.play("album", ALBUM)
    room.wait(3.0)
    held = room.get("/api/player")
    room.done("/api/player/pause", play_id=held["play_id"])
    room.wait(50.0)
    assert room.counted() == [("track-006", None)]
    room.done("/api/player/play", item_id=held["item_id"])
    room.wait(2.0)
    assert room.counted() == [("track-006", 155.0)]


def test_seeking_moves_and_does_not_count(room: Room) -> None:
    room.play("album", ALBUM)
    held = room.get("/api/player")
    room.done("/api/player/seek", play_id=held["play_id"], position_s=80.0)
    room.wait(1.0)
    assert room.get("/api/player")["position_s"] == 81.0
    assert room.counted() == [("track-006", None)]


def test_volume_stays(room: Room) -> None:
    room.done("/api/deck/volume", volume=35, is_muted=True)
    deck = room.get("/api/deck")
    assert (deck["volume"], deck["is_muted"]) == (35, True)
    assert room.send("/api/deck/volume", volume=101, is_muted=False).status_code == 422


def test_song_that_is_not_in_the_list_is_refused(room: Room) -> None:
    ids = {"source_id": environment.public_id(ALBUM), "track_id": environment.public_id("track-001")}
    assert room.send("/api/deck/play", source="album", **ids).status_code == 404


def test_nothing_to_play_is_refused(room: Room) -> None:
    made = room.done("/api/playlists", title="Empty")
    reply = room.send("/api/deck/play", source="playlist", source_id=made["id"])
    assert (reply.status_code, reply.json()["detail"]) == (422, "There is no song to play here yet.")


def test_every_kind_of_list_can_be_played(room: Room) -> None:
    lists = {"mood": "rain", "artist": "ent-051", "album": ALBUM, "playlist": "list-001", "song": "track-001"}
    names = [room.play(kind, ref)["source"] for kind, ref in lists.items()]
    assert names[0] == "Rainy day"
    assert names[2:] == [room.get("/api/albums/{ent-091}")["title"], "Bridge walk", "First Tram Out"]
    assert [room.play(kind)["source"] for kind in ("trending", "fresh", "liked")] == [
        "Trending now", "Fresh singles", "Liked songs",
    ]  # fmt: skip
