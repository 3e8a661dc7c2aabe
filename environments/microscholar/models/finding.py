"""Finding papers: the words, the filters and the order of a search."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

from environments.microscholar.models.ranking import scores
from environments.microscholar.models.shapes import PaperKindName, Sorting
from environments.microscholar.models.tables import Citation, Paper, Subject, Venue

CITED_WEIGHT = 0.12
"""How much a paper that is often cited gains over one with the same words: per natural logarithm of its citations."""


@dataclass(frozen=True)
class Wanted:
    """A search."""

    words: str = ""
    from_year: int | None = None
    to_year: int | None = None
    kind: PaperKindName | None = None
    subject_id: str | None = None
    venue_id: str | None = None
    sort: Sorting = "relevance"


def cited_counts(session: Session) -> Mapping[str, int]:
    """How many indexed papers cite each paper; left out: none."""
    counted = select(Citation.cited_ref, func.count()).group_by(Citation.cited_ref)
    return dict(session.execute(counted).all())


def find_papers(session: Session, wanted: Wanted, cited: Mapping[str, int]) -> list[str]:
    """References of all papers that a search finds, best first.

    Args:
        session: Where to search.
        wanted: What for.
        cited: How often each paper is cited.
    """
    fits = scores(session, wanted.words)
    rows = session.execute(_filtered(wanted)).all()
    found = [row for row in rows if fits is None or row.ref in fits]
    if wanted.sort == "added":
        found.sort(key=lambda row: (-row.indexed_at_s, row.ref))
    elif wanted.sort == "year":
        found.sort(key=lambda row: (row.published_on, row.ref), reverse=True)
    elif wanted.sort == "cited" or fits is None:
        found.sort(key=lambda row: (-cited.get(row.ref, 0), row.ref))
    else:
        found.sort(key=lambda row: (-_weighed(fits[row.ref], cited.get(row.ref, 0)), row.ref))
    return [row.ref for row in found]


def load_papers(session: Session, refs: Sequence[str]) -> list[Paper]:
    """These papers, in this order."""
    papers = {paper.ref: paper for paper in session.scalars(select(Paper).where(Paper.ref.in_(refs)))}
    return [papers[ref] for ref in refs]


def _weighed(score: float, cited: int) -> float:
    return score * (1 + CITED_WEIGHT * math.log1p(cited))


def _filtered(wanted: Wanted) -> Select[str, float, str]:
    query = select(Paper.ref, Paper.indexed_at_s, Paper.published_on)
    if wanted.from_year is not None:
        query = query.where(Paper.year >= wanted.from_year)
    if wanted.to_year is not None:
        query = query.where(Paper.year <= wanted.to_year)
    if wanted.kind is not None:
        query = query.where(Paper.kind == wanted.kind)
    if wanted.subject_id is not None:
        query = query.join(Subject, Subject.ref == Paper.subject_ref).where(Subject.id == wanted.subject_id)
    if wanted.venue_id is not None:
        query = query.join(Venue, Venue.ref == Paper.venue_ref).where(Venue.id == wanted.venue_id)
    return query
