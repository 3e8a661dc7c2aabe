from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from environments.microhub import environment
from tests.unit.microhub.hub_world import LINES, Row, issue, write_hub


def one(folder: Path, sql: str, **preload: Any) -> Any:
    database = environment.database(environment.load_world(folder), preload or {"base": "standard"})
    try:
        return database.query(sql)[0][0]
    finally:
        database.close()


def test_empty_base_has_accounts_and_repositories_only(hub_folder: Path) -> None:
    assert one(hub_folder, "SELECT count(*) FROM issues", base="empty") == 0
    assert one(hub_folder, "SELECT count(*) FROM repositories", base="empty") == 2


def test_task_sets_stars_and_closes_issues(hub_folder: Path) -> None:
    stars = "SELECT stars FROM repositories WHERE ref = 'ent-101'"
    assert one(hub_folder, stars, stars={"ent-101": 1712}) == 1712
    assert one(hub_folder, "SELECT state FROM issues WHERE ref = 'issue-001'", closed=["issue-001"]) == "closed"


def test_task_adds_what_would_come_later(hub_folder: Path) -> None:
    sql = "SELECT opened_at_s || ' ' || added_by FROM issues WHERE ref = 'issue-021'"
    assert one(hub_folder, sql, add={"issues": ["issue-021"]}) == "-90.0 preload"


@pytest.mark.parametrize(
    ("preload", "problem"),
    [
        ({"closed": ["issue-002"]}, "preload: field 'closed': 'issue-002' is not open at the start"),
        ({"add": {"issues": ["issue-001"]}}, "'issue-001' is there already"),
        ({"stars": {"ent-109": 1}}, "no repository 'ent-109'"),
    ],
)
def test_wrong_preload_is_refused(hub_folder: Path, preload: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=re.escape(problem)):
        one(hub_folder, "SELECT 1", **preload)


@pytest.mark.parametrize(
    ("name", "row", "problem"),
    [
        ("issues", issue("issue-9", -5.0, 9, labels=["gone"]), "'ent-101' has no label 'gone'"),
        ("issues", issue("issue-9", -5.0, 9, milestone="mile-02"), "'mile-02' is of another repository"),
        ("issues", issue("issue-9", None, 9), "what is there at the start has one, what comes later gets one"),
        ("pulls", issue("pull-9", -5.0, 9, branch="gone"), "'ent-101' has no branch 'gone'"),
        ("pulls", issue("pull-9", -5.0, 9, branch="faster", merge_commit="commit-001"), "what is merged has one"),
        ("commits", {**LINES["commits"][0], "id": "commit-9", "branch": "gone"}, "'ent-101' has no branch 'gone'"),
        ("files", {**LINES["files"][0], "id": "f9", "commit": "commit-401"}, "is no commit of 'ent-101'"),
        ("comments", {**LINES["comments"][0], "id": "com-9", "at_s": -5000.0}, "it is older than 'issue-001'"),
        ("comments", {**LINES["comments"][0], "id": "com-9", "subject": "issue-021"}, "is not there at the start"),
    ],
)
def test_wrong_line_is_refused_with_its_place(tmp_path: Path, name: str, row: Row, problem: str) -> None:
    folder = write_hub(tmp_path, {**LINES, name: [*LINES[name], row]})
    place = rf"microhub/{name}\.jsonl:{len(LINES[name]) + 1}: "
    with pytest.raises(ValueError, match=place + ".*" + re.escape(problem)):
        environment.load_world(folder)
