from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from environments.microtube import environment
from tests.unit.microtube.studio_world import LINES, Row, comment, write_studio


def start(folder: Path, query: str, **preload: Any) -> list[tuple[Any, ...]]:
    database = environment.database(environment.load_world(folder), preload)
    found = database.query(query)
    database.close()
    return found


def test_arrivals_are_not_there_at_the_start(studio_folder: Path) -> None:
    assert start(studio_folder, "SELECT count(*), max(ref) FROM videos") == [(4, "video-004")]
    assert start(studio_folder, "SELECT count(*) FROM comments") == [(3,)]


def test_empty_base_has_accounts_and_watch_later_only(studio_folder: Path) -> None:
    counts = "SELECT (SELECT count(*) FROM channels), (SELECT count(*) FROM videos), title FROM playlists"
    assert start(studio_folder, counts, base="empty") == [(4, 0, "Watch later")]


def test_preload_adds_marks_and_subscribes(studio_folder: Path) -> None:
    preload: dict[str, Any] = {
        "add": {"videos": ["video-301", "video-302"], "comments": ["com-401"]},
        "liked": ["video-001"],
        "subscribed": ["ent-001"],
        "unsubscribed": ["per-002"],
        "unread": 2,
    }
    found = start(
        studio_folder,
        "SELECT added_at FROM videos WHERE ref > 'video-3' ORDER BY ref",
        **preload,
    )
    assert found == [(-180.0,), (-90.0,)]
    assert start(studio_folder, "SELECT rating FROM videos WHERE ref = 'video-001'", **preload) == [("like",)]
    subscribed = "SELECT ref, is_notified FROM channels WHERE is_subscribed ORDER BY ref"
    assert start(studio_folder, subscribed, **preload) == [("ent-001", 0), ("per-003", 0)]
    assert start(studio_folder, "SELECT count(*) FROM notifications WHERE NOT is_read", **preload) == [(2,)]


@pytest.mark.parametrize(
    ("preload", "problem"),
    [
        ({"base": "full"}, "'full' is not one of"),
        ({"liked": ["video-301"]}, "'video-301' is not there at the start"),
        ({"add": {"videos": ["video-001"]}}, "'video-001' is there already"),
        ({"unraed": 2}, "closest is 'unread'"),
    ],
)
def test_wrong_preloads_are_refused(studio_folder: Path, preload: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        environment.database(environment.load_world(studio_folder), preload)


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        (
            {"channels": [*LINES["channels"][1:], {"id": "per-001", "subscribers": 1, "is_subscribed": True}]},
            "nobody subscribes to the own channel",
        ),
        ({"comments": [comment("com-001-01", -700.0, "video-001")]}, "it is older than 'video-001'"),
        ({"comments": [comment("com-001-01", -5.0, "video-301")]}, "'video-301' is not there at the start"),
        (
            {"comments": [*LINES["comments"][:3], comment("com-9", -5.0, "video-002", parent="com-001-01")]},
            "is no comment of the start below the same video",
        ),
        ({"history": [{"id": "video-001", "at_s": -700.0}]}, "watched before it was there"),
        ({"playlists": LINES["playlists"][1:]}, "exactly one playlist is fixed, not 0"),
        (
            {"notifications": [{"id": "note-1", "kind": "upload", "actor": "per-002", "at_s": -1.0}]},
            "a notification of the kind 'upload' needs one",
        ),
    ],
)
def test_catalogs_that_contradict_themselves_are_refused(
    tmp_path: Path, changed: dict[str, list[Row]], problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        environment.load_world(write_studio(tmp_path, **changed))
