from __future__ import annotations

from tests.unit.microhub.conftest import Hub

REPO = "ent-101"


def test_head_counts_what_is_open(hub: Hub) -> None:
    head = hub.one("repos", REPO)
    assert (head["open_issues"], head["open_pulls"], head["open_alerts"]) == (1, 3, 1)
    assert (head["stars"], head["watchers"], head["forks"], head["language"]) == (100, 7, 3, "Python")


def test_star_is_counted_logged_once_and_taken_back(hub: Hub) -> None:
    assert hub.post("repos", REPO, "/star", starred=True).json()["stars"] == 101
    hub.post("repos", REPO, "/star", starred=True)
    assert hub.post("repos", REPO, "/star", starred=False).json()["stars"] == 100
    assert hub.actions() == [("star", REPO, None, "consequential"), ("unstar", REPO, None, "consequential")]


def test_watching_is_an_aid(hub: Hub) -> None:
    assert hub.post("repos", REPO, "/watch", watched=True).json()["watchers"] == 8
    assert hub.actions() == [("watch", REPO, None, "aid")]


def test_tree_shows_folders_first_with_their_newest_commit(hub: Hub) -> None:
    tree = hub.get(hub.path("repos", REPO, "/tree"))
    assert [(entry["name"], entry["is_folder"]) for entry in tree["entries"]] == [("src", True), ("README.md", False)]
    assert tree["entries"][0]["commit_title"] == "Change of commit-001"
    assert tree["readme"] == "# Adder\n"
    assert tree["commits"] == 2


def test_branch_shows_its_own_side(hub: Hub) -> None:
    query = {"branch": hub.id("branch-011"), "path": "src/add.py"}
    blob = hub.get(hub.path("repos", REPO, "/file"), **query)
    assert "return b + a" in blob["content"]
    assert blob["newest"]["title"] == "Change of commit-p011"
    assert "return a + b" in hub.get(hub.path("repos", REPO, "/file"), path="src/add.py")["content"]


def test_file_and_folder_that_are_not_there_are_refused(hub: Hub) -> None:
    assert hub.http.get(hub.path("repos", REPO, "/file"), params={"path": "gone.py"}).status_code == 404
    assert hub.http.get(hub.path("repos", REPO, "/tree"), params={"path": "gone"}).status_code == 404
    other = {"path": "src/add.py", "branch": hub.id("branch-other")}
    assert hub.http.get(hub.path("repos", REPO, "/file"), params=other).status_code == 404


def test_branches_say_how_far_ahead_they_are_and_for_which_pull_request(hub: Hub) -> None:
    branches = hub.get(hub.path("repos", REPO, "/branches"))
    assert [(b["name"], b["ahead"], b["pull_number"]) for b in branches] == [
        ("main", 0, None),
        ("clash", 1, 4),
        ("sketch", 1, 5),
        ("faster", 1, 3),
    ]


def test_empty_repository_has_a_home(hub: Hub) -> None:
    assert hub.get(hub.path("repos", "ent-102", "/tree"))["entries"] == []
    assert hub.get(hub.path("repos", "ent-102", "/about"))["languages"] == []


def test_commits_of_one_file(hub: Hub) -> None:
    found = hub.get(hub.path("repos", REPO, "/commits"), path="src")
    assert hub.refs(found["commits"]) == ["commit-001"]
    assert hub.get(hub.path("repos", REPO, "/commits"))["total"] == 2


def test_commit_has_message_and_diff(hub: Hub) -> None:
    commit = hub.one("commits", "commit-002")
    assert commit["message"] == "Change of commit-002\n\nAnd why."
    assert [(file["path"], file["additions"], file["deletions"]) for file in commit["files"]] == [("README.md", 1, 1)]


def test_latest_release_is_marked(hub: Hub) -> None:
    releases = hub.get(hub.path("repos", REPO, "/releases"))
    assert [(release["tag"], release["is_latest"]) for release in releases] == [("v1", True)]


def test_alert_is_dismissed_for_a_reason_and_reopened(hub: Hub) -> None:
    assert hub.post("alerts", "alert-01", "/state", state="dismissed").status_code == 422
    done = hub.post("alerts", "alert-01", "/state", state="dismissed", reason=" Not ours. ").json()
    assert (done["state"], done["reason"]) == ("dismissed", "Not ours.")
    assert hub.post("alerts", "alert-01", "/state", state="open").json()["reason"] == ""
    assert [kind for kind, *_ in hub.actions()] == ["dismiss_alert", "reopen_alert"]


def test_fixed_alert_cannot_be_dismissed(hub: Hub) -> None:
    assert hub.post("alerts", "alert-02", "/state", state="dismissed", reason="x").status_code == 422


def test_alerts_come_by_severity_without_their_text(hub: Hub) -> None:
    alerts = hub.get(hub.path("repos", REPO, "/alerts"))
    assert [alert["severity"] for alert in alerts] == ["high", "low"]
    assert "body" not in alerts[0]


def test_following_is_counted(hub: Hub) -> None:
    assert hub.post("accounts", "per-003", "/follow", followed=True).json()["followers"] == 5
    assert hub.post("accounts", "per-001", "/follow", followed=True).status_code == 422
    assert hub.actions() == [("follow", "per-003", None, "consequential")]


def test_organisation_shows_its_people_and_repositories(hub: Hub) -> None:
    profile = hub.one("accounts", "ent-001")
    assert [repo["name"] for repo in profile["repos"]] == ["adder", "empty"]
    assert [member["name"] for member in profile["members"]] == ["Ann Lee", "Maya Okafor"]
