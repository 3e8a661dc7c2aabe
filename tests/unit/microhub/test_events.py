from __future__ import annotations

import pytest

from tests.unit.microhub.conftest import Hub

STAMP = "SELECT added_at, added_by FROM {} WHERE ref = '{}'"


@pytest.mark.parametrize(
    ("kind", "fields", "table", "ref"),
    [
        ("issue_opened", {"issue": "issue-021"}, "issues", "issue-021"),
        ("comment_written", {"comment": "com-401"}, "comments", "com-401"),
        ("pull_opened", {"pull": "pull-021"}, "pulls", "pull-021"),
        ("pull_opened", {"pull": "pull-021"}, "branches", "branch-021"),
        ("pull_opened", {"pull": "pull-021"}, "commits", "commit-p021"),
        ("review_submitted", {"review": "review-401"}, "reviews", "review-401"),
        ("commit_pushed", {"commit": "commit-401"}, "commits", "commit-401"),
        ("release_published", {"release": "release-41"}, "releases", "release-41"),
        ("alert_raised", {"alert": "alert-41"}, "alerts", "alert-41"),
        ("run_started", {"run": "run-401"}, "runs", "run-401"),
    ],
)
def test_what_comes_is_stamped_and_was_not_there_before(
    hub: Hub, kind: str, fields: dict[str, str], table: str, ref: str
) -> None:
    assert hub.database.query(STAMP.format(table, ref)) == []
    assert hub.apply(kind, 33.5, **fields) is None
    assert hub.database.query(STAMP.format(table, ref)) == [(33.5, "timeline")]
    assert hub.actions() == []


def test_issue_gets_the_next_number(hub: Hub) -> None:
    hub.apply("issue_opened", 5.0, issue="issue-021")
    hub.apply("pull_opened", 6.0, pull="pull-021")
    assert hub.one("issues", "issue-021")["number"] == 7
    assert hub.one("pulls", "pull-021")["number"] == 8


def test_stars_come_and_go(hub: Hub) -> None:
    hub.apply("stars_gained", 5.0, repo="ent-102", count=12)
    assert hub.one("repos", "ent-102")["stars"] == 21
    hub.apply("stars_lost", 6.0, repo="ent-102", count=500)
    assert hub.one("repos", "ent-102")["stars"] == 1


def test_issue_that_the_user_closed_is_skipped(hub: Hub) -> None:
    hub.post("issues", "issue-001", "/state", state="closed")
    assert hub.apply("issue_closed", 120.0, issue="issue-001", by="per-002") == "'issue-001' is closed already"
    assert hub.apply("issue_reopened", 121.0, issue="issue-001", by="per-002") is None


def test_merge_of_the_timeline_is_skipped_where_the_user_was_first(hub: Hub) -> None:
    hub.post("pulls", "pull-011", "/merge")
    assert hub.apply("pull_merged", 120.0, pull="pull-011", by="per-003") == "'pull-011' is merged already"


def test_push_that_does_not_fit_any_more_is_skipped_and_leaves_nothing(hub: Hub) -> None:
    assert hub.apply("pull_merged", 10.0, pull="pull-012", by="per-003") is None
    told = hub.apply("commit_pushed", 20.0, commit="commit-401")
    assert told is not None
    assert "src/add.py has changed in the same place" in told
    assert hub.database.query("SELECT count(*) FROM commits WHERE ref = 'commit-401'") == [(0,)]


def test_pushed_commit_changes_the_file(hub: Hub) -> None:
    hub.apply("commit_pushed", 20.0, commit="commit-401")
    found = hub.get(hub.path("repos", "ent-101", "/file"), path="src/add.py")
    assert found["content"].startswith("def plus(a, b)")


@pytest.mark.parametrize(
    ("kind", "fields", "sentence"),
    [
        ("issue_opened", {"issue": "issue-001"}, "'issue-001' is there from the start"),
        ("issue_opened", {"issue": "issue-022"}, "'issue-022' is the user's own"),
        ("issue_opened", {"issue": "issue-099"}, "no issue 'issue-099'"),
        ("stars_gained", {"repo": "ent-109", "count": 1}, "no repository 'ent-109'"),
    ],
)
def test_wrong_event_is_refused(hub: Hub, kind: str, fields: dict[str, object], sentence: str) -> None:
    with pytest.raises(LookupError, match=sentence):
        hub.environment.events[kind](**fields).check(hub.world)


def test_event_on_what_never_came_is_a_fault_of_the_timeline(hub: Hub) -> None:
    for kind, fields in (
        ("issue_closed", {"issue": "issue-021", "by": "per-002"}),
        ("pull_merged", {"pull": "pull-021", "by": "per-002"}),
    ):
        with pytest.raises(LookupError, match="is not there"):
            hub.apply(kind, 5.0, **fields)
