"""What a user does in MicroGram, in a real browser against the real back end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from environments.microgram import environment
from tests.browser.app_page import AppPage, BrowserThread

pytestmark = pytest.mark.browser

Flow = Callable[[AppPage], None]
Play = Callable[[Flow], None]

POST, OWN_POST, STORY, FOLLOWED, STRANGER, THREAD = "post-076", "post-001", "story-008", "per-087", "per-074", "dm-004"


@pytest.fixture
def play(browser_thread: BrowserThread) -> Play:
    return lambda flow: browser_thread.run(environment, {"base": "standard"}, flow)


def open_page(app: AppPage, place: str, ref: str) -> None:
    app.visit(f"/{place}/{app.environment.public_id(ref)}")


def posts(app: AppPage) -> Locator:
    return app.get("region", "Feed").get_by_role("article")


def test_start_shows_stories_and_feed_and_opens_nothing(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        people = app.one("SELECT count(DISTINCT author_ref) FROM stories")
        expect(app.get("region", "Stories")).to_contain_text(f"by {people} people")
        expect(posts(app)).to_have_count(8)
        assert app.actions() == []

    play(flow)


def test_every_picture_of_the_feed_is_drawn(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        widths = app.page.evaluate(
            "[...document.querySelectorAll('article img:not([loading=lazy])')].map(image => image.naturalWidth)"
        )
        assert widths
        assert all(widths)

    play(flow)


def button_names(app: AppPage) -> list[str]:
    names = app.page.get_by_role("button").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label') ?? one.innerText)"
    )
    return sorted(names)


def test_older_posts_are_shown_when_asked(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        total = app.one("SELECT count(*) FROM posts WHERE in_feed")
        app.click("button", f"Show older posts ({total - 8} left)")
        expect(posts(app)).to_have_count(32)

    play(flow)


def test_way_back_leads_to_the_feed_as_it_was_unfolded(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.click("button", "Show older posts")
        posts(app).nth(20).get_by_role("link", name="on the post by").click()
        app.follow()
        expect(app.get("textbox", "Add a comment")).to_be_visible()
        app.page.go_back()
        expect(posts(app)).to_have_count(32)
        app.click("link", "Home")
        expect(posts(app)).to_have_count(8)

    play(flow)


def test_new_post_comes_to_the_top_with_a_button_to_follow_its_author(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.happen("post_published", 50.0, post="post-331")
        name = app.one("SELECT name FROM profiles WHERE ref = :ref", ref=STRANGER)
        first = posts(app).first
        expect(first).to_contain_text("10:00")
        first.get_by_role("button", name=f"Follow {name}").click()
        app.follow()
        expect(first.get_by_role("button", name="Follow")).to_have_count(0)
        expect(app.page.get_by_text(f"You follow {name} now.")).to_be_visible()
        assert app.actions() == [("follow", STRANGER)]

    play(flow)


def test_post_outside_the_feed_does_not_come_into_it(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        before = posts(app).first.text_content()
        app.happen("post_published", 50.0, post="post-321")
        assert posts(app).first.text_content() == before

    play(flow)


def test_like_and_save_follow_the_click(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "post", POST)
        likes = app.one("SELECT likes FROM posts WHERE ref = :ref", ref=POST)
        app.click("button", "Like the post by")
        app.click("button", "Save the post by")
        expect(app.get("article", "Post by")).to_contain_text(f"{likes + 1:,} likes")
        expect(app.get("button", "Unlike the post by")).to_be_visible()
        expect(app.get("button", "Unsave the post by")).to_be_visible()
        assert app.actions() == [("like_post", POST), ("save_post", POST)]

    play(flow)


def test_comments_are_on_the_posts_page_only(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "post", "post-053")
        app.happen("comment_written", 50.0, comment="com-411")
        expect(app.get("list", "Comments").get_by_role("listitem").last).to_contain_text("good for the blood pressure")
        app.visit("/")
        expect(app.page.locator("body")).not_to_contain_text("blood pressure")

    play(flow)


def test_comment_is_written_and_its_text_survives_news(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "post", POST)
        field = app.get("textbox", "Add a comment")
        field.fill("Eight steps are")
        app.happen("comment_written", 50.0, comment="com-413")
        expect(field).to_have_value("Eight steps are")
        field.press_sequentially(" enough.")
        app.click("button", "Post comment")
        expect(field).to_have_value("")
        expect(app.get("list", "Comments").get_by_role("listitem").last).to_contain_text("Eight steps are enough.")
        assert app.actions() == [("comment", POST)]

    play(flow)


def test_empty_comment_is_refused_in_words(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "post", POST)
        app.click("button", "Post comment")
        expect(app.page.get_by_role("alert")).to_have_text("Write something before you post the comment.")

    play(flow)


def test_own_post_is_deleted_after_asking(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "post", OWN_POST)
        app.click("button", "Delete post")
        app.get("dialog", "Delete this post?").get_by_role("button", name="Delete").click()
        app.page.wait_for_url("**/profile/me")
        app.follow()
        assert app.one("SELECT count(*) FROM posts WHERE ref = :ref", ref=OWN_POST) == 0

    play(flow)


def test_story_opens_is_seen_and_leads_on(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "stories", STORY)
        expect(app.get("article", "Story by")).to_contain_text("He has asked for a scarf")
        assert app.one("SELECT is_seen FROM stories WHERE ref = :ref", ref=STORY) == 1
        app.click("button", "Next story")
        assert [kind for kind, _ref in app.actions()] == ["open_story", "open_story"]
        app.press("Escape")
        expect(app.get("region", "Feed")).to_be_visible()

    play(flow)


def test_new_story_comes_first_in_the_bar(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.happen("story_posted", 62.0, story="story-301")
        name = app.one("SELECT name FROM profiles WHERE ref = 'per-064'")
        first = app.get("region", "Stories").get_by_role("link").first
        expect(first).to_have_accessible_name(f"{name}, 1 story, 1 not seen, 10:01")

    play(flow)


def test_profile_is_followed_and_unfollowed(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "profile", STRANGER)
        app.click("button", "Follow", exact=True)
        app.click("button", "Unfollow", exact=True)
        assert app.actions() == [("follow", STRANGER), ("unfollow", STRANGER)]

    play(flow)


def test_message_button_leads_to_the_conversation(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "profile", FOLLOWED)
        app.click("button", "Message", exact=True)
        app.page.wait_for_url(f"**/messages/{app.environment.public_id(THREAD)}")
        app.follow()
        expect(app.get("region", "Conversation", exact=True)).to_contain_text("A week in your darkroom.")

    play(flow)


def test_what_comes_into_an_open_conversation_stays_unread(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "messages", THREAD)
        app.happen("message_received", 95.0, message="msg-414")
        expect(app.get("list", "Messages", exact=True).get_by_role("listitem").last).to_contain_text("New")
        assert app.one("SELECT is_read FROM messages WHERE ref = 'msg-414'") == 0
        app.click("button", "Mark as read")
        assert app.one("SELECT is_read FROM messages WHERE ref = 'msg-414'") == 1

    play(flow)


def test_list_of_conversations_shows_no_more_than_the_beginning(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/messages")
        app.happen("message_received", 95.0, message="msg-401")
        first = app.get("region", "Conversations").get_by_role("link").first
        expect(first).to_have_accessible_name(re.compile(r", 1 unread, Two small things before lunch, .*…, 10:01$"))
        expect(app.page.locator("body")).not_to_contain_text("mock-up")
        assert app.actions() == []

    play(flow)


def test_message_is_sent(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "messages", THREAD)
        app.get("textbox", "Write a message").fill("On its way.")
        app.press("Enter")
        expect(app.get("list", "Messages", exact=True).get_by_role("listitem").last).to_contain_text("On its way.")
        assert app.actions() == [("open_thread", THREAD), ("send_message", THREAD)]

    play(flow)


def test_looking_at_the_activity_clears_nothing(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/activity")
        new = app.one("SELECT count(*) FROM activities WHERE NOT is_read")
        app.happen("followed", 70.0, by="per-067")
        name = app.one("SELECT name FROM profiles WHERE ref = 'per-067'")
        expect(app.get("link", f"New: {name} follows you, 10:01")).to_be_visible()
        expect(app.get("link", f"Activity, {new + 1} new")).to_be_visible()
        app.click("button", "Mark all as read")
        expect(app.get("link", "Activity", exact=True)).to_be_visible()

    play(flow)


def test_picture_is_shared(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/create")
        app.click("button", "Share")
        expect(app.page.get_by_role("alert")).to_have_text("Choose one of your pictures before you share.")
        app.page.get_by_role("radio").first.check()
        app.get("textbox", "Caption").fill("Low tide.")
        app.click("button", "Share")
        app.page.wait_for_url("**/post/*")
        app.visit("/")
        expect(posts(app).first).to_contain_text("Low tide.")

    play(flow)


def test_people_are_found(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/explore")
        name = app.one("SELECT name FROM profiles WHERE ref = :ref", ref=FOLLOWED)
        app.get("textbox", "Search people").fill(name)
        app.press("Enter")
        expect(app.get("list", "People found").get_by_role("link")).to_have_count(1)

    play(flow)


@pytest.mark.parametrize("path", ["/", "/messages", "/activity", "/explore", "/create", "/profile/me"])
def test_every_button_and_link_has_a_name(play: Play, path: str) -> None:
    def flow(app: AppPage) -> None:
        app.visit(path)
        snapshot = app.page.locator("body").aria_snapshot(mode="ai")
        assert [line for line in snapshot.splitlines() if re.match(r"\s*- (button|link|textbox|radio) \[", line)] == []

    play(flow)


def test_what_is_not_there_is_said_so(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/post/aaaaaaaaaa")
        expect(app.page.locator("body")).to_contain_text("This post is not there any more")

    play(flow)


def test_buttons_of_one_page_have_names_of_their_own(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.click("button", "Show older posts")
        names = button_names(app)
        assert names == sorted(set(names))
        open_page(app, "post", "post-053")
        assert (names := button_names(app)) == sorted(set(names))

    play(flow)
