from __future__ import annotations

from typing import Any

import pytest

from environments.microtube import environment
from tests.unit.microtube.conftest import Studio


def told(studio: Studio) -> list[tuple[str, str]]:
    """Kind and name of what is new on the bell's list."""
    new = [note for note in studio.get("/api/notifications") if note["at_s"] > 0]
    return [(note["kind"], note["actor"]["name"]) for note in new]


def test_upload_is_stamped_and_on_top_of_home_and_subscriptions(studio: Studio) -> None:
    assert studio.apply("video_uploaded", 33.5, video="video-301") is None
    stamp = studio.database.query("SELECT added_at, added_by, published_at_s FROM videos WHERE ref = 'video-301'")
    assert stamp == [(33.5, "timeline", 33.5)]
    assert studio.refs(studio.get("/api/home")["videos"])[0] == "video-301"
    assert studio.refs(studio.get("/api/subscriptions")["videos"])[0] == "video-301"
    assert studio.actions() == []


@pytest.mark.parametrize(
    ("kind", "fields", "expected"),
    [
        ("video_uploaded", {"video": "video-301"}, [("upload", "Ann Lee")]),
        ("video_uploaded", {"video": "video-302"}, []),
        ("video_uploaded", {"video": "video-303"}, []),
        ("comment_written", {"comment": "com-401"}, []),
        ("comment_written", {"comment": "com-402"}, [("reply", "Zoë Stone")]),
        ("comment_written", {"comment": "com-403"}, [("comment", "Zoë Stone")]),
        ("comment_liked", {"comment": "com-001-02", "by": "per-002"}, [("comment_like", "Ann Lee")]),
        ("comment_liked", {"comment": "com-001-01", "by": "per-002"}, []),
        ("subscribed", {"by": "per-003"}, [("subscriber", "Zoë Stone")]),
        ("video_watched", {"video": "video-001", "views": 7, "likes": 1}, []),
    ],
)
def test_the_bell_tells_what_concerns_the_user(
    studio: Studio, kind: str, fields: dict[str, Any], expected: list[tuple[str, str]]
) -> None:
    assert studio.apply(kind, 5.0, **fields) is None
    assert told(studio) == expected
    assert studio.get("/api/counts")["unread_notifications"] == 1 + len(expected)


def test_bell_of_a_channel_decides_whether_its_upload_is_told(studio: Studio) -> None:
    studio.post("channels", "per-003", "/notify", notified=True)
    studio.post("channels", "per-002", "/notify", notified=False)
    studio.apply("video_uploaded", 5.0, video="video-301")
    studio.apply("video_uploaded", 6.0, video="video-302")
    assert told(studio) == [("upload", "Zoë Stone")]


def test_others_views_and_likes_are_added(studio: Studio) -> None:
    studio.apply("video_watched", 5.0, video="video-001", views=7, likes=1)
    video = studio.one("videos", "video-001")
    assert (video["views"], video["likes"]) == (907, 10)


def test_reply_to_a_comment_that_the_user_deleted_is_skipped(studio: Studio) -> None:
    studio.http.delete(studio.path("comments", "com-001-02")).raise_for_status()
    assert studio.apply("comment_written", 5.0, comment="com-402") == "the user deleted 'com-001-02'"
    assert studio.apply("comment_liked", 6.0, comment="com-001-02", by="per-002") == "the user deleted 'com-001-02'"


@pytest.mark.parametrize(
    ("kind", "fields", "problem"),
    [
        ("video_uploaded", {"video": "video-001"}, "there from the start"),
        ("video_uploaded", {"video": "video-304"}, "the user's own"),
        ("video_uploaded", {"video": "video-31"}, "closest is 'video-301'"),
        ("comment_written", {"comment": "com-404"}, "the user's own"),
        ("comment_liked", {"comment": "com-001-01", "by": "per-9"}, "no channel 'per-9'"),
    ],
)
def test_wrong_events_are_refused_when_a_task_is_read(
    studio: Studio, kind: str, fields: dict[str, Any], problem: str
) -> None:
    with pytest.raises(LookupError, match=problem):
        environment.events[kind](**fields).check(studio.world)


def test_uploading_twice_or_liking_what_never_was_is_the_timelines_fault(studio: Studio) -> None:
    studio.apply("video_uploaded", 5.0, video="video-301")
    with pytest.raises(ValueError, match="there already"):
        studio.apply("video_uploaded", 6.0, video="video-301")
    with pytest.raises(LookupError, match="not written"):
        studio.apply("comment_liked", 6.0, comment="com-401", by="per-002")
