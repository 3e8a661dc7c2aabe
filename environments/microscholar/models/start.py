"""The start state: the base of the catalogs, and what a task's preload changes about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy.orm import Session

from environments._kit.preload import Preload
from environments._kit.world import World
from environments.microscholar.models.catalog import (
    AlertItem,
    AlertRef,
    AuthorItem,
    AuthorRef,
    Dated,
    LabelItem,
    PaperItem,
    PaperRef,
    SubjectItem,
    VenueItem,
    WatchItem,
)
from environments.microscholar.models.indexing import (
    Row,
    author_row,
    deliver_alert,
    find,
    index_paper,
    paper_row,
    subject_row,
    tie,
    venue_row,
)
from environments.microscholar.models.tables import Alert, Author, Label, Paper, PaperLabel, Watch, listed

Kind = TypeVar("Kind", bound=Dated)

ADDED_APART_S = 90.0
"""What a task adds without a time of its own lies this far apart, the last one newest."""
SINCE_EVER_S = -3 * 366 * 86_400.0


class AddedItems(BaseModel):
    """Items of the catalogs that a task adds to the start state."""

    model_config = ConfigDict(frozen=True, extra="forbid")

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
    _index(session, world, sorted(_there(world, PaperItem), key=lambda pair: pair[0].id))
    for alert, at_s in _there(world, AlertItem):
        deliver_alert(session, alert, at_s, "preload", alert.is_read)
    _library(session, world)


def prepare(session: Session, world: World, preload: ScholarPreload) -> None:
    """Change the start state as a task wishes.

    Raises:
        ValueError: Something is added twice, or is to be changed and is not there at the start.
    """
    for paper, at_s in _added(world, PaperItem, preload.add.papers):
        index_paper(session, world, paper, at_s, "preload")
    for alert, at_s in _added(world, AlertItem, preload.add.alerts):
        deliver_alert(session, alert, at_s, "preload", alert.is_read)
    session.flush()
    for n, ref in enumerate(preload.saved):
        saved = _at_start(session, Paper, ref, "saved")
        saved.is_saved, saved.saved_at_s = True, -(len(preload.saved) - n) * ADDED_APART_S
    for ref in preload.unsaved:
        unsaved = _at_start(session, Paper, ref, "unsaved")
        unsaved.is_saved, unsaved.saved_at_s, unsaved.labels = False, None, []
    for ref in preload.read:
        _at_start(session, Alert, ref, "read").is_read = True
    for ref in preload.followed:
        _at_start(session, Author, ref, "followed").is_followed = True


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


def _there(world: World, model: type[Kind]) -> Iterator[tuple[Kind, float]]:
    """What is there at the start, with its time."""
    return ((item, item.at_s) for item in world.of(model).values() if item.base and item.at_s is not None)


def _added(world: World, model: type[Kind], refs: Sequence[str]) -> Iterator[tuple[Kind, float]]:
    """What a task adds, with its time."""
    for n, ref in enumerate(refs):
        item = world.of(model)[ref]
        yield item, -(len(refs) - n) * ADDED_APART_S if item.at_s is None else item.at_s


def _at_start(session: Session, model: type[Row], ref: str, field: str) -> Row:
    row = find(session, model, ref)
    if row is None:
        raise ValueError(f"preload: field {field!r}: {ref!r} is not there at the start")
    return row
