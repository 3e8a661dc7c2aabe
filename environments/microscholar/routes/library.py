"""The user's library: saving papers and putting labels on them."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import func, select

from environments._kit.context import App
from environments._kit.refusal import not_found, refused
from environments._kit.rows import by_id
from environments.microscholar.models.finding import cited_counts
from environments.microscholar.models.shapes import LabelRow, LabelWish, Library, PaperCard, SaveWish
from environments.microscholar.models.tables import Label, Paper, PaperLabel
from environments.microscholar.models.views import paper_card

router = APIRouter()


@router.get("/api/library")
def get_library(app: App, label: str | None = None) -> Library:
    """What is saved, all of it or with one label, last saved first."""
    with app.reading() as session:
        if label is not None and session.get(Label, label) is None:
            raise not_found("label")
        cited = cited_counts(session)
        saved = select(Paper).where(Paper.is_saved).order_by(Paper.saved_at_s.desc(), Paper.ref)
        papers = session.scalars(saved).all()
        shown = [paper for paper in papers if label is None or label in {one.id for one in paper.labels}]
        counts = dict(session.execute(select(PaperLabel.label_ref, func.count()).group_by(PaperLabel.label_ref)).all())
        labels = session.scalars(select(Label).order_by(Label.name)).all()
        return Library(
            papers=[paper_card(paper, cited) for paper in shown],
            total=len(papers),
            labels=[LabelRow(id=one.id, name=one.name, papers=counts.get(one.ref, 0)) for one in labels],
        )


@router.post("/api/papers/{paper_id}/save")
def save_paper(paper_id: str, wish: SaveWish, app: App) -> PaperCard:
    """Put a paper into the library or take it out, which takes its labels off."""
    with app.change() as change:
        paper = by_id(change.session, Paper, paper_id)
        if paper.is_saved != wish.saved:
            paper.is_saved = wish.saved
            paper.saved_at_s = change.at_s if wish.saved else None
            if not wish.saved:
                paper.labels = []
            change.log("save_paper" if wish.saved else "unsave_paper", paper.ref)
        return paper_card(paper, cited_counts(change.session))


@router.post("/api/papers/{paper_id}/labels")
def label_paper(paper_id: str, wish: LabelWish, app: App) -> PaperCard:
    """Put a label on a saved paper or take it off."""
    with app.change() as change:
        paper = by_id(change.session, Paper, paper_id)
        label = by_id(change.session, Label, wish.label_id)
        if not paper.is_saved:
            raise refused("Save the paper before you put a label on it.")
        if (label in paper.labels) != wish.on:
            if wish.on:
                paper.labels.append(label)
            else:
                paper.labels.remove(label)
            change.log("label_paper" if wish.on else "unlabel_paper", paper.ref, label=label.ref)
        return paper_card(paper, cited_counts(change.session))
