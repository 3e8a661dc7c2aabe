"""The tables of MicroScholar."""

from __future__ import annotations

import json
from functools import partial

from sqlalchemy import ForeignKey
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from environments._kit.ids import public_id
from environments._kit.tables import Added, Listed, listed_columns

NAME = "microscholar"


class Tables(DeclarativeBase):
    """Base of this app's tables."""


class Subject(Listed, Tables):
    """A field of research."""

    __tablename__ = "subjects"
    noun = "subject"

    name: Mapped[str]


class Venue(Listed, Tables):
    """A journal or a conference."""

    __tablename__ = "venues"
    noun = "venue"

    name: Mapped[str]
    description: Mapped[str]
    kind: Mapped[str]
    """journal or conference."""
    subject_ref: Mapped[str] = mapped_column(ForeignKey("subjects.ref"))

    subject: Mapped[Subject] = relationship(lazy="joined", innerjoin=True)


class Author(Listed, Tables):
    """Somebody of whom at least one paper is indexed."""

    __tablename__ = "authors"
    noun = "author"

    name: Mapped[str]
    last_name: Mapped[str]
    short_name: Mapped[str]
    """As author lines show it: `H Aaltonen`."""
    affiliation: Mapped[str]
    domain: Mapped[str]
    """Of the affiliation's addresses; empty where it has none."""
    interests: Mapped[str]
    """JSON list of subject names."""
    is_followed: Mapped[bool]
    """By the user."""

    @property
    def interest_list(self) -> list[str]:
        """The fields of research, as a list."""
        found: list[str] = json.loads(self.interests)
        return found


class Authorship(Added, Tables):
    """That somebody is an author of a paper."""

    __tablename__ = "authorships"

    id: Mapped[int] = mapped_column(primary_key=True)
    paper_ref: Mapped[str] = mapped_column(ForeignKey("papers.ref"), index=True)
    author_ref: Mapped[str] = mapped_column(ForeignKey("authors.ref"), index=True)
    position: Mapped[int]
    """From 1."""

    author: Mapped[Author] = relationship(lazy="joined", innerjoin=True)


class PaperLabel(Tables):
    """That a saved paper bears a label."""

    __tablename__ = "paper_labels"

    paper_ref: Mapped[str] = mapped_column(ForeignKey("papers.ref", ondelete="CASCADE"), primary_key=True)
    label_ref: Mapped[str] = mapped_column(ForeignKey("labels.ref", ondelete="CASCADE"), primary_key=True)


class Paper(Listed, Tables):
    """An indexed paper, book or thesis."""

    __tablename__ = "papers"
    noun = "paper"

    title: Mapped[str]
    abstract: Mapped[str]
    kind: Mapped[str]
    """article, conference, book, thesis or preprint."""
    year: Mapped[int]
    published_on: Mapped[str]
    """ISO date."""
    venue_ref: Mapped[str | None] = mapped_column(ForeignKey("venues.ref"), index=True)
    source: Mapped[str]
    """The venue's name, the press of a book, the university of a thesis, or `Preprint`."""
    subject_ref: Mapped[str] = mapped_column(ForeignKey("subjects.ref"))
    volume: Mapped[int | None]
    issue: Mapped[int | None]
    first_page: Mapped[int | None]
    last_page: Mapped[int | None]
    indexed_at_s: Mapped[float] = mapped_column(index=True)
    is_saved: Mapped[bool]
    """In the user's library."""
    saved_at_s: Mapped[float | None]

    subject: Mapped[Subject] = relationship(lazy="joined", innerjoin=True)
    venue: Mapped[Venue | None] = relationship(lazy="joined")
    authorships: Mapped[list[Authorship]] = relationship(order_by=Authorship.position, lazy="selectin")
    labels: Mapped[list[Label]] = relationship(secondary="paper_labels", order_by="Label.name", lazy="selectin")

    @property
    def authors(self) -> list[Author]:
        """In the order of the author line."""
        return [authorship.author for authorship in self.authorships]


class Citation(Added, Tables):
    """That one indexed paper cites another one."""

    __tablename__ = "citations"

    citing_ref: Mapped[str] = mapped_column(ForeignKey("papers.ref"), primary_key=True)
    cited_ref: Mapped[str] = mapped_column(ForeignKey("papers.ref"), primary_key=True, index=True)


class Label(Listed, Tables):
    """A label of the user's library."""

    __tablename__ = "labels"
    noun = "label"

    name: Mapped[str] = mapped_column(unique=True)


class CopiedCitation(Listed, Tables):
    """A citation that the user has copied."""

    __tablename__ = "copied_citations"
    noun = "citation"

    paper_ref: Mapped[str] = mapped_column(ForeignKey("papers.ref"), index=True)
    style: Mapped[str]
    text: Mapped[str]
    copied_at_s: Mapped[float]

    paper: Mapped[Paper] = relationship(lazy="joined", innerjoin=True)


class Alert(Listed, Tables):
    """A notice that came to the user: new results, citations, or work of an author."""

    __tablename__ = "alerts"
    noun = "alert"

    kind: Mapped[str]
    """results, citations, author or recommended."""
    topic: Mapped[str]
    text: Mapped[str]
    received_at_s: Mapped[float]
    is_read: Mapped[bool]


class Watch(Listed, Tables):
    """A topic about which the user wants alerts."""

    __tablename__ = "watches"
    noun = "alert"

    topic: Mapped[str]
    created_at_s: Mapped[float]


def id_of(ref: str) -> str:
    """The public id of anything in this app."""
    return public_id(NAME, ref)


listed = partial(listed_columns, NAME)
"""The columns that everything listed has."""
