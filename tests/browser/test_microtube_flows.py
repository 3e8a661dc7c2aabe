"""What a user does in MicroTube, in a real browser against the real back end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from environments.microtube import environment
from tests.browser.app_page import AppPage, BrowserThread

pytestmark = pytest.mark.browser

Flow = Callable[[AppPage], None]
Play = Callable[[Flow], None]

VIDEO, OTHER_VIDEO, UNWATCHED = "video-014", "video-015", "video-030"
FILM = "(() => { const film = document.querySelector('video'); return [film.readyState, film.error, film.paused]; })()"
MOVES = """async () => {
    const film = document.querySelector("video");
    const before = film.currentTime;
    while (film.currentTime === before) await new Promise(done => requestAnimationFrame(done));
    return film.videoWidth;
}"""
NEAR = """async wanted => {
    const film = document.querySelector("video");
    while (Math.abs(film.currentTime - wanted) > 0.1) await new Promise(done => requestAnimationFrame(done));
    return true;
}"""


@pytest.fixture
def play(browser_thread: BrowserThread) -> Play:
    return lambda flow: browser_thread.run(environment, {"base": "standard"}, flow)


def open_page(app: AppPage, place: str, ref: str) -> None:
    app.visit(f"/{place}/{app.environment.public_id(ref)}")


def pass_time(app: AppPage, seconds: float) -> None:
    """Let simulated time pass, with what it owes, and the page follow."""
    until_s = app.now_s + seconds
    while (effect := app.environment.due(app.database, until_s)) is not None:
        app.now_s = effect.at_s
        effect.apply()
    app.now_s = until_s
    app.follow()


def looks(app: AppPage) -> list[tuple[str, str]]:
    return app.actions()


def others(app: AppPage) -> list[tuple[str, str]]:
    """What the user did besides looking."""
    kinds: list[tuple[Any, ...]] = app.database.query(
        "SELECT kind, target FROM actions WHERE class != 'look' ORDER BY id"
    )
    return [(kind, target) for kind, target in kinds]


def cards(app: AppPage, region: str) -> Locator:
    return app.page.get_by_label(region, exact=True).get_by_role("link").and_(app.page.locator("[href^='/watch/']"))


def test_home_shows_the_newest_first_and_plays_nothing(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        expect(cards(app, "Videos")).to_have_count(12)
        total = app.one("SELECT count(*) FROM videos WHERE in_home")
        app.click("button", f"Show more videos ({total - 12} left)")
        expect(cards(app, "Videos")).to_have_count(24)
        app.happen("video_uploaded", 50.0, video="video-318")
        expect(cards(app, "Videos").first).to_have_accessible_name(
            "Overture for eleven glasses of water, by Tiny Orchestra, 5:51, 0 views, 10:00"
        )
        assert app.actions() == []

    play(flow)


def test_topics_narrow_the_home_page(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.click("button", "Cooking", exact=True)
        app.happen("video_uploaded", 50.0, video="video-316")
        assert "sad the cake" not in (app.page.get_by_label("Videos", exact=True).text_content() or "")
        expect(app.get("button", "Cooking", exact=True)).to_have_attribute("aria-pressed", "true")

    play(flow)


def test_opened_video_plays_really(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "watch", VIDEO)
        assert app.page.evaluate(MOVES) == 320
        ready, error, is_paused = app.page.evaluate(FILM)
        assert (ready >= 2, error, is_paused) == (True, None, False)
        expect(app.get("button", "Pause", exact=True)).to_be_visible()
        assert app.actions() == [("play", VIDEO)]

    play(flow)


def test_playing_counts_after_five_seconds_of_the_tasks_clock_only(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "watch", UNWATCHED)
        views = app.one("SELECT views FROM videos WHERE ref = :ref", ref=UNWATCHED)
        app.page.evaluate(MOVES)
        pass_time(app, 4.5)
        assert app.one("SELECT views FROM videos WHERE ref = :ref", ref=UNWATCHED) == views
        pass_time(app, 0.5)
        about = app.get("region", "Description")
        expect(about).to_contain_text(f"{views + 1:,} views")
        expect(about).to_contain_text("Watched")
        app.visit("/history")
        expect(cards(app, "History").first).to_have_accessible_name(
            "Watched 10:00, Black bean soup from a cold start on a Tuesday, by Second Breakfast Kitchen, 11:52, "
            f"{views + 1:,} views, Mon 12 Oct, watched"
        )

    play(flow)


def test_film_and_slider_stand_where_the_server_says(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "watch", VIDEO)
        app.click("button", "Pause", exact=True)
        slider = app.get("slider", "Position")
        slider.fill("125")
        app.follow()
        expect(slider).to_have_attribute("aria-valuetext", "2:05 of 37:05")
        assert app.page.evaluate(NEAR, 5.0)
        app.click("button", "Forward 10 seconds")
        expect(slider).to_have_attribute("aria-valuetext", "2:15 of 37:05")
        app.click("button", "Play", exact=True)
        pass_time(app, 60)
        expect(slider).to_have_attribute("aria-valuetext", "3:15 of 37:05")
        assert [kind for kind, _ in app.actions()] == ["play", "pause", "seek", "seek", "play"]

    play(flow)


def test_leaving_the_page_stops_the_video(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "watch", UNWATCHED)
        pass_time(app, 3)
        app.click("link", "Trending", exact=True)
        pass_time(app, 60)
        assert app.one("SELECT counted_at_s FROM plays") is None
        open_page(app, "watch", UNWATCHED)
        pass_time(app, 1)
        app.visit("/")
        pass_time(app, 60)
        assert app.one("SELECT counted_at_s FROM plays") is None
        assert [kind for kind, _ in app.actions()] == ["play", "leave_player"] * 2

    play(flow)


def test_next_video_takes_the_place_of_the_first(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "watch", VIDEO)
        app.page.get_by_label("Up next", exact=True).get_by_role("link").first.click()
        app.follow()
        pass_time(app, 6)
        counted = app.database.query("SELECT item_ref, counted_at_s FROM plays ORDER BY id")
        assert [at_s for _, at_s in counted] == [None, 5.0]
        assert counted[0][0] == VIDEO != counted[1][0]

    play(flow)


def test_video_at_its_end_is_played_again(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "watch", VIDEO)
        pass_time(app, 3000)
        app.click("button", "Play again", exact=True)
        pass_time(app, 6)
        assert app.one("SELECT count(*) FROM plays WHERE counted_at_s IS NOT NULL") == 2

    play(flow)


def test_like_and_dislike_follow_the_click(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "watch", VIDEO)
        likes = app.one("SELECT likes FROM videos WHERE ref = :ref", ref=VIDEO)
        app.click("button", "Like", exact=True)
        expect(app.get("button", "Remove like")).to_have_text(f"{likes + 1:,}")
        app.click("button", "Dislike", exact=True)
        expect(app.get("button", "Like", exact=True)).to_have_text(f"{likes:,}")
        app.click("button", "Remove dislike")
        assert others(app) == [("like_video", VIDEO), ("dislike_video", VIDEO), ("undislike_video", VIDEO)]

    play(flow)


def test_comments_are_written_answered_liked_and_deleted(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "watch", OTHER_VIDEO)
        app.page.get_by_label("Add a comment").fill("Trying the fourth one tonight.")
        app.click("button", "Comment", exact=True)
        first = app.page.get_by_role("list", name="Comments").get_by_role("listitem").first
        expect(first).to_contain_text("Trying the fourth one tonight.")
        app.happen("comment_written", 50.0, comment="com-421")
        name = app.one("SELECT name FROM personas WHERE id = 'per-016'")
        expect(first).to_contain_text("We used the second opening at draughts")
        app.click("button", f"Like comment by {name}")
        expect(first.get_by_label("1 like", exact=True)).to_have_text("1")
        app.click("button", f"Reply to {name}")
        app.page.get_by_role("textbox", name=f"Reply to {name}").fill("With two players?")
        app.click("button", "Reply", exact=True)
        expect(app.page.get_by_role("list", name=f"Replies to {name}")).to_contain_text("With two players?")
        all_of = app.one("SELECT COUNT(*) FROM comments WHERE video_ref = :video", video=OTHER_VIDEO)
        expect(app.get("heading", f"{all_of} comments, 1 of them a reply", exact=True)).to_be_visible()
        app.page.get_by_role("button", name="Delete your comment").last.click()
        app.follow()
        expect(app.page.get_by_text("Trying the fourth one tonight.")).to_have_count(0)
        assert others(app) == [
            ("comment", OTHER_VIDEO),
            ("like_comment", "com-421"),
            ("reply", "com-421"),
            ("delete_comment", "user-comment-1"),
        ]

    play(flow)


def test_text_begun_survives_what_happens_meanwhile(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "watch", OTHER_VIDEO)
        box = app.page.get_by_label("Add a comment")
        box.fill("Half a thou")
        app.happen("comment_written", 50.0, comment="com-422")
        expect(box).to_have_value("Half a thou")

    play(flow)


def test_video_is_saved_to_old_and_new_playlists(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "watch", VIDEO)
        app.click("button", "Save", exact=True)
        assert others(app) == []
        app.get("checkbox", "Watch later").click()
        app.follow()
        app.page.get_by_label("New playlist").fill("Rules to read")
        app.click("button", "Create and save")
        expect(app.get("checkbox", "Rules to read")).to_be_checked()
        app.get("checkbox", "Watch later").click()
        app.follow()
        assert others(app) == [
            ("save_video", VIDEO),
            ("create_playlist", "user-playlist-1"),
            ("save_video", VIDEO),
            ("unsave_video", VIDEO),
        ]

    play(flow)


def test_playlist_is_made_renamed_emptied_and_deleted(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/playlists")
        app.click("button", "New playlist")
        app.page.get_by_label("Title").fill("dinner ideas")
        app.click("button", "Create", exact=True)
        expect(app.page.get_by_text("You have a playlist called “dinner ideas” already.")).to_be_visible()
        app.page.get_by_label("Title").fill("Supper ideas")
        app.click("button", "Create", exact=True)
        expect(app.get("link", "Playlist Supper ideas, 0 videos")).to_be_visible()
        app.click("link", "Playlist Dinner ideas")
        app.click("button", "Remove Eggs, three minutes, no drama from Dinner ideas")
        expect(cards(app, "Dinner ideas")).to_have_count(3)
        app.click("button", "Rename", exact=True)
        app.page.get_by_label("Title").fill("Dinners")
        app.click("button", "Save", exact=True)
        expect(app.get("heading", "Dinners")).to_be_visible()
        app.click("button", "Delete", exact=True)
        app.click("button", "Delete playlist")
        expect(app.get("link", "Playlist Dinners")).to_have_count(0)
        assert [kind for kind, _ in app.actions()] == [
            "create_playlist", "unsave_video", "rename_playlist", "delete_playlist",
        ]  # fmt: skip

    play(flow)


def test_watch_later_can_be_neither_renamed_nor_deleted(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "playlist", "list-001")
        expect(app.get("heading", "Watch later")).to_be_visible()
        expect(app.get("button", "Rename")).to_have_count(0)
        expect(app.get("button", "Delete")).to_have_count(0)

    play(flow)


def test_video_is_sent_to_somebody(play: Play) -> None:
    def flow(app: AppPage) -> None:
        name = app.one("SELECT name FROM personas WHERE id = 'per-061'")
        open_page(app, "watch", VIDEO)
        app.click("button", "Share", exact=True)
        expect(app.page.get_by_label("Address")).to_have_value(app.page.url)
        app.page.get_by_label("Send to", exact=True).fill(name)
        app.follow()
        app.click("button", f"Send to {name}")
        expect(app.page.get_by_text(f"You have sent it to {name}.")).to_be_visible()
        assert others(app) == [("share_video", VIDEO)]

    play(flow)


def test_subscribing_brings_the_channel_into_menu_and_subscriptions(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "channel", "ent-109")
        app.click("button", "Subscribe", exact=True)
        app.click("button", "Notify me", exact=True)
        expect(app.page.get_by_role("navigation").get_by_role("link", name="Pixel Porridge")).to_be_visible()
        app.happen("video_uploaded", 50.0, video="video-316")
        expect(app.get("link", "Notifications, 3 unread")).to_be_visible()
        app.click("button", "Unsubscribe", exact=True)
        assert app.actions() == [("subscribe", "ent-109"), ("notify_on", "ent-109"), ("unsubscribe", "ent-109")]

    play(flow)


def test_channel_has_videos_playlists_and_a_word_about_itself(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "channel", "ent-110")
        expect(cards(app, "Videos").first).to_be_visible()
        app.click("button", "Playlists", exact=True)
        expect(app.get("link", "Playlist Rules in one sitting, 3 videos")).to_be_visible()
        app.click("button", "About", exact=True)
        about = app.one("SELECT about FROM channels WHERE ref = 'ent-110'")
        expect(app.page.get_by_text(about).first).to_be_visible()
        app.visit("/channel/me")
        expect(app.get("button", "Subscribe", exact=True)).to_have_count(0)

    play(flow)


def test_notifications_are_read_and_dismissed_only_when_asked(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.click("link", "Notifications, 2 unread")
        app.happen("comment_written", 50.0, comment="com-443")
        rows = app.page.get_by_role("list", name="Notifications").get_by_role("listitem")
        expect(rows.first).to_contain_text("commented on your video: Jonah's pupils play the stairwell")
        expect(app.get("link", "Notifications, 3 unread")).to_be_visible()
        assert "fourth chord" not in (app.page.text_content("main") or "")
        rows.first.get_by_role("button", name="Mark as read").click()
        app.follow()
        expect(app.get("link", "Notifications, 2 unread")).to_be_visible()
        rows.first.get_by_role("button", name="Dismiss").click()
        app.follow()
        app.click("button", "Mark all as read")
        expect(app.get("link", "Notifications", exact=True)).to_be_visible()
        assert [kind for kind, _ in looks(app)] == ["read_notification", "dismiss_notification", "read_notifications"]

    play(flow)


def test_opened_notification_leads_to_its_video_and_is_read(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/notifications")
        app.page.get_by_role("list", name="Notifications").get_by_role("link").first.click()
        expect(app.get("region", "Player")).to_be_visible()
        app.follow()
        expect(app.get("link", "Notifications, 1 unread")).to_be_visible()
        assert sorted(kind for kind, _ in looks(app)) == ["play", "read_notification"]

    play(flow)


def test_history_is_cut_and_cleared(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/history")
        count = app.one("SELECT count(*) FROM history")
        expect(cards(app, "History")).to_have_count(count)
        app.click("button", "Remove Sixteen hours in one window seat from your history")
        expect(cards(app, "History")).to_have_count(count - 1)
        app.click("button", "Clear history")
        app.click("button", "Clear", exact=True)
        expect(app.page.get_by_text("Your history is empty")).to_be_visible()
        assert app.actions() == [("remove_from_history", "video-104"), ("clear_history", None)]

    play(flow)


def test_search_finds_channels_playlists_and_videos_and_opens_nothing(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.page.get_by_label("Search", exact=True).fill("BRIDGES")
        app.page.keyboard.press("Enter")
        expect(app.get("heading", "Results for “BRIDGES”")).to_be_visible()
        app.follow()
        expect(app.get("link", "Playlist Bridges, professionally")).to_be_visible()
        expect(cards(app, "Videos")).to_have_count(2)
        app.page.get_by_label("Search", exact=True).fill("zzz")
        app.click("button", "Start search")
        expect(app.page.get_by_text("Nothing found")).to_be_visible()
        assert app.actions() == []

    play(flow)


@pytest.mark.parametrize("path", ["/watch/nothing", "/channel/nothing", "/playlist/nothing", "/no/such/page"])
def test_unknown_address_says_so_and_leads_back(play: Play, path: str) -> None:
    def flow(app: AppPage) -> None:
        app.visit(path)
        app.click("link", "Go to the home page")
        expect(cards(app, "Videos").first).to_be_visible()
        assert app.actions() == []

    play(flow)
