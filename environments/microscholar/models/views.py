"""Rows of papers and what belongs to them in the shapes of responses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments.microscholar.models.citing import STYLES, place_in_source
from environments.microscholar.models.finding import load_papers
from environments.microscholar.models.indexing import snippet
from environments.microscholar.models.shapes import (
    AlertInfo,
    AuthorFull,
    AuthorName,
    CitedCopy,
    LabelInfo,
    PaperCard,
    PaperDetail,
    PaperLine,
    WatchInfo,
)
from environments.microscholar.models.tables import Alert, Author, Citation, CopiedCitation, Label, Paper, Watch

RELATED = 5
Cited = Mapping[str, int]
"""How often each paper is cited."""


def author_name(author: Author) -> AuthorName:
    """An author for an author line."""
    return AuthorName(id=author.id, short_name=author.short_name)


def label_info(label: Label) -> LabelInfo:
    """A label."""
    return LabelInfo(id=label.id, name=label.name)


def paper_line(paper: Paper, cited: Cited) -> PaperLine:
    """A paper for a reference list."""
    return PaperLine(**_line_fields(paper, cited))


def paper_card(paper: Paper, cited: Cited) -> PaperCard:
    """A paper for results."""
    return PaperCard(
        **_line_fields(paper, cited),
        kind=paper.kind,
        snippet=snippet(paper.abstract),
        is_saved=paper.is_saved,
        labels=[label_info(label) for label in paper.labels],
    )


def paper_detail(session: Session, paper: Paper, cited: Cited) -> PaperDetail:
    """An opened paper."""
    cites = session.scalars(select(Citation.cited_ref).where(Citation.citing_ref == paper.ref)).all()
    citing = session.scalars(select(Citation.citing_ref).where(Citation.cited_ref == paper.ref)).all()
    copied = session.scalars(select(CopiedCitation.style).where(CopiedCitation.paper_ref == paper.ref)).all()
    return PaperDetail(
        **_line_fields(paper, cited),
        kind=paper.kind,
        author_list=[
            AuthorFull(id=a.id, short_name=a.short_name, name=a.name, affiliation=a.affiliation) for a in paper.authors
        ],
        abstract=paper.abstract,
        published_on=paper.published_on,
        venue_id=paper.venue.id if paper.venue else None,
        place=place_in_source(paper),
        subject=paper.subject.name,
        is_saved=paper.is_saved,
        labels=[label_info(label) for label in paper.labels],
        references=_lines(session, cites, cited),
        citing=_lines(session, citing, cited),
        related=[paper_line(other, cited) for other in load_papers(session, _related(session, paper, cites))],
        copied_styles=[name for style, (name, _write) in STYLES.items() if style in copied],
    )


def copy_info(copied: CopiedCitation) -> CitedCopy:
    """A citation that the user has copied."""
    return CitedCopy(
        id=copied.id,
        style_name=next(name for style, (name, _write) in STYLES.items() if style == copied.style),
        text=copied.text,
        paper_id=copied.paper.id,
        paper_title=copied.paper.title,
        copied_at_s=copied.copied_at_s,
    )


def alert_info(alert: Alert) -> AlertInfo:
    """A notice."""
    same = ("id", "kind", "topic", "text", "received_at_s", "is_read")
    return AlertInfo(**{name: getattr(alert, name) for name in same})


def watch_info(watch: Watch) -> WatchInfo:
    """A topic about which the user wants alerts."""
    return WatchInfo(id=watch.id, topic=watch.topic, created_at_s=watch.created_at_s)


def _lines(session: Session, refs: Sequence[str], cited: Cited) -> list[PaperLine]:
    papers = sorted(load_papers(session, refs), key=lambda paper: (paper.published_on, paper.ref), reverse=True)
    return [paper_line(paper, cited) for paper in papers]


def _related(session: Session, paper: Paper, cites: Sequence[str]) -> list[str]:
    """What shares most references with a paper, leaving out what it cites or is cited by."""
    shared = select(Citation.citing_ref).where(Citation.cited_ref.in_(cites), Citation.citing_ref != paper.ref)
    counts = Counter(session.scalars(shared))
    near = {*cites, *session.scalars(select(Citation.citing_ref).where(Citation.cited_ref == paper.ref))}
    ranked = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    return [ref for ref, _count in ranked if ref not in near][:RELATED]


def _line_fields(paper: Paper, cited: Cited) -> dict[str, object]:
    same = ("id", "title", "source", "year", "indexed_at_s")
    return {name: getattr(paper, name) for name in same} | {
        "authors": [author_name(author) for author in paper.authors],
        "cited_by": cited.get(paper.ref, 0),
    }
