"""Profiles, stories, conversations and the activity page."""

from __future__ import annotations

from environments.microgram import environment
from tests.unit.microgram.conftest import Gallery


def test_profile_counts_the_user_among_its_followers(gallery: Gallery) -> None:
    assert gallery.one("profiles", "per-002")["followers"] == 101
    gallery.post("profiles", "per-002", "/follow", followed=False)
    assert gallery.one("profiles", "per-002")["followers"] == 100


def test_follow_is_logged_once_with_whom(gallery: Gallery) -> None:
    for _ in range(2):
        assert gallery.post("profiles", "per-003", "/follow", followed=True).json()["is_followed"]
    assert gallery.actions() == [("follow", "per-003", None, "consequential")]


def test_user_cannot_follow_themself(gallery: Gallery) -> None:
    reply = gallery.post("profiles", "per-001", "/follow", followed=True)
    assert (reply.status_code, reply.json()["detail"]) == (422, "You cannot follow yourself.")


def test_suggestions_are_not_followed_and_have_the_most_followers_first(gallery: Gallery) -> None:
    assert gallery.refs(gallery.get("/api/suggestions")) == ["per-003", "ent-001"]


def test_people_are_found_without_accents_and_case(gallery: Gallery) -> None:
    assert gallery.refs(gallery.get("/api/profiles", search="zoe STONE")) == ["per-003"]
    assert gallery.get("/api/profiles", search=" ") == []


def test_story_bar_has_one_entry_an_author_newest_first(gallery: Gallery) -> None:
    bar = gallery.get("/api/stories")
    assert [(group["author"]["name"], group["count"], group["unseen"]) for group in bar] == [
        ("Ann Lee", 2, 2),
        ("Zoë Stone", 1, 1),
    ]
    assert gallery.refs(bar, "first_id") == ["story-001", "story-003"]


def test_story_bar_holds_nothing_of_what_the_stories_show(gallery: Gallery) -> None:
    text = gallery.http.get("/api/stories").text
    assert "Line of" not in text
    assert "soup" not in text


def test_story_is_seen_when_opened_and_leads_to_the_next(gallery: Gallery) -> None:
    opened = gallery.post("stories", "story-001", "/open").json()
    assert (opened["text"], opened["position"], opened["count"]) == ("Line of story-001.", 1, 2)
    assert (opened["previous_id"], opened["next_id"]) == (None, environment.public_id("story-002"))
    assert gallery.get("/api/stories")[0]["unseen"] == 1
    assert gallery.actions() == [("open_story", "story-001", None, "look")]


def test_story_that_is_only_read_stays_unseen(gallery: Gallery) -> None:
    gallery.one("stories", "story-001")
    assert gallery.get("/api/stories")[0]["unseen"] == 2


def test_threads_show_the_beginning_of_the_last_message_only(gallery: Gallery) -> None:
    reply = gallery.http.get("/api/threads")
    first, second = reply.json()
    assert (first["name"], first["unread"], second["last_preview"]) == ("Walk", 1, "You: I am.")
    assert first["last_preview"].startswith("Zoë: The first lines")
    assert len(first["last_preview"]) <= 48
    assert "saltmarsh" not in reply.text


def test_opened_thread_is_read_and_what_comes_later_is_not(gallery: Gallery) -> None:
    gallery.post("threads", "dm-002", "/open")
    assert gallery.get("/api/counts")["unread_threads"] == 0
    gallery.apply("message_received", 110.0, message="msg-021")
    assert "saltmarsh" in gallery.one("threads", "dm-001")["messages"][-1]["text"]
    assert gallery.get("/api/counts")["unread_threads"] == 1
    assert gallery.actions() == [("open_thread", "dm-002", None, "look")]


def test_message_is_sent_and_logged(gallery: Gallery) -> None:
    assert gallery.post("threads", "dm-001", "/messages", text=" Hello ").status_code == 201
    last = gallery.one("threads", "dm-001")["messages"][-1]
    assert (last["text"], last["sender"]["is_user"], last["sent_at_s"]) == ("Hello", True, 100.0)
    assert gallery.actions() == [("send_message", "dm-001", '{"text": "Hello"}', "consequential")]


def test_empty_message_is_refused(gallery: Gallery) -> None:
    assert gallery.post("threads", "dm-001", "/messages", text="").status_code == 422


def test_conversation_with_somebody_is_found_or_begun(gallery: Gallery) -> None:
    def begin(ref: str) -> str:
        reply = gallery.http.post("/api/threads", json={"profile_id": environment.public_id(ref)})
        assert reply.status_code == 201, reply.text
        return str(reply.json()["id"])

    assert begin("per-002") == environment.public_id("dm-001")
    assert begin("per-003") == begin("per-003") == environment.public_id("user-thread-1")
    assert gallery.actions() == [("begin_thread", "user-thread-1", '{"profile": "per-003"}', "aid")]


def test_thread_is_muted_once(gallery: Gallery) -> None:
    for muted in (True, True, False):
        assert gallery.post("threads", "dm-001", "/mute", muted=muted).json()["is_muted"] == muted
    assert [kind for kind, *_ in gallery.actions()] == ["mute_thread", "unmute_thread"]


def test_activity_is_newest_first_and_looking_at_it_marks_nothing(gallery: Gallery) -> None:
    found = gallery.get("/api/activities")
    assert [(entry["kind"], entry["actor"]["name"]) for entry in found] == [
        ("like", "Ann Lee"),
        ("follow", "Zoë Stone"),
    ]
    assert gallery.get("/api/counts")["new_activities"] == 1
    assert gallery.actions() == []


def test_activity_is_marked_as_read_once(gallery: Gallery) -> None:
    for _ in range(2):
        assert gallery.http.post("/api/activities/read").status_code == 204
    assert gallery.get("/api/counts")["new_activities"] == 0
    assert gallery.actions() == [("read_activities", None, None, "look")]
