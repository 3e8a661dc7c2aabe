from __future__ import annotations

import pytest

from tests.unit.microhub.conftest import Hub

REPO = "ent-101"


def listed(hub: Hub, **query: str) -> list[str]:
    return hub.refs(hub.get(hub.path("repos", REPO, "/issues"), **query)["issues"])


def test_list_shows_open_ones_and_counts_both(hub: Hub) -> None:
    found = hub.get(hub.path("repos", REPO, "/issues"))
    assert hub.refs(found["issues"]) == ["issue-001"]
    assert (found["open"], found["closed"]) == (1, 1)
    assert found["issues"][0]["comments"] == 1


def test_filters_choose_by_state_label_milestone_and_words(hub: Hub) -> None:
    assert listed(hub, state="closed") == ["issue-002"]
    assert listed(hub, label="docs") == []
    assert listed(hub, label="bug", search="TITLE ann") == ["issue-001"]
    assert listed(hub, search="body") == []


@pytest.mark.parametrize("path", ["/api/dashboard", "/api/search?q=title", "/api/repos/{}/issues", "/api/accounts/{}"])
def test_no_list_shows_what_an_issue_says(hub: Hub, path: str) -> None:
    hub.apply("issue_opened", 20.0, issue="issue-021")
    hub.apply("comment_written", 21.0, comment="com-401")
    ref = "per-002" if "accounts" in path else REPO
    text = hub.http.get(path.format(hub.id(ref))).text
    assert "heather" not in text
    assert "gorse" not in text


def test_opened_issue_tells_its_story_in_order(hub: Hub) -> None:
    issue = hub.one("issues", "issue-001")
    assert issue["body"] == "The body of issue-001 is long."
    assert [(entry["kind"], entry["text"]) for entry in issue["entries"]] == [
        ("labeled", "bug"),
        ("comment", "<b>Look</b> at *this*."),
    ]
    assert hub.actions() == []


def test_new_issue_gets_the_next_number_of_both_kinds(hub: Hub) -> None:
    path = hub.path("repos", REPO, "/issues")
    made = hub.http.post(path, json={"title": " It breaks ", "body": "See.", "labels": ["bug", "bug"]}).json()
    assert (made["number"], made["title"], [label["name"] for label in made["labels"]]) == (7, "It breaks", ["bug"])
    assert hub.actions()[0][:2] == ("create_issue", "user-issue-1")


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"title": "  "}, "Give the issue a title."),
        ({"title": "x", "labels": ["nope"]}, "There is no label “nope” in this repository."),
        ({"title": "x" * 300}, "at most 256"),
    ],
)
def test_wrong_issue_is_refused_in_a_sentence(hub: Hub, body: dict[str, object], sentence: str) -> None:
    reply = hub.http.post(hub.path("repos", REPO, "/issues"), json=body)
    assert reply.status_code == 422
    assert sentence in reply.json()["detail"]
    assert hub.actions() == []


def test_comment_is_kept_as_written_and_can_be_deleted(hub: Hub) -> None:
    made = hub.post("issues", "issue-001", "/comments", text=" I see it too. ").json()
    assert made["text"] == "I see it too."
    assert hub.http.delete(f"/api/comments/{made['id']}").status_code == 204
    assert [action[:2] for action in hub.actions()] == [("comment", "issue-001"), ("delete_comment", "issue-001")]


def test_empty_comment_and_deletion_of_another_ones_are_refused(hub: Hub) -> None:
    assert hub.post("issues", "issue-001", "/comments", text=" \n ").status_code == 422
    assert hub.http.delete(hub.path("comments", "com-001")).status_code == 403
    assert hub.actions() == []


def test_issue_is_closed_and_reopened_with_a_trace(hub: Hub) -> None:
    assert hub.post("issues", "issue-001", "/state", state="closed").json()["state"] == "closed"
    hub.post("issues", "issue-001", "/state", state="closed")
    issue = hub.post("issues", "issue-001", "/state", state="open").json()
    assert [entry["kind"] for entry in issue["entries"]][-2:] == ["closed", "reopened"]
    assert [kind for kind, *_ in hub.actions()] == ["close_issue", "reopen_issue"]


def test_labels_milestone_and_assignment_are_kept(hub: Hub) -> None:
    hub.post("issues", "issue-002", "/labels", labels=["docs"])
    hub.post("issues", "issue-002", "/milestone", milestone_id=hub.id("mile-01"))
    issue = hub.post("issues", "issue-002", "/assign", assigned=True).json()
    assert (issue["milestone"], [account["name"] for account in issue["assignees"]]) == ("1.0", ["Maya Okafor"])
    assert [entry["kind"] for entry in issue["entries"]] == ["closed", "labeled", "milestoned", "assigned"]
    milestone = hub.get(hub.path("repos", REPO, "/milestones"))[0]
    assert (milestone["open"], milestone["closed"]) == (1, 1)


def test_milestone_of_another_repository_is_refused(hub: Hub) -> None:
    reply = hub.post("issues", "issue-001", "/milestone", milestone_id=hub.id("mile-02"))
    assert reply.status_code == 422


def test_search_finds_titles_people_and_lines_of_code(hub: Hub) -> None:
    assert hub.refs(hub.get("/api/search", q="title issue-001")["issues"]) == ["issue-001"]
    assert [person["name"] for person in hub.get("/api/search", q="zoe")["people"]] == ["Zoë Stone"]
    hits = hub.get("/api/search", q="return")["code"]
    assert [(hit["path"], hit["line"], hit["text"]) for hit in hits] == [("src/add.py", 2, "return a + b")]
    assert hub.get("/api/search", q="  ")["repos"] == []
