"""MicroScholar's material, as written: subjects, venues, authors, papers, the user's library, alerts."""

from __future__ import annotations

from pydantic import Field

from environments._world.material import Written
from environments._world.rows import EntityId, Gender
from environments.microscholar.models.catalog import AlertKind, PaperKind


class WrittenSubject(Written):
    """A field of research."""

    id: str = Field(pattern=r"^sub-\d{2}$")
    name: str
    venues: list[EntityId] = Field(min_length=1)
    """Where its papers appear; a venue belongs to the first subject that names it."""


class WrittenAuthor(Written):
    """An author: a person of the world, or an invented one whose name each world draws."""

    id: str = Field(pattern=r"^(per|aut)-\d{3}$")
    at: EntityId
    subjects: list[str] = Field(min_length=1)
    """The more important one first."""
    origin: str | None = None
    """Of an invented one: where the name comes from."""
    gender: Gender | None = None
    last_of: str | None = None
    """Bears the last name of this author, with another initial."""
    writes: int = Field(default=2, ge=0)
    """How often drawn: 0 = only where the material says so."""


class WrittenPaper(Written):
    """A paper."""

    id: str = Field(pattern=r"^pap-\d{3}$")
    year: int
    title: str
    abstract: str
    kind: PaperKind | None = None
    """None = as the venue says."""
    source: EntityId | None = Field(default=None, alias="in")
    """None = drawn among the venues of the subject."""
    by: list[str] = Field(default_factory=list)
    """Empty = drawn among the authors of the subject."""
    when: str | None = None
    """When it was indexed; None = drawn after its publication."""
    arrives: bool = False
    """By the timeline only."""


class WrittenSaved(Written):
    """A paper that the user has saved."""

    paper: str
    when: str
    labels: list[str] = Field(default_factory=list)


class WrittenLabel(Written):
    """A label of the library."""

    id: str = Field(pattern=r"^lab-\d{2}$")
    name: str


class WrittenAlert(Written):
    """An alert."""

    id: str = Field(pattern=r"^alr-\d{3}$")
    kind: AlertKind = "results"
    topic: str
    text: str
    when: str | None = None
    """None = it comes by the timeline."""
    unread: bool = False


class WrittenWatch(Written):
    """A topic about which the user wants alerts."""

    id: str = Field(pattern=r"^wat-\d{2}$")
    topic: str
    when: str


class MaterialFile(Written):
    """One YAML file."""

    subjects: list[WrittenSubject] = Field(default_factory=list)
    authors: list[WrittenAuthor] = Field(default_factory=list)
    followed: list[str] = Field(default_factory=list)
    """Authors whom the user follows at the start."""
    subject: str | None = None
    """Of all papers of this file."""
    papers: list[WrittenPaper] = Field(default_factory=list)
    labels: list[WrittenLabel] = Field(default_factory=list)
    saved: list[WrittenSaved] = Field(default_factory=list)
    alerts: list[WrittenAlert] = Field(default_factory=list)
    watches: list[WrittenWatch] = Field(default_factory=list)
