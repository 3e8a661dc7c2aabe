from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from environments.microgram import environment
from tests.unit.microgram.conftest import Gallery

STAMP = "SELECT added_at, added_by FROM {} WHERE ref = '{}'"


def test_published_post_is_stamped_and_on_top_of_the_feed(gallery: Gallery) -> None:
    assert gallery.apply("post_published", 33.5, post="post-021") is None
    assert gallery.database.query(STAMP.format("posts", "post-021")) == [(33.5, "timeline")]
    assert gallery.refs(gallery.get("/api/feed")["posts"])[0] == "post-021"
    assert gallery.actions() == []


def test_like_of_another_ones_post_is_counted_without_an_entry(gallery: Gallery) -> None:
    gallery.apply("post_liked", 5.0, post="post-001", by="per-003")
    assert gallery.one("posts", "post-001")["likes"] == 10
    assert len(gallery.get("/api/activities")) == 2


@pytest.mark.parametrize(
    ("event", "fields", "kind", "who"),
    [
        ("post_liked", {"post": "post-004", "by": "per-003"}, "like", "Zoë Stone"),
        ("comment_written", {"comment": "com-402"}, "comment", "Zoë Stone"),
        ("comment_written", {"comment": "com-403"}, "mention", "Zoë Stone"),
        ("followed", {"by": "per-002"}, "follow", "Ann Lee"),
    ],
)
def test_what_concerns_the_user_is_a_new_entry(
    gallery: Gallery, event: str, fields: dict[str, str], kind: str, who: str
) -> None:
    gallery.apply(event, 5.0, **fields)
    first = gallery.get("/api/activities")[0]
    assert (first["kind"], first["actor"]["name"], first["at_s"], first["is_read"]) == (kind, who, 5.0, False)
    assert gallery.database.query("SELECT count(*) FROM activities WHERE added_by = 'timeline'") == [(1,)]


def test_comment_on_another_ones_post_is_no_entry(gallery: Gallery) -> None:
    gallery.apply("comment_written", 5.0, comment="com-401")
    assert len(gallery.get("/api/activities")) == 2


def test_removed_comment_is_gone(gallery: Gallery) -> None:
    gallery.apply("comment_written", 5.0, comment="com-401")
    assert gallery.apply("comment_removed", 6.0, comment="com-401") is None
    assert gallery.one("posts", "post-001")["comments"] == 5


def test_story_comes_first_in_the_bar(gallery: Gallery) -> None:
    gallery.apply("story_posted", 5.0, story="story-021")
    assert gallery.get("/api/stories")[0]["author"]["name"] == "Brightwater"


def test_message_begins_its_thread(gallery: Gallery) -> None:
    gallery.apply("message_received", 5.0, message="msg-022")
    first = gallery.get("/api/threads")[0]
    assert (first["name"], first["last_preview"], first["unread"]) == ("Brightwater", "Welcome.", 1)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [("comment_written", {"comment": "com-402"}), ("post_liked", {"post": "post-004", "by": "per-002"})],
)
def test_event_on_a_post_that_the_user_deleted_is_skipped(gallery: Gallery, kind: str, fields: dict[str, str]) -> None:
    gallery.http.delete(gallery.path("posts", "post-004"))
    assert gallery.apply(kind, 5.0, **fields) == "the user deleted 'post-004'"


def test_event_on_a_post_that_was_never_there_is_an_error(gallery: Gallery) -> None:
    with pytest.raises(LookupError, match="'post-021' is not published and the user did not delete it"):
        gallery.apply("comment_written", 5.0, comment="com-404")


@pytest.mark.parametrize(
    ("kind", "fields", "problem"),
    [
        ("post_published", {"post": "post-025"}, "field 'post': no post 'post-025'; closest is 'post-002'"),
        ("post_published", {"post": "post-001"}, "'post-001' is there from the start"),
        ("post_published", {"post": "post-023"}, "'post-023' is the user's own"),
        ("comment_written", {"comment": "com-001-1"}, "'com-001-1' is there from the start"),
        ("story_posted", {"story": "story-001"}, "'story-001' is there from the start"),
        ("message_received", {"message": "msg-001"}, "'msg-001' is there from the start"),
        ("followed", {"by": "per-009"}, "no profile 'per-009'"),
    ],
)
def test_wrong_reference_is_found_before_the_run(
    gallery: Gallery, kind: str, fields: dict[str, Any], problem: str
) -> None:
    with pytest.raises(LookupError) as caught:
        environment.events[kind](**fields).check(gallery.world)  # type: ignore[attr-defined]
    assert problem in str(caught.value.args[0])


def test_unknown_field_is_refused() -> None:
    with pytest.raises(ValidationError):
        environment.events["followed"](by="per-002", at=3)
