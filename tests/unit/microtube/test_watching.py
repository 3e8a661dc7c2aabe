"""Five simulated seconds in the player are a view and an entry of the history, by the clock of the task."""

from __future__ import annotations

from typing import Any

from environments.microtube import environment
from pytest_sentinel.clock import VirtualClock
from pytest_sentinel.timeline import Timeline
from tests.unit.microtube.conftest import Studio


def play(studio: Studio, ref: str) -> Any:
    body = {"item_id": environment.public_id(ref)}
    return studio.http.post("/api/player/play", json=body).raise_for_status().json()


def clock_of(studio: Studio) -> VirtualClock:
    clock = VirtualClock(Timeline(environment, studio.database, studio.world, (), 720.0))
    clock.charge(studio.now_s[0])
    return clock


def wait(studio: Studio, clock: VirtualClock, seconds: float) -> None:
    clock.charge(seconds)
    studio.now_s[0] = clock.now_s()


def test_five_seconds_are_a_view_and_an_entry_of_the_history(studio: Studio) -> None:
    clock = clock_of(studio)
    play(studio, "video-001")
    wait(studio, clock, 4.5)
    assert (studio.one("videos", "video-001")["views"], studio.one("videos", "video-001")["is_watched"]) == (900, False)
    wait(studio, clock, 0.5)
    video, history = studio.one("videos", "video-001"), studio.get("/api/history")
    assert (video["views"], video["is_watched"]) == (901, True)
    assert (studio.refs([history[0]["video"]]), history[0]["watched_at_s"]) == (["video-001"], 105.0)


def test_what_was_watched_before_moves_to_the_top_of_the_history(studio: Studio) -> None:
    clock = clock_of(studio)
    play(studio, "video-003")
    wait(studio, clock, 30)
    assert [entry["watched_at_s"] for entry in studio.get("/api/history")] == [105.0]
    assert studio.one("videos", "video-003")["views"] == 71


def test_position_is_the_servers_and_ends_with_the_video(studio: Studio) -> None:
    clock = clock_of(studio)
    play(studio, "video-001")
    wait(studio, clock, 42)
    assert studio.get("/api/player")["position_s"] == 42
    wait(studio, clock, 42)
    held = studio.get("/api/player")
    assert (held["position_s"], held["is_running"], held["length_s"]) == (60, False, 60)


def test_what_is_not_uploaded_cannot_be_played(studio: Studio) -> None:
    reply = studio.http.post("/api/player/play", json={"item_id": environment.public_id("video-301")})
    assert reply.status_code == 404
    assert studio.actions() == []


def test_playing_is_a_look(studio: Studio) -> None:
    play(studio, "video-001")
    assert studio.actions() == [("play", "video-001", None, "look")]
