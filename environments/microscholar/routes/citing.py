"""Citations of a paper: the styles, and those that the user has copied."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.rows import by_id
from environments._kit.tables import next_user_ref
from environments.microscholar.models.citing import citation, citations
from environments.microscholar.models.shapes import CitationText, CitedCopy, CopyWish
from environments.microscholar.models.tables import CopiedCitation, Paper, listed
from environments.microscholar.models.views import copy_info

router = APIRouter()


@router.get("/api/papers/{paper_id}/citations")
def list_citations(paper_id: str, app: App) -> list[CitationText]:
    """How to cite a paper, in every style."""
    with app.reading() as session:
        return citations(by_id(session, Paper, paper_id))


@router.post("/api/papers/{paper_id}/citations", status_code=201)
def copy_citation(paper_id: str, wish: CopyWish, app: App) -> CitedCopy:
    """Copy a citation; it is kept among the user's citations."""
    with app.change() as change:
        paper = by_id(change.session, Paper, paper_id)
        ref = next_user_ref(change.session, "citation")
        copied = CopiedCitation(
            **listed(ref, change.at_s, "user"),
            paper_ref=paper.ref,
            style=wish.style,
            text=citation(paper, wish.style).text,
            copied_at_s=change.at_s,
        )
        change.session.add(copied)
        change.session.flush()
        change.log("cite_paper", paper.ref, style=wish.style)
        return copy_info(copied)


@router.get("/api/copied-citations")
def list_copied(app: App) -> list[CitedCopy]:
    """The user's citations, last copied first."""
    with app.reading() as session:
        newest = select(CopiedCitation).order_by(CopiedCitation.copied_at_s.desc(), CopiedCitation.ref.desc())
        return [copy_info(copied) for copied in session.scalars(newest)]


@router.delete("/api/copied-citations/{copy_id}", status_code=204)
def forget_copied(copy_id: str, app: App) -> None:
    """Take a citation out of the list."""
    with app.change() as change:
        copied = by_id(change.session, CopiedCitation, copy_id)
        change.session.delete(copied)
        change.log("forget_citation", copied.paper_ref)
