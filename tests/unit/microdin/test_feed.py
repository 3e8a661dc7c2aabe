from __future__ import annotations

import pytest

from tests.unit.microdin.conftest import Network


def test_feed_shows_the_newest_first_and_counts_all(network: Network) -> None:
    feed = network.get("/api/feed", limit=5)
    times = [post["posted_at_s"] for post in feed["posts"]]
    assert len(times) == 5
    assert times == sorted(times, reverse=True)
    assert feed["total"] == network.value("SELECT count(*) FROM posts") >= 100


def test_published_post_comes_first_and_is_the_users(network: Network) -> None:
    reply = network.send("/api/posts", text="  Good morning, bridges.  ")
    assert reply.status_code == 201
    first = network.get("/api/feed", limit=1)["posts"][0]
    assert first["body"] == "Good morning, bridges."
    assert (first["is_own"], first["posted_at_s"]) == (True, 100.0)
    assert network.actions() == [("publish_post", "user-post-1", "consequential")]


@pytest.mark.parametrize("path", ["/api/posts", "/api/posts/{post-001}/comments"])
def test_empty_text_is_refused(network: Network, path: str) -> None:
    reply = network.send(path, text=" \n ")
    assert reply.status_code == 422
    assert reply.json()["detail"].startswith("Write something before you")
    assert network.actions() == []


def test_reaction_is_counted_changed_and_taken_back(network: Network) -> None:
    before = network.get("/api/posts/{post-001}")["reactions"]
    assert network.send("/api/posts/{post-001}/reaction", kind="like").json()["my_reaction"] == "like"
    after = network.send("/api/posts/{post-001}/reaction", kind="support").json()
    assert after["my_reaction"] == "support"
    assert after["reactions"].get("support", 0) == before.get("support", 0) + 1
    assert sum(after["reactions"].values()) == sum(before.values()) + 1
    assert network.send("/api/posts/{post-001}/reaction", kind=None).json()["reactions"] == before
    assert [kind for kind, _target, _class in network.actions()] == ["react", "react", "take_back_reaction"]


def test_same_reaction_again_is_no_second_action(network: Network) -> None:
    network.send("/api/posts/{post-001}/reaction", kind="like")
    revision = network.database.revision
    network.send("/api/posts/{post-001}/reaction", kind="like")
    assert network.database.revision == revision
    assert network.actions() == [("react", "post-001", "consequential")]


def test_comment_stands_last_and_can_be_deleted_by_its_writer_only(network: Network) -> None:
    post = network.send("/api/posts/{post-001}/comments", text="Which canteen?").json()
    assert [c["body"] for c in post["comments"]][-1] == "Which canteen?"
    assert post["comment_count"] == len(post["comments"])
    assert network.delete("/api/comments/{comment-001}").status_code == 409
    assert network.delete("/api/comments/{user-comment-1}").status_code == 204
    assert network.get("/api/posts/{post-001}")["comment_count"] == post["comment_count"] - 1


def test_shared_post_quotes_the_original(network: Network) -> None:
    shared = network.send("/api/posts/{post-033}/share", text="Fish!").json()
    assert shared["shared"]["id"] == network.get("/api/posts/{post-033}")["id"]
    assert network.get("/api/posts/{post-033}")["share_count"] == 2
    assert network.actions() == [("share_post", "post-033", "consequential")]


def test_share_of_a_share_passes_on_the_original(network: Network) -> None:
    shared = network.send("/api/posts/{post-097}/share", text="").json()
    assert shared["shared"]["id"] == network.get("/api/posts/{post-033}")["id"]


def test_hidden_post_leaves_the_feed_and_keeps_its_page(network: Network) -> None:
    total = network.get("/api/feed")["total"]
    assert network.send("/api/posts/{post-001}/hide").status_code == 204
    assert network.get("/api/feed")["total"] == total - 1
    assert network.status("/api/posts/{post-001}") == 200
    assert network.actions() == [("hide_post", "post-001", "look")]


def test_only_own_posts_can_be_deleted(network: Network) -> None:
    network.send("/api/posts", text="Once")
    network.send("/api/posts/{user-post-1}/comments", text="said")
    assert network.delete("/api/posts/{post-001}").status_code == 409
    assert network.delete("/api/posts/{user-post-1}").status_code == 204
    assert network.status("/api/posts/{user-post-1}") == 404
    assert network.value("SELECT count(*) FROM comments WHERE added_by = 'user'") == 0
    assert network.send("/api/posts", text="Twice").json()["id"] == network.get("/api/posts/{user-post-2}")["id"]
