"""Catalogs of MicroTube for the small world, each line there for a rule that a test looks at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.unit.kit.small_world import write_lines, write_people

Row = dict[str, Any]
MEDIA = {"film": "films/soup.webm", "thumb": "photos/soup-1.webp", "alt": "A bowl of soup"}
DAY_S = 86_400.0


def dated(id_: str, at_s: float | None, **fields: Any) -> Row:
    return {"id": id_, "base": None if at_s is None else "standard", "at_s": at_s, **fields}


def video(id_: str, at_s: float | None, channel: str = "per-002", **fields: Any) -> Row:
    title, text = f"Title of {id_}", f"The secret of {id_} is heather."
    return (
        dated(id_, at_s, channel=channel, title=title, description=text, topic="Music", length_s=60, **MEDIA) | fields
    )


def comment(id_: str, at_s: float | None, on: str, author: str = "per-003", **fields: Any) -> Row:
    return dated(id_, at_s, video=on, author=author, text=f"Comment {id_} says saltmarsh.") | fields


LINES: dict[str, list[Row]] = {
    "channels": [
        {"id": "per-001", "subscribers": 12},
        {"id": "per-002", "subscribers": 100, "is_subscribed": True, "is_notified": True},
        {"id": "per-003", "subscribers": 300, "is_subscribed": True},
        {"id": "ent-001", "subscribers": 200},
    ],
    "videos": [
        video("video-001", -600.0, views=900, likes=9, dislikes=2),
        video("video-002", -900.0, "ent-001", views=40, rating="like", topic="Science"),
        video("video-003", -1200.0, "per-003", in_home=False, views=70),
        video("video-004", -20 * DAY_S, "per-001", in_home=False, views=5000),
        video("video-301", None),
        video("video-302", None, "per-003"),
        video("video-303", None, "ent-001", in_home=False),
        video("video-304", None, "per-001"),
    ],
    "comments": [
        comment("com-001-01", -500.0, "video-001", likes=4),
        comment("com-001-02", -400.0, "video-001", "per-001"),
        comment("com-001-03", -300.0, "video-001", "per-002", parent="com-001-01"),
        comment("com-401", None, "video-001", "per-002"),
        comment("com-402", None, "video-001", parent="com-001-02"),
        comment("com-403", None, "video-004"),
        comment("com-404", None, "video-001", "per-001"),
    ],
    "playlists": [
        {
            "id": "list-001",
            "owner": "per-001",
            "title": "Watch later",
            "videos": ["video-002"],
            "at_s": -99.0,
            "is_fixed": True,
        },
        {"id": "list-002", "owner": "per-001", "title": "Bridges", "videos": ["video-001", "video-003"], "at_s": -98.0},
        {"id": "list-011", "owner": "per-002", "title": "Songs", "videos": ["video-001"], "at_s": -97.0},
    ],
    "history": [{"id": "video-003", "at_s": -60.0}],
    "notifications": [
        {"id": "note-001", "kind": "upload", "actor": "per-002", "video": "video-001", "at_s": -600.0},
        {"id": "note-002", "kind": "subscriber", "actor": "per-003", "at_s": -50.0, "is_read": False},
    ],
}


def write_studio(folder: Path, **changed: list[Row]) -> Path:
    """Write the small world's catalogs, some of them changed; returns the folder."""
    write_people(folder)
    for name, lines in (LINES | changed).items():
        write_lines(folder / "microtube" / f"{name}.jsonl", lines)
    for name in (MEDIA["film"], MEDIA["thumb"]):
        (folder / "_world" / "media" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "_world" / "media" / name).write_bytes(b"as good as a picture")
    return folder
