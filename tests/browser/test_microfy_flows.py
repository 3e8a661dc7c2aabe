"""What a user does in MicroFy, in a real browser against the real back end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from environments.microfy import environment
from tests.browser.app_page import AppPage, BrowserThread

pytestmark = pytest.mark.browser

Flow = Callable[[AppPage], None]
Play = Callable[[Flow], None]

HEARD = """() => new Promise(resolve => {
    const player = document.querySelector("audio");
    const state = () => [player.readyState, player.duration, player.paused, player.error];
    player.ontimeupdate = () => player.currentTime > 0 && resolve(state());
})"""


@pytest.fixture
def play(browser_thread: BrowserThread) -> Play:
    return lambda flow: browser_thread.run(environment, {"base": "standard"}, flow)


def open_page(app: AppPage, place: str, ref: str) -> None:
    app.visit(f"/{place}/{app.environment.public_id(ref)}")


def rows(app: AppPage, label: str) -> Locator:
    return app.get("list", label, exact=True).get_by_role("listitem")


def bar(app: AppPage) -> Locator:
    return app.page.get_by_label("Player", exact=True)


def wait(app: AppPage, seconds: float) -> None:
    """Let simulated time pass, and what the app owes happen."""
    app.now_s += seconds
    while effect := environment.due(app.database, app.now_s):
        effect.apply()
    app.follow()


def counted(app: AppPage) -> list[str]:
    found = app.database.query("SELECT item_ref FROM plays WHERE counted_at_s > 0 ORDER BY id")
    return [ref for (ref,) in found]


def first_verse(app: AppPage, title: str) -> list[str]:
    sung: str = app.one("SELECT lyrics FROM tracks WHERE title = :title", title=title)
    return sung.split("\n\n")[0].replace("*", "").splitlines()


def kinds(app: AppPage) -> list[str]:
    return [kind for (kind,) in app.database.query("SELECT kind FROM actions ORDER BY id")]


def test_home_shows_the_trending_list_and_plays_nothing(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        expect(rows(app, "Trending now")).to_have_count(24)
        expect(rows(app, "Fresh singles")).to_have_count(8)
        expect(bar(app)).to_contain_text("Nothing is playing")
        app.happen("track_released", 62.0, track="track-213")
        expect(rows(app, "Trending now").first).to_contain_text("Scaffold Hymn")
        expect(rows(app, "Trending now").first.get_by_role("time")).to_have_text("10:01")
        assert kinds(app) == []

    play(flow)


def test_song_is_heard_counts_and_survives_another_page(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.click("button", "Play Hard Hat", exact=True)
        ready, duration_s, is_paused, error = app.page.evaluate(HEARD)
        assert ready >= 2
        assert duration_s == pytest.approx(24.0, abs=0.2)
        assert (is_paused, error) == (False, None)
        app.click("link", "Liked songs")
        expect(app.get("button", "Pause playback")).to_be_visible()
        wait(app, 6.0)
        assert counted(app) == ["track-034"]
        expect(app.get("slider", "Position")).to_have_attribute("aria-valuetext", "0:06 of 2:05")
        app.click("link", "Recently played")
        expect(rows(app, "Recently played")).to_have_count(18)
        expect(rows(app, "Recently played").first).to_contain_text("Hard Hat")

    play(flow)


def test_the_sound_stands_where_the_server_says(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.click("button", "Play Hard Hat", exact=True)
        app.now_s += 57.0
        app.click("button", "Pause playback")
        assert app.page.evaluate("document.querySelector('audio').currentTime") == pytest.approx(57.0 % 24, abs=0.3)
        expect(app.get("slider", "Position")).to_have_attribute("aria-valuetext", "0:57 of 2:05")
        app.get("slider", "Position").fill("100")
        app.follow()
        expect(app.get("slider", "Position")).to_have_attribute("aria-valuetext", "1:40 of 2:05")
        app.click("button", "Resume playback")
        expect(app.get("button", "Pause Hard Hat", exact=True)).to_be_attached()

    play(flow)


def test_a_song_that_ends_is_followed_by_none(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.click("button", "Play Hard Hat", exact=True)
        wait(app, 200.0)
        expect(app.get("button", "Resume playback")).to_be_visible()
        expect(app.get("link", "Hard Hat").last).to_be_visible()
        assert counted(app) == ["track-034"]
        app.click("link", "Queue", exact=True)
        expect(app.page.get_by_text("no song follows by itself")).to_be_visible()

    play(flow)


def test_next_previous_shuffle_and_repeat(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "album", "ent-091")
        app.click("button", "Play What the Rain Was Saying", exact=True)
        app.click("button", "Next song")
        expect(bar(app)).to_contain_text("Left Luggage")
        app.click("button", "Previous song")
        expect(bar(app)).to_contain_text("What the Rain Was Saying")
        app.click("button", "Shuffle: off")
        expect(app.get("button", "Shuffle: on")).to_have_attribute("aria-pressed", "true")
        app.click("button", "Repeat: off")
        app.click("button", "Repeat: the whole list")
        expect(app.get("button", "Repeat: this song")).to_be_visible()
        app.click("button", "Mute")
        assert app.page.evaluate("document.querySelector('audio').muted")
        app.get("slider", "Volume").fill("30")
        app.follow()
        assert app.page.evaluate("document.querySelector('audio').volume") == pytest.approx(0.3)

    play(flow)


def test_queued_songs_are_played_next_and_can_be_taken_out(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "album", "ent-091")
        app.click("button", "Play Left Luggage", exact=True)
        for title in ("Arrivals, Delayed", "Waiting Room, Winter"):
            app.get("main", "").get_by_role("button", name=f"More about {title}").click()
            app.click("menuitem", "Add to queue")
        app.click("link", "Queue", exact=True)
        expect(rows(app, "Next in the queue")).to_have_count(2)
        app.click("button", "Take Arrivals, Delayed out of the queue")
        app.click("button", "Next song")
        expect(bar(app)).to_contain_text("Waiting Room, Winter")
        expect(app.get("list", "Next in the queue")).to_have_count(0)

    play(flow)


def test_lyrics_are_read_on_the_song_s_page_without_playing(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.click("link", "Half a Moon", exact=True)
        lyrics = app.get("region", "Lyrics")
        expect(lyrics).to_contain_text("I poured a little whiskey in a cup for what was due.")
        assert lyrics.locator("p").first.inner_text().splitlines() == first_verse(app, "Half a Moon")
        described = app.page.aria_snapshot(mode="ai")
        assert all(f": {line}\n" in described for line in first_verse(app, "Half a Moon"))
        assert kinds(app) == []
        app.click("button", "Unlike", exact=True)
        app.click("button", "Like", exact=True)
        assert kinds(app) == ["unlike_track", "like_track"]

    play(flow)


def test_liking_in_a_list_fills_the_liked_songs(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.click("button", "Like Hard Hat", exact=True)
        expect(app.get("button", "Unlike Hard Hat", exact=True)).to_be_visible()
        app.click("link", "Liked songs")
        expect(rows(app, "Liked songs").first).to_contain_text("Hard Hat")

    play(flow)


def test_artist_is_followed_from_the_artist_s_page(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "artist", "ent-050")
        app.click("button", "Follow", exact=True)
        expect(app.get("button", "Unfollow", exact=True)).to_be_visible()
        app.click("link", "Your library")
        name = app.one("SELECT name FROM artists WHERE ref = 'ent-050'")
        expect(app.get("list", "Artists you follow")).to_contain_text(name)

    play(flow)


def test_playlist_is_made_filled_renamed_and_deleted(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.click("button", "New playlist")
        app.click("button", "Create")
        expect(app.get("alert", "")).to_have_text("Give the playlist a name.")
        app.get("textbox", "Name").fill("Slow trains")
        app.click("button", "Create")
        expect(app.get("heading", "Slow trains")).to_be_visible()
        app.click("link", "Home", exact=True)
        app.get("list", "Trending now").get_by_role("button", name="More about Hard Hat").click()
        app.click("menuitem", "Slow trains")
        app.get("complementary", "Playlists").get_by_role("link", name="Slow trains").click()
        app.follow()
        expect(rows(app, "Songs of Slow trains")).to_have_count(1)
        app.click("button", "Edit details")
        app.get("textbox", "Name").fill("Fast trains")
        app.click("button", "Save")
        expect(app.get("heading", "Fast trains")).to_be_visible()
        app.get("list", "Songs of Fast trains").get_by_role("button", name="More about Hard Hat").click()
        app.click("menuitem", "Remove from this playlist")
        expect(app.page.get_by_text("No songs in it yet")).to_be_visible()
        app.click("button", "Delete playlist")
        app.click("button", "Delete", exact=True)
        expect(app.get("heading", "Your library")).to_be_visible()
        assert kinds(app) == [
            "create_playlist", "add_to_playlist", "rename_playlist", "remove_from_playlist", "delete_playlist",
        ]  # fmt: skip

    play(flow)


def test_typed_words_of_a_playlist_survive_news(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.click("button", "New playlist")
        app.get("textbox", "Name").fill("Half typed")
        app.happen("playlist_published", 62.0, playlist="list-033")
        expect(app.get("textbox", "Name")).to_have_value("Half typed")
        assert kinds(app) == []

    play(flow)


def test_public_playlists_of_others_appear_in_the_sidebar(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.happen("playlist_published", 62.0, playlist="list-033")
        owner = "SELECT owner_ref FROM playlists WHERE ref = 'list-033'"
        maker = app.one(f"SELECT name FROM personas WHERE id = ({owner})")
        expect(rows(app, "Public playlists").first).to_contain_text("Lamps and lanterns")
        expect(rows(app, "Public playlists").first).to_contain_text(f"by {maker}")
        rows(app, "Public playlists").first.get_by_role("link").click()
        app.follow()
        expect(app.get("button", "Edit details")).to_have_count(0)

    play(flow)


def test_search_moods_and_records_lead_to_songs(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/search")
        app.get("textbox", "Search songs").fill("lantern")
        app.press("Enter")
        expect(app.get("list", "Artists found")).to_contain_text("Lantern")
        app.click("link", "Home", exact=True)
        app.click("link", "Rainy day", exact=True)
        expect(rows(app, "Songs for Rainy day")).to_have_count(15)
        expect(app.get("heading", "Rainy day")).to_be_visible()

    play(flow)


@pytest.mark.parametrize("path", ["/nowhere", "/track/nosuchsong", "/artist/nobody", "/album/none", "/playlist/none"])
def test_unknown_address_says_so_and_leads_back(play: Play, path: str) -> None:
    def flow(app: AppPage) -> None:
        app.visit(path)
        expect(app.page.get_by_text("There is no such")).to_be_visible()
        app.click("link", "Back to the home page")
        expect(rows(app, "Trending now")).to_have_count(24)

    play(flow)
