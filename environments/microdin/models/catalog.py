"""What exists in this world, whether or not the user sees it yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from environments._kit.catalog import Catalog, Item, Part, reference
from environments._kit.people import EntityRef, PersonaRef
from environments._kit.world import World

ReactionKind = Literal["like", "celebrate", "support", "insightful"]
Workplace = Literal["on-site", "hybrid", "remote"]
Employment = Literal["full-time", "part-time", "contract", "internship"]
Level = Literal["entry", "mid", "senior", "lead"]
NotificationKind = Literal["reaction", "comment", "mention", "view", "share", "anniversary", "company", "skill"]
Base = Literal["standard"] | None
"""In which start state an item is; None = in none, it comes by the timeline."""

PostRef = Annotated[str, reference("post")]
JobRef = Annotated[str, reference("job")]
InvitationRef = Annotated[str, reference("invitation")]
SuggestionRef = Annotated[str, reference("suggestion")]
CommentRef = Annotated[str, reference("comment")]
MessageRef = Annotated[str, reference("message")]
NotificationRef = Annotated[str, reference("notification")]
AuthorRef = Annotated[str, reference("persona", "entity")]
TargetRef = Annotated[str, reference("persona", "entity", "post", "job")]

OLDEST_S = -5 * 366 * 86_400.0
AtS = Annotated[float | None, Field(ge=OLDEST_S, le=0)]
"""Simulated seconds from the start; None where the timeline says when."""


class Dated(Item):
    """An item that happened at some moment."""

    base: Base
    at_s: AtS = None

    @model_validator(mode="after")
    def _dated_if_there_from_the_start(self) -> Dated:
        if self.base and self.at_s is None:
            raise ValueError("field 'at_s': an item of a base needs its time")
        return self


class GivenReaction(Part):
    """What somebody thinks of a post."""

    by: PersonaRef
    kind: ReactionKind


class LinkCard(Part):
    """A page that a post points to."""

    title: str
    source: EntityRef


class PostItem(Dated):
    """A post of the feed."""

    author: AuthorRef
    body: str
    link: LinkCard | None = None
    shared: PostRef | None = None
    reactions: list[GivenReaction] = Field(default_factory=list)


class CommentItem(Dated):
    """A comment below a post."""

    post: PostRef
    author: AuthorRef
    body: str


class JobItem(Dated):
    """A job ad."""

    title: str
    company: EntityRef
    city: str
    workplace: Workplace
    employment: Employment
    level: Level
    salary_low_usd: int = Field(gt=0)
    salary_high_usd: int = Field(gt=0)
    description: str
    requirements: list[str] = Field(min_length=1)
    nice_to_have: list[str] = Field(default_factory=list)
    contact: PersonaRef


class InvitationItem(Dated):
    """Somebody who wants to be connected with the user."""

    person: PersonaRef
    note: str = ""


class SuggestionItem(Dated):
    """Somebody whom the user may know."""

    person: PersonaRef
    reason: str


class MessageItem(Dated):
    """A message between the user and one other person."""

    person: PersonaRef
    is_own: bool = False
    body: str
    is_read: bool = True


class NotificationItem(Dated):
    """Something the user is told of at the bell."""

    kind: NotificationKind
    actor: AuthorRef
    body: str
    target: TargetRef
    is_read: bool = True


class Station(Part):
    """A position that somebody held; years of the calendar, None = until today."""

    title: str
    company: EntityRef
    first_year: int
    last_year: int | None


class ProfileItem(Item):
    """What a person's page says besides what the world knows."""

    person: PersonaRef
    headline: str
    experience: list[Station]
    is_connected: bool
    """Whether the user knows this person from the start."""


Problems = Callable[[World], Iterator[tuple[str, str]]]


def _parents_exist_in_time(model: type[Any], field: str) -> Problems:
    """Whoever is there from the start may only refer to a post that is there as well."""

    def verify(world: World) -> Iterator[tuple[str, str]]:
        posts: Mapping[str, PostItem] = world.of(PostItem)
        for item in world.of(model).values():
            parent = getattr(item, field)
            if item.base and parent and posts[parent].base is None:
                yield item.id, f"field {field!r}: {parent!r} is not there at the start"

    return verify


def _verify_jobs(world: World) -> Iterator[tuple[str, str]]:
    for job in world.of(JobItem).values():
        if job.salary_high_usd < job.salary_low_usd:
            yield job.id, "field 'salary_high_usd': less than the lowest salary"


def _verify_people(model: type[Any]) -> Problems:
    def verify(world: World) -> Iterator[tuple[str, str]]:
        known = {profile.person for profile in world.of(ProfileItem).values() if profile.is_connected}
        seen: dict[str, str] = {}
        for item in world.of(model).values():
            if item.person in known or item.person == world.user.id:
                yield item.id, f"field 'person': {item.person!r} is connected from the start"
            if item.person in seen:
                yield item.id, f"field 'person': {item.person!r} is already in {seen[item.person]!r}"
            seen.setdefault(item.person, item.id)

    return verify


def _verify_profiles(world: World) -> Iterator[tuple[str, str]]:
    owners: dict[str, str] = {}
    for profile in world.of(ProfileItem).values():
        if profile.person in owners:
            yield profile.id, f"field 'person': {profile.person!r} has the profile {owners[profile.person]!r}"
        owners.setdefault(profile.person, profile.id)


CATALOGS: Sequence[Catalog] = (
    Catalog("profile", "profiles.jsonl", ProfileItem, _verify_profiles),
    Catalog("post", "posts.jsonl", PostItem, _parents_exist_in_time(PostItem, "shared")),
    Catalog("comment", "comments.jsonl", CommentItem, _parents_exist_in_time(CommentItem, "post")),
    Catalog("job", "jobs.jsonl", JobItem, _verify_jobs),
    Catalog("invitation", "invitations.jsonl", InvitationItem, _verify_people(InvitationItem)),
    Catalog("suggestion", "suggestions.jsonl", SuggestionItem, _verify_people(SuggestionItem)),
    Catalog("message", "messages.jsonl", MessageItem),
    Catalog("notification", "notifications.jsonl", NotificationItem),
)
