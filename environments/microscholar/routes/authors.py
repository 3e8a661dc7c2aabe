"""Authors: finding them, their pages, following."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.context import App
from environments._kit.folding import fold
from environments._kit.rows import by_id
from environments.microscholar.models.finding import cited_counts
from environments.microscholar.models.people import author_card, author_detail
from environments.microscholar.models.shapes import AuthorCard, AuthorDetail, FollowWish
from environments.microscholar.models.tables import Author, Authorship

router = APIRouter()


@router.get("/api/authors")
def list_authors(
    app: App, search: Annotated[str, Query(max_length=300)] = "", followed: bool = False
) -> list[AuthorCard]:
    """Authors whose name has all the words that are searched for, most cited first; without words all of them."""
    words = fold(search).split()
    with app.reading() as session:
        totals = _citations_of_authors(session)
        authors = session.scalars(select(Author).order_by(Author.last_name, Author.ref))
        found = [author for author in authors if _fits(author, words) and author.is_followed >= followed]
        found.sort(key=lambda author: -totals.get(author.ref, 0))
        return [author_card(author, totals.get(author.ref, 0), app.world) for author in found]


@router.get("/api/authors/{author_id}")
def get_author(author_id: str, app: App) -> AuthorDetail:
    """An author's page: figures, papers, co-authors."""
    with app.reading() as session:
        author = by_id(session, Author, author_id)
        return author_detail(session, author, cited_counts(session), app.world)


@router.post("/api/authors/{author_id}/follow")
def follow_author(author_id: str, wish: FollowWish, app: App) -> AuthorCard:
    """Follow an author or stop."""
    with app.change() as change:
        author = by_id(change.session, Author, author_id)
        if author.is_followed != wish.followed:
            author.is_followed = wish.followed
            change.log("follow_author" if wish.followed else "unfollow_author", author.ref)
        total = _citations_of_authors(change.session).get(author.ref, 0)
        return author_card(author, total, app.world)


def _fits(author: Author, words: list[str]) -> bool:
    name = fold(f"{author.name} {author.short_name}")
    return all(any(part.startswith(word) for part in name.split()) for word in words)


def _citations_of_authors(session: Session) -> Mapping[str, int]:
    cited, totals = cited_counts(session), Counter[str]()
    for paper_ref, author_ref in session.execute(select(Authorship.paper_ref, Authorship.author_ref)):
        totals[author_ref] += cited.get(paper_ref, 0)
    return totals
