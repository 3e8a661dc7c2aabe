"""Every screen of MicroFy worth a picture."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.app_page import AppPage

Scene = Callable[[AppPage], None]
PRELOAD = {"base": "standard"}

TRACK, SINGLE, ARTIST, ALBUM, OWN_LIST, PUBLIC_LIST, MOOD = (
    "track-001", "track-102", "ent-062", "ent-097", "list-001", "list-019", "rain",
)  # fmt: skip


def _open(app: AppPage, place: str, ref: str) -> None:
    app.visit(f"/{place}/{app.environment.public_id(ref)}")


def _play_some(app: AppPage) -> None:
    app.visit("/")
    app.now_s = 20.0
    app.get("list", "Trending now").get_by_role("button", name="Play Hard Hat").click()
    app.follow()
    app.now_s = 92.0


def home(app: AppPage) -> None:
    """The start: moods, fresh singles, the trending list."""
    app.visit("/")


def arrival(app: AppPage) -> None:
    """Two songs have entered the trending list, and a playlist has come."""
    app.visit("/")
    app.happen("track_released", 62.0, track="track-213")
    app.happen("playlist_published", 75.0, playlist="list-032")
    app.happen("track_released", 190.0, track="track-222")


def playing(app: AppPage) -> None:
    """A song of the trending list plays."""
    _play_some(app)
    app.happen("plays_gained", 92.0, track="track-034", count=3)


def track(app: AppPage) -> None:
    """A song with its lyrics, liked."""
    _open(app, "track", TRACK)
    app.click("button", "Like", exact=True)


def single(app: AppPage) -> None:
    """A single, with the menu beside its buttons."""
    _open(app, "track", SINGLE)
    app.page.get_by_role("main").get_by_role("button", name="More about Causeway Lights").click()


def artist(app: AppPage) -> None:
    """An artist whom the user follows."""
    _open(app, "artist", ARTIST)


def album(app: AppPage) -> None:
    """A record."""
    _open(app, "album", ALBUM)


def playlist(app: AppPage) -> None:
    """A playlist of the user's own."""
    _open(app, "playlist", OWN_LIST)


def public_playlist(app: AppPage) -> None:
    """Somebody's playlist."""
    _open(app, "playlist", PUBLIC_LIST)


def new_playlist(app: AppPage) -> None:
    """A playlist is about to be made."""
    app.visit("/library")
    app.click("button", "New playlist")
    app.get("textbox", "Name").fill("For the night train")
    app.get("textbox", "Description").fill("Nothing faster than the wheels.")


def delete_playlist(app: AppPage) -> None:
    """A playlist is about to be deleted."""
    _open(app, "playlist", OWN_LIST)
    app.click("button", "Delete playlist")


def empty_playlist(app: AppPage) -> None:
    """A playlist that has just been made."""
    app.visit("/")
    app.click("button", "New playlist")
    app.get("textbox", "Name").fill("Nothing yet")
    app.click("button", "Create")


def refused(app: AppPage) -> None:
    """A playlist without a name."""
    app.visit("/")
    app.click("button", "New playlist")
    app.click("button", "Create")
    app.page.get_by_role("alert").wait_for()


def liked(app: AppPage) -> None:
    """Liked songs."""
    app.visit("/liked")


def library(app: AppPage) -> None:
    """Artists and playlists of the user."""
    app.visit("/library")


def history(app: AppPage) -> None:
    """What has been played."""
    _play_some(app)
    app.click("button", "Next song")
    app.now_s = 130.0
    app.click("button", "Pause playback")
    app.click("link", "Recently played")


def mood(app: AppPage) -> None:
    """The songs of a mood."""
    _open(app, "mood", MOOD)


def search(app: AppPage) -> None:
    """Songs, artists, records and playlists found."""
    app.visit("/search?q=ha")


def nothing_found(app: AppPage) -> None:
    """Nothing has these words."""
    app.visit("/search?q=zither")


def queue(app: AppPage) -> None:
    """What plays, what is queued, what comes next."""
    _play_some(app)
    app.page.get_by_role("main").get_by_role("button", name="More about Kitchen Radio").click()
    app.click("menuitem", "Add to queue")
    app.click("link", "Queue", exact=True)


def missing(app: AppPage) -> None:
    """Nothing is at this address."""
    app.visit("/track/nosuchsong")


def loading(app: AppPage) -> None:
    """The trending list is on its way."""
    app.page.route("**/api/trending", lambda _route: None)
    app.page.goto(app.server.url + "/")
    expect(app.get("status", "Loading the trending list")).to_be_visible()


def error(app: AppPage) -> None:
    """The trending list could not be loaded."""
    detail = "The needle has left the groove. Please try again in a minute."
    app.page.route("**/api/trending", lambda route: route.fulfill(status=503, json={"detail": detail}))
    app.page.goto(app.server.url + "/")
    app.page.get_by_role("alert").wait_for()


SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        *(home, arrival, playing, track, single, artist, album, playlist, public_playlist, new_playlist),
        *(delete_playlist, empty_playlist, refused, liked, library, history, mood, search, nothing_found, queue),
        *(missing, loading, error),
    )
}
