"""What a user does in MicroDin, in a real browser against the real back end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from environments.microdin import environment
from tests.browser.app_page import AppPage, BrowserThread

pytestmark = pytest.mark.browser

Flow = Callable[[AppPage], None]
Play = Callable[[Flow], None]


@pytest.fixture
def play(browser_thread: BrowserThread) -> Play:
    return lambda flow: browser_thread.run(environment, {"base": "standard"}, flow)


def path(place: str, ref: str) -> str:
    return f"/{place}/{environment.public_id(ref)}"


def test_looking_around_marks_nothing_and_opens_nothing(play: Play) -> None:
    def flow(app: AppPage) -> None:
        for place in ("/", "/network", "/jobs", "/messaging", "/notifications"):
            app.visit(place)
        expect(app.get("link", "My network, 9 invitations")).to_be_visible()
        expect(app.get("link", "Messaging, 7 unread")).to_be_visible()
        expect(app.get("link", "Notifications, 4 unread")).to_be_visible()
        assert app.actions() == []

    play(flow)


def test_new_post_appears_at_the_top_of_an_open_feed(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/feed")
        app.get("textbox", "Your post").fill("Half a thought")
        app.happen("post_published", 50.0, post="post-112")
        expect(app.page.get_by_role("article").first).to_contain_text("one replied with a corrected version")
        expect(app.get("textbox", "Your post")).to_have_value("Half a thought")

    play(flow)


def test_post_is_written_liked_commented_shared_and_hidden(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/feed")
        app.get("textbox", "Your post").fill("Gloves, again.")
        app.click("button", "Post", exact=True)
        first = app.page.get_by_role("article").first
        expect(first).to_contain_text("Gloves, again.")
        expect(app.get("textbox", "Your post")).to_have_value("")
        app.visit(path("posts", "post-001"))
        app.click("button", "Like the post by")
        app.click("button", "React in another way")
        app.click("menuitem", "Insightful")
        expect(app.page.get_by_role("button", name="Insightful: your reaction to the post by")).to_have_attribute(
            "aria-pressed", "true"
        )
        app.get("textbox", "Your comment").fill("Which canteen?")
        app.click("button", "Send comment")
        expect(app.get("list", "Comments, the oldest first")).to_contain_text("Which canteen?")
        app.click("button", "Share the post by")
        app.click("button", "Share now")
        app.click("button", "More for the post by")
        app.click("menuitem", "Hide from my feed")
        assert app.actions() == [
            ("publish_post", "user-post-1"),
            ("react", "post-001"),
            ("react", "post-001"),
            ("comment", "post-001"),
            ("share_post", "post-001"),
            ("hide_post", "post-001"),
        ]

    play(flow)


def test_invitations_are_accepted_and_ignored(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/network")
        app.click("button", "Accept Lorenz Obermeier")
        app.click("button", "Ignore Gareth Pennington")
        expect(app.get("region", "Invitations")).to_contain_text("7 waiting for an answer")
        app.click("button", "Connect with Ravi Natesan")
        expect(app.get("list", "Sent invitations")).to_contain_text("Ravi Natesan")
        app.click("button", "Dismiss Noor El-Amin")
        assert app.actions() == [
            ("accept_invitation", "inv-007"),
            ("ignore_invitation", "inv-008"),
            ("invite", "per-041"),
            ("dismiss_suggestion", "sug-003"),
        ]

    play(flow)


def test_list_shows_no_requirements_and_the_job_page_does(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/jobs")
        app.happen("job_posted", 60.0, job="job-050")
        expect(app.get("region", "Jobs")).to_contain_text("41 jobs")
        expect(app.page.get_by_role("main")).not_to_contain_text("Kubernetes")
        app.click("link", "Platform operations engineer")
        expect(app.get("list", "Requirements")).to_contain_text("Four years of running Kubernetes in production")
        assert app.actions() == [("open_job", "job-050")]

    play(flow)


def test_application_is_refused_without_an_address_and_then_sent(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit(path("jobs", "job-013"))
        app.click("button", "Apply", exact=True)
        app.get("textbox", "E-mail").fill("nobody")
        app.click("button", "Send application")
        expect(app.get("alert", "")).to_contain_text("Give an e-mail address")
        app.get("textbox", "E-mail").fill("ines@larkspan.example")
        app.get("textbox", "A few words").fill("I know the printer.")
        app.happen("post_published", 50.0, post="post-112")
        app.click("button", "Send application")
        expect(app.page.get_by_role("article")).to_contain_text("Applied 10:00")
        assert app.one("SELECT note FROM applications") == "I know the printer."
        assert app.actions() == [("open_job", "job-013"), ("apply", "job-013")]

    play(flow)


def test_filters_and_saved_jobs(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/jobs")
        app.get("combobox", "City").select_option("Lisbon")
        app.follow()
        expect(app.get("region", "Jobs")).to_contain_text("3 jobs")
        app.click("button", "Save Signage designer")
        app.click("button", "Saved", exact=True)
        expect(app.get("region", "Jobs")).to_contain_text("1 job")
        app.click("button", "Unsave Signage designer")
        expect(app.get("region", "Jobs")).to_contain_text("No jobs here")
        assert app.actions() == [("save_job", "job-016"), ("unsave_job", "job-016")]

    play(flow)


def test_message_that_comes_to_an_open_conversation_stays_unread_until_marked(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/messaging")
        app.click("link", "Leonor Figueira")
        expect(app.get("link", "Messaging, 3 unread")).to_be_visible()
        app.happen("message_received", 70.0, message="msg-016")
        expect(app.get("link", "Messaging, 4 unread")).to_be_visible()
        app.click("button", "Mark 1 as read")
        expect(app.get("link", "Messaging, 3 unread")).to_be_visible()
        app.get("textbox", "Message to Leonor Figueira").fill("Vests it is.")
        app.click("button", "Send", exact=True)
        expect(app.get("list", "Messages")).to_contain_text("Vests it is.")
        kinds = [kind for kind, _target in app.actions()]
        assert kinds == ["open_conversation", "open_conversation", "send_message"]

    play(flow)


def test_notification_is_read_when_it_is_followed(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/notifications")
        app.happen("notification_received", 40.0, notification="note-083")
        expect(app.get("region", "Notifications")).to_contain_text("5 unread")
        app.click("link", "Unread, Marisol Montoya shared your post with 210 people")
        assert app.page.url.endswith(path("posts", "post-094"))
        app.visit("/notifications")
        app.click("button", "Mark all as read")
        expect(app.get("region", "Notifications")).to_contain_text("0 unread")
        assert app.actions() == [("read_notification", "note-083"), ("read_all_notifications", None)]

    play(flow)


def test_profile_and_company_pages(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit(path("people", "per-095"))
        app.click("button", "Accept invitation")
        expect(app.get("link", "Message", exact=True)).to_be_visible()
        app.click("button", "More for this person")
        app.click("menuitem", "Remove connection")
        app.click("button", "Remove", exact=True)
        expect(app.get("button", "Connect", exact=True)).to_be_visible()
        app.visit(path("companies", "ent-029"))
        app.click("button", "Follow", exact=True)
        expect(app.get("button", "Following")).to_have_attribute("aria-pressed", "true")
        assert app.actions() == [
            ("accept_invitation", "inv-007"),
            ("remove_connection", "per-095"),
            ("follow", "ent-029"),
        ]

    play(flow)


def test_search_finds_people_jobs_and_posts(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/feed")
        app.get("textbox", "Search people, jobs and posts").fill("bridge")
        app.press("Enter")
        expect(app.get("list", "People")).to_contain_text("Ingrid Solheim")
        expect(app.get("list", "Jobs")).to_contain_text("Bridge modeller")
        expect(app.page.get_by_role("article").first).to_be_visible()
        assert app.actions() == []

    play(flow)


def test_buttons_of_one_page_have_names_of_their_own(play: Play) -> None:
    def flow(app: AppPage) -> None:
        for place in ("/feed", "/network", "/jobs", "/notifications", path("posts", "post-001")):
            app.visit(place)
            names = app.page.get_by_role("button").evaluate_all(
                "all => all.map(one => one.getAttribute('aria-label') ?? one.innerText)"
            )
            assert sorted(names) == sorted(set(names)), place

    play(flow)
