from __future__ import annotations

import pytest

from environments.microgram import environment
from tests.unit.microgram.conftest import Gallery


def test_feed_shows_its_posts_newest_first_and_no_others(gallery: Gallery) -> None:
    feed = gallery.get("/api/feed")
    assert gallery.refs(feed["posts"]) == ["post-001", "post-002"]
    assert feed["total"] == 2


def test_feed_is_as_long_as_asked(gallery: Gallery) -> None:
    feed = gallery.get("/api/feed", limit=1)
    assert (gallery.refs(feed["posts"]), feed["total"]) == (["post-001"], 2)


def test_feed_counts_comments_and_holds_none_of_them(gallery: Gallery) -> None:
    gallery.apply("comment_written", 50.0, comment="com-401")
    reply = gallery.http.get("/api/feed")
    assert reply.json()["posts"][0]["comments"] == 6
    assert "heather" not in reply.text


def test_feed_holds_only_the_beginning_of_a_caption(gallery: Gallery) -> None:
    post = gallery.get("/api/feed")["posts"][0]
    assert len(post["caption"]) <= 140
    assert post["is_caption_cut"]
    assert "saltmarsh" not in gallery.http.get("/api/feed").text
    assert "saltmarsh" in gallery.one("posts", "post-001")["caption"]


def test_short_caption_is_whole(gallery: Gallery) -> None:
    post = gallery.get("/api/feed")["posts"][1]
    assert (post["caption"], post["is_caption_cut"]) == ("This is post-002.", False)


def test_opened_post_has_its_comments_oldest_first(gallery: Gallery) -> None:
    gallery.apply("comment_written", 50.0, comment="com-401")
    found = gallery.one("posts", "post-001")["comment_list"]
    assert gallery.refs(found) == [*(f"com-001-{n}" for n in range(1, 6)), "com-401"]
    assert gallery.actions() == []


def test_like_is_counted_and_logged_once(gallery: Gallery) -> None:
    assert gallery.post("posts", "post-001", "/like", liked=True).json()["likes"] == 10
    assert gallery.post("posts", "post-001", "/like", liked=True).json()["likes"] == 10
    assert gallery.post("posts", "post-001", "/like", liked=False).json()["likes"] == 9
    assert gallery.actions() == [
        ("like_post", "post-001", None, "consequential"),
        ("unlike_post", "post-001", None, "consequential"),
    ]


def test_like_of_the_user_at_the_start_is_counted(gallery: Gallery) -> None:
    assert gallery.one("posts", "post-002")["likes"] == 2


def test_saved_posts_are_listed(gallery: Gallery) -> None:
    gallery.post("posts", "post-001", "/save", saved=True)
    gallery.post("posts", "post-002", "/save", saved=False)
    assert gallery.refs(gallery.get("/api/saved")) == ["post-001"]
    assert [kind for kind, *_ in gallery.actions()] == ["save_post", "unsave_post"]


def test_explore_shows_whom_the_user_does_not_follow(gallery: Gallery) -> None:
    assert gallery.refs(gallery.get("/api/explore")) == ["post-003"]
    gallery.post("profiles", "per-003", "/follow", followed=True)
    assert gallery.get("/api/explore") == []


def test_post_that_is_not_published_is_not_there(gallery: Gallery) -> None:
    reply = gallery.http.get(gallery.path("posts", "post-021"))
    assert (reply.status_code, reply.json()["detail"]) == (404, "This post does not exist or was removed.")


def test_picture_is_served_once_its_post_is_published(gallery: Gallery) -> None:
    address = f"/media/posts/{environment.public_id('post-021')}"
    assert gallery.http.get(address).status_code == 404
    gallery.apply("post_published", 50.0, post="post-021")
    assert gallery.one("posts", "post-021")["picture"] == {"url": address, "alt": "A bowl of soup"}


def test_comment_is_written_and_logged(gallery: Gallery) -> None:
    reply = gallery.post("posts", "post-001", "/comments", text="  Fine ferns.  ")
    assert reply.status_code == 201
    last = gallery.one("posts", "post-001")["comment_list"][-1]
    assert (last["text"], last["author"]["is_user"], last["written_at_s"]) == ("Fine ferns.", True, 100.0)
    assert gallery.actions() == [("comment", "post-001", '{"text": "Fine ferns."}', "consequential")]


def test_empty_comment_is_refused(gallery: Gallery) -> None:
    reply = gallery.post("posts", "post-001", "/comments", text="   ")
    assert (reply.status_code, reply.json()["detail"]) == (422, "Write something before you post the comment.")
    assert gallery.actions() == []


def test_own_comment_can_be_deleted_and_others_cannot(gallery: Gallery) -> None:
    own = gallery.post("posts", "post-001", "/comments", text="Oh.").json()["id"]
    assert gallery.http.delete(f"/api/comments/{own}").status_code == 204
    assert gallery.http.delete(gallery.path("comments", "com-001-1")).status_code == 403
    assert gallery.one("posts", "post-001")["comments"] == 5


def test_comment_is_liked(gallery: Gallery) -> None:
    assert gallery.post("comments", "com-001-1", "/like", liked=True).json()["likes"] == 1
    assert gallery.actions() == [("like_comment", "com-001-1", None, "consequential")]


def test_new_post_is_at_the_top_of_the_feed_and_on_the_profile(gallery: Gallery) -> None:
    choice = gallery.get("/api/roll")[0]
    made = gallery.http.post("/api/posts", json={"picture": choice["id"], "caption": " Soup. ", "place": "Ghent"})
    assert made.status_code == 201
    first = gallery.get("/api/feed")["posts"][0]
    assert (first["id"], first["caption"], first["place"]) == (made.json()["id"], "Soup.", "Ghent")
    assert gallery.get("/api/profiles/me")["posts"][0]["id"] == made.json()["id"]
    params = '{"caption": "Soup.", "picture": "roll-01", "place": "Ghent"}'
    assert gallery.actions() == [("create_post", "user-post-1", params, "consequential")]


def test_post_without_a_picture_is_refused(gallery: Gallery) -> None:
    reply = gallery.http.post("/api/posts", json={"picture": "", "caption": "Soup."})
    assert (reply.status_code, reply.json()["detail"]) == (422, "Choose one of your pictures before you share.")


def test_own_post_is_deleted_with_its_comments_and_activity(gallery: Gallery) -> None:
    assert gallery.http.delete(gallery.path("posts", "post-004")).status_code == 204
    assert gallery.refs(gallery.get("/api/activities")) == ["act-002"]
    assert gallery.actions() == [("delete_post", "post-004", None, "consequential")]


def test_post_of_somebody_else_is_not_deleted(gallery: Gallery) -> None:
    reply = gallery.http.delete(gallery.path("posts", "post-001"))
    assert (reply.status_code, reply.json()["detail"]) == (403, "Only your own posts can be deleted.")


@pytest.mark.parametrize("limit", [0, 501])
def test_feed_of_an_impossible_length_is_refused(gallery: Gallery, limit: int) -> None:
    assert gallery.http.get("/api/feed", params={"limit": limit}).status_code == 422
