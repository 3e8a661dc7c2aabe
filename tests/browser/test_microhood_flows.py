"""What a user does in MicroHood, in a real browser against the real back end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from environments.microhood import environment
from tests.browser.app_page import AppPage, BrowserThread

pytestmark = pytest.mark.browser

Flow = Callable[[AppPage], None]
Play = Callable[[Flow], None]

MCRO, VOLT, NEOS, CHIP, AERO = "ent-020", "ent-014", "ent-019", "ent-017", "ent-028"


@pytest.fixture
def play(browser_thread: BrowserThread) -> Play:
    return lambda flow: browser_thread.run(environment, {"base": "standard"}, flow)


def open_stock(app: AppPage, ref: str) -> None:
    app.visit(f"/stock/{app.environment.public_id(ref)}")


def fill(app: AppPage, shares: str, limit: str | None = None) -> None:
    if limit is not None:
        app.get("combobox", "Order type").select_option("limit")
        app.get("textbox", "Limit price").fill(limit)
    app.get("textbox", "Shares").fill(shares)
    app.follow()
    app.click("button", "Review order")


def shown_value(app: AppPage) -> str:
    cents = app.one(
        "SELECT cash_cents + (SELECT sum(positions.shares * price_cents) FROM positions "
        "JOIN stocks ON stocks.ref = stock_ref) FROM accounts"
    )
    return f"${cents // 100:,}.{cents % 100:02d}"


def test_start_shows_the_value_of_the_database_and_follows_its_ticks(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        expect(app.get("heading", f"Portfolio value {shown_value(app)}")).to_be_visible()
        app.happen("prices_ticked", 40.0, prices={MCRO: 46010, "ent-029": 32100})
        expect(app.get("heading", f"Portfolio value {shown_value(app)}")).to_be_visible()
        expect(app.get("row", "CLDM 90 $321.00")).to_be_visible()
        assert app.actions() == []

    play(flow)


@pytest.mark.parametrize("path", ["/", f"/stock/{environment.public_id(MCRO)}"])
def test_every_span_of_a_chart_is_drawn_when_the_page_is(play: Play, path: str) -> None:
    def flow(app: AppPage) -> None:
        app.visit(path)
        lines = set()
        for span in ("1D", "1W", "1M", "3M", "1Y"):
            app.click("tab", span)
            lines.add(app.page.locator("path.recharts-area-curve").get_attribute("d"))
            expect(app.get("tab", span)).to_have_attribute("aria-selected", "true")
        assert len(lines) == 5

    play(flow)


def test_chart_of_the_day_grows_with_each_tick(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_stock(app, MCRO)
        before = app.page.locator("path.recharts-area-curve").get_attribute("d") or ""
        app.happen("prices_ticked", 61.0, prices={MCRO: 46930})
        expect(app.get("img", "Price of MCRO, today")).to_have_attribute("aria-label", re.compile(r"high \$469\.30"))
        after = app.page.locator("path.recharts-area-curve").get_attribute("d") or ""
        assert after.count("L") > before.count("L")
        expect(app.page.get_by_text("09:30 – 10:01")).to_be_visible()

    play(flow)


def test_market_order_goes_by_a_review_to_its_confirmation(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_stock(app, VOLT)
        fill(app, "3")
        expect(app.get("region", "Review order")).to_contain_text("Buy 3 shares of VOLT at the market price.")
        assert app.actions() == []
        app.happen("prices_ticked", 20.0, prices={VOLT: 24900})
        expect(app.get("region", "Review order")).to_contain_text("$747.00")
        app.click("button", "Place order")
        expect(app.page.get_by_text("You bought 3 shares of VOLT at $249.00, $747.00 in all.")).to_be_visible()
        assert app.actions() == [("buy", VOLT)]
        app.click("button", "Done")
        expect(app.get("textbox", "Shares")).to_have_value("")
        expect(app.get("heading", "Your position")).to_be_visible()

    play(flow)


def test_what_is_typed_into_an_order_outlives_ticks(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_stock(app, VOLT)
        app.get("combobox", "Order type").select_option("limit")
        app.get("textbox", "Shares").fill("7")
        app.get("textbox", "Limit price").fill("240.")
        app.happen("prices_ticked", 20.0, prices={VOLT: 24900})
        expect(app.get("textbox", "Shares")).to_have_value("7")
        expect(app.get("textbox", "Limit price")).to_have_value("240.")

    play(flow)


def test_limit_order_waits_is_filled_by_a_tick_and_stands_in_the_history(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_stock(app, MCRO)
        app.click("tab", "Sell")
        fill(app, "5", "455.00")
        app.click("button", "Place order")
        expect(app.page.get_by_text("Your limit order to sell 5 shares of MCRO waits for $455.00.")).to_be_visible()
        app.click("link", "See all orders")
        expect(app.get("table", "Open orders").get_by_role("row")).to_have_count(3)
        app.happen("prices_ticked", 44.0, prices={MCRO: 45520})
        expect(app.get("table", "Open orders").get_by_role("row")).to_have_count(2)
        expect(app.get("table", "Order history").get_by_role("row").nth(1)).to_contain_text("$455.20")
        assert app.actions() == [("sell", MCRO)]

    play(flow)


def test_open_order_is_cancelled_after_asking(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/orders")
        app.click("button", "Cancel: Buy 6 shares of GLAS")
        assert app.actions() == []
        app.click("button", "Cancel order")
        expect(app.page.get_by_text("No order is waiting.")).to_be_visible()
        expect(app.get("link", "Orders", exact=True)).to_be_visible()
        assert app.actions() == [("cancel_buy", "ent-045")]

    play(flow)


@pytest.mark.parametrize(
    ("ref", "side", "shares", "limit", "sentence"),
    [
        (CHIP, "Buy", "400", None, "Not enough buying power: this order needs $196,920.00"),
        (VOLT, "Sell", "1", None, "You have no shares of VOLT to sell."),
        (NEOS, "Sell", "13", None, "Not enough shares: you have 12 of NEOS."),
        (VOLT, "Buy", "1.5", None, "Enter a whole number of shares"),
        (VOLT, "Buy", "", None, "Enter a whole number of shares"),
        (VOLT, "Buy", "2", "soon", "Enter a limit price in dollars and cents, like 42.20."),
        (VOLT, "Buy", "2", "", "Enter a limit price in dollars and cents, like 42.20."),
    ],
)
def test_order_that_cannot_be_is_refused_before_the_review(
    play: Play, ref: str, side: str, shares: str, limit: str | None, sentence: str
) -> None:
    def flow(app: AppPage) -> None:
        open_stock(app, ref)
        app.click("tab", side)
        fill(app, shares, limit)
        expect(app.get("alert", "")).to_contain_text(sentence)
        expect(app.get("button", "Place order")).to_have_count(0)
        assert app.actions() == []

    play(flow)


def test_order_that_can_no_longer_be_is_refused_when_it_is_placed(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_stock(app, CHIP)
        fill(app, "20")
        app.happen("prices_ticked", 20.0, prices={CHIP: 50900})
        expect(app.get("alert", "")).to_contain_text("Not enough buying power")
        app.click("button", "Place order")
        expect(app.get("alert", "")).to_contain_text("needs $10,180.00, and you have $10,043.23.")
        assert app.actions() == []

    play(flow)


def test_stock_is_watched_and_no_longer(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_stock(app, MCRO)
        app.click("button", "Add to watchlist")
        app.click("link", "Portfolio", exact=True)
        expect(app.get("list", "Watchlist")).to_contain_text("MCRO")
        open_stock(app, MCRO)
        app.click("button", "Remove from watchlist")
        assert app.actions() == [("watch", MCRO), ("unwatch", MCRO)]

    play(flow)


def test_price_alert_is_set_goes_off_and_is_marked_and_deleted(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_stock(app, VOLT)
        app.click("button", "Price alert")
        app.get("textbox", "Alert price").fill("240")
        app.click("button", "Set alert")
        expect(app.get("alert", "")).to_contain_text("VOLT is at $248.40, which is $240.00 or more already.")
        app.get("combobox", "When VOLT is").select_option("below")
        app.click("button", "Set alert")
        app.happen("price_reached", 70.0, stock=VOLT, cents=23990)
        app.click("link", "Alerts, 1 new")
        app.click("button", "Mark as seen: VOLT at or below $240.00")
        expect(app.get("link", "Alerts", exact=True)).to_be_visible()
        app.click("button", "Delete alert: VOLT at or below $240.00")
        expect(app.get("list", "Alerts").get_by_role("listitem")).to_have_count(2)
        assert [kind for kind, _ in app.actions()] == ["set_alert", "see_alert", "delete_alert"]

    play(flow)


def test_alert_for_any_stock_is_set_on_the_page_of_alerts(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/alerts")
        app.click("button", "Set alert")
        expect(app.get("alert", "")).to_contain_text("Choose a stock.")
        app.get("combobox", "Stock").select_option(app.environment.public_id(NEOS))
        app.get("textbox", "Price").fill("70.38")
        app.click("button", "Set alert")
        expect(app.get("list", "Alerts").get_by_role("listitem").first).to_contain_text("NEOS at or above $70.38")
        assert app.actions() == [("set_alert", NEOS)]

    play(flow)


@pytest.mark.parametrize("words", ["chip", "Chipstone"])
def test_search_leads_to_a_stock_by_symbol_or_name(play: Play, words: str) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.get("textbox", "Search stocks and news").fill(words)
        app.press("Enter")
        app.get("list", "Stocks found").get_by_role("link").first.click()
        app.follow()
        expect(app.get("heading", "Chipstone Semiconductor")).to_be_visible()

    play(flow)


def test_new_article_comes_to_the_top_of_the_feed_and_opens(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/news")
        app.happen("news_published", 80.0, news="news-303")
        first = app.get("list", "News feed").get_by_role("link").first
        expect(first).to_contain_text("Product Marmalade 10:01")
        first.click()
        app.follow()
        expect(app.page.get_by_text("It lifts exactly one potato.")).to_be_visible()
        app.get("list", "Stocks in this article").get_by_role("link").first.click()
        app.follow()
        expect(app.get("list", "News about TOYB")).to_contain_text("A wooden crane wins the toy of the year")
        assert app.actions() == []

    play(flow)


def test_older_articles_are_shown_when_asked(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/news")
        total = app.one("SELECT count(*) FROM news")
        app.click("button", f"Show older articles ({total - 15} left)")
        expect(app.get("list", "News feed").get_by_role("listitem")).to_have_count(30)

    play(flow)


def test_sectors_narrow_the_list_of_stocks(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/stocks")
        rows = app.get("list", "Stocks").get_by_role("listitem")
        expect(rows).to_have_count(36)
        app.click("button", "Energy")
        expect(rows).to_have_count(2)

    play(flow)


def test_list_and_page_of_a_stock_show_a_crossing_at_its_own_moment(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/stocks")
        app.happen("prices_ticked", 96.0, prices={"ent-015": 4197})
        expect(app.get("link", "DRNE Dronevale Systems $41.97")).to_be_visible()
        app.happen("price_reached", 100.52, stock="ent-015", cents=4236)
        expect(app.get("link", "DRNE Dronevale Systems $42.36")).to_be_visible()
        open_stock(app, "ent-015")
        expect(app.get("region", "Quote").get_by_text("$42.36", exact=True)).to_be_visible()

    play(flow)


def test_keyboard_alone_places_an_order(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_stock(app, VOLT)
        app.get("textbox", "Shares").focus()
        app.page.keyboard.type("2")
        app.press("Enter")
        app.get("button", "Place order").focus()
        app.press("Enter")
        assert app.actions() == [("buy", VOLT)]

    play(flow)


@pytest.mark.parametrize(
    ("path", "sentence"),
    [("/options", "There is no such page"), ("/stock/nothing", "This stock does not exist or was removed.")],
)
def test_unknown_address_says_so(play: Play, path: str, sentence: str) -> None:
    def flow(app: AppPage) -> None:
        app.page.goto(app.server.url + path)
        expect(app.page.get_by_text(sentence)).to_be_visible()

    play(flow)
