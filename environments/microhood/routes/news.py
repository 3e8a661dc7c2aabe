"""The news: the feed, that of a stock, and one article. Reading changes nothing."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy import func, select

from environments._kit.context import App
from environments._kit.rows import by_id
from environments.microhood.models.shapes import NewsDetail, NewsFeed
from environments.microhood.models.tables import News, NewsStock, Stock
from environments.microhood.models.views import news_card, news_detail

router = APIRouter()


@router.get("/api/news")
def list_news(
    app: App, limit: Annotated[int, Query(ge=1, le=500)] = 12, stock: Annotated[str, Query(max_length=40)] = ""
) -> NewsFeed:
    """The newest articles, of all or about one stock."""
    wanted = select(News)
    with app.reading() as session:
        if stock:
            ref = by_id(session, Stock, stock).ref
            wanted = wanted.where(News.ref.in_(select(NewsStock.news_ref).where(NewsStock.stock_ref == ref)))
        total = session.scalar(select(func.count()).select_from(wanted.subquery())) or 0
        articles = session.scalars(wanted.order_by(News.published_at_s.desc(), News.ref).limit(limit))
        return NewsFeed(articles=[news_card(article, app.world) for article in articles], total=total)


@router.get("/api/news/{news_id}")
def get_article(news_id: str, app: App) -> NewsDetail:
    """An article with its text."""
    with app.reading() as session:
        return news_detail(by_id(session, News, news_id), app.world)
