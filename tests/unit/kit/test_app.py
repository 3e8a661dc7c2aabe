from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from fastapi.routing import APIRoute, iter_route_contexts

from environments._kit.openapi import document
from tests.unit.kit.conftest import Served


def test_session_tells_user_start_and_time(served: Served) -> None:
    served.now_s[0] = 61.25
    assert served.http.get("/api/session").json() == {
        "title": "MicroNotes",
        "user": {
            "id": served.environment.public_id("per-001"),
            "name": "Maya Okafor",
            "email": "maya.okafor@brightwater.example",
            "avatar_url": None,
        },
        "start": "2026-10-13T10:00:00-04:00",
        "timezone": "America/New_York",
        "now_s": 61.25,
    }


def test_every_api_response_carries_revision_and_time(served: Served) -> None:
    revision = str(served.database.revision)
    replies = [
        served.http.get("/api/notes"),
        served.http.get("/api/nothing"),
        served.http.post("/api/notes", json={"txt": 1}),
        served.http.post("/api/notes/none/like"),
    ]
    assert [reply.status_code for reply in replies] == [200, 404, 422, 404]
    assert {(r.headers["X-App-Revision"], r.headers["X-App-Now"]) for r in replies} == {(revision, "12.5")}
    assert {r.headers["Cache-Control"] for r in replies} == {"no-store"}


def test_refusals_are_plain_sentences(served: Served) -> None:
    missing = served.http.post("/api/notes/none/like")
    assert missing.json() == {"detail": "This note does not exist or was removed."}
    invalid = served.http.post("/api/notes", json={"text": 5})
    assert invalid.json() == {"detail": "The field 'text' is not valid: Input should be a valid string."}
    broken = served.http.post("/api/notes", content=b"{", headers={"Content-Type": "application/json"})
    assert broken.json() == {"detail": "The body of the request is not valid JSON."}
    assert served.http.put("/api/unknown", json={}).json() == {"detail": "This address does not exist or was removed."}
    assert served.actions() == []


def test_action_is_logged_with_moment_class_and_sorted_params(served: Served) -> None:
    served.now_s[0] = 40.0
    served.http.post("/api/notes", json={"text": "é"}).raise_for_status()
    assert served.actions() == [("write_note", "user-note-1", '{"text": "é"}', "consequential", 40.0)]


def test_app_has_the_declared_routes_and_no_others(served: Served) -> None:
    routes = list(iter_route_contexts(served.server._server.config.app.routes))  # type: ignore[union-attr]
    paths = {getattr(route.original_route, "path", "") for route in routes}
    assert paths == {
        "/api/session",
        "/api/notes",
        "/api/notes/{note_id}/like",
        "/api/notes/{note_id}/shred",
        "/api/push",
        "/media/avatars/{avatar_id}",
        "/media/{kind}/{item_id}",
        "/contact",
        "/assets",
        "/api/{path:path}",
        "/media/{path:path}",
        "/{path:path}",
    }
    assert all(isinstance(r.original_route, APIRoute) or r.original_route.path == "/assets" for r in routes)  # type: ignore[attr-defined]


@pytest.mark.parametrize("path", ["/docs", "/redoc", "/openapi.json", "/api/openapi.json", "/docs/oauth2-redirect"])
def test_description_of_the_api_is_not_served(served: Served, path: str) -> None:
    _build(served)
    reply = served.http.get(path)
    assert "swagger" not in reply.text.lower()
    assert "paths" not in reply.text
    assert reply.status_code == 404 or reply.text == "<html>built</html>"


def test_page_is_served_for_every_path_without_a_suffix(served: Served) -> None:
    _build(served)
    for path in ("/", "/inbox", "/inbox/abc", "/settings/x/y"):
        reply = served.http.get(path)
        assert (reply.status_code, reply.text) == (200, "<html>built</html>")
        assert "default-src 'self'" in reply.headers["Content-Security-Policy"]
        assert reply.headers["Cache-Control"] == "no-cache"


def test_assets_are_served_and_kept_by_the_browser(served: Served) -> None:
    _build(served)
    reply = served.http.get("/assets/app-1234.js")
    assert reply.text == "run()"
    assert "javascript" in reply.headers["Content-Type"]
    assert "immutable" in reply.headers["Cache-Control"]
    assert served.http.get("/favicon.svg").text == "<svg/>"
    for missing in ("/assets/none.js", "/none.js", "/deep/favicon.svg"):
        assert served.http.get(missing).status_code == 404


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/..%2fsecret.txt", "//etc/x.y"],
)
def test_files_outside_the_build_are_not_served(served: Served, path: str) -> None:
    dist = _build(served)
    (dist.parent / "secret.txt").write_text("secret")
    (dist.parent.parent / "secret.txt").write_text("secret")
    reply = served.http.get(httpx.URL(served.server.url, raw_path=path.encode()))
    assert reply.status_code == 404
    assert "secret" not in reply.text


def test_page_that_is_not_built_says_how_to_build_it(served: Served) -> None:
    reply = served.http.get("/")
    assert (reply.status_code, reply.text) == (503, "The page is not built. Run: make setup")


def test_server_tells_neither_its_software_nor_the_machines_date(served: Served) -> None:
    reply = served.http.get("/api/notes")
    assert "server" not in reply.headers
    assert "date" not in reply.headers


def test_avatar_is_served_once_it_is_built(served: Served) -> None:
    media = served.world.media / "avatars"
    media.mkdir()
    (media / "per-002.webp").write_bytes(b"Ann")
    (media / "stranger.webp").write_bytes(b"?")
    url = f"/media/avatars/{served.environment.public_id('per-002')}"
    reply = served.http.get(url)
    assert (reply.content, reply.headers["Content-Type"]) == (b"Ann", "image/webp")
    assert "immutable" in reply.headers["Cache-Control"]
    assert served.http.get(f"/media/avatars/{served.environment.public_id('stranger')}").status_code == 404
    assert served.http.get("/media/avatars/per-002").status_code == 404


def test_medium_of_an_item_is_served_once_the_database_holds_it(served: Served) -> None:
    url = _record(served, "note-150")
    assert served.http.get(url).json() == {"detail": "This file does not exist or was removed."}
    served.environment.events["note_written"](note="note-150").apply(served.database, served.world, 5.0)
    reply = served.http.get(url)
    assert (reply.content, reply.headers["Content-Type"]) == (b"0123456789", "video/webm")
    assert "immutable" in reply.headers["Cache-Control"]


@pytest.mark.parametrize(
    ("wanted", "status", "content", "place"),
    [
        ("bytes=0-3", 206, b"0123", "bytes 0-3/10"),
        ("bytes=7-", 206, b"789", "bytes 7-9/10"),
        ("bytes=-2", 206, b"89", "bytes 8-9/10"),
        ("bytes=10-", 416, b"", "bytes */10"),
    ],
)
def test_player_can_ask_for_a_part_of_a_medium(
    served: Served, wanted: str, status: int, content: bytes, place: str
) -> None:
    reply = served.http.get(_record(served, "note-001"), headers={"Range": wanted})
    assert (reply.status_code, reply.content, reply.headers["Content-Range"]) == (status, content, place)


@pytest.mark.parametrize(
    "path",
    [
        "/media/sounds/note-001",
        "/media/sounds/note-001.webm",
        "/media/sounds/..%2f..%2fpersonas.jsonl",
        "/media/films/{id}",
        "/media/sounds/{id}/x",
        "/media/sounds",
    ],
)
def test_media_are_reached_by_kind_and_public_id_only(served: Served, path: str) -> None:
    _build(served)
    _record(served, "note-001")
    filled = path.format(id=served.environment.public_id("note-001"))
    reply = served.http.get(httpx.URL(served.server.url, raw_path=filled.encode()))
    assert reply.status_code == 404
    assert reply.json()["detail"].endswith("does not exist or was removed.")


def test_description_of_an_unknown_app_is_refused() -> None:
    with pytest.raises(LookupError, match="no environment 'nomail'"):
        document("nomail")


def _record(served: Served, ref: str) -> str:
    """Put the sound of a note where set-up would; returns where the app serves it."""
    file = served.world.media / "sounds" / f"{ref}.webm"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(b"0123456789")
    return f"/media/sounds/{served.environment.public_id(ref)}"


def _build(served: Served) -> Path:
    dist = served.environment.web_dist
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<html>built</html>")
    (dist / "favicon.svg").write_text("<svg/>")
    (dist / "assets" / "app-1234.js").write_text("run()")
    return dist
