"""What happens on MicroScholar, whoever is the cause: shared by routes, timeline and start state."""

from __future__ import annotations

import json
from collections.abc import Iterable

from sqlalchemy import insert
from sqlalchemy.orm import Session

from environments._kit.people import Entity
from environments._kit.rows import add_new, find
from environments._kit.tables import AddedBy
from environments._kit.world import World
from environments.microscholar.models.catalog import AlertItem, AuthorItem, PaperItem, SubjectItem, VenueItem
from environments.microscholar.models.tables import (
    Alert,
    Author,
    Authorship,
    Citation,
    Paper,
    Subject,
    Venue,
    listed,
)

SNIPPET_CHARS = 180
"""How much of an abstract lists show, two lines."""
PREPRINT = "Preprint"


def snippet(abstract: str) -> str:
    """The opening of an abstract on one line; what lies past it is seen on the paper's own page only."""
    line = " ".join(abstract.split())
    if len(line) <= SNIPPET_CHARS:
        return line
    return line[: SNIPPET_CHARS - 1].rsplit(" ", 1)[0].rstrip(".,;:") + "…"


def index_paper(session: Session, world: World, item: PaperItem, at_s: float, added_by: AddedBy) -> Paper:
    """Put a paper of the catalog into the index, with its authors and what it cites.

    Raises:
        ValueError: It is there already.
    """
    if find(session, Paper, item.id):
        raise ValueError(f"{item.id!r} is there already")
    for ref in item.authors:
        if find(session, Author, ref) is None:
            session.add(author_row(world, world.of(AuthorItem)[ref], at_s, added_by))
    paper = paper_row(world, item, at_s, added_by)
    session.add(paper)
    session.flush()
    tie(session, [(item, at_s)], added_by)
    return paper


def tie(session: Session, items: Iterable[tuple[PaperItem, float]], added_by: AddedBy) -> None:
    """Tie papers, each with its time, to their authors and to what they cite."""
    wrote: list[dict[str, object]] = []
    cites: list[dict[str, object]] = []
    for item, at_s in items:
        added = {"added_at": at_s, "added_by": added_by}
        places = enumerate(item.authors, 1)
        wrote += [{"paper_ref": item.id, "author_ref": ref, "position": place, **added} for place, ref in places]
        cites += [{"citing_ref": item.id, "cited_ref": ref, **added} for ref in item.cites]
    for model, rows in ((Authorship, wrote), (Citation, cites)):
        if rows:
            session.execute(insert(model), rows)


def deliver_alert(session: Session, item: AlertItem, at_s: float, added_by: AddedBy, is_read: bool) -> Alert:
    """Send the user an alert of the catalog.

    Raises:
        ValueError: It is there already.
    """
    alert = Alert(
        **listed(item.id, at_s, added_by),
        kind=item.kind,
        topic=item.topic,
        text=item.text,
        received_at_s=at_s,
        is_read=is_read,
    )
    return add_new(session, alert)


def paper_row(world: World, item: PaperItem, at_s: float, added_by: AddedBy) -> Paper:
    """A paper, ready to be indexed, not saved."""
    same = ("title", "abstract", "kind", "volume", "issue", "first_page", "last_page")
    return Paper(
        **listed(item.id, at_s, added_by),
        **{name: getattr(item, name) for name in same},
        year=item.published_on.year,
        published_on=item.published_on.isoformat(),
        venue_ref=item.source if item.source in world.of(VenueItem) else None,
        source=source_name(world, item),
        subject_ref=item.subject,
        indexed_at_s=at_s,
        is_saved=False,
        saved_at_s=None,
    )


def author_row(world: World, item: AuthorItem, at_s: float, added_by: AddedBy) -> Author:
    """An author of whom the first paper is indexed."""
    home, subjects = world.of(Entity)[item.affiliation], world.of(SubjectItem)
    return Author(
        **listed(item.id, at_s, added_by),
        name=item.name,
        last_name=item.last,
        short_name=item.short_name,
        affiliation=home.name,
        domain=home.domain or "",
        interests=json.dumps([subjects[ref].name for ref in item.interests]),
        is_followed=item.is_followed,
    )


def source_name(world: World, item: PaperItem) -> str:
    """Where it appeared."""
    if item.source is None:
        return PREPRINT
    name = world.of(Entity)[item.source].name
    return f"{name} Press" if item.kind == "book" else name


def subject_row(item: SubjectItem, at_s: float) -> Subject:
    """A field of research."""
    return Subject(**listed(item.id, at_s, "preload"), name=item.name)


def venue_row(world: World, item: VenueItem, at_s: float) -> Venue:
    """A journal or conference."""
    entity = world.of(Entity)[item.id]
    return Venue(
        **listed(item.id, at_s, "preload"),
        name=entity.name,
        description=entity.description,
        kind="journal" if entity.kind == "journal" else "conference",
        subject_ref=item.subject,
    )
