"""Every screen of MicroGram worth a picture."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.app_page import AppPage

Scene = Callable[[AppPage], None]
PRELOAD = {"base": "standard"}

POST, OWN_POST, STORY, PERSON, THREAD, GROUP = "post-076", "post-001", "story-008", "per-087", "dm-004", "dm-035"


def _open(app: AppPage, place: str, ref: str) -> None:
    app.visit(f"/{place}/{app.environment.public_id(ref)}")


def home(app: AppPage) -> None:
    """The start: stories and the feed."""
    app.visit("/")


def arrival(app: AppPage) -> None:
    """A post by somebody new has come into the feed, and a story into the bar."""
    app.visit("/")
    app.happen("story_posted", 62.0, story="story-301")
    app.happen("post_published", 80.0, post="post-332")


def stories(app: AppPage) -> None:
    """The whole story bar."""
    app.visit("/")
    app.click("button", "Show all")
    app.page.wait_for_function("() => [...document.querySelectorAll('section img')].every(one => one.complete)")


def story(app: AppPage) -> None:
    """One story in the viewer."""
    _open(app, "stories", STORY)


def post(app: AppPage) -> None:
    """A post with its comments, liked and saved."""
    _open(app, "post", POST)
    app.click("button", "Like the post by")
    app.click("button", "Save the post by")
    app.get("textbox", "Add a comment").fill("Step nine is patience, too.")


def own_post(app: AppPage) -> None:
    """A post of the user's own, about to be deleted."""
    _open(app, "post", OWN_POST)
    app.click("button", "Delete post")


def explore(app: AppPage) -> None:
    """Pictures of people whom the user does not follow."""
    app.visit("/explore")


def search(app: AppPage) -> None:
    """People found by name."""
    app.visit("/explore?q=ma")


def profile(app: AppPage) -> None:
    """Somebody's profile."""
    _open(app, "profile", PERSON)


def own_profile(app: AppPage) -> None:
    """The user's profile."""
    app.visit("/profile/me")


def saved(app: AppPage) -> None:
    """Saved posts."""
    app.visit("/saved")


def messages(app: AppPage) -> None:
    """The conversations, none open."""
    app.visit("/messages")
    app.happen("message_received", 95.0, message="msg-414")


def thread(app: AppPage) -> None:
    """An open conversation in which something new has come."""
    _open(app, "messages", THREAD)
    app.happen("message_received", 95.0, message="msg-414")


def group(app: AppPage) -> None:
    """An open group."""
    _open(app, "messages", GROUP)


def activity(app: AppPage) -> None:
    """What concerns the user."""
    app.visit("/activity")
    app.happen("followed", 70.0, by="per-067")


def create(app: AppPage) -> None:
    """A picture is about to be shared."""
    app.visit("/create")
    app.page.get_by_role("radio").nth(3).check()
    app.get("textbox", "Caption").fill("Low tide and a loud crane.")
    app.follow()


def refused(app: AppPage) -> None:
    """Nothing was chosen."""
    app.visit("/create")
    app.click("button", "Share")
    app.page.get_by_role("alert").wait_for()


def loading(app: AppPage) -> None:
    """The feed is on its way."""
    app.page.route("**/api/feed?**", lambda _route: None)
    app.page.goto(app.server.url + "/")
    expect(app.get("status", "Loading the feed")).to_be_visible()


def error(app: AppPage) -> None:
    """The feed could not be loaded."""
    detail = "The pictures are being hung somewhere else. Please try again in a minute."
    app.page.route("**/api/feed?**", lambda route: route.fulfill(status=503, json={"detail": detail}))
    app.page.goto(app.server.url + "/")
    app.page.get_by_role("alert").wait_for()


SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        *(home, arrival, stories, story, post, own_post, explore, search, profile, own_profile, saved),
        *(messages, thread, group, activity, create, refused, loading, error),
    )
}
