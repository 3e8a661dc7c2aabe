"""How well papers fit the words of a search: BM25 over what lists show of them, by SQLite's full-text index."""

from __future__ import annotations

import re
import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from contextlib import closing
from dataclasses import astuple, dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments.microscholar.models.indexing import snippet
from environments.microscholar.models.tables import Author, Authorship, Paper, Subject

MAX_WORDS = 24
_PHRASE_OR_WORD = re.compile(r'"([^"]*)"|([^\s"]+)')
_LETTERS = re.compile(r"[^\W_]+")
_TABLE = (
    "CREATE VIRTUAL TABLE texts USING fts5"
    "(ref UNINDEXED, title, authors, source, subject, opening, tokenize = 'unicode61 remove_diacritics 2')"
)
# What a match counts in title, author line, source, subject and opening; the first column is the reference.
_MATCHES = "SELECT ref, -bm25(texts, 0.0, 10.0, 6.0, 2.0, 2.0, 3.0) FROM texts WHERE texts MATCH ?"


@dataclass(frozen=True)
class Findable:
    """What a paper is found by: what lists show of it, not the rest of its abstract."""

    ref: str
    title: str
    authors: str
    source: str
    subject: str
    opening: str


def matching(words: str) -> str | None:
    """The words of a search in the language of the full-text index; None where there are none.

    All of them must occur; words in quotation marks must follow each other, any other may be the beginning of a word.
    """
    terms: list[str] = []
    for match in _PHRASE_OR_WORD.finditer(words):
        phrase, word = match.groups()
        letters = _LETTERS.findall(phrase if phrase is not None else word)
        if phrase is not None and letters:
            terms.append(f'"{" ".join(letters)}"')
        else:
            terms += [f'"{part}"*' for part in letters]
    return " ".join(terms[:MAX_WORDS]) or None


def scores(session: Session, words: str) -> dict[str, float] | None:
    """How well each paper with all the words fits; None where no words are asked for."""
    if not words.strip():
        return None
    query = matching(words)
    return {} if query is None else rank(findables(session), query)


def rank(papers: Sequence[Findable], query: str) -> dict[str, float]:
    """The papers that match, each with its score; made anew for each search, a few hundred papers take milliseconds.

    Args:
        papers: All papers.
        query: As `matching` writes it.
    """
    with closing(sqlite3.connect(":memory:")) as index:
        index.execute(_TABLE)
        index.executemany("INSERT INTO texts VALUES (?, ?, ?, ?, ?, ?)", [astuple(paper) for paper in papers])
        return dict(index.execute(_MATCHES, (query,)).fetchall())


def findables(session: Session) -> list[Findable]:
    """All papers, by reference."""
    authors = defaultdict[str, list[str]](list)
    wrote = select(Authorship.paper_ref, Author.short_name, Author.name).join(
        Author, Author.ref == Authorship.author_ref
    )
    for ref, short_name, name in session.execute(wrote.order_by(Authorship.paper_ref, Authorship.position)):
        authors[ref].append(f"{short_name}, {name}")
    papers = select(Paper.ref, Paper.title, Paper.source, Subject.name, Paper.abstract)
    rows = session.execute(papers.join(Subject, Subject.ref == Paper.subject_ref).order_by(Paper.ref))
    return [
        Findable(ref, title, "; ".join(authors[ref]), source, subject, snippet(abstract))
        for ref, title, source, subject, abstract in rows
    ]
