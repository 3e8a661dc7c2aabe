"""Authors and venues in the shapes of responses, with their figures."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.media import avatar_url
from environments._kit.world import World
from environments.microscholar.models.metrics import FIVE_YEARS, h_index, h_median, i10_index
from environments.microscholar.models.shapes import (
    AuthorCard,
    AuthorDetail,
    CoAuthor,
    Metrics,
    VenueRanking,
    VenueRow,
    YearCount,
)
from environments.microscholar.models.tables import NAME, Author, Authorship, Citation, Paper, Venue
from environments.microscholar.models.views import Cited, paper_line
from pytest_sentinel.calendar import START

CO_AUTHORS = 8
CHART_YEARS = 10
RECENT_SINCE = START.year - FIVE_YEARS


def author_card(author: Author, cited_by: int, world: World) -> AuthorCard:
    """An author for a list."""
    return AuthorCard(**_author_fields(author, cited_by, world))


def papers_of(session: Session, author: Author) -> list[Paper]:
    """An author's papers, by reference."""
    mine = select(Authorship.paper_ref).where(Authorship.author_ref == author.ref)
    return list(session.scalars(select(Paper).where(Paper.ref.in_(mine)).order_by(Paper.ref)))


def author_detail(session: Session, author: Author, cited: Cited, world: World) -> AuthorDetail:
    """An author's own page: papers most cited first."""
    papers = sorted(papers_of(session, author), key=lambda paper: (-cited.get(paper.ref, 0), paper.ref))
    years = _citing_years(session, papers)
    counts = [len(years[paper.ref]) for paper in papers]
    recent = [sum(year >= RECENT_SINCE for year in years[paper.ref]) for paper in papers]
    return AuthorDetail(
        **_author_fields(author, sum(counts), world),
        domain=author.domain,
        metrics=_metrics(counts),
        recent=_metrics(recent),
        recent_since=RECENT_SINCE,
        per_year=_per_year(years),
        papers=[paper_line(paper, cited) for paper in papers],
        co_authors=_co_authors(author, papers, world),
    )


def venue_ranking(session: Session, cited: Cited, subject_id: str | None) -> VenueRanking:
    """Venues by the h-index of what they published in the last five whole years."""
    last = START.year - 1
    first = last - FIVE_YEARS + 1
    counts = defaultdict[str, list[int]](list)
    published = select(Paper.ref, Paper.venue_ref).where(Paper.year.between(first, last), Paper.venue_ref.is_not(None))
    for ref, venue_ref in session.execute(published):
        counts[venue_ref or ""].append(cited.get(ref, 0))
    venues = session.scalars(select(Venue).order_by(Venue.name, Venue.ref)).all()
    wanted = [venue for venue in venues if subject_id in (None, venue.subject.id)]
    wanted.sort(key=lambda venue: (-h_index(counts[venue.ref]), -h_median(counts[venue.ref]), venue.name))
    rows = [_venue_row(rank, venue, counts[venue.ref]) for rank, venue in enumerate(wanted, 1)]
    return VenueRanking(first_year=first, last_year=last, venues=rows)


def _venue_row(rank: int, venue: Venue, counts: Sequence[int]) -> VenueRow:
    return VenueRow(
        id=venue.id,
        rank=rank,
        name=venue.name,
        kind=venue.kind,
        subject=venue.subject.name,
        h5_index=h_index(counts),
        h5_median=h_median(counts),
        papers=len(counts),
    )


def _citing_years(session: Session, papers: Sequence[Paper]) -> dict[str, list[int]]:
    """For each paper the years of those that cite it."""
    refs = [paper.ref for paper in papers]
    found: dict[str, list[int]] = {ref: [] for ref in refs}
    query = select(Citation.cited_ref, Paper.year).join(Paper, Paper.ref == Citation.citing_ref)
    for ref, year in session.execute(query.where(Citation.cited_ref.in_(refs))):
        found[ref].append(year)
    return found


def _metrics(counts: Sequence[int]) -> Metrics:
    return Metrics(citations=sum(counts), h_index=h_index(counts), i10_index=i10_index(counts))


def _per_year(years: dict[str, list[int]]) -> list[YearCount]:
    counts = Counter(year for found in years.values() for year in found)
    shown = range(START.year - CHART_YEARS + 1, START.year + 1)
    return [YearCount(year=year, citations=counts[year]) for year in shown]


def _co_authors(author: Author, papers: Sequence[Paper], world: World) -> list[CoAuthor]:
    others = {other.ref: other for paper in papers for other in paper.authors if other.ref != author.ref}
    together = Counter(other.ref for paper in papers for other in paper.authors if other.ref != author.ref)
    ranked = sorted(others.values(), key=lambda other: (-together[other.ref], other.last_name, other.ref))
    return [
        CoAuthor(
            id=other.id,
            name=other.name,
            affiliation=other.affiliation,
            avatar_url=avatar_url(world, NAME, other.ref),
            papers=together[other.ref],
        )
        for other in ranked[:CO_AUTHORS]
    ]


def _author_fields(author: Author, cited_by: int, world: World) -> dict[str, object]:
    same = ("id", "short_name", "name", "affiliation", "is_followed")
    return {name: getattr(author, name) for name in same} | {
        "avatar_url": avatar_url(world, NAME, author.ref),
        "interests": author.interest_list,
        "cited_by": cited_by,
    }
