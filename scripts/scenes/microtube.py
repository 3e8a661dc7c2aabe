"""Every screen of MicroTube worth a picture."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.app_page import AppPage

Scene = Callable[[AppPage], None]
PRELOAD = {"base": "standard"}

VIDEO, TALKED_ABOUT, CHANNEL, PLAYLIST = "video-104", "video-016", "ent-108", "list-004"
STANDS = """async wanted => {
    const film = document.querySelector("video");
    while (film.seeking || Math.abs(film.currentTime - wanted) > 0.1) await new Promise(requestAnimationFrame);
}"""


def _open(app: AppPage, place: str, ref: str) -> None:
    app.visit(f"/{place}/{app.environment.public_id(ref)}")


def _opened_and_paused(app: AppPage, ref: str) -> None:
    """A film that stands still looks the same each time."""
    _open(app, "watch", ref)
    app.click("button", "Pause", exact=True)
    app.get("slider", "Position").fill("754")
    app.follow()
    app.page.evaluate(STANDS, 754 % 6)


def home(app: AppPage) -> None:
    """The start: the newest videos."""
    app.visit("/")


def arrival(app: AppPage) -> None:
    """New videos have come, and the bell tells of one."""
    app.visit("/")
    app.happen("video_uploaded", 62.0, video="video-301")
    app.happen("video_uploaded", 80.0, video="video-318")


def topic(app: AppPage) -> None:
    """The home page narrowed to one topic."""
    app.visit("/?topic=Making")


def trending(app: AppPage) -> None:
    """What most people watch."""
    app.visit("/trending")


def subscriptions(app: AppPage) -> None:
    """The newest videos of followed channels."""
    app.visit("/subscriptions")


def watch(app: AppPage) -> None:
    """A video in the player."""
    _opened_and_paused(app, VIDEO)


def comments(app: AppPage) -> None:
    """What is said below a video, with an answer begun."""
    _opened_and_paused(app, TALKED_ABOUT)
    app.happen("comment_written", 92.0, comment="com-403")
    name = app.one("SELECT name FROM personas WHERE id = 'per-027'")
    app.click("button", f"Reply to {name}")
    box = app.page.get_by_role("textbox", name=f"Reply to {name}")
    box.fill("Turn nine was heard through our wall too.")
    app.page.get_by_role("region", name="Comments").scroll_into_view_if_needed()
    app.get("heading", "Club night").evaluate("element => element.scrollIntoView()")


def save(app: AppPage) -> None:
    """Saving a video to playlists."""
    _opened_and_paused(app, VIDEO)
    app.click("button", "Save", exact=True)
    app.get("checkbox", "Watch later").click()
    app.follow()


def share(app: AppPage) -> None:
    """Sending a video to somebody."""
    _opened_and_paused(app, VIDEO)
    app.click("button", "Share", exact=True)
    app.page.get_by_label("Send to", exact=True).fill("an")
    app.follow()


def channel(app: AppPage) -> None:
    """A channel's page."""
    _open(app, "channel", CHANNEL)


def own_channel(app: AppPage) -> None:
    """The user's own channel."""
    app.visit("/channel/me")


def channel_playlists(app: AppPage) -> None:
    """The playlists of a channel."""
    app.visit(f"/channel/{app.environment.public_id(CHANNEL)}?tab=playlists")


def playlists(app: AppPage) -> None:
    """The user's playlists, about to become more."""
    app.visit("/playlists")
    app.click("button", "New playlist")
    app.page.get_by_label("Title").fill("Dinner ideas")
    app.click("button", "Create", exact=True)


def playlist(app: AppPage) -> None:
    """An opened playlist of the user's own."""
    _open(app, "playlist", PLAYLIST)


def empty_playlist(app: AppPage) -> None:
    """A playlist without videos."""
    app.visit("/playlists")
    app.click("button", "New playlist")
    app.page.get_by_label("Title").fill("For the train")
    app.click("button", "Create", exact=True)
    app.click("link", "Playlist For the train")


def history(app: AppPage) -> None:
    """What the user has watched."""
    app.visit("/history")


def cleared(app: AppPage) -> None:
    """A history without anything."""
    app.visit("/history")
    app.click("button", "Clear history")
    app.click("button", "Clear", exact=True)


def liked(app: AppPage) -> None:
    """What the user likes."""
    app.visit("/liked")


def notifications(app: AppPage) -> None:
    """What the bell tells, with something new."""
    app.visit("/notifications")
    app.happen("comment_written", 52.0, comment="com-443")
    app.happen("subscribed", 80.0, by="per-072")


def search(app: AppPage) -> None:
    """A search with channels, playlists and videos."""
    app.visit("/search?q=in")


def nothing(app: AppPage) -> None:
    """A search that finds nothing."""
    app.visit("/search?q=zeppelin")


def missing(app: AppPage) -> None:
    """An address behind which there is nothing."""
    app.visit("/watch/nothing")


def error(app: AppPage) -> None:
    """A page that could not be loaded."""
    app.page.route("**/api/trending", lambda route: route.fulfill(status=500, json={"detail": "Something went wrong."}))
    app.page.goto(app.server.url + "/trending")
    expect(app.page.get_by_role("alert")).to_be_visible()


SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        home, arrival, topic, trending, subscriptions, watch, comments, save, share, channel, own_channel,
        channel_playlists, playlists, playlist, empty_playlist, history, cleared, liked, notifications, search,
        nothing, missing, error,
    )
}  # fmt: skip
