from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from environments.microgram import environment
from tests.unit.microgram.gallery_world import LINES, Row, comment, write_gallery


def one(folder: Path, sql: str, **preload: Any) -> Any:
    database = environment.database(environment.load_world(folder), preload)
    try:
        return database.query(sql)[0][0]
    finally:
        database.close()


def test_quiet_base_has_at_most_three_comments_on_a_post_of_the_feed(gallery_folder: Path) -> None:
    count = "SELECT count(*) FROM comments WHERE post_ref = '{}'"
    assert one(gallery_folder, count.format("post-001"), base="quiet") == 3
    assert one(gallery_folder, count.format("post-003"), base="quiet") == 5
    assert one(gallery_folder, count.format("post-001"), base="standard") == 5


def test_empty_base_has_people_only(gallery_folder: Path) -> None:
    assert one(gallery_folder, "SELECT count(*) FROM posts", base="empty") == 0
    assert one(gallery_folder, "SELECT count(*) FROM profiles", base="empty") == 4


def test_added_items_are_there_before_the_start(gallery_folder: Path) -> None:
    add = {
        "posts": ["post-021", "post-022"],
        "comments": ["com-404"],
        "stories": ["story-021"],
        "messages": ["msg-022"],
    }
    sql = "SELECT group_concat(ref || ' ' || posted_at_s) FROM posts WHERE ref LIKE 'post-02%' AND added_by = 'preload'"
    assert one(gallery_folder, sql, add=add) == "post-021 -180.0,post-022 -90.0"
    assert one(gallery_folder, "SELECT count(*) FROM threads", add=add) == 3


def test_marks_of_the_user_are_set(gallery_folder: Path) -> None:
    marks = {"liked": ["post-001"], "saved": ["post-001"], "followed": ["per-003"], "unfollowed": ["per-002"]}
    assert one(gallery_folder, "SELECT is_liked + is_saved FROM posts WHERE ref = 'post-001'", **marks) == 2
    assert one(gallery_folder, "SELECT group_concat(ref) FROM profiles WHERE is_followed", **marks) == "per-003"


@pytest.mark.parametrize(
    ("preload", "problem"),
    [
        ({"base": "loud"}, "preload: field 'base': 'loud' is not one of 'standard', 'quiet' or 'empty'"),
        ({"liked": ["post-021"]}, "preload: field 'liked': 'post-021' is not there at the start"),
        ({"add": {"posts": ["post-001"]}}, "'post-001' is there already"),
        ({"add": {"posts": ["post-099"]}}, "preload: field 'add.posts.0': no post 'post-099'"),
    ],
)
def test_wrong_preload_is_refused(gallery_folder: Path, preload: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=re.escape(problem)):
        one(gallery_folder, "SELECT 1", **preload)


@pytest.mark.parametrize(
    ("name", "row", "problem"),
    [
        ("comments", comment("com-9", -5.0, "post-021"), "field 'post': 'post-021' is not there at the start"),
        ("comments", comment("com-9", -5000.0, "post-001"), "field 'at_s': it is older than 'post-001'"),
        ("comments", comment("com-9", None, "post-077"), "field 'post': no post 'post-077'"),
        ("threads", {"id": "dm-9", "members": ["per-001"]}, "field 'members': the user is in every thread"),
        ("messages", {**LINES["messages"][0], "id": "msg-9", "sender": "per-003"}, "'per-003' is not in 'dm-001'"),
        ("activities", {**LINES["activities"][1], "id": "act-9", "kind": "like"}, "field 'post': a like needs one"),
        ("posts", {**LINES["posts"][0], "id": "post-9", "at_s": None}, "what is there at the start needs a time"),
    ],
)
def test_wrong_line_is_refused_with_its_place(tmp_path: Path, name: str, row: Row, problem: str) -> None:
    folder = write_gallery(tmp_path, {**LINES, name: [*LINES[name], row]})
    place = rf"microgram/{name}\.jsonl:{len(LINES[name]) + 1}: "
    with pytest.raises(ValueError, match=place + ".*" + re.escape(problem)):
        environment.load_world(folder)
