from __future__ import annotations

import pytest

from environments._kit.world import World
from environments.microfy import environment


@pytest.fixture(scope="module")
def world() -> World:
    return environment.load_world()


def _one(world: World, preload: dict[str, object], sql: str) -> object:
    database = environment.database(world, preload)
    found = database.query(sql)[0][0]
    database.close()
    return found


@pytest.mark.parametrize(("base", "tracks", "playlists"), [("standard", 127, 30), ("trending", 24, 0), ("empty", 0, 0)])
def test_base_holds_what_it_says(world: World, base: str, tracks: int, playlists: int) -> None:
    assert _one(world, {"base": base}, "SELECT count(*) FROM tracks") == tracks
    assert _one(world, {"base": base}, "SELECT count(*) FROM playlists") == playlists
    assert _one(world, {"base": base}, "SELECT count(*) FROM artists") == 40


def test_task_adds_likes_and_follows(world: World) -> None:
    preload = {
        "base": "standard",
        "add": {"tracks": ["track-213", "track-231"], "playlists": ["list-031"]},
        "liked": ["track-001"],
        "unliked": ["track-048"],
        "followed": ["ent-050"],
        "unfollowed": ["ent-062"],
    }
    assert _one(world, {"base": "standard"}, "SELECT count(*) FROM tracks WHERE is_liked") == 15
    liked = (
        "SELECT group_concat(ref) FROM (SELECT ref FROM tracks WHERE is_liked AND ref IN ('track-001', 'track-048'))"
    )
    assert _one(world, preload, liked) == "track-001"
    assert _one(world, preload, "SELECT is_followed FROM artists WHERE ref = 'ent-050'") == 1
    assert _one(world, preload, "SELECT is_followed FROM artists WHERE ref = 'ent-062'") == 0
    assert _one(world, preload, "SELECT trending_at_s FROM tracks WHERE ref = 'track-213'") == -180.0
    assert _one(world, preload, "SELECT made_at_s FROM playlists WHERE ref = 'list-031'") == -90.0


@pytest.mark.parametrize(
    ("preload", "message"),
    [
        ({"base": "standard", "liked": ["track-201"]}, "field 'liked': 'track-201' is not there at the start"),
        ({"base": "standard", "add": {"tracks": ["track-001"]}}, "'track-001' is there already"),
        ({"base": "standard", "liked": ["track-1"]}, "no track 'track-1'"),
        ({"base": "standard", "likes": []}, "closest is 'liked'"),
    ],
)
def test_wrong_preload_is_refused_with_what_is_wrong(world: World, preload: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        environment.database(world, preload)
