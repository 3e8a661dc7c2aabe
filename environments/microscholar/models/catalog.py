"""The catalogs of MicroScholar: what exists in this world, whether or not it has been indexed yet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from typing import Annotated, Literal

from pydantic import Field, model_validator

from environments._kit.catalog import Catalog, Item, reference
from environments._kit.catalog import Dated as DatedItem
from environments._kit.people import Entity, EntityRef
from environments._kit.world import World

SubjectRef = Annotated[str, reference("subject")]
VenueRef = Annotated[str, reference("venue")]
AuthorRef = Annotated[str, reference("author")]
PaperRef = Annotated[str, reference("paper")]
LabelRef = Annotated[str, reference("label")]
AlertRef = Annotated[str, reference("alert")]

PaperKind = Literal["article", "conference", "book", "thesis", "preprint"]
AlertKind = Literal["results", "citations", "author", "recommended"]

OLDEST_S = -5 * 366 * 86_400.0
Moment = Annotated[float, Field(ge=OLDEST_S, le=0)]
"""Simulated seconds from the start."""
Number = Annotated[int, Field(ge=1)]
KIND_OF_VENUE = {"journal": "article", "venue": "conference"}
"""What appears in an entity of this kind."""


class Dated(DatedItem):
    """Something that is there at the start, or comes by the timeline."""

    base: Literal["standard"] | None
    at_s: Moment | None


class SubjectItem(Item):
    """A field of research."""

    name: str


class VenueItem(Item):
    """A journal or conference; the id is that of the entity."""

    id: EntityRef
    subject: SubjectRef


class AuthorItem(Item):
    """Somebody who writes papers; the id is that of the person where it is one of the world."""

    first: str
    last: str
    affiliation: EntityRef
    interests: list[SubjectRef] = Field(min_length=1)
    is_followed: bool = False
    """By the user, at the start."""

    @property
    def name(self) -> str:
        """First and last name."""
        return f"{self.first} {self.last}"

    @property
    def short_name(self) -> str:
        """As author lines show it."""
        return f"{self.first[0]} {self.last}"


class PaperItem(Dated):
    """A paper."""

    title: str
    abstract: str
    kind: PaperKind
    published_on: date
    source: EntityRef | None
    """The journal or conference, the university of a thesis or of the press of a book; None for a preprint."""
    subject: SubjectRef
    authors: list[AuthorRef] = Field(min_length=1)
    cites: list[PaperRef]
    volume: Number | None = None
    issue: Number | None = None
    first_page: Number | None = None
    last_page: Number | None = None
    saved_at_s: Moment | None = None
    """When the user saved it; None = not in the library at the start."""
    labels: list[LabelRef] = Field(default_factory=list)

    @model_validator(mode="after")
    def _whole(self) -> PaperItem:
        if len(set(self.authors)) < len(self.authors):
            raise ValueError("field 'authors': somebody stands there twice")
        if len(set(self.cites)) < len(self.cites):
            raise ValueError("field 'cites': a paper stands there twice")
        if (self.source is None) != (self.kind == "preprint"):
            needs = "needs one" if self.source is None else "has none"
            raise ValueError(f"field 'source': a paper of the kind {self.kind!r} {needs}")
        if self.labels and self.saved_at_s is None:
            raise ValueError("field 'labels': only what is saved bears labels")
        return self


class LabelItem(Item):
    """A label of the user's library."""

    name: str


class AlertItem(Dated):
    """A notice to the user."""

    kind: AlertKind
    topic: str
    text: str
    is_read: bool = False


class WatchItem(Item):
    """A topic about which the user wants alerts."""

    topic: str
    at_s: Moment


def _verify_venues(world: World) -> Iterator[tuple[str, str]]:
    for venue in world.of(VenueItem).values():
        kind = world.of(Entity)[venue.id].kind
        if kind not in KIND_OF_VENUE:
            yield venue.id, f"field 'id': {venue.id!r} is a {kind}, neither journal nor venue"


def _verify_authors(world: World) -> Iterator[tuple[str, str]]:
    shown: dict[str, str] = {}
    for author in world.of(AuthorItem).values():
        other = shown.setdefault(author.short_name, author.id)
        if other != author.id:
            yield author.id, f"author lines show {author.short_name!r} for {other!r} too"


def _verify_papers(world: World) -> Iterator[tuple[str, str]]:
    papers = world.of(PaperItem)
    for paper in papers.values():
        yield from ((paper.id, problem) for problem in _citing_problems(paper, papers))
        if paper.kind in KIND_OF_VENUE.values() and paper.source not in world.of(VenueItem):
            yield paper.id, f"field 'source': {paper.source!r} is no venue of papers"


def _citing_problems(paper: PaperItem, papers: Mapping[str, PaperItem]) -> Iterator[str]:
    for ref in paper.cites:
        cited = papers[ref]
        if cited.published_on >= paper.published_on:
            yield f"field 'cites': {ref!r} is not older"
        if not cited.base:
            yield f"field 'cites': {ref!r} is not there at the start"


CATALOGS = [
    Catalog("subject", "subjects.jsonl", SubjectItem),
    Catalog("venue", "venues.jsonl", VenueItem, _verify_venues),
    Catalog("author", "authors.jsonl", AuthorItem, _verify_authors),
    Catalog("label", "labels.jsonl", LabelItem),
    Catalog("paper", "papers.jsonl", PaperItem, _verify_papers),
    Catalog("alert", "alerts.jsonl", AlertItem),
    Catalog("watch", "watches.jsonl", WatchItem),
]
