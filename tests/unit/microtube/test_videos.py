from __future__ import annotations

import pytest

from environments.microtube import environment
from tests.unit.microtube.conftest import Studio


def rate(studio: Studio, rating: str) -> tuple[int, int, str]:
    video = studio.post("videos", "video-001", "/rate", rating=rating).json()
    return video["likes"], video["dislikes"], video["rating"]


def test_like_and_dislike_take_each_others_place(studio: Studio) -> None:
    assert rate(studio, "like") == (10, 2, "like")
    assert rate(studio, "like") == (10, 2, "like")
    assert rate(studio, "dislike") == (9, 3, "dislike")
    assert rate(studio, "none") == (9, 2, "none")
    assert [action[:2] for action in studio.actions()] == [
        ("like_video", "video-001"),
        ("dislike_video", "video-001"),
        ("undislike_video", "video-001"),
    ]


def test_comments_stand_newest_first_with_replies_below(studio: Studio) -> None:
    video = studio.one("videos", "video-001")
    assert video["comments"] == 3
    assert studio.refs(video["threads"]) == ["com-001-02", "com-001-01"]
    assert studio.refs(video["threads"][1]["replies"]) == ["com-001-03"]


def test_comment_and_reply_are_written_and_deleted(studio: Studio) -> None:
    written = studio.post("videos", "video-001", "/comments", text=" Well said. ").json()
    answer = environment.public_id("com-001-03")
    studio.post("videos", "video-001", "/comments", text="Indeed.", reply_to=answer).raise_for_status()
    threads = studio.one("videos", "video-001")["threads"]
    assert (threads[0]["text"], threads[0]["author"]["is_user"]) == ("Well said.", True)
    assert [reply["text"] for reply in threads[2]["replies"]][-1] == "Indeed."
    studio.http.delete(f"/api/comments/{written['id']}").raise_for_status()
    assert studio.one("videos", "video-001")["comments"] == 4
    assert [action[:3] for action in studio.actions()] == [
        ("comment", "video-001", '{"text": "Well said."}'),
        ("reply", "com-001-01", '{"text": "Indeed."}'),
        ("delete_comment", "user-comment-1", None),
    ]


def test_deleting_a_comment_takes_its_replies_along(studio: Studio) -> None:
    studio.apply("comment_written", 5.0, comment="com-402")
    studio.http.delete(studio.path("comments", "com-001-02")).raise_for_status()
    assert studio.refs(studio.one("videos", "video-001")["threads"]) == ["com-001-01"]
    assert studio.database.query("SELECT count(*) FROM comments") == [(2,)]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"text": "  "}, 422),
        ({"text": "x" * 2001}, 422),
        ({"text": "Hm.", "reply_to": "nothing"}, 404),
        ({"text": "Hm.", "stars": 5}, 422),
    ],
)
def test_wrong_comments_are_refused(studio: Studio, body: dict[str, str], status: int) -> None:
    assert studio.post("videos", "video-001", "/comments", **body).status_code == status
    assert studio.actions() == []


def test_reply_below_another_video_is_refused(studio: Studio) -> None:
    reply = studio.post("videos", "video-002", "/comments", text="Hm.", reply_to=environment.public_id("com-001-01"))
    assert (reply.status_code, reply.json()["detail"]) == (422, "The comment you reply to stands below another video.")


def test_other_peoples_comments_stay(studio: Studio) -> None:
    assert studio.http.delete(studio.path("comments", "com-001-01")).status_code == 403


def test_liked_comment_is_counted_and_logged_once(studio: Studio) -> None:
    assert studio.post("comments", "com-001-01", "/like", liked=True).json()["likes"] == 5
    assert studio.post("comments", "com-001-01", "/like", liked=True).json()["likes"] == 5
    assert studio.actions() == [("like_comment", "com-001-01", None, "consequential")]


def test_video_is_sent_to_people_only(studio: Studio) -> None:
    def share(ref: str) -> int:
        return studio.post("videos", "video-001", "/share", channel_id=environment.public_id(ref)).status_code

    assert [share(ref) for ref in ("per-003", "per-001", "ent-001", "per-999")] == [200, 422, 422, 404]
    assert studio.one("videos", "video-001")["shared_with"] == ["Zoë Stone"]
    assert studio.actions() == [("share_video", "video-001", '{"to": "per-003"}', "consequential")]
    assert [person["name"] for person in studio.get("/api/contacts", search="zoe")] == ["Zoë Stone"]


def test_media_are_served_for_uploaded_videos_only(studio: Studio) -> None:
    film, thumb = (f"/media/{kind}/{environment.public_id('video-301')}" for kind in ("films", "thumbs"))
    assert [studio.http.get(path).status_code for path in (film, thumb)] == [404, 404]
    studio.apply("video_uploaded", 5.0, video="video-301")
    assert [studio.http.get(path).headers["content-type"] for path in (film, thumb)] == ["video/webm", "image/webp"]
    part = studio.http.get(film, headers={"Range": "bytes=0-9"})
    assert (part.status_code, len(part.content)) == (206, 10)
