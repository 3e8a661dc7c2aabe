"""Every screen of MicroScholar worth a picture."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.app_page import AppPage

Scene = Callable[[AppPage], None]
PRELOAD = {"base": "standard"}

PAPER, SAVED, AUTHOR = "pap-144", "pap-059", "per-066"


def _open(app: AppPage, place: str, ref: str, rest: str = "") -> None:
    app.visit(f"/{place}/{app.environment.public_id(ref)}{rest}")


def home(app: AppPage) -> None:
    """The start: the search box, what is new, the subjects."""
    app.visit("/")


def results(app: AppPage) -> None:
    """What a search finds, by relevance."""
    app.visit("/search?q=bridge")


def arrival(app: AppPage) -> None:
    """Newest first, two papers that have just come."""
    app.visit("/search?q=glacier&sort=added")
    app.happen("paper_indexed", 62.0, paper="pap-321")
    app.happen("paper_indexed", 130.0, paper="pap-325")


def filtered(app: AppPage) -> None:
    """Results of some years and one type, second page."""
    app.visit("/search?q=&from=2015&to=2021&kind=conference&sort=cited&page=2")


def no_results(app: AppPage) -> None:
    """Nothing has these words."""
    app.visit("/search?q=unicorn+husbandry")


def author_found(app: AppPage) -> None:
    """A search for a name also finds the author's page."""
    name = app.one("SELECT short_name FROM authors WHERE ref = 'per-069'")
    app.visit(f"/search?q={name.replace(' ', '+')}&sort=added")


def paper(app: AppPage) -> None:
    """A paper with its abstract and references."""
    _open(app, "paper", PAPER)


def saved_paper(app: AppPage) -> None:
    """A saved paper, its labels open."""
    _open(app, "paper", SAVED)
    app.click("button", "Labels")


def citing(app: AppPage) -> None:
    """What cites a paper."""
    _open(app, "paper", "pap-010", "?view=citing")


def cite(app: AppPage) -> None:
    """How to cite a paper, in six styles."""
    _open(app, "paper", PAPER)
    app.click("button", "Cite", exact=True)
    app.get("button", "Copy BibTeX").wait_for()


def author(app: AppPage) -> None:
    """An author with figures, papers and co-authors."""
    _open(app, "author", AUTHOR)


def authors(app: AppPage) -> None:
    """All authors, most cited first."""
    app.visit("/authors")


def library(app: AppPage) -> None:
    """Saved papers and their labels."""
    app.visit("/library")


def label(app: AppPage) -> None:
    """Saved papers with one label, which is about to be deleted."""
    app.visit(f"/library?label={app.environment.public_id('lab-05')}")
    app.click("button", "Delete label")


def citations(app: AppPage) -> None:
    """Citations that the user has copied."""
    _open(app, "paper", PAPER)
    for style in ("APA", "BibTeX"):
        app.click("button", "Cite", exact=True)
        app.click("button", f"Copy {style}")
    app.visit("/citations")


def alerts(app: AppPage) -> None:
    """Alerts, one of which has just come."""
    app.visit("/alerts")
    app.happen("alert_received", 95.0, alert="alr-122")


def refused(app: AppPage) -> None:
    """An alert about this topic exists already."""
    app.visit("/alerts?show=unread")
    app.get("textbox", "Alert topic").fill("Suspension cables")
    app.click("button", "Create alert")
    app.page.get_by_role("alert").wait_for()


def metrics(app: AppPage) -> None:
    """Venues by h5-index."""
    app.visit("/metrics")


def missing(app: AppPage) -> None:
    """A paper that does not exist."""
    app.visit("/paper/aaaaaaaaaa")


def loading(app: AppPage) -> None:
    """Results are on their way."""
    app.page.route("**/api/papers?**", lambda _route: None)
    app.page.goto(app.server.url + "/search?q=whales")
    expect(app.get("status", "Searching")).to_be_visible()


def error(app: AppPage) -> None:
    """The search failed."""
    detail = "The catalogue is being dusted. Please try again in a minute."
    app.page.route("**/api/papers?**", lambda route: route.fulfill(status=503, json={"detail": detail}))
    app.page.goto(app.server.url + "/search?q=whales")
    app.page.get_by_role("alert").wait_for()


SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        *(home, results, arrival, filtered, no_results, author_found, paper, saved_paper, citing, cite),
        *(author, authors, library, label, citations, alerts, refused, metrics, missing, loading, error),
    )
}
