"""Stocks: lists, search, the page of one, its chart; what an order would come to; the watchlist."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from environments._kit.context import App
from environments._kit.rows import by_id
from environments.microhood.models.catalog import OrderType, Side
from environments.microhood.models.charts import stock_chart
from environments.microhood.models.shapes import (
    MOST_SHARES,
    PRICE_CHARS,
    Chart,
    Estimate,
    SearchResult,
    Span,
    StockCard,
    StockDetail,
    WatchWish,
)
from environments.microhood.models.tables import News, Stock
from environments.microhood.models.trading import (
    TradeError,
    buying_power_cents,
    refuse_order,
    shares_held,
    shares_waiting,
)
from environments.microhood.models.views import Shelf, news_card
from environments.microhood.routes.finding import price_of

router = APIRouter()

MOST_ARTICLES = 8
ESCAPED = str.maketrans({"%": r"\%", "_": r"\_", "\\": r"\\"})


@router.get("/api/stocks")
def list_stocks(app: App, sector: Annotated[str, Query(max_length=40)] = "") -> list[StockCard]:
    """All stocks by ticker, or those of a sector."""
    wanted = select(Stock).order_by(Stock.ticker)
    with app.reading() as session:
        found = session.scalars(wanted.where(Stock.sector == sector) if sector else wanted)
        return Shelf(session, app.world).cards(found.all())


@router.get("/api/watchlist")
def list_watched(app: App) -> list[StockCard]:
    """The stocks on the watchlist, by ticker."""
    with app.reading() as session:
        found = session.scalars(select(Stock).where(Stock.is_watched).order_by(Stock.ticker))
        return Shelf(session, app.world).cards(found.all())


@router.get("/api/search")
def search(app: App, q: Annotated[str, Query(max_length=80)] = "") -> SearchResult:
    """Stocks by ticker or name, and articles by headline."""
    words = q.split()
    with app.reading() as session:
        return SearchResult(
            stocks=Shelf(session, app.world).cards(_stocks_with(session, words)),
            articles=[news_card(article, app.world) for article in _articles_with(session, words)],
        )


@router.get("/api/stocks/{stock_id}")
def get_stock(stock_id: str, app: App) -> StockDetail:
    """The page of a stock."""
    with app.reading() as session:
        return Shelf(session, app.world).detail(by_id(session, Stock, stock_id))


@router.get("/api/stocks/{stock_id}/chart")
def get_stock_chart(stock_id: str, app: App, span: Annotated[Span, Query()] = "1D") -> Chart:
    """The price of a stock over a span."""
    now_s = app.now_s()
    with app.reading() as session:
        return stock_chart(session, app.world, by_id(session, Stock, stock_id), span, now_s)


@router.get("/api/stocks/{stock_id}/estimate")
def estimate_order(
    stock_id: str,
    app: App,
    side: Side,
    type: OrderType,  # noqa: A002 - the word that the page uses
    shares: Annotated[int, Query(ge=1, le=MOST_SHARES)],
    limit_price: Annotated[str, Query(max_length=PRICE_CHARS)] = "",
) -> Estimate:
    """What an order would come to at the price now, and whether the account allows it."""
    with app.reading() as session:
        stock = by_id(session, Stock, stock_id)
        limit = price_of(limit_price, "a limit price") if type == "limit" else None
        price, refusal = stock.price_cents if limit is None else limit, None
        try:
            refuse_order(session, stock, side, shares, limit)
        except TradeError as error:
            refusal = str(error)
        return Estimate(
            price_cents=price,
            total_cents=price * shares,
            buying_power_cents=buying_power_cents(session),
            shares_free=shares_held(session, stock.ref) - shares_waiting(session, stock.ref),
            refusal=refusal,
        )


@router.post("/api/stocks/{stock_id}/watch")
def watch_stock(stock_id: str, wish: WatchWish, app: App) -> StockCard:
    """Put a stock on the watchlist or take it off."""
    with app.change() as change:
        stock = by_id(change.session, Stock, stock_id)
        if stock.is_watched != wish.watched:
            stock.is_watched = wish.watched
            change.log("watch" if wish.watched else "unwatch", stock.ref)
        return Shelf(change.session, app.world).card(stock)


def _stocks_with(session: Session, words: list[str]) -> list[Stock]:
    """Every word is part of the name or begins the ticker; a whole ticker comes first."""
    if not words:
        return []
    wanted = select(Stock).order_by(Stock.ticker)
    for word in words:
        pattern = word.translate(ESCAPED)
        wanted = wanted.where(
            or_(Stock.ticker.ilike(f"{pattern}%", escape="\\"), Stock.name.ilike(f"%{pattern}%", escape="\\"))
        )
    return sorted(session.scalars(wanted), key=lambda stock: stock.ticker != words[0].upper())


def _articles_with(session: Session, words: list[str]) -> list[News]:
    if not words:
        return []
    wanted = select(News).order_by(News.published_at_s.desc(), News.ref).limit(MOST_ARTICLES)
    for word in words:
        wanted = wanted.where(News.headline.ilike(f"%{word.translate(ESCAPED)}%", escape="\\"))
    return list(session.scalars(wanted))
