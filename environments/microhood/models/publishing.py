"""Putting articles into the feed; shared by timeline and start state."""

from __future__ import annotations

from sqlalchemy.orm import Session

from environments._kit.rows import add_new
from environments._kit.tables import AddedBy
from environments.microhood.models.catalog import NewsItem
from environments.microhood.models.tables import News, NewsStock, listed


def publish_news(session: Session, item: NewsItem, source: str, at_s: float, added_by: AddedBy) -> None:
    """Publish an article of the catalog.

    Raises:
        ValueError: It is published already.
    """
    add_new(session, news_row(item, source, at_s, added_by))


def news_row(item: NewsItem, source: str, at_s: float, added_by: AddedBy) -> News:
    """An article, ready to be published."""
    return News(
        **listed(item.id, at_s, added_by),
        source_ref=item.source,
        source=source,
        headline=item.headline,
        body=item.body,
        published_at_s=at_s,
        updated_at_s=None,
        mentions=[NewsStock(stock_ref=ref, added_at=at_s, added_by=added_by) for ref in item.stocks],
    )


def correct_news(article: News, at_s: float) -> None:
    """Mark an article as corrected at a moment."""
    article.updated_at_s = at_s
