"""A world of four people and four entities, written to a folder."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

Row = dict[str, Any]


def persona(id_: str, name: str, email: str, **other: Any) -> Row:
    return {
        "id": id_,
        "name": name,
        "handle": name.split()[0].lower(),
        "email": email,
        "phone": "+1 212 555 0143",
        "birthday": "1988-04-12",
        "city": "New York",
        "timezone": "America/New_York",
        "job": "engineer",
        "employer": "ent-001",
        "education": "Physics, Ghent",
        "skills": ["maps"],
        "interests": ["rowing"],
        "bio": "Draws maps.",
        "style": "short",
        "relations": [],
        **other,
    }


PEOPLE = [
    persona("per-001", "Maya Okafor", "maya.okafor@brightwater.example", handle="mokafor", is_user=True),
    persona("per-002", "Ann Lee", "ann.lee@brightwater.example", relations=[{"to": "per-001", "kind": "colleague"}]),
    persona("per-003", "Zoë Stone", "zoe@stonework.example", employer=None),
    persona("per-004", "Bob Hart", "bob.hart@brightwater.example"),
]
ENTITIES: list[Row] = [
    {
        "id": "ent-001",
        "kind": "company",
        "name": "Brightwater",
        "description": "Maps.",
        "domain": "brightwater.example",
    },
    {
        "id": "ent-002",
        "kind": "newsletter",
        "name": "The Weekly Chart",
        "description": "Charts.",
        "domain": "weeklychart.example",
        "links": [{"to": "per-003", "kind": "author"}],
    },
    {"id": "ent-003", "kind": "city", "name": "Ghent", "description": "A city."},
    {
        "id": "ent-004",
        "kind": "newsletter",
        "name": "Low Tide",
        "description": "What Brightwater tells its customers.",
        "domain": "LowTide.example",
        "links": [{"to": "per-003", "kind": "author"}, {"to": "ent-001", "kind": "owner"}],
    },
]


def write_lines(path: Path, rows: Iterable[Mapping[str, Any]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")


def write_people(folder: Path, people: Iterable[Row] = PEOPLE, entities: Iterable[Row] = ENTITIES) -> Path:
    write_lines(folder / "_world" / "personas.jsonl", people)
    write_lines(folder / "_world" / "entities.jsonl", entities)
    (folder / "_world" / "media").mkdir(exist_ok=True)  # a world without media of its own shows the shipped ones
    return folder
