"""Every screen of MicroLendar worth a picture."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.app_page import AppPage

Scene = Callable[[AppPage], None]
PRELOAD = {"base": "standard"}

INVITATION, OWN, SERIES, ERRAND = "evt-134", "evt-126", "evt-271", "todo-012"


def _open(app: AppPage, place: str, ref: str, rest: str = "") -> None:
    app.visit(f"/{place}/{app.environment.public_id(ref)}{rest}")


def month(app: AppPage) -> None:
    """The start: the month of today."""
    app.visit("/")


def november(app: AppPage) -> None:
    """A month with a change of the clocks, a holiday and long events."""
    app.visit("/month/2026-11-01")


def week(app: AppPage) -> None:
    """The week of today, with the line of now."""
    app.visit("/week/2026-10-13")


def day(app: AppPage) -> None:
    """Today."""
    app.visit("/day/2026-10-13")


def clocks(app: AppPage) -> None:
    """The week in which the clocks go back."""
    app.visit("/week/2026-11-01")


def agenda(app: AppPage) -> None:
    """Four weeks as a list."""
    app.visit("/agenda/2026-10-13")


def year(app: AppPage) -> None:
    """The whole year, the fuller the darker."""
    app.visit("/year/2026-10-13")


def hidden(app: AppPage) -> None:
    """All calendars hidden but two."""
    app.visit("/")
    for name in ("Work", "Rounds team", "Personal", "Holidays and seasons"):
        app.click("checkbox", name, exact=True)


def invitation(app: AppPage) -> None:
    """An invitation that waits for an answer."""
    _open(app, "event", INVITATION)


def event(app: AppPage) -> None:
    """An event of the user's own, with guests."""
    _open(app, "event", OWN)


def delete(app: AppPage) -> None:
    """Which events of a series to delete."""
    _open(app, "event", SERIES, "?on=2026-10-25")
    app.click("button", "Delete event")


def form(app: AppPage) -> None:
    """A new event that repeats, with a guest."""
    app.visit("/event/new?start=2026-10-20T09:00&end=2026-10-20T10:00")
    app.get("textbox", "Title").fill("Bridge maintenance round")
    app.get("combobox", "Repeats").select_option("weekly")
    app.get("textbox", "Guests").fill("me")
    app.follow()


def refused(app: AppPage) -> None:
    """A form that makes no sense, and what is said about it."""
    app.visit("/event/new?start=2026-10-20T09:00&end=2026-10-20T08:00")
    app.get("textbox", "Title").fill("Bridge maintenance round")
    app.click("button", "Save")


def tasks(app: AppPage) -> None:
    """The task list."""
    app.visit("/tasks")


def task(app: AppPage) -> None:
    """One task with its notes."""
    _open(app, "tasks", ERRAND)


def search(app: AppPage) -> None:
    """Events and tasks that hold a word."""
    app.visit("/search?q=bridge")


def notices(app: AppPage) -> None:
    """The bell, with an invitation that has just come and a reminder that has rung."""
    app.visit("/notices")
    app.happen("invitation_received", 120.0, event="evt-351")
    effect = app.environment.due(app.database, 400.0)
    assert effect
    effect.apply()
    app.follow()


def calendar_menu(app: AppPage) -> None:
    """Who writes into a calendar, and its colour."""
    app.visit("/week/2026-10-13")
    app.click("button", "About Family")


def missing(app: AppPage) -> None:
    """An address that leads nowhere."""
    app.visit("/event/nothing")


def loading(app: AppPage) -> None:
    """Events that are still on their way."""
    app.page.route("**/api/instances*", lambda _route: None)
    app.page.goto(app.server.url)
    expect(app.page.get_by_role("status", name="Loading events")).to_be_visible()


def error(app: AppPage) -> None:
    """Events that could not be loaded."""
    app.page.route("**/api/instances*", lambda route: route.fulfill(status=503, json={"detail": "The server is busy."}))
    app.page.goto(app.server.url)
    expect(app.page.get_by_role("alert")).to_be_visible()


SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        month, november, week, day, clocks, agenda, year, hidden, invitation, event, delete, form, refused, tasks, task,
        search, notices, calendar_menu, missing, loading, error,
    )
}  # fmt: skip
