"""Catalogs of MicroScholar for the small world, each line there for a rule that a test looks at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.unit.kit.small_world import ENTITIES, write_lines, write_people

Row = dict[str, Any]

LONG = (
    "The opening says what was done, and by whom, and where, in words that anybody might use. " * 3
    + "It ends in saltmarsh."
)
PLACES: list[Row] = [
    {"id": "ent-005", "kind": "journal", "name": "Tidal Letters", "description": "Short papers."},
    {"id": "ent-006", "kind": "venue", "name": "Days of Mud", "description": "A meeting."},
    {
        "id": "ent-007",
        "kind": "university",
        "name": "Marsh University",
        "description": "On stilts.",
        "domain": "marsh.example",
    },
]


def author(id_: str, first: str, last: str, **fields: Any) -> Row:
    return {"id": id_, "first": first, "last": last, "affiliation": "ent-007", "interests": ["sub-01"], **fields}


def paper(id_: str, published_on: str, at_s: float | None = -9000.0, **fields: Any) -> Row:
    return {
        "id": id_,
        "base": None if at_s is None else "standard",
        "at_s": at_s,
        "title": f"On {id_}",
        "abstract": f"What {id_} says.",
        "kind": "article",
        "published_on": published_on,
        "source": "ent-005",
        "subject": "sub-01",
        "authors": ["aut-001"],
        "cites": [],
    } | fields


LINES: dict[str, list[Row]] = {
    "subjects": [{"id": "sub-01", "name": "Tides"}, {"id": "sub-02", "name": "Mud"}],
    "venues": [{"id": "ent-005", "subject": "sub-01"}, {"id": "ent-006", "subject": "sub-02"}],
    "authors": [
        author("aut-001", "Ada", "Quill"),
        author("aut-002", "Bea", "Ngô", interests=["sub-02", "sub-01"]),
        author("aut-003", "Cem", "Quill", is_followed=True),
        author("aut-004", "Dee", "Later"),
    ],
    "labels": [{"id": "lab-01", "name": "Salt"}, {"id": "lab-02", "name": "To read"}],
    "papers": [
        paper("pap-001", "2001-05-01", title="Salt and tides", volume=3, issue=2, first_page=11, last_page=19),
        paper("pap-002", "2015-03-02", title="Mud at 50% & more", kind="conference", source="ent-006",
              subject="sub-02", authors=["aut-002", "aut-001"], cites=["pap-001"], first_page=1, last_page=4),
        paper("pap-003", "2023-07-09", -8000.0, abstract=LONG, authors=["aut-001", "aut-002", "aut-003"],
              cites=["pap-001", "pap-002"], saved_at_s=-500.0, labels=["lab-01"]),
        paper("pap-004", "2024-01-30", -7000.0, title="A book of salt", kind="book", source="ent-007",
              cites=["pap-001"]),
        paper("pap-005", "2025-11-11", -6000.0, title="Preprint on tides", kind="preprint", source=None,
              authors=["aut-003"], cites=["pap-003"]),
        paper("pap-021", "2026-09-30", None, title="Late tides", authors=["aut-004", "aut-002"], cites=["pap-001"]),
        paper("pap-022", "2026-09-30", None, title="Later tides"),
    ],
    "alerts": [
        {"id": "alr-001", "base": "standard", "at_s": -90.0, "kind": "results", "topic": "salt", "text": "One result."},
        {"id": "alr-002", "base": "standard", "at_s": -900.0, "kind": "author", "topic": "mud", "text": "Two.",
         "is_read": True},
        {"id": "alr-021", "base": None, "at_s": None, "kind": "recommended", "topic": "reeds", "text": "Three."},
    ],
    "watches": [{"id": "wat-01", "topic": "salt", "at_s": -5000.0}],
}  # fmt: skip


def write_shelf(folder: Path, lines: dict[str, list[Row]] = LINES) -> Path:
    """The small world with these catalogs."""
    write_people(folder, entities=[*ENTITIES, *PLACES])
    for name, rows in lines.items():
        write_lines(folder / "microscholar" / f"{name}.jsonl", rows)
    return folder
