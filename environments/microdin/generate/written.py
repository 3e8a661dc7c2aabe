"""MicroDin's material, as written: posts, jobs, invitations, conversations, notifications, careers."""

from __future__ import annotations

from pydantic import Field

from environments._world.cast import Role
from environments._world.material import Written
from environments.microdin.models.catalog import Employment, Level, NotificationKind, Workplace


class WrittenComment(Written):
    """A comment; without a time it is for timelines."""

    id: str = Field(pattern=r"^comment-\d{3}$")
    from_: Role = Field(alias="from")
    when: str | None = None
    body: str


class WrittenLink(Written):
    """A page that a post points to."""

    title: str
    source: Role


class WrittenPost(Written):
    """A post and what people say below it."""

    id: str = Field(pattern=r"^post-\d{3}$")
    from_: Role = Field(alias="from")
    cast: dict[str, Role] = Field(default_factory=dict)
    when: str | None = None
    body: str
    likes: int = Field(default=0, ge=0, le=60)
    """How many people react to it; who and how is drawn."""
    link: WrittenLink | None = None
    shared: str | None = None
    comments: list[WrittenComment] = Field(default_factory=list)


class WrittenJob(Written):
    """A job ad."""

    id: str = Field(pattern=r"^job-\d{3}$")
    company: Role
    title: str
    city: str
    workplace: Workplace = "on-site"
    employment: Employment = "full-time"
    level: Level = "mid"
    pay: tuple[int, int]
    """Lowest and highest salary, USD a year."""
    when: str | None = None
    contact: Role
    body: str
    needs: list[str]
    nice: list[str] = Field(default_factory=list)


class WrittenInvitation(Written):
    """Somebody who wants to be connected."""

    id: str = Field(pattern=r"^inv-\d{3}$")
    person: Role
    when: str | None = None
    note: str = ""


class WrittenSuggestion(Written):
    """Somebody the user may know."""

    id: str = Field(pattern=r"^sug-\d{3}$")
    person: Role
    when: str | None = None
    reason: str


class WrittenMessage(Written):
    """One message of a conversation."""

    id: str = Field(pattern=r"^msg-\d{3}$")
    own: bool = False
    when: str | None = None
    body: str
    read: bool = True


class WrittenConversation(Written):
    """Messages between the user and somebody."""

    with_: Role = Field(alias="with")
    messages: list[WrittenMessage]


class WrittenNotification(Written):
    """A line behind the bell."""

    id: str = Field(pattern=r"^note-\d{3}$")
    kind: NotificationKind
    actor: Role
    body: str
    target: str
    """A post, a job, a role, or `actor`."""
    when: str | None = None
    read: bool = True


class WrittenCareers(Written):
    """What people did before; drawn by group."""

    connected: list[str] = Field(default_factory=list)
    """Who is connected with the user from the start."""
    headlines: dict[str, str] = Field(default_factory=dict)
    """By person; may hold names. The others say job and employer."""
    earlier: dict[str, list[str]] = Field(default_factory=dict)
    """Group of people to titles that they held before."""
    employers: dict[str, list[str]] = Field(default_factory=dict)
    """Group of people to ids of entities where they held them."""


class MaterialFile(Written):
    """One YAML file."""

    posts: list[WrittenPost] = Field(default_factory=list)
    jobs: list[WrittenJob] = Field(default_factory=list)
    invitations: list[WrittenInvitation] = Field(default_factory=list)
    suggestions: list[WrittenSuggestion] = Field(default_factory=list)
    conversations: list[WrittenConversation] = Field(default_factory=list)
    notifications: list[WrittenNotification] = Field(default_factory=list)
    careers: WrittenCareers | None = None
