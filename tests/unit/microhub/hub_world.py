"""Catalogs of MicroHub for the small world, each line there for a rule that a test looks at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.unit.kit.small_world import ENTITIES, write_lines, write_people

Row = dict[str, Any]

SHA = "0123456789abcdef0123456789abcdef01234567"
SOURCE = "def add(a, b):\n    return a + b\n"
LABELS = [
    {"name": "bug", "colour": "#b3261e", "description": "Broken"},
    {"name": "docs", "colour": "#1f6f8b", "description": "Words"},
]


def dated(id_: str, at_s: float | None, **fields: Any) -> Row:
    return {"id": id_, "base": None if at_s is None else "standard", "at_s": at_s, **fields}


def change(path: str, old: str | None, new: str, *, done: bool) -> Row:
    lines = [f"-{old}", f"+{new}"] if old else [f"+{line}" for line in new.splitlines()]
    return {
        "path": path,
        "kind": "modified" if old else "added",
        "edits": [{"old": old, "new": new}] if old and not done else [],
        "content": new if not old and not done else "",
        "patch": "\n".join(["@@ -1,1 +1,1 @@", *lines]),
        "additions": len(lines) - bool(old),
        "deletions": int(bool(old)),
    }


def commit(id_: str, at_s: float | None, branch: str, changes: list[Row], author: str = "per-002") -> Row:
    message = f"Change of {id_}\n\nAnd why."
    return dated(id_, at_s, repo="ent-101", branch=branch, author=author, sha=SHA, message=message, changes=changes)


def issue(id_: str, at_s: float | None, number: int | None, **fields: Any) -> Row:
    base = {"repo": "ent-101", "author": "per-002", "title": f"Title of {id_}", "body": f"The body of {id_} is long."}
    return dated(id_, at_s, **base, number=number) | fields


def pull(id_: str, at_s: float | None, number: int | None, branch: str, **fields: Any) -> Row:
    return issue(id_, at_s, number, branch=branch, **fields)


def run(id_: str, at_s: float | None, of: str, conclusion: str = "success") -> Row:
    step = {"name": "Tests", "conclusion": conclusion, "duration_s": 30, "log": ["collected 4 items", "done"]}
    job = {"name": "test", "conclusion": conclusion, "duration_s": 30, "steps": [step]}
    return dated(
        id_, at_s, repo="ent-101", commit=of, actor="per-002", workflow="CI", trigger="push", number=7, jobs=[job]
    )


def repo(id_: str, **fields: Any) -> Row:
    counts = {"stars": 100, "watchers": 7, "forks": 3}
    return {"id": id_, "owner": "ent-001", "license": "MIT", "topics": ["maps"], "labels": LABELS, **counts} | fields


LINES: dict[str, list[Row]] = {
    "accounts": [
        {"id": "per-001", "followers": 5, "following": 2},
        {"id": "per-002", "followers": 9, "following": 2, "is_followed": True},
        {"id": "per-003", "followers": 4, "following": 1},
        {"id": "ent-001", "followers": 50, "following": 0},
    ],
    "repositories": [repo("ent-101"), repo("ent-102", stars=8, is_starred=True)],
    "branches": [
        dated("branch-main", -9000.0, repo="ent-101", name="main", is_default=True),
        dated("branch-other", -9000.0, repo="ent-102", name="main", is_default=True),
        dated("branch-011", -500.0, repo="ent-101", name="faster"),
        dated("branch-012", -400.0, repo="ent-101", name="clash"),
        dated("branch-013", -400.0, repo="ent-101", name="sketch"),
        dated("branch-021", None, repo="ent-101", name="later"),
    ],
    "commits": [
        commit("commit-001", -9000.0, "main", [change("src/add.py", None, SOURCE, done=True)]),
        commit("commit-002", -800.0, "main", [change("README.md", "# Small", "# Adder", done=True)], "per-003"),
        commit("commit-p011", -500.0, "faster", [change("src/add.py", "return a + b", "return b + a", done=False)]),
        commit("commit-p012", -400.0, "clash", [change("src/add.py", "def add(a, b)", "def sum(a, b)", done=False)]),
        commit("commit-p013", -400.0, "sketch", [change("notes.txt", None, "An idea\n", done=False)]),
        commit("commit-p021", None, "later", [change("later.txt", None, "Later\n", done=False)]),
        commit("commit-401", None, "main", [change("src/add.py", "def add(a, b)", "def plus(a, b)", done=False)]),
    ],
    "files": [
        {"id": "f1", "repo": "ent-101", "path": "src/add.py", "content": SOURCE, "commit": "commit-001"},
        {"id": "f2", "repo": "ent-101", "path": "README.md", "content": "# Adder\n", "commit": "commit-002"},
    ],
    "releases": [
        dated("release-01", -700.0, repo="ent-101", author="per-002", tag="v1", title="One", body="Notes.", assets=[]),
        dated("release-41", None, repo="ent-101", author="per-002", tag="v2", title="Two", body="More.", assets=[]),
    ],
    "alerts": [
        dated(f"alert-{n}", at_s, repo="ent-101", package="left", severity=severity, title=f"Hole {n}", body="Deep.",
              manifest="pyproject.toml", affected="< 2", patched="2", state=state)
        for n, at_s, severity, state in (
            ("01", -50.0, "low", "open"), ("02", -60.0, "high", "fixed"), ("41", None, "high", "open"),
        )
    ],
    "milestones": [
        {"id": "mile-01", "repo": "ent-101", "title": "1.0", "description": "Soon.", "due_at_s": 86400.0},
        {"id": "mile-02", "repo": "ent-102", "title": "9.9", "description": "Never.", "due_at_s": 86400.0},
    ],
    "issues": [
        issue("issue-001", -600.0, 1, labels=["bug"], milestone="mile-01"),
        issue("issue-002", -550.0, 2, closed={"by": "per-003", "at_s": -300.0}),
        issue("issue-021", None, None, body="The hidden word is heather."),
        issue("issue-022", None, None, author="per-001"),
    ],
    "pulls": [
        pull("pull-011", -500.0, 3, "faster"),
        pull("pull-012", -400.0, 4, "clash"),
        pull("pull-013", -390.0, 5, "sketch", is_draft=True),
        pull("pull-014", -790.0, 6, "old", merged={"by": "per-003", "at_s": -780.0}, merge_commit="commit-002"),
        pull("pull-021", None, None, "later"),
    ],
    "comments": [
        dated("com-001", -580.0, subject="issue-001", author="per-003", text="<b>Look</b> at *this*."),
        dated("com-401", None, subject="issue-001", author="per-002", text="The hidden word is gorse."),
    ],
    "reviews": [
        dated("review-001", -350.0, pull="pull-012", author="per-003", verdict="changes_requested", text="No."),
        dated("review-401", None, pull="pull-012", author="per-003", verdict="approved", text="Yes now."),
    ],
    "runs": [run("run-001", -490.0, "commit-p011", "failure"), run("run-401", None, "commit-002")],
}  # fmt: skip


def write_hub(folder: Path, lines: dict[str, list[Row]] = LINES) -> Path:
    """The small world with two repositories and these catalogs."""
    write_people(folder)
    repositories: list[Row] = [
        {"id": "ent-101", "kind": "repository", "name": "adder", "description": "Adds."},
        {"id": "ent-102", "kind": "repository", "name": "empty", "description": "Has nothing."},
    ]
    write_lines(folder / "_world" / "entities.jsonl", [*ENTITIES, *repositories])
    for name, rows in lines.items():
        write_lines(folder / "microhub" / f"{name}.jsonl", rows)
    return folder
