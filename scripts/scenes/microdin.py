"""Every screen of MicroDin worth a picture."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.app_page import AppPage

Scene = Callable[[AppPage], None]
PRELOAD = {"base": "standard"}


def _at(place: str, ref: str | None = None) -> Scene:
    def scene(app: AppPage) -> None:
        app.visit(f"/{place}/{app.environment.public_id(ref)}" if ref else f"/{place}")

    return scene


def arrival(app: AppPage) -> None:
    """A post has come while the feed is open and another one is being written."""
    app.visit("/feed")
    app.get("textbox", "Your post").fill("A thought about gloves")
    app.happen("post_published", 95.0, post="post-112")


def reaction(app: AppPage) -> None:
    """The other ways to react."""
    app.visit("/feed")
    app.page.get_by_role("button", name="React in another way").nth(1).click()
    app.follow()


def share(app: AppPage) -> None:
    """A post is passed on."""
    app.visit(f"/posts/{app.environment.public_id('post-033')}")
    app.click("button", "Share the post by")


def suggestions(app: AppPage) -> None:
    """Whom the user may know."""
    app.visit("/network")
    app.click("button", "Connect with Ravi Natesan")
    app.get("list", "Suggestions").scroll_into_view_if_needed()


def apply(app: AppPage) -> None:
    """The short form of an application, refused."""
    app.visit(f"/jobs/{app.environment.public_id('job-050')}")
    app.happen("job_posted", 60.0, job="job-050")
    app.click("button", "Apply", exact=True)
    app.get("textbox", "E-mail").fill("nobody")
    app.click("button", "Send application")


def applied(app: AppPage) -> None:
    """An application has been sent."""
    app.visit(f"/jobs/{app.environment.public_id('job-013')}")
    app.click("button", "Apply", exact=True)
    app.click("button", "Send application")


def filtered(app: AppPage) -> None:
    """The list of jobs, narrowed."""
    app.visit("/jobs")
    app.get("combobox", "Workplace").select_option("remote")
    app.follow()


def unread(app: AppPage) -> None:
    """Notifications that have just come."""
    app.visit("/notifications")
    app.happen("notification_received", 70.0, notification="note-083")
    app.happen("notification_received", 95.0, notification="note-086")


SCENES: dict[str, Scene] = {
    "feed": _at("feed"),
    "arrival": arrival,
    "reaction": reaction,
    "post": _at("posts", "post-001"),
    "share": share,
    "network": _at("network"),
    "suggestions": suggestions,
    "connections": _at("connections"),
    "jobs": _at("jobs"),
    "filtered": filtered,
    "job": _at("jobs", "job-018"),
    "apply": apply,
    "applied": applied,
    "missing": _at("jobs", "job-050"),
    "messaging": _at("messaging"),
    "conversation": _at("messaging", "per-042"),
    "notifications": unread,
    "profile": _at("people", "per-044"),
    "asking": _at("people", "per-095"),
    "company": _at("companies", "ent-001"),
    "search": _at("search?q=bridge"),
    "nothing": _at("search?q=zeppelin"),
}
"""By name of the picture."""
