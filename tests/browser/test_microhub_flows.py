"""What a user does in MicroHub, in a real browser against the real back end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from environments.microhub import environment
from tests.browser.app_page import AppPage, BrowserThread

pytestmark = pytest.mark.browser

Flow = Callable[[AppPage], None]
Play = Callable[[Flow], None]

REPO, APP, ISSUE, PULL = "ent-189", "ent-188", "issue-044", "pull-042"


@pytest.fixture
def play(browser_thread: BrowserThread) -> Play:
    return lambda flow: browser_thread.run(environment, {"base": "standard"}, flow)


def open_page(app: AppPage, place: str = "", ref: str = "", repo: str = REPO) -> None:
    app.visit(f"/repo/{app.environment.public_id(repo)}{place}{app.environment.public_id(ref) if ref else ''}")


def rows(app: AppPage, region: str) -> Locator:
    return app.get("region", region, exact=True).get_by_role("listitem")


def test_start_page_shows_repositories_and_logs_nothing(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        expect(rows(app, "Repositories")).to_have_count(3)
        expect(app.get("region", "Repositories")).to_contain_text("1,846")
        app.happen("issue_opened", 60.0, issue="issue-331")
        expect(rows(app, "Latest activity").first).to_contain_text("Backlog of a queue that has no consumer yet")
        assert app.actions() == []

    play(flow)


def test_assigned_pull_request_leads_to_its_page(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.get("region", "Assigned to you").get_by_role("link", name="Fewer taps on the first screen").click()
        app.follow()
        expect(app.get("button", "Squash and merge")).to_be_visible()

    play(flow)


def test_star_counter_follows_the_timeline_and_the_user(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app)
        counters = app.get("list", "Counters")
        app.happen("stars_gained", 5.0, repo=REPO, count=54)
        expect(counters).to_contain_text("1,900 stars")
        app.click("button", "Star", exact=True)
        expect(counters).to_contain_text("1,901 stars")
        app.click("button", "Unstar", exact=True)
        app.click("button", "Unwatch", exact=True)
        assert app.actions() == [("star", REPO), ("unstar", REPO), ("unwatch", REPO)]

    play(flow)


def test_home_leads_through_folders_to_a_highlighted_file(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app)
        expect(app.get("region", "README").get_by_role("heading", name="Install")).to_be_visible()
        expect(app.get("region", "Languages")).to_contain_text("Python")
        app.click("link", "gate", exact=True)
        app.click("link", "frames.py", exact=True)
        code = app.get("region", "gate/frames.py")
        expect(code).to_contain_text("class Frame:")
        assert len(set(code.locator("pre span").evaluate_all("all => all.map(one => one.style.color)"))) > 3

    play(flow)


def test_another_branch_shows_its_own_file(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit(
            f"/repo/{app.environment.public_id(REPO)}/file/{app.environment.public_id('branch-042')}?path=relay/spool.go"
        )
        expect(app.get("region", "relay/spool.go")).to_contain_text("CopyBuffer")
        app.get("combobox", "Branch").select_option("main")
        app.follow()
        expect(app.get("list", "Files and folders")).to_be_visible()

    play(flow)


def test_commit_shows_message_and_diff(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "/commits")
        expect(rows(app, "Commits")).to_have_count(30)
        app.click("button", "Show older commits (59 left)")
        expect(rows(app, "Commits")).to_have_count(60)
        open_page(app, "/commits/", "commit-065")
        expect(app.get("region", "Changes of gate/backoff.py")).to_contain_text("+LONGEST_S = 120.0")
        expect(app.page.get_by_text("Ten were too many for the ferries")).to_be_visible()

    play(flow)


def test_issues_are_filtered_by_state_label_milestone_and_words(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "/issues")
        expect(rows(app, "Issues")).to_have_count(25)
        app.click("button", "Show more issues (3 left)")
        expect(rows(app, "Issues")).to_have_count(28)
        app.get("combobox", "Label", exact=True).select_option("console")
        app.follow()
        expect(rows(app, "Issues")).to_have_count(4)
        app.click("link", "1 closed")
        expect(rows(app, "Issues")).to_contain_text(["console shows yesterday's numbers"])
        app.get("textbox", "Search titles of issues").fill("windmill")
        app.press("Enter")
        expect(app.page.get_by_text("No issue matches")).to_be_visible()
        assert app.actions() == []

    play(flow)


def test_list_counts_a_new_issue_and_does_not_show_what_it_says(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "/issues", repo=APP)
        app.happen("issue_opened", 60.0, issue="issue-361")
        expect(app.page.get_by_role("link", name="17 open", exact=True)).to_be_visible()
        assert "TOTP" not in app.page.content()
        app.click("link", "Wishes of the hospital group for signing in")
        expect(app.get("region", "Conversation")).to_contain_text("TOTP from an app")

    play(flow)


def test_comment_is_written_looked_at_sent_and_deleted(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "/issues/", ISSUE)
        app.get("textbox", "Add a comment").fill("Tried at **pier 4**.")
        app.happen("comment_written", 50.0, comment="com-402")
        expect(app.get("textbox", "Add a comment")).to_have_value("Tried at **pier 4**.")
        app.click("button", "Preview")
        expect(app.page.locator("strong")).to_have_text("pier 4")
        app.click("button", "Comment", exact=True)
        expect(app.get("region", "Conversation")).to_contain_text("Tried at pier 4.")
        app.click("button", "Delete comment")
        app.click("button", "Delete", exact=True)
        assert app.actions() == [("comment", ISSUE), ("delete_comment", ISSUE)]

    play(flow)


def test_html_in_a_comment_is_text(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "/issues/", ISSUE)
        hostile = "<img src=x onerror=\"document.title='broken'\"> [go](javascript:document.title='broken') `<b>`"
        app.get("textbox", "Add a comment").fill(hostile)
        app.click("button", "Comment", exact=True)
        talk = app.get("region", "Conversation")
        expect(talk).to_contain_text("<img src=x onerror=")
        assert talk.locator("article").last.locator("a[href^=javascript], img[src=x]").count() == 0
        assert app.page.title() == "MicroHub"

    play(flow)


def test_issue_is_labelled_planned_taken_on_closed_and_reopened(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "/issues/", ISSUE)
        app.page.get_by_text("Change labels").click()
        app.get("checkbox", "console").click()
        app.follow()
        app.get("combobox", "Milestone of this issue").select_option("2.5 Spring tide")
        app.follow()
        app.click("button", "Assign yourself")
        app.click("button", "Close issue")
        app.click("button", "Reopen issue")
        expect(app.get("region", "Conversation")).to_contain_text("put this into the milestone 2.5 Spring tide")
        kinds = ["label_issue", "plan_issue", "assign_issue", "close_issue", "reopen_issue"]
        assert app.actions() == [(kind, ISSUE) for kind in kinds]

    play(flow)


def test_new_issue_is_refused_without_a_title_and_opened_with_one(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "/issues/new")
        app.get("textbox", "Description").fill("Since the storm.")
        app.click("button", "Submit new issue")
        expect(app.page.get_by_role("alert")).to_have_text("Give the issue a title.")
        app.get("textbox", "Title").fill("Relay at pier 9 is quiet")
        app.click("button", "Submit new issue")
        expect(app.page.get_by_role("heading", name="Relay at pier 9 is quiet #73")).to_be_visible()
        assert app.actions() == [("create_issue", "user-issue-1")]

    play(flow)


def test_pull_request_is_reviewed_and_merged(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "/pulls/", PULL)
        app.click("link", "Files changed")
        expect(app.get("region", "Changes of relay/spool.go")).to_contain_text("io.CopyBuffer")
        app.get("radio", "Approve").check()
        app.click("button", "Submit review")
        app.click("link", "Conversation")
        app.click("button", "Squash and merge")
        app.click("button", "Confirm merge")
        expect(app.page.get_by_text("Merged", exact=True)).to_be_visible()
        assert app.actions() == [("review_pull", PULL), ("merge_pull", PULL)]
        assert "CopyBuffer" in app.one("SELECT content FROM files WHERE path = 'relay/spool.go'")

    play(flow)


def test_pull_request_with_requested_changes_is_not_merged(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "/pulls/", "pull-045")
        app.click("button", "Squash and merge")
        app.click("button", "Confirm merge")
        expect(app.page.get_by_text("A reviewer has asked for changes; they have to be approved")).to_be_visible()
        app.click("link", "Checks")
        app.click("link", "CI / test")
        expect(app.get("region", "Job test")).to_contain_text("NameError: name 'sleep' is not defined")
        assert app.actions() == []

    play(flow)


def test_run_shows_its_log_when_it_has_ended(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.commit("commit_pushed", 10.0, commit="commit-401")
        app.commit("run_started", 12.0, run="run-401")
        open_page(app, "/actions/", "run-401")
        expect(app.page.get_by_text("The log comes when the run has ended.").first).to_be_attached()
        effect = app.environment.due(app.database, 700.0)
        assert effect is not None
        app.now_s = effect.at_s
        effect.apply()
        app.follow()
        expect(app.get("region", "Job lint")).to_contain_text("All checks passed.")
        app.click("button", "Re-run all jobs")
        expect(app.get("button", "Re-run all jobs")).to_be_disabled()
        assert app.actions() == [("rerun", "run-401")]

    play(flow)


def test_releases_and_alerts_are_read_and_an_alert_is_dismissed(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "/releases")
        expect(app.get("article", "Release v2.3.1")).to_contain_text("Latest")
        open_page(app, "/security")
        app.click("link", "Deeply nested data exhausts the stack")
        app.click("button", "Dismiss alert")
        expect(app.page.get_by_role("alert")).to_have_text("Say why the alert is dismissed.")
        app.get("textbox", "Why it can be dismissed").fill("Bodies are bytes.")
        app.click("button", "Dismiss alert")
        app.click("button", "Reopen alert")
        assert app.actions() == [("dismiss_alert", "alert-01"), ("reopen_alert", "alert-01")]

    play(flow)


def test_profile_is_followed_and_left(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit(f"/users/{app.environment.public_id('per-011')}")
        app.click("button", "Follow", exact=True)
        app.click("button", "Unfollow", exact=True)
        app.get("region", "Commits").get_by_role("link").first.click()
        app.follow()
        expect(app.get("region", "Changes", exact=True)).to_be_visible()
        assert app.actions() == [("follow", "per-011"), ("unfollow", "per-011")]

    play(flow)


def test_search_finds_issues_pull_requests_and_a_line_of_code(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.get("textbox", "Search everything").fill("receipt")
        app.press("Enter")
        expect(rows(app, "Results for “receipt”").first).to_contain_text("receipt")
        app.get("navigation", "Kinds of results").get_by_role("link", name="Code").click()
        app.follow()
        app.get("link", "gate/config.py, line 16", exact=False).first.click()
        app.follow()
        expect(app.page.locator("[data-marked=true]")).to_contain_text("receipt_every")

    play(flow)


@pytest.mark.parametrize("path", ["/wiki", "/repo/nothing", "/users/nobody", "/repo/{}/issues/gone", "/repo/{}/wiki"])
def test_address_that_leads_nowhere_has_a_way_back(play: Play, path: str) -> None:
    def flow(app: AppPage) -> None:
        app.visit(path.format(app.environment.public_id(REPO)))
        app.click("link", "Back to the dashboard")
        expect(app.get("region", "Repositories")).to_be_visible()

    play(flow)
