"""Every screen of MicroHood worth a picture."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.app_page import AppPage

Scene = Callable[[AppPage], None]
PRELOAD = {"base": "standard"}

HELD, WATCHED, ARTICLE = "ent-020", "ent-014", "news-047"


def _open(app: AppPage, place: str, ref: str) -> None:
    app.visit(f"/{place}/{app.environment.public_id(ref)}")


def _tick(app: AppPage) -> None:
    """A few ticks, so that the day goes on after the start."""
    for n, cents in enumerate((45230, 45310, 45180, 45420, 45590)):
        app.commit(
            "prices_ticked", 30.0 * (n + 1), prices={HELD: cents, WATCHED: 24700 - 40 * n, "ent-029": 31900 + 60 * n}
        )
    app.follow()


def _order(app: AppPage, shares: str, limit: str | None = None) -> None:
    if limit:
        app.get("combobox", "Order type").select_option("limit")
    app.get("textbox", "Shares").fill(shares)
    if limit:
        app.get("textbox", "Limit price").fill(limit)
    app.follow()
    app.click("button", "Review order")


def portfolio(app: AppPage) -> None:
    """The start: what the account is worth, positions and watchlist."""
    app.visit("/")
    _tick(app)


def portfolio_year(app: AppPage) -> None:
    """The portfolio over a year."""
    app.visit("/")
    app.click("tab", "1Y")


def positions(app: AppPage) -> None:
    """Further down: positions and news."""
    app.visit("/")
    app.page.mouse.move(1240, 700)
    app.page.mouse.wheel(0, 480)
    expect(app.get("list", "Latest news")).to_be_in_viewport()


def stock(app: AppPage) -> None:
    """A stock of which the user has shares."""
    _open(app, "stock", HELD)
    _tick(app)


def stock_month(app: AppPage) -> None:
    """A stock over a month, the pointer on the line."""
    _open(app, "stock", WATCHED)
    app.click("tab", "1M")
    app.page.mouse.move(420, 340)


def statistics(app: AppPage) -> None:
    """Further down on a stock's page."""
    _open(app, "stock", HELD)
    app.page.mouse.move(400, 500)
    app.page.mouse.wheel(0, 560)
    expect(app.get("heading", "About MCRO")).to_be_in_viewport()


def review(app: AppPage) -> None:
    """An order before it is placed."""
    _open(app, "stock", WATCHED)
    _order(app, "3")


def filled(app: AppPage) -> None:
    """A market order has gone through."""
    review(app)
    app.click("button", "Place order")


def waiting(app: AppPage) -> None:
    """A limit order has been placed."""
    _open(app, "stock", HELD)
    app.click("tab", "Sell")
    _order(app, "5", "480.00")
    app.click("button", "Place order")


def refused(app: AppPage) -> None:
    """An order that the buying power does not allow."""
    _open(app, "stock", "ent-017")
    _order(app, "400")


def price_alert(app: AppPage) -> None:
    """An alert being set on a stock's page."""
    _open(app, "stock", WATCHED)
    app.click("button", "Price alert")
    app.get("textbox", "Alert price").fill("260")


def orders(app: AppPage) -> None:
    """Open orders and the history."""
    waiting(app)
    app.visit("/orders")


def cancelling(app: AppPage) -> None:
    """An open order about to be cancelled."""
    app.visit("/orders")
    app.click("button", "Cancel: Buy 6 shares of GLAS")


def alerts(app: AppPage) -> None:
    """Price alerts, one of which has gone off."""
    app.visit("/alerts")
    app.happen("price_reached", 95.0, stock="ent-028", cents=22540)


def news(app: AppPage) -> None:
    """The feed, with an article that has just come and one that was updated."""
    app.visit("/news")
    app.happen("news_published", 80.0, news="news-303")
    app.happen("news_corrected", 130.0, news="news-047")


def article(app: AppPage) -> None:
    """An opened article."""
    _open(app, "news", ARTICLE)


def stocks(app: AppPage) -> None:
    """All stocks."""
    app.visit("/stocks")


def sector(app: AppPage) -> None:
    """The stocks of one sector."""
    app.visit("/stocks")
    app.click("button", "Technology")


def search(app: AppPage) -> None:
    """A search for a word."""
    app.visit("/search?q=water")


def nothing(app: AppPage) -> None:
    """A search that finds nothing."""
    app.visit("/search?q=zeppelin")


def missing(app: AppPage) -> None:
    """An address that leads nowhere."""
    app.visit("/options")


def error(app: AppPage) -> None:
    """A stock that cannot be loaded."""
    app.page.goto(f"{app.server.url}/stock/nothing")
    expect(app.page.get_by_role("alert")).to_be_visible()


SCENES: dict[str, Scene] = {
    "portfolio": portfolio,
    "portfolio_year": portfolio_year,
    "positions": positions,
    "stock": stock,
    "stock_month": stock_month,
    "statistics": statistics,
    "review": review,
    "filled": filled,
    "waiting": waiting,
    "refused": refused,
    "price_alert": price_alert,
    "orders": orders,
    "cancelling": cancelling,
    "alerts": alerts,
    "news": news,
    "article": article,
    "stocks": stocks,
    "sector": sector,
    "search": search,
    "nothing": nothing,
    "missing": missing,
    "error": error,
}
