"""The player's state: what plays counts after five simulated seconds, whatever happens between."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from environments._kit.database import Database
from environments._kit.environment import Environment
from pytest_sentinel.clock import VirtualClock
from pytest_sentinel.timeline import Applied, Timeline
from tests.support.served import Sink
from tests.unit.kit.player_app import player_environment
from tests.unit.kit.small_world import write_people


@dataclass
class Listening:
    """Somebody at the player, on the virtual clock."""

    environment: Environment
    database: Database
    clock: VirtualClock
    applied: list[Applied]
    http: httpx.Client

    def play(self, song: str, **more: float) -> Any:
        return self.http.post("/api/player/play", json={"item_id": song, **more}).raise_for_status().json()

    def held(self) -> Any:
        return self.http.get("/api/player").raise_for_status().json()

    def told(self, what: str, play: Any, **more: float) -> httpx.Response:
        return self.http.post(f"/api/player/{what}", json={"play_id": play["play_id"], **more}).raise_for_status()

    def played(self) -> dict[str, int]:
        return dict(self.database.query("SELECT ref, played FROM songs"))

    def counted(self) -> list[tuple[Any, ...]]:
        return self.database.query("SELECT item_ref, counted_at_s FROM plays ORDER BY id")

    def moments(self) -> list[tuple[float, str | None]]:
        return [(applied.at_s, applied.effect_kind) for applied in self.applied]


@pytest.fixture
def listening(tmp_path: Path) -> Iterator[Listening]:
    write_people(tmp_path)
    environment = player_environment(tmp_path / "app")
    world = environment.load_world(tmp_path)
    database, applied = environment.database(world, {}), list[Applied]()
    timeline = Timeline(environment, database, world, (), 720.0, applied.append)
    clock = VirtualClock(timeline)
    server = environment.server(database, world, clock.now_s, Sink())
    server.start()
    with httpx.Client(base_url=server.url, timeout=10) as http:
        yield Listening(environment, database, clock, applied, http)
    server.stop()
    database.close()


def test_five_seconds_count_at_their_moment(listening: Listening) -> None:
    listening.clock.charge(10.25)
    listening.play("song-1")
    listening.clock.charge(4.9)
    assert listening.played() == {"song-1": 0, "song-2": 0}
    listening.clock.charge(60)
    assert listening.played() == {"song-1": 1, "song-2": 0}
    assert listening.counted() == [("song-1", 15.25)]
    assert listening.moments() == [(15.25, "counts_as_played")]
    assert listening.held()["has_counted"] is True


def test_position_follows_simulated_time(listening: Listening) -> None:
    listening.play("song-1")
    listening.clock.charge(42.5)
    held = listening.held()
    assert (held["position_s"], held["at_s"], held["length_s"], held["is_running"]) == (42.5, 42.5, 100.0, True)


def test_pauses_do_not_count_and_parts_add_up(listening: Listening) -> None:
    play = listening.play("song-1")
    listening.clock.charge(3.0)
    listening.told("pause", play)
    listening.clock.charge(100.0)
    assert listening.played()["song-1"] == 0
    assert listening.held()["position_s"] == 3.0
    assert listening.play("song-1")["play_id"] == play["play_id"]
    listening.clock.charge(30.0)
    assert listening.counted() == [("song-1", 105.0)]
    assert listening.held()["position_s"] == 33.0


def test_leaving_before_five_seconds_does_not_count(listening: Listening) -> None:
    play = listening.play("song-1")
    listening.clock.charge(4.99)
    listening.told("leave", play)
    listening.clock.charge(100.0)
    assert listening.held() is None
    assert listening.counted() == [("song-1", None)]
    assert listening.moments() == []


def test_what_was_left_early_goes_on_when_played_next(listening: Listening) -> None:
    play = listening.play("song-1")
    listening.clock.charge(2.0)
    listening.told("leave", play)
    assert listening.play("song-1")["play_id"] == play["play_id"]
    listening.clock.charge(3.0)
    assert listening.counted() == [("song-1", 5.0)]


def test_another_item_takes_the_place(listening: Listening) -> None:
    first = listening.play("song-1")
    listening.clock.charge(4.0)
    listening.play("song-2")
    listening.clock.charge(5.0)
    assert listening.counted() == [("song-1", None), ("song-2", 9.0)]
    listening.told("leave", first)
    assert listening.held()["item_id"] == listening.environment.public_id("song-2")
    assert listening.http.post("/api/player/pause", json={"play_id": first["play_id"]}).status_code == 404


def test_seeking_moves_the_position_and_keeps_what_ran(listening: Listening) -> None:
    play = listening.play("song-1")
    listening.clock.charge(2.0)
    listening.told("seek", play, position_s=60.0)
    listening.clock.charge(1.0)
    assert listening.held()["position_s"] == 61.0
    listening.clock.charge(10.0)
    assert listening.counted() == [("song-1", 5.0)]


def test_end_stops_and_playing_again_is_another_play(listening: Listening) -> None:
    listening.play("song-2")
    listening.clock.charge(60.0)
    assert listening.moments() == [(5.0, "counts_as_played"), (12.0, "play_ends")]
    held = listening.held()
    assert (held["position_s"], held["is_running"]) == (12.0, False)
    again = listening.play("song-2")
    assert (again["position_s"], again["is_running"]) == (0.0, True)
    listening.clock.charge(6.0)
    assert listening.played()["song-2"] == 2


def test_seeking_to_the_end_ends_it(listening: Listening) -> None:
    play = listening.play("song-2")
    listening.told("seek", play, position_s=5000)
    listening.clock.charge(1.0)
    assert listening.moments() == [(0.0, "play_ends")]
    assert listening.played()["song-2"] == 0


def test_pausing_late_counts_what_was_owed_before(listening: Listening) -> None:
    """On the real clock an effect is applied a moment after it is due; a pause may come between."""
    play = listening.play("song-1")
    listening.clock._now_s = 5.03
    listening.told("pause", play)
    assert listening.counted() == [("song-1", 5.0)]


def test_actions_are_logged_as_looks_and_only_once(listening: Listening) -> None:
    play = listening.play("song-1")
    listening.play("song-1")
    listening.told("seek", play, position_s=7.0)
    for _ in range(2):
        listening.told("pause", play)
    for _ in range(2):
        listening.told("leave", play)
    assert listening.database.query("SELECT kind, target, params, class FROM actions ORDER BY id") == [
        ("play", "song-1", None, "look"),
        ("seek", "song-1", '{"position_s": 7.0}', "look"),
        ("pause", "song-1", None, "look"),
        ("leave_player", "song-1", None, "look"),
    ]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("play", {"item_id": "song-9"}, 404),
        ("play", {"item_id": "song-1", "position_s": -1}, 422),
        ("play", {"item_id": "song-1", "speed": 2}, 422),
        ("pause", {"play_id": 7}, 404),
        ("seek", {"play_id": 7, "position_s": 1}, 404),
        ("seek", {"play_id": 1}, 422),
        ("leave", {"play_id": 7}, 204),
    ],
)
def test_wrong_requests_change_nothing(listening: Listening, path: str, body: Any, status: int) -> None:
    assert listening.http.post(f"/api/player/{path}", json=body).status_code == status
    assert listening.database.query("SELECT count(*) FROM plays") == [(0,)]
    assert listening.database.query("SELECT count(*) FROM actions") == [(0,)]
