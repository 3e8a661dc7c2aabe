"""The page follows the server: at each revision that it names, it shows what the database holds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from environments.micromail import environment
from tests.browser.app_page import AppPage, BrowserThread

pytestmark = pytest.mark.browser

Play = Callable[[Callable[[AppPage], None]], None]
OPEN = "mail-012"
ARRIVALS = ("mail-301", "mail-302", "mail-303", "mail-304", "mail-305")

COMPLETE_IN_SIGHT = "all => all.every(image => image.complete || image.getBoundingClientRect().top > innerHeight)"


@pytest.fixture
def play(browser_thread: BrowserThread) -> Play:
    return lambda flow: browser_thread.run(environment, {"base": "standard"}, flow)


def shown_total(app: AppPage) -> str:
    """Read in one go, without waiting: the page must be right at this moment."""
    return str(app.page.evaluate("document.querySelector('h1').parentElement.innerText"))


def names_revision(app: AppPage) -> bool:
    return bool(app.page.evaluate("document.documentElement.hasAttribute('data-revision')"))


class Held:
    """Requests that wait until the test lets them go; later ones do not wait."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._waiting: list[Route] | None = []

    def take(self, route: Route) -> None:
        if self._waiting is None:
            route.continue_()
        else:
            self._waiting.append(route)

    def release(self) -> None:
        while not self._waiting:
            self._page.wait_for_timeout(10)
        waiting, self._waiting = self._waiting, None
        for route in waiting:
            route.continue_()


def hold(app: AppPage, pattern: str) -> Held:
    held = Held(app.page)
    app.page.route(pattern, held.take)
    return held


def test_each_commit_is_shown_when_its_revision_is_named(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        total = app.one("SELECT count(*) FROM mails WHERE folder = 'inbox'")
        for step, ref in enumerate(ARRIVALS, start=1):
            app.happen("mail_received", 10.0 * step, mail=ref)
            assert f"{total + step} mails" in shown_total(app)
            row = app.page.locator(f'[data-mail="{app.environment.public_id(ref)}"]')
            assert row.count() == 1

    play(flow)


def test_burst_of_commits_ends_at_the_last(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        total = app.one("SELECT count(*) FROM mails WHERE folder = 'inbox'")
        for ref in ARRIVALS:
            app.commit("mail_received", 5.0, mail=ref)
        app.follow()
        assert f"{total + len(ARRIVALS)} mails" in shown_total(app)

    play(flow)


def test_arrival_leaves_open_mail_and_unsaved_text_alone(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit(f"/inbox/{app.environment.public_id(OPEN)}")
        app.click("button", "New mail")
        text = app.get("textbox", "Text")
        text.press_sequentially("Half a sent")
        app.happen("mail_received", 12.0, mail=ARRIVALS[0])
        expect(text).to_be_focused()
        text.press_sequentially("ence")
        assert text.input_value() == "Half a sentence"
        expect(app.get("region", "Reading pane")).to_contain_text("Scarf")
        assert app.actions() == [("open_mail", OPEN)]

    play(flow)


def test_mail_that_arrives_in_an_open_list_stays_unread(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        app.happen("mail_received", 12.0, mail=ARRIVALS[0])
        assert app.one("SELECT is_read FROM mails WHERE ref = :ref", ref=ARRIVALS[0]) == 0
        assert app.actions() == []

    play(flow)


def test_recalled_mail_disappears_from_list_and_pane(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        app.happen("mail_received", 12.0, mail=ARRIVALS[0])
        app.visit(f"/inbox/{app.environment.public_id(ARRIVALS[0])}")
        app.happen("mail_recalled", 30.0, mail=ARRIVALS[0])
        assert "This mail is not there any more" in app.get("region", "Reading pane").inner_text()
        assert app.page.locator(f'[data-mail="{app.environment.public_id(ARRIVALS[0])}"]').count() == 0

    play(flow)


def test_read_mails_of_another_folder_are_current_on_return(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        total = app.one("SELECT count(*) FROM mails WHERE folder = 'inbox'")
        app.click("link", "Junk")
        app.happen("mail_received", 12.0, mail=ARRIVALS[0])
        app.click("link", "Inbox")
        assert f"{total + 1} mails" in shown_total(app)
        assert app.page.locator(f'[data-mail="{app.environment.public_id(ARRIVALS[0])}"]').count() == 1

    play(flow)


def test_revision_is_not_named_while_an_answer_is_awaited(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        held: list[Route] = []
        app.page.route("**/api/mails?folder=junk**", lambda route: held.append(route))
        app.get("link", "Junk").click()
        assert not names_revision(app)
        app.get("status", "Loading mails").wait_for()
        held[0].continue_()
        app.follow()
        assert app.page.locator("[role=option]").count() == app.one("SELECT count(*) FROM mails WHERE folder = 'junk'")

    play(flow)


def test_revision_is_not_named_while_an_action_is_on_its_way(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit(f"/inbox/{app.environment.public_id(OPEN)}")
        held: list[Route] = []
        app.page.route("**/api/mails/*/star", lambda route: held.append(route))
        app.get("button", "Star", exact=True).click()
        assert not names_revision(app)
        app.page.wait_for_timeout(50)
        assert not names_revision(app)
        held[0].continue_()
        app.page.wait_for_selector("html[data-revision]")
        app.follow()
        assert app.get("button", "Unstar").count() == 1

    play(flow)


def test_dropped_channel_is_opened_again_and_catches_up(play: Play) -> None:
    def flow(app: AppPage) -> None:
        opened = 0

        def channel(route: Route) -> None:
            nonlocal opened
            opened += 1
            if opened == 1:
                body = f"event: revision\ndata: {app.database.revision}\n\n"
                route.fulfill(content_type="text/event-stream", body=body)
                return
            if opened == 2:  # Nobody is listening now.
                app.commit("mail_received", 5.0, mail=ARRIVALS[0])
            route.abort() if opened < 4 else route.continue_()

        app.page.route("**/api/push", channel)
        app.visit("/inbox")
        total = app.one("SELECT count(*) FROM mails WHERE folder = 'inbox' AND ref <> :ref", ref=ARRIVALS[0])
        app.page.locator(f'[data-mail="{app.environment.public_id(ARRIVALS[0])}"]').wait_for()
        app.follow()
        assert f"{total + 1} mails" in shown_total(app)
        assert opened == 4

    play(flow)


def test_list_that_could_not_be_reached_comes_with_the_next_news(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.page.route("**/api/mails?**", lambda route: route.abort())
        app.page.goto(app.server.url + "/inbox")
        expect(app.page.get_by_role("alert")).to_contain_text("The mails could not be loaded")
        assert not names_revision(app)
        app.page.unroute("**/api/mails?**")
        app.happen("mail_received", 12.0, mail=ARRIVALS[0])
        assert app.page.locator(f'[data-mail="{app.environment.public_id(ARRIVALS[0])}"]').count() == 1

    play(flow)


def test_revision_is_named_only_when_the_pictures_are_drawn(play: Play) -> None:
    def flow(app: AppPage) -> None:
        held = hold(app, "**/media/avatars/*")
        app.page.goto(app.server.url + "/inbox")
        app.page.locator("[role=option]").first.wait_for()
        assert not names_revision(app)
        held.release()
        app.follow()
        assert app.page.locator("img").evaluate_all(COMPLETE_IN_SIGHT)

    play(flow)


def test_page_speaks_to_its_own_origin_only_and_the_network_gets_idle(play: Play) -> None:
    def flow(app: AppPage) -> None:
        asked: list[str] = []
        app.page.on("request", lambda request: asked.append(request.url))
        app.visit("/inbox")
        app.page.wait_for_load_state("networkidle")
        assert asked
        assert [url for url in asked if not url.startswith(app.server.url + "/")] == []

    play(flow)


def test_first_load_asks_for_the_mails_it_shows_and_the_faces_near_them(play: Play) -> None:
    def flow(app: AppPage) -> None:
        asked: list[str] = []
        app.page.on("request", lambda request: asked.append(request.url.removeprefix(app.server.url)))
        app.visit("/inbox")
        app.page.wait_for_load_state("networkidle")
        assert [path for path in asked if path.startswith("/api/mails")] == [
            "/api/mails?folder=inbox&filter=all&sort=date&order=desc&limit=50"
        ]
        senders = "SELECT sender_ref FROM mails WHERE folder = 'inbox' ORDER BY is_pinned DESC, sent_at_s DESC LIMIT 50"
        faces = {app.environment.public_id(ref) for (ref,) in app.database.query(senders) if ref}
        faces.add(app.environment.public_id(app.world.user.id))
        loaded = [path.removeprefix("/media/avatars/") for path in asked if path.startswith("/media/")]
        assert set(loaded) < faces
        assert len(loaded) == len(set(loaded))
        assert app.page.locator("img").evaluate_all(COMPLETE_IN_SIGHT)

    play(flow)


def test_longer_list_keeps_what_is_shown_while_more_is_fetched(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        held = hold(app, "**/api/mails?**limit=100")
        options = app.page.get_by_role("option")
        app.get("button", "Show more").click()
        assert not names_revision(app)
        assert options.count() == 50
        held.release()
        app.follow()
        assert options.count() == 100
        app.happen("mail_received", 12.0, mail=ARRIVALS[0])
        assert options.count() == 100
        app.click("button", "Sort: Newest first")
        app.click("menuitemradio", "Subject, A to Z")
        assert options.count() == 100

    play(flow)
