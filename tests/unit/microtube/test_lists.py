from __future__ import annotations

import httpx
import pytest

from tests.unit.microtube.conftest import Studio


def test_home_shows_its_videos_newest_first_and_no_others(studio: Studio) -> None:
    home = studio.get("/api/home")
    assert (studio.refs(home["videos"]), home["total"]) == (["video-001", "video-002"], 2)


def test_home_is_as_long_as_asked_and_of_one_topic(studio: Studio) -> None:
    assert studio.refs(studio.get("/api/home", limit=1)["videos"]) == ["video-001"]
    assert studio.refs(studio.get("/api/home", topic="Science")["videos"]) == ["video-002"]
    assert studio.get("/api/topics") == ["Music", "Science"]


def test_subscriptions_show_what_followed_channels_uploaded(studio: Studio) -> None:
    assert studio.refs(studio.get("/api/subscriptions")["videos"]) == ["video-001", "video-003"]
    studio.post("channels", "per-003", "/subscribe", subscribed=False)
    assert studio.refs(studio.get("/api/subscriptions")["videos"]) == ["video-001"]


def test_trending_goes_by_views_of_two_weeks(studio: Studio) -> None:
    assert studio.refs(studio.get("/api/trending")) == ["video-001", "video-003", "video-002"]
    studio.apply("video_watched", 5.0, video="video-002", views=1000, likes=3)
    assert studio.refs(studio.get("/api/trending"))[0] == "video-002"


def test_lists_hold_neither_descriptions_nor_comments(studio: Studio) -> None:
    for path in (
        "/api/home",
        "/api/subscriptions",
        "/api/trending",
        "/api/liked",
        "/api/history",
        "/api/notifications",
    ):
        assert not {"heather", "saltmarsh"} & set(studio.http.get(path).text.replace(".", " ").split())
    assert "heather" in studio.one("videos", "video-001")["description"]


def test_search_finds_titles_channels_and_playlists(studio: Studio) -> None:
    found = studio.get("/api/search", query="zoe")
    assert (studio.refs(found["channels"]), studio.refs(found["videos"])) == (["per-003"], ["video-003"])
    assert studio.refs(studio.get("/api/search", query="BRIDG")["playlists"]) == ["list-002"]
    assert studio.get("/api/search", query="heather") == {"channels": [], "videos": [], "playlists": []}
    assert studio.get("/api/search", query=" ")["videos"] == []


def test_channel_shows_its_videos_and_playlists(studio: Studio) -> None:
    channel = studio.one("channels", "per-002")
    assert studio.refs(channel["videos"]) == ["video-001"]
    assert studio.refs(channel["playlists"]) == ["list-011"]
    assert channel["subscribers"] == 101
    assert studio.refs(studio.get("/api/channels/me")["playlists"]) == ["list-002"]


def test_subscribing_is_logged_once_and_takes_the_bell_along(studio: Studio) -> None:
    assert studio.post("channels", "per-002", "/subscribe", subscribed=True).json()["is_notified"]
    left = studio.post("channels", "per-002", "/subscribe", subscribed=False).json()
    assert (left["subscribers"], left["is_notified"]) == (100, False)
    assert studio.post("channels", "per-002", "/notify", notified=True).status_code == 422
    studio.post("channels", "per-003", "/notify", notified=True)
    assert studio.post("channels", "per-001", "/subscribe", subscribed=True).status_code == 422
    assert studio.actions() == [
        ("unsubscribe", "per-002", None, "consequential"),
        ("notify_on", "per-003", None, "aid"),
    ]


def test_looking_at_notifications_reads_nothing(studio: Studio) -> None:
    assert studio.refs(studio.get("/api/notifications")) == ["note-002", "note-001"]
    assert studio.get("/api/counts") == {"unread_notifications": 1}
    assert studio.actions() == []


def test_notifications_are_marked_and_dismissed(studio: Studio) -> None:
    studio.post("notifications", "note-002", "/read", read=True)
    assert studio.get("/api/counts") == {"unread_notifications": 0}
    studio.post("notifications", "note-002", "/read", read=False)
    studio.http.post("/api/notifications/read").raise_for_status()
    studio.http.post("/api/notifications/read").raise_for_status()
    studio.http.delete(studio.path("notifications", "note-001")).raise_for_status()
    assert studio.refs(studio.get("/api/notifications")) == ["note-002"]
    assert [(kind, of_class) for kind, _, _, of_class in studio.actions()] == [
        ("read_notification", "look"),
        ("unread_notification", "look"),
        ("read_notifications", "look"),
        ("dismiss_notification", "look"),
    ]


def test_history_is_cut_and_cleared(studio: Studio) -> None:
    assert [(studio.refs([e["video"]]), e["watched_at_s"]) for e in studio.get("/api/history")] == [
        (["video-003"], -60.0)
    ]
    studio.http.delete(studio.path("history", "video-003")).raise_for_status()
    studio.http.delete(studio.path("history", "video-003")).raise_for_status()
    studio.http.delete("/api/history").raise_for_status()
    assert studio.get("/api/history") == []
    assert studio.actions() == [("remove_from_history", "video-003", None, "consequential")]


@pytest.mark.parametrize("place", ["videos", "channels", "playlists"])
def test_what_is_not_there_is_a_plain_refusal(studio: Studio, place: str) -> None:
    reply: httpx.Response = studio.http.get(f"/api/{place}/nothing")
    assert (reply.status_code, reply.json()["detail"]) == (404, f"This {place[:-1]} does not exist or was removed.")
