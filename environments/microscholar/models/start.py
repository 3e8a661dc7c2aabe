"""The start state: the base of the catalogs, and what a task's preload changes about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pydantic import Field
from sqlalchemy.orm import Session

from environments._kit.catalog import Part
from environments._kit.preload import ADDED_APART_S, Preload, added, at_start, there
from environments._kit.rows import find
from environments._kit.world import World
from environments.microscholar.models.catalog import (
    AlertItem,
    AlertRef,
    AuthorItem,
    AuthorRef,
    LabelItem,
    PaperItem,
    PaperRef,
    SubjectItem,
    VenueItem,
    WatchItem,
)
from environments.microscholar.models.indexing import (
    author_row,
    deliver_alert,
    index_paper,
    paper_row,
    subject_row,
    tie,
    venue_row,
)
from environments.microscholar.models.tables import Alert, Author, Label, Paper, PaperLabel, Watch, listed

SINCE_EVER_S = -3 * 366 * 86_400.0


class AddedItems(Part):
    """Items of the catalogs that a task adds to the start state."""

    papers: list[PaperRef] = Field(default_factory=list)
    alerts: list[AlertRef] = Field(default_factory=list)


class ScholarPreload(Preload):
    """A task's start state."""

    base: Literal["standard", "empty"] = "standard"
    add: AddedItems = AddedItems()
    saved: list[PaperRef] = Field(default_factory=list)
    unsaved: list[PaperRef] = Field(default_factory=list)
    read: list[AlertRef] = Field(default_factory=list)
    followed: list[AuthorRef] = Field(default_factory=list)


def fill(session: Session, world: World, base: str) -> None:
    """Put subjects and venues, and all that a base holds, into an empty database."""
    session.add_all(subject_row(item, SINCE_EVER_S) for item in world.of(SubjectItem).values())
    session.flush()
    session.add_all(venue_row(world, item, SINCE_EVER_S) for item in world.of(VenueItem).values())
    session.flush()
    if base == "empty":
        return
    _index(session, world, sorted(there(world, PaperItem), key=lambda pair: pair[0].id))
    for alert, at_s in there(world, AlertItem):
        deliver_alert(session, alert, at_s, "preload", alert.is_read)
    _library(session, world)


def prepare(session: Session, world: World, preload: ScholarPreload) -> None:
    """Change the start state as a task wishes.

    Raises:
        ValueError: Something is added twice, or is to be changed and is not there at the start.
    """
    for paper, at_s in added(world, PaperItem, preload.add.papers):
        index_paper(session, world, paper, at_s, "preload")
    for alert, at_s in added(world, AlertItem, preload.add.alerts):
        deliver_alert(session, alert, at_s, "preload", alert.is_read)
    session.flush()
    for n, ref in enumerate(preload.saved):
        saved = at_start(session, Paper, ref, "saved")
        saved.is_saved, saved.saved_at_s = True, -(len(preload.saved) - n) * ADDED_APART_S
    for ref in preload.unsaved:
        unsaved = at_start(session, Paper, ref, "unsaved")
        unsaved.is_saved, unsaved.saved_at_s, unsaved.labels = False, None, []
    for ref in preload.read:
        at_start(session, Alert, ref, "read").is_read = True
    for ref in preload.followed:
        at_start(session, Author, ref, "followed").is_followed = True


def _index(session: Session, world: World, papers: Sequence[tuple[PaperItem, float]]) -> None:
    """Put all these papers into the empty index at once."""
    # An author is there since the first of the papers came.
    since: dict[str, float] = {}
    for paper, at_s in papers:
        for ref in paper.authors:
            since[ref] = min(at_s, since.get(ref, at_s))
    session.add_all(author_row(world, world.of(AuthorItem)[ref], at_s, "preload") for ref, at_s in since.items())
    session.flush()
    session.add_all(paper_row(world, paper, at_s, "preload") for paper, at_s in papers)
    session.flush()
    tie(session, papers, "preload")


def _library(session: Session, world: World) -> None:
    for label in world.of(LabelItem).values():
        session.add(Label(**listed(label.id, SINCE_EVER_S, "preload"), name=label.name))
    session.flush()
    for item in world.of(PaperItem).values():
        paper = find(session, Paper, item.id) if item.saved_at_s is not None else None
        if paper is not None:
            paper.is_saved, paper.saved_at_s = True, item.saved_at_s
            session.add_all(PaperLabel(paper_ref=item.id, label_ref=ref) for ref in item.labels)
    for watch in world.of(WatchItem).values():
        session.add(Watch(**listed(watch.id, watch.at_s, "preload"), topic=watch.topic, created_at_s=watch.at_s))
