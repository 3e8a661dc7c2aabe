from __future__ import annotations

import pytest

from tests.unit.microhub.conftest import Hub

REPO = "ent-101"
FILE = "SELECT content, commit_ref FROM files WHERE path = 'src/add.py'"


def test_list_shows_checks_and_reviews(hub: Hub) -> None:
    pulls = hub.get(hub.path("repos", REPO, "/pulls"))
    assert [(p["number"], p["review"], p["status"]) for p in pulls["pulls"]] == [
        (5, None, None),
        (4, "changes_requested", None),
        (3, None, "failure"),
    ]
    assert (pulls["open"], pulls["closed"]) == (3, 1)


def test_opened_pull_request_has_commits_diff_and_checks(hub: Hub) -> None:
    pull = hub.one("pulls", "pull-011")
    assert hub.refs(pull["commits"]) == ["commit-p011"]
    assert [file["path"] for file in pull["files"]] == ["src/add.py"]
    assert [job["status"] for run in pull["runs"] for job in run["jobs"]] == ["failure"]
    assert (pull["base_branch"], pull["can_merge"]) == ("main", True)


def test_merged_one_shows_the_commit_that_it_became(hub: Hub) -> None:
    pull = hub.one("pulls", "pull-014")
    assert (pull["state"], hub.refs(pull["commits"]), pull["can_merge"]) == ("merged", ["commit-002"], False)
    assert [entry["kind"] for entry in pull["entries"]] == ["merged"]


def test_merge_changes_the_file_and_deletes_the_branch(hub: Hub) -> None:
    merged = hub.post("pulls", "pull-011", "/merge").json()
    assert (merged["state"], merged["entries"][-1]["kind"]) == ("merged", "merged")
    assert hub.database.query(FILE) == [("def add(a, b):\n    return b + a\n", "merge-pull-011")]
    assert hub.database.query("SELECT count(*) FROM branches WHERE name = 'faster'") == [(0,)]
    newest = hub.get(hub.path("repos", REPO, "/commits"))["commits"][0]
    assert newest["title"] == "Title of pull-011 (#3)"
    assert hub.actions() == [("merge_pull", "pull-011", None, "consequential")]


@pytest.mark.parametrize(
    ("ref", "sentence"),
    [
        ("pull-012", "A reviewer has asked for changes"),
        ("pull-013", "This pull request is a draft"),
        ("pull-014", "This pull request is merged"),
    ],
)
def test_merge_that_must_not_be_is_refused(hub: Hub, ref: str, sentence: str) -> None:
    reply = hub.post("pulls", ref, "/merge")
    assert reply.status_code == 422
    assert sentence in reply.json()["detail"]
    assert hub.actions() == []


def test_conflict_is_shown_and_refused(hub: Hub) -> None:
    hub.apply("review_submitted", 10.0, review="review-401")
    hub.apply("commit_pushed", 20.0, commit="commit-401")
    pull = hub.one("pulls", "pull-012")
    assert (pull["review"], pull["can_merge"]) == ("approved", False)
    assert "has conflicts" in hub.post("pulls", "pull-012", "/merge").json()["detail"]


def test_review_is_kept_and_counts(hub: Hub) -> None:
    assert hub.post("pulls", "pull-011", "/reviews", verdict="changes_requested").status_code == 422
    pull = hub.post("pulls", "pull-011", "/reviews", verdict="changes_requested", text="Not yet.").json()
    assert (pull["review"], pull["entries"][-1]["text"]) == ("changes_requested", "Not yet.")
    assert hub.post("pulls", "pull-011", "/reviews", verdict="approved").json()["review"] == "approved"


def test_pull_request_is_closed_reopened_and_commented(hub: Hub) -> None:
    hub.post("pulls", "pull-011", "/state", state="closed")
    hub.post("pulls", "pull-011", "/state", state="open")
    hub.post("pulls", "pull-011", "/comments", text="Hello.")
    assert hub.post("pulls", "pull-014", "/state", state="open").status_code == 422
    assert [kind for kind, *_ in hub.actions()] == ["close_pull", "reopen_pull", "comment"]


def test_rerun_runs_and_ends_by_itself(hub: Hub) -> None:
    run = hub.post("runs", "run-001", "/rerun").json()
    assert (run["status"], run["attempt"], run["duration_s"]) == ("running", 2, None)
    assert run["jobs"][0]["steps"][0]["log"] == []
    assert hub.post("runs", "run-001", "/rerun").status_code == 422
    assert hub.environment.due(hub.database, 129.0) is None
    effect = hub.environment.due(hub.database, 130.0)
    assert effect is not None
    assert (effect.at_s, effect.kind) == (130.0, "run_ended")
    effect.apply()
    assert hub.one("runs", "run-001")["jobs"][0]["steps"][0]["log"] == ["collected 4 items", "done"]
    assert hub.environment.due(hub.database, 900.0) is None


def test_runs_are_listed_by_workflow(hub: Hub) -> None:
    runs = hub.get(hub.path("repos", REPO, "/runs"), workflow="CI")
    assert (runs["total"], runs["workflows"], runs["runs"][0]["status"]) == (1, ["CI"], "failure")
    assert hub.get(hub.path("repos", REPO, "/runs"), workflow="Other")["total"] == 0
