"""What a user does in MicroScholar, in a real browser against the real back end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from environments.microscholar import environment
from tests.browser.app_page import AppPage, BrowserThread

pytestmark = pytest.mark.browser

Flow = Callable[[AppPage], None]
Play = Callable[[Flow], None]

PAPER, SAVED, AUTHOR, NEW = "pap-144", "pap-059", "per-066", "pap-321"


@pytest.fixture
def play(browser_thread: BrowserThread) -> Play:
    return lambda flow: browser_thread.run(environment, {"base": "standard"}, flow)


def open_page(app: AppPage, place: str, ref: str, rest: str = "") -> None:
    app.visit(f"/{place}/{app.environment.public_id(ref)}{rest}")


def results(app: AppPage) -> Locator:
    return app.get("region", "Results").get_by_role("listitem")


def title(app: AppPage, ref: str) -> str:
    return str(app.one("SELECT title FROM papers WHERE ref = :ref", ref=ref))


def test_search_from_the_start_page_shows_counted_results(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.get("textbox", "Search papers").fill("glacier")
        app.press("Enter")
        expect(app.get("region", "Results")).to_contain_text("3 results")
        expect(results(app)).to_have_count(3)
        assert app.actions() == []

    play(flow)


def test_new_paper_comes_to_the_top_of_the_newest_and_raises_the_count(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/search?q=glacier&sort=added")
        app.happen("paper_indexed", 62.0, paper=NEW)
        expect(app.get("region", "Results")).to_contain_text("4 results")
        expect(results(app).first).to_contain_text("Glacier winds and the ripening of apricots")
        expect(results(app).first).to_contain_text("Indexed 10:01")

    play(flow)


def test_filters_narrow_and_order_the_results(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/search?q=")
        app.click("link", "Theses")
        count = app.one("SELECT count(*) FROM papers WHERE kind = 'thesis'")
        expect(app.get("region", "Results")).to_contain_text(f"{count} results")
        app.get("textbox", "From year").fill("2014")
        app.get("textbox", "To year").fill("2019")
        app.click("button", "Apply years")
        count = app.one("SELECT count(*) FROM papers WHERE kind = 'thesis' AND year BETWEEN 2014 AND 2019")
        expect(app.get("region", "Results")).to_contain_text(f"{count} results")
        app.click("link", "Newest publication")
        lines = "[...document.querySelectorAll('section li p:first-of-type')]"
        years = app.page.evaluate(f"{lines}.map(line => Number(line.textContent.slice(-4)))")
        assert years == sorted(years, reverse=True)
        assert len(years) == min(count, 10)

    play(flow)


def test_years_in_the_wrong_order_are_refused_in_words(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/search?q=bridge")
        app.get("textbox", "From year").fill("2020")
        app.get("textbox", "To year").fill("2010")
        app.click("button", "Apply years")
        expect(app.page.get_by_role("alert")).to_have_text("The first year is later than the last.")

    play(flow)


def test_subject_is_picked_and_pages_lead_on(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/search?q=")
        app.page.get_by_label("Subject").select_option("Ecology")
        app.follow()
        expect(results(app)).to_have_count(10)
        app.click("link", "Next", exact=True)
        expect(app.get("region", "Results")).to_contain_text("page 2 of 2")

    play(flow)


def test_phrase_past_the_opening_is_on_the_papers_page_only(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.commit("paper_indexed", 30.0, paper="pap-351")
        for path in ("/", "/search?q=&sort=added", "/search?q=hesitation"):
            app.visit(path)
            expect(app.page.locator("main")).to_contain_text("Hesitation on a circular road")
            expect(app.page.locator("main")).not_to_contain_text("phantom jams")
        app.click("link", "Hesitation on a circular road")
        expect(app.get("region", "Abstract")).to_contain_text("phantom jams")

    play(flow)


def test_save_follows_the_click_and_the_library_shows_it(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/search?q=glacier")
        name = title(app, "pap-145")
        app.click("button", f"Save: {name}")
        expect(app.get("button", f"Remove from library: {name}")).to_be_visible()
        app.visit("/library")
        expect(app.get("region", "Saved papers").get_by_role("listitem").first).to_contain_text(name)
        app.click("button", f"Remove from library: {name}")
        assert app.actions() == [("save_paper", "pap-145"), ("unsave_paper", "pap-145")]

    play(flow)


def test_labels_are_put_on_and_the_library_filters_by_them(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/library")
        app.get("textbox", "New label").fill("Waiting")
        app.click("button", "Create label")
        expect(app.get("textbox", "New label")).to_have_value("")
        open_page(app, "paper", SAVED)
        app.click("button", "Labels")
        app.click("menuitemcheckbox", "Waiting")
        app.visit("/library")
        app.click("link", "Waiting 1")
        expect(app.get("region", "Saved papers").get_by_role("listitem")).to_have_count(1)
        app.click("button", "Delete label")
        app.get("dialog", "Delete this label?").get_by_role("button", name="Delete").click()
        app.page.wait_for_url("**/library")
        app.follow()
        kinds = [kind for kind, _ref in app.actions()]
        assert kinds == ["create_label", "label_paper", "delete_label"]

    play(flow)


def test_opening_the_cite_dialog_is_no_action_and_copying_is_one(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "paper", PAPER)
        app.click("button", "Cite", exact=True)
        dialog = app.get("dialog", "Cite:")
        expect(dialog).to_contain_text("@article{")
        for style in ("MLA", "APA", "Chicago", "Harvard", "Vancouver", "BibTeX"):
            expect(dialog.get_by_role("button", name=f"Copy {style}")).to_be_visible()
        assert app.actions() == []
        app.click("button", "Copy BibTeX")
        expect(dialog).to_have_count(0)
        expect(app.get("complementary", "Details")).to_contain_text("BibTeX")
        assert app.actions() == [("cite_paper", PAPER)]
        app.visit("/citations")
        expect(app.get("region", "My citations")).to_contain_text(title(app, PAPER))

    play(flow)


def test_copying_counts_at_once_however_long_the_clipboard_takes(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "paper", PAPER)
        app.page.evaluate("navigator.clipboard.writeText = () => new Promise(done => setTimeout(done, 3000))")
        app.click("button", "Cite", exact=True)
        app.click("button", "Copy BibTeX")
        assert app.actions() == [("cite_paper", PAPER)]
        expect(app.get("dialog", "Cite:")).to_have_count(0)

    play(flow)


def test_references_and_citing_papers_are_as_many_as_are_said(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "paper", "pap-017")
        count = app.one("SELECT count(*) FROM citations WHERE citing_ref = 'pap-017'")
        listed = app.get("list", f"References ({count})").get_by_role("listitem")
        expect(listed).to_have_count(min(count, 20))
        open_page(app, "paper", "pap-139")
        count = app.one("SELECT count(*) FROM citations WHERE cited_ref = 'pap-139'")
        app.click("link", f"Cited by ({count})")
        expect(app.get("list", f"Cited by ({count})").get_by_role("listitem")).to_have_count(min(count, 20))

    play(flow)


def test_author_page_shows_figures_and_co_authors_and_follows(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_page(app, "author", AUTHOR)
        sql = "SELECT count(*) FROM citations JOIN authorships ON paper_ref = cited_ref WHERE author_ref = :ref"
        expect(app.get("row", "Citations")).to_contain_text(str(app.one(sql, ref=AUTHOR)))
        expect(app.get("row", "h-index")).to_be_visible()
        expect(app.get("row", "i10-index")).to_be_visible()
        app.click("button", "Unfollow", exact=True)
        app.click("button", "Follow", exact=True)
        app.get("region", "Co-authors").get_by_role("link").first.click()
        app.follow()
        expect(app.get("region", "Papers")).to_be_visible()
        assert app.actions() == [("unfollow_author", AUTHOR), ("follow_author", AUTHOR)]

    play(flow)


def test_author_is_found_by_name(play: Play) -> None:
    def flow(app: AppPage) -> None:
        name = app.one("SELECT name FROM authors WHERE ref = :ref", ref=AUTHOR)
        app.visit("/authors")
        app.get("textbox", "Author name").fill(name)
        app.press("Enter")
        expect(app.get("list", "Authors").get_by_role("listitem")).to_have_count(1)

    play(flow)


def test_looking_at_alerts_marks_nothing_and_new_ones_are_unread(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/alerts")
        unread = app.one("SELECT count(*) FROM alerts WHERE NOT is_read")
        app.happen("alert_received", 95.0, alert="alr-122")
        expect(app.get("link", f"Alerts, {unread + 1} unread")).to_be_visible()
        first = app.get("list", "Alerts", exact=True).get_by_role("listitem").first
        expect(first).to_contain_text("Unread")
        expect(first).to_contain_text("10:01")
        assert app.actions() == []
        app.click("button", "Mark read: Your saved paper on digital twins")
        app.click("button", "Mark all as read")
        expect(app.get("link", "Alerts", exact=True)).to_be_visible()
        assert app.actions() == [("read_alert", "alr-122"), ("read_all_alerts", None)]

    play(flow)


def test_topic_is_added_refused_the_second_time_and_its_text_survives_news(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/alerts")
        field = app.get("textbox", "Alert topic")
        field.fill("tide")
        app.happen("alert_received", 95.0, alert="alr-122")
        expect(field).to_have_value("tide")
        field.press_sequentially(" tables")
        app.click("button", "Create alert")
        expect(field).to_have_value("")
        expect(app.get("complementary", "My topics")).to_contain_text("tide tables")
        field.fill("Tide Tables")
        app.click("button", "Create alert")
        expect(app.page.get_by_role("alert")).to_have_text("You have an alert about “Tide Tables” already.")
        app.click("button", "Delete topic tide tables")
        assert [kind for kind, _ref in app.actions()] == ["create_alert", "drop_alert"]

    play(flow)


def test_metrics_rank_venues_and_lead_to_their_papers(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/metrics")
        rows = app.page.get_by_role("row")
        expect(rows.nth(1)).to_contain_text("1.")
        expect(rows).to_have_count(17)
        rows.nth(1).get_by_role("link").click()
        app.follow()
        expect(app.get("region", "Results")).to_be_visible()
        app.visit("/metrics")
        app.page.get_by_label("Subject").select_option("Public health")
        app.follow()
        expect(app.page.locator("main")).to_contain_text("No venue of its own")

    play(flow)


@pytest.mark.parametrize("path", ["/", "/search?q=bridge", "/library", "/alerts", "/authors", "/metrics", "/citations"])
def test_every_button_and_link_has_a_name(play: Play, path: str) -> None:
    def flow(app: AppPage) -> None:
        app.visit(path)
        snapshot = app.page.locator("body").aria_snapshot(mode="ai")
        nameless = r"\s*- (button|link|textbox|combobox) \["
        assert [line for line in snapshot.splitlines() if re.match(nameless, line)] == []

    play(flow)


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/paper/aaaaaaaaaa", "This paper does not exist"),
        ("/author/aaaaaaaaaa", "This author does not exist"),
        ("/library?label=aaaaaaaaaa", "This label does not exist"),
        ("/nowhere", "This page does not exist"),
        ("/search?q=unicorn", "No paper found"),
    ],
)
def test_what_is_not_there_is_said_so(play: Play, path: str, sentence: str) -> None:
    def flow(app: AppPage) -> None:
        app.visit(path)
        expect(app.page.locator("main")).to_contain_text(sentence)

    play(flow)
