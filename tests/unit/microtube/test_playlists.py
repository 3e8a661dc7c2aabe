from __future__ import annotations

import httpx
import pytest

from environments.microtube import environment
from tests.unit.microtube.conftest import Studio


def put(studio: Studio, playlist: str, video: str) -> httpx.Response:
    return studio.http.put(studio.path("playlists", playlist, f"/videos/{environment.public_id(video)}"))


def test_own_playlists_begin_with_watch_later(studio: Studio) -> None:
    assert studio.refs(studio.get("/api/playlists")) == ["list-001", "list-002"]


def test_playlist_is_made_filled_renamed_and_deleted(studio: Studio) -> None:
    made = studio.http.post("/api/playlists", json={"title": "  For   Sunday "}).json()
    address = f"/api/playlists/{made['id']}"
    assert made["title"] == "For Sunday"
    for _ in range(2):
        put(studio, "user-playlist-1", "video-002").raise_for_status()
    assert studio.refs(studio.get(address)["videos"]) == ["video-002"]
    assert studio.http.patch(address, json={"title": "For Monday"}).json()["title"] == "For Monday"
    studio.http.delete(address).raise_for_status()
    assert studio.http.get(address).status_code == 404
    assert studio.actions() == [
        ("create_playlist", "user-playlist-1", '{"title": "For Sunday"}', "consequential"),
        ("save_video", "video-002", '{"playlist": "user-playlist-1"}', "consequential"),
        ("rename_playlist", "user-playlist-1", '{"title": "For Monday"}', "consequential"),
        ("delete_playlist", "user-playlist-1", None, "consequential"),
    ]


def test_video_is_taken_out_and_put_back_at_the_end(studio: Studio) -> None:
    entry = studio.path("playlists", "list-002", f"/videos/{environment.public_id('video-001')}")
    assert studio.refs(studio.http.delete(entry).json()["videos"]) == ["video-003"]
    assert studio.refs(put(studio, "list-002", "video-001").json()["videos"]) == ["video-003", "video-001"]
    assert [action[0] for action in studio.actions()] == ["unsave_video", "save_video"]


def test_video_says_in_which_playlists_it_is(studio: Studio) -> None:
    listed = [{"id": id_} for id_ in studio.one("videos", "video-001")["playlist_ids"]]
    assert studio.refs(listed) == ["list-002"]


@pytest.mark.parametrize(
    ("title", "detail"),
    [(" ", "Give the playlist a title."), ("brIdges", "You have a playlist called “brIdges” already.")],
)
def test_title_is_needed_and_free(studio: Studio, title: str, detail: str) -> None:
    reply = studio.http.post("/api/playlists", json={"title": title})
    assert (reply.status_code, reply.json()["detail"]) == (422, detail)


def test_watch_later_and_other_peoples_playlists_stay(studio: Studio) -> None:
    assert studio.http.delete(studio.path("playlists", "list-001")).json()["detail"] == "Watch later cannot be deleted."
    assert studio.http.patch(studio.path("playlists", "list-001"), json={"title": "x"}).status_code == 422
    assert studio.http.delete(studio.path("playlists", "list-011")).status_code == 403
    assert put(studio, "list-011", "video-002").status_code == 403
    assert studio.actions() == []
