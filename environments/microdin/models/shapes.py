"""The shapes of requests and responses."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from environments._kit.wish import Wish
from environments.microdin.models.catalog import Employment, Level, NotificationKind, ReactionKind, Workplace
from environments.microdin.models.who import Person

PostText = Annotated[str, Field(max_length=3000)]
ShortText = Annotated[str, Field(max_length=1000)]
Relation = Literal["self", "connected", "invited", "asks", "none"]
"""How the user stands to a person; `asks`: that person's invitation waits for an answer."""


class TextWish(Wish):
    """Something the user writes."""

    text: PostText


class ReactionWish(Wish):
    """What the user thinks of a post; None takes it back."""

    kind: ReactionKind | None


class InviteWish(Wish):
    """Ask somebody to connect."""

    note: ShortText = ""


class SaveWish(Wish):
    """Save a job for later, or take it off the saved ones."""

    saved: bool


class ApplyWish(Wish):
    """The short form of an application."""

    email: str
    phone: str = ""
    note: ShortText = ""


class FollowWish(Wish):
    """Follow a company, or stop following it."""

    following: bool


class Link(BaseModel):
    """A page that a post points to."""

    title: str
    source: str


class QuotedPost(BaseModel):
    """A post that another one passes on."""

    id: str
    author: Person
    body: str
    posted_at_s: float


class PostInfo(BaseModel):
    """A post as the feed shows it."""

    id: str
    author: Person
    body: str
    posted_at_s: float
    link: Link | None
    shared: QuotedPost | None
    reactions: dict[ReactionKind, int]
    my_reaction: ReactionKind | None
    comment_count: int
    share_count: int
    is_own: bool


class Feed(BaseModel):
    """The newest posts, and how many there are."""

    posts: list[PostInfo]
    total: int


class CommentInfo(BaseModel):
    """A comment below a post."""

    id: str
    author: Person
    body: str
    written_at_s: float
    is_own: bool


class Reactor(BaseModel):
    """Who reacted to a post, and how."""

    person: Person
    kind: ReactionKind


class PostDetail(PostInfo):
    """A post on a page of its own."""

    comments: list[CommentInfo]
    reactors: list[Reactor]


class InvitationInfo(BaseModel):
    """Somebody who waits for an answer."""

    id: str
    person: Person
    note: str
    sent_at_s: float


class SuggestionInfo(BaseModel):
    """Somebody whom the user may know."""

    id: str
    person: Person
    reason: str


class SentInvitation(BaseModel):
    """Somebody whose answer the user waits for."""

    person: Person
    sent_at_s: float


class NetworkInfo(BaseModel):
    """The network page."""

    invitations: list[InvitationInfo]
    suggestions: list[SuggestionInfo]
    sent: list[SentInvitation]
    connection_count: int


class ConnectionInfo(BaseModel):
    """Somebody who is connected with the user."""

    person: Person
    since_s: float


class JobInfo(BaseModel):
    """A job as the list shows it: no description, no requirements, no contact."""

    id: str
    title: str
    company: Person
    city: str
    workplace: Workplace
    employment: Employment
    level: Level
    salary_low_usd: int
    salary_high_usd: int
    posted_at_s: float
    is_open: bool
    is_saved: bool
    applied_at_s: float | None


class JobList(BaseModel):
    """Jobs, newest first, and the cities that the filter offers."""

    jobs: list[JobInfo]
    total: int
    cities: list[str]


class JobDetail(JobInfo):
    """A job on a page of its own."""

    description: str
    requirements: list[str]
    nice_to_have: list[str]
    contact: Person


class MessageInfo(BaseModel):
    """A message of a conversation."""

    id: str
    is_own: bool
    body: str
    sent_at_s: float
    is_read: bool


class ConversationInfo(BaseModel):
    """A conversation as the list shows it."""

    person: Person
    last: str
    """The beginning of the last message."""
    last_is_own: bool
    last_at_s: float
    unread: int


class Conversation(BaseModel):
    """All messages between the user and somebody, oldest first."""

    person: Person
    messages: list[MessageInfo]
    unread: int


class NotificationInfo(BaseModel):
    """One line behind the bell."""

    id: str
    kind: NotificationKind
    actor: Person
    body: str
    path: str
    """The page it leads to."""
    happened_at_s: float
    is_read: bool


class NotificationList(BaseModel):
    """What the user was told, newest first."""

    notifications: list[NotificationInfo]
    unread: int


class Badges(BaseModel):
    """What waits for the user, for the bar at the top."""

    invitations: int
    messages: int
    notifications: int


class Position(BaseModel):
    """A position that somebody holds or held."""

    title: str
    company: str
    company_id: str | None
    first_year: int
    last_year: int | None


class Profile(BaseModel):
    """A person's page."""

    person: Person
    relation: Relation
    invitation_id: str | None
    """The invitation that waits for the user's answer, where there is one."""
    city: str
    about: str
    experience: list[Position]
    education: list[str]
    skills: list[str]
    connected_since_s: float | None
    posts: list[PostInfo]


class Company(BaseModel):
    """A company's page."""

    company: Person
    description: str
    domain: str | None
    is_following: bool
    people: list[Person]
    jobs: list[JobInfo]
    posts: list[PostInfo]


class SearchResult(BaseModel):
    """What was found."""

    people: list[Person]
    companies: list[Person]
    jobs: list[JobInfo]
    posts: list[PostInfo]
