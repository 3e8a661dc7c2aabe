"""Searching, and one paper. Reading changes nothing."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy import func, select

from environments._kit.context import App
from environments._kit.rows import by_id
from environments.microscholar.models.finding import Wanted, cited_counts, find_papers, load_papers
from environments.microscholar.models.people import venue_ranking
from environments.microscholar.models.shapes import (
    Counts,
    PaperDetail,
    PaperKindName,
    PaperList,
    Sorting,
    SubjectInfo,
    VenueChoice,
    VenueRanking,
)
from environments.microscholar.models.tables import Alert, Paper, Subject, Venue
from environments.microscholar.models.views import paper_card, paper_detail

router = APIRouter()

Year = Annotated[int | None, Query(ge=1000, le=9999)]


@router.get("/api/papers")
def list_papers(
    app: App,
    search: Annotated[str, Query(max_length=300)] = "",
    from_year: Year = None,
    to_year: Year = None,
    kind: PaperKindName | None = None,
    subject: str | None = None,
    venue: str | None = None,
    sort: Sorting = "relevance",
    page: Annotated[int, Query(ge=1, le=1000)] = 1,
    limit: Annotated[int, Query(ge=1, le=50)] = 10,
) -> PaperList:
    """One page of what a search finds, and how much it finds; without words everything."""
    wanted = Wanted(search, from_year, to_year, kind, subject, venue, sort)
    with app.reading() as session:
        cited = cited_counts(session)
        refs = find_papers(session, wanted, cited)
        shown = load_papers(session, refs[(page - 1) * limit : page * limit])
        cards = [paper_card(paper, cited) for paper in shown]
    return PaperList(papers=cards, total=len(refs), pages=-(-len(refs) // limit))


@router.get("/api/papers/{paper_id}")
def get_paper(paper_id: str, app: App) -> PaperDetail:
    """A paper with its abstract, what it cites and what cites it."""
    with app.reading() as session:
        return paper_detail(session, by_id(session, Paper, paper_id), cited_counts(session))


@router.get("/api/subjects")
def list_subjects(app: App) -> list[SubjectInfo]:
    """The fields of research, by name."""
    with app.reading() as session:
        counts = dict(session.execute(select(Paper.subject_ref, func.count()).group_by(Paper.subject_ref)).all())
        subjects = session.scalars(select(Subject).order_by(Subject.name))
        return [SubjectInfo(id=one.id, name=one.name, papers=counts.get(one.ref, 0)) for one in subjects]


@router.get("/api/venues")
def list_venues(app: App) -> list[VenueChoice]:
    """Journals and conferences, by name."""
    with app.reading() as session:
        return [
            VenueChoice(id=venue.id, name=venue.name) for venue in session.scalars(select(Venue).order_by(Venue.name))
        ]


@router.get("/api/metrics")
def get_metrics(app: App, subject: str | None = None) -> VenueRanking:
    """Venues ranked by h5-index, of all subjects or of one."""
    with app.reading() as session:
        return venue_ranking(session, cited_counts(session), subject)


@router.get("/api/counts")
def get_counts(app: App) -> Counts:
    """The badges: alerts that the user has not marked as read, and what is saved."""
    with app.reading() as session:
        unread = session.scalar(select(func.count()).select_from(Alert).where(~Alert.is_read))
        saved = session.scalar(select(func.count()).select_from(Paper).where(Paper.is_saved))
        papers = session.scalar(select(func.count()).select_from(Paper))
        return Counts(unread_alerts=unread or 0, saved=saved or 0, papers=papers or 0)
