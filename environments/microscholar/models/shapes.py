"""The shapes of requests and responses."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

MAX_NAME_CHARS = 60
MAX_TOPIC_CHARS = 120

PaperKindName = Literal["article", "conference", "book", "thesis", "preprint"]
Sorting = Literal["relevance", "added", "year", "cited"]
"""relevance; newest in the index; newest publication; most cited."""
Style = Literal["mla", "apa", "chicago", "harvard", "vancouver", "bibtex"]


class AuthorName(BaseModel):
    """An author as author lines show it."""

    id: str
    short_name: str


class LabelInfo(BaseModel):
    """A label of the library."""

    id: str
    name: str


class PaperLine(BaseModel):
    """A paper as a reference list or a side list shows it."""

    id: str
    title: str
    authors: list[AuthorName]
    source: str
    year: int
    cited_by: int
    indexed_at_s: float


class PaperCard(PaperLine):
    """A paper as results show it: the opening of its abstract, not more."""

    kind: PaperKindName
    snippet: str
    """At most 180 characters."""
    is_saved: bool
    labels: list[LabelInfo]


class PaperList(BaseModel):
    """One page of results."""

    papers: list[PaperCard]
    total: int
    """On all pages."""
    pages: int


class AuthorFull(AuthorName):
    """An author of an opened paper."""

    name: str
    affiliation: str


class PaperDetail(PaperLine):
    """An opened paper."""

    kind: PaperKindName
    author_list: list[AuthorFull]
    abstract: str
    published_on: str
    """ISO date."""
    venue_id: str | None
    place: str
    """Volume, issue and pages as `12 (3), 210-224`; empty where there are none."""
    subject: str
    is_saved: bool
    labels: list[LabelInfo]
    references: list[PaperLine]
    citing: list[PaperLine]
    """Newest first."""
    related: list[PaperLine]
    copied_styles: list[str]
    """Names of the styles in which the user has copied a citation of it."""


class CitationText(BaseModel):
    """A citation in one style."""

    style: Style
    name: str
    text: str


class CitedCopy(BaseModel):
    """A citation that the user has copied."""

    id: str
    style_name: str
    text: str
    paper_id: str
    paper_title: str
    copied_at_s: float


class SubjectInfo(BaseModel):
    """A field of research, and how many papers it has."""

    id: str
    name: str
    papers: int


class VenueChoice(BaseModel):
    """A venue by which results are filtered."""

    id: str
    name: str


class Metrics(BaseModel):
    """What an author's papers were cited, in all and since a year."""

    citations: int
    h_index: int
    i10_index: int


class YearCount(BaseModel):
    """How often somebody was cited by the papers of one year."""

    year: int
    citations: int


class AuthorCard(AuthorName):
    """An author as lists show it."""

    name: str
    affiliation: str
    avatar_url: str | None
    interests: list[str]
    is_followed: bool
    cited_by: int


class CoAuthor(BaseModel):
    """Somebody who wrote with an author."""

    id: str
    name: str
    affiliation: str
    avatar_url: str | None
    papers: int
    """Written together."""


class AuthorDetail(AuthorCard):
    """An author's own page."""

    domain: str
    metrics: Metrics
    recent: Metrics
    recent_since: int
    """Year."""
    per_year: list[YearCount]
    papers: list[PaperLine]
    co_authors: list[CoAuthor]


class VenueRow(BaseModel):
    """A venue in the ranking."""

    id: str
    rank: int
    name: str
    kind: str
    subject: str
    h5_index: int
    h5_median: int
    papers: int
    """Published in the five years."""


class VenueRanking(BaseModel):
    """Venues by h5-index."""

    first_year: int
    last_year: int
    venues: list[VenueRow]


class LabelRow(LabelInfo):
    """A label and how many saved papers bear it."""

    papers: int


class Library(BaseModel):
    """What the user has saved."""

    papers: list[PaperCard]
    """Last saved first."""
    total: int
    labels: list[LabelRow]


class AlertInfo(BaseModel):
    """A notice."""

    id: str
    kind: str
    topic: str
    text: str
    received_at_s: float
    is_read: bool


class AlertList(BaseModel):
    """Notices, newest first."""

    alerts: list[AlertInfo]
    total: int
    unread: int


class WatchInfo(BaseModel):
    """A topic about which the user wants alerts."""

    id: str
    topic: str
    created_at_s: float


class Counts(BaseModel):
    """The badges of the navigation."""

    unread_alerts: int
    saved: int
    papers: int
    """In the whole index."""


class SaveWish(BaseModel):
    """Save or take out."""

    saved: bool


class FollowWish(BaseModel):
    """Follow or stop."""

    followed: bool


class LabelWish(BaseModel):
    """Put a label on a saved paper or take it off."""

    label_id: str
    on: bool


class NewLabel(BaseModel):
    """A label to be made."""

    name: Annotated[str, Field(max_length=MAX_NAME_CHARS)]


class CopyWish(BaseModel):
    """Copy a citation."""

    style: Style


class ReadWish(BaseModel):
    """Mark read or unread."""

    read: bool


class NewWatch(BaseModel):
    """A topic to be watched."""

    topic: Annotated[str, Field(max_length=MAX_TOPIC_CHARS)]
