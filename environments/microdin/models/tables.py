"""The tables of a professional network."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from environments._kit.ids import public_id
from environments._kit.tables import Added, Listed, listed_columns

NAME = "microdin"


class Tables(DeclarativeBase):
    """Base of this app's tables."""


class Post(Listed, Tables):
    """A post of the feed."""

    __tablename__ = "posts"
    noun = "post"

    author_ref: Mapped[str] = mapped_column(index=True)
    """Id of a persona or an entity."""
    body: Mapped[str]
    posted_at_s: Mapped[float]
    """Simulated seconds from the start."""
    link_title: Mapped[str | None]
    """Headline of a page that the post points to."""
    link_source: Mapped[str | None]
    """Id of the entity whose page that is."""
    shared_ref: Mapped[str | None]
    """Reference of the post that this one passes on."""
    is_hidden: Mapped[bool] = mapped_column(default=False)
    """Whether the user does not want to see it in the feed."""


class Reaction(Added, Tables):
    """What one person thinks of one post."""

    __tablename__ = "reactions"

    post_ref: Mapped[str] = mapped_column(primary_key=True)
    person_ref: Mapped[str] = mapped_column(primary_key=True)
    kind: Mapped[str]
    """like, celebrate, support or insightful."""


class Comment(Listed, Tables):
    """A comment below a post."""

    __tablename__ = "comments"
    noun = "comment"

    post_ref: Mapped[str] = mapped_column(index=True)
    author_ref: Mapped[str]
    body: Mapped[str]
    written_at_s: Mapped[float]
    """Simulated seconds from the start."""


class Invitation(Listed, Tables):
    """Somebody who wants to be connected with the user, or with whom the user wants to be connected."""

    __tablename__ = "invitations"
    noun = "invitation"

    person_ref: Mapped[str] = mapped_column(index=True)
    is_own: Mapped[bool]
    """Whether the user sent it."""
    note: Mapped[str]
    status: Mapped[str]
    """pending, accepted, ignored or withdrawn."""
    sent_at_s: Mapped[float]
    """Simulated seconds from the start."""


class Suggestion(Listed, Tables):
    """Somebody whom the user may know."""

    __tablename__ = "suggestions"
    noun = "suggestion"

    person_ref: Mapped[str]
    reason: Mapped[str]
    status: Mapped[str]
    """open, invited or dismissed."""
    made_at_s: Mapped[float]
    """Simulated seconds from the start."""


class Connection(Added, Tables):
    """Somebody who is connected with the user."""

    __tablename__ = "connections"

    person_ref: Mapped[str] = mapped_column(primary_key=True)
    since_s: Mapped[float]
    """Simulated seconds from the start."""


class Job(Listed, Tables):
    """A job ad."""

    __tablename__ = "jobs"
    noun = "job"

    title: Mapped[str]
    company_ref: Mapped[str]
    city: Mapped[str]
    workplace: Mapped[str]
    """on-site, hybrid or remote."""
    employment: Mapped[str]
    """full-time, part-time, contract or internship."""
    level: Mapped[str]
    """entry, mid, senior or lead."""
    salary_low_usd: Mapped[int]
    """A year, as the ad says."""
    salary_high_usd: Mapped[int]
    description: Mapped[str]
    requirements: Mapped[str] = mapped_column(Text)
    """JSON list of texts; only the job's own page shows them."""
    nice_to_have: Mapped[str] = mapped_column(Text)
    """JSON list of texts."""
    contact_ref: Mapped[str]
    """Id of the persona who answers questions; only the job's own page says who."""
    posted_at_s: Mapped[float]
    """Simulated seconds from the start."""
    is_open: Mapped[bool] = mapped_column(default=True)
    is_saved: Mapped[bool] = mapped_column(default=False)


class Application(Added, Tables):
    """The user's application for a job."""

    __tablename__ = "applications"

    job_ref: Mapped[str] = mapped_column(primary_key=True)
    email: Mapped[str]
    phone: Mapped[str]
    note: Mapped[str]
    applied_at_s: Mapped[float]
    """Simulated seconds from the start."""


class Message(Listed, Tables):
    """A message between the user and one other person."""

    __tablename__ = "messages"
    noun = "message"

    person_ref: Mapped[str] = mapped_column(index=True)
    """The other person."""
    is_own: Mapped[bool]
    body: Mapped[str]
    sent_at_s: Mapped[float]
    """Simulated seconds from the start."""
    is_read: Mapped[bool]


class Notification(Listed, Tables):
    """Something the user is told of at the bell."""

    __tablename__ = "notifications"
    noun = "notification"

    kind: Mapped[str]
    actor_ref: Mapped[str]
    """Id of a persona or an entity."""
    body: Mapped[str]
    """What the actor did, without the name."""
    target_ref: Mapped[str]
    """Reference of what it leads to: a post, a job, a persona or an entity."""
    happened_at_s: Mapped[float]
    """Simulated seconds from the start."""
    is_read: Mapped[bool]


class Follow(Added, Tables):
    """A company that the user follows."""

    __tablename__ = "follows"

    entity_ref: Mapped[str] = mapped_column(primary_key=True)


def id_of(ref: str) -> str:
    """The public id of anything in this app."""
    return public_id(NAME, ref)


listed = partial(listed_columns, NAME)
"""The columns that everything listed has."""
