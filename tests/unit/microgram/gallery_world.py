"""Catalogs of MicroGram for the small world, each line there for a rule that a test looks at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.unit.kit.small_world import write_lines, write_people

Row = dict[str, Any]

LONG = "The first lines say nothing much. " * 6 + "The secret word is saltmarsh."


def dated(id_: str, at_s: float | None, **fields: Any) -> Row:
    return {"id": id_, "base": None if at_s is None else "standard", "at_s": at_s, **fields}


def post(id_: str, at_s: float | None, author: str = "per-002", **fields: Any) -> Row:
    picture = {"picture": "photos/soup-1.webp", "alt": "A bowl of soup"}
    return dated(id_, at_s, author=author, caption=f"This is {id_}.", **picture) | fields


def comment(id_: str, at_s: float | None, on: str, author: str = "per-003", text: str = "Lovely.") -> Row:
    return dated(id_, at_s, post=on, author=author, text=text)


def story(id_: str, at_s: float | None, author: str = "per-002") -> Row:
    picture = {"picture": "photos/soup-tall-1.webp", "alt": "A bowl of soup"}
    return dated(id_, at_s, author=author, text=f"Line of {id_}.", **picture)


def message(id_: str, at_s: float | None, thread: str, sender: str, text: str, **fields: Any) -> Row:
    return dated(id_, at_s, thread=thread, sender=sender, text=text, **fields)


LINES: dict[str, list[Row]] = {
    "profiles": [
        {"id": "per-001", "followers": 12, "following": 3},
        {"id": "per-002", "followers": 100, "following": 3, "is_followed": True},
        {"id": "per-003", "followers": 300, "following": 3},
        {"id": "ent-001", "followers": 200, "following": 3},
    ],
    "posts": [
        post("post-001", -600.0, caption=LONG, likes=9),
        post("post-002", -900.0, likes=1, is_liked=True, is_saved=True),
        post("post-003", -1200.0, "per-003", in_feed=False),
        post("post-004", -1500.0, "per-001", in_feed=False),
        post("post-021", None),
        post("post-022", None, "per-003"),
        post("post-023", None, "per-001"),
    ],
    "comments": [
        *(comment(f"com-001-{n}", -590.0 + n, "post-001") for n in range(1, 6)),
        *(comment(f"com-003-{n}", -1190.0 + n, "post-003", "per-002") for n in range(1, 6)),
        comment("com-401", None, "post-001", text="The hidden word is heather."),
        comment("com-402", None, "post-004"),
        comment("com-403", None, "post-001", text="Look at this, @mokafor!"),
        comment("com-404", None, "post-021"),
    ],
    "stories": [
        story("story-001", -800.0),
        story("story-002", -700.0),
        story("story-003", -750.0, "per-003"),
        story("story-021", None, "ent-001"),
    ],
    "threads": [
        {"id": "dm-001", "members": ["per-002"]},
        {"id": "dm-002", "members": ["per-002", "per-003"], "title": "Walk"},
        {"id": "dm-003", "members": ["ent-001"]},
    ],
    "messages": [
        message("msg-001", -500.0, "dm-001", "per-002", "Are you there?"),
        message("msg-002", -400.0, "dm-001", "per-001", "I am."),
        message("msg-003", -300.0, "dm-002", "per-003", LONG, is_read=False),
        message("msg-021", None, "dm-001", "per-002", LONG),
        message("msg-022", None, "dm-003", "ent-001", "Welcome."),
    ],
    "activities": [
        dated("act-001", -100.0, kind="like", actor="per-002", post="post-004", is_read=False),
        dated("act-002", -200.0, kind="follow", actor="per-003", post=None),
    ],
    "roll": [{"id": "roll-01", "picture": "photos/soup-2.webp", "alt": "A bowl of soup"}],
}


def write_gallery(folder: Path, lines: dict[str, list[Row]] = LINES) -> Path:
    """The small world with these catalogs."""
    write_people(folder)
    for name, rows in lines.items():
        write_lines(folder / "microgram" / f"{name}.jsonl", rows)
    return folder
