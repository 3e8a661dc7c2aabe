"""The catalogs: what is said, called and planned in this world, whether or not it has happened yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, model_validator

from environments._kit.catalog import Catalog, Item, Part, reference
from environments._kit.files import FileItem
from environments._kit.people import PersonaRef
from environments._kit.world import World

Base = Literal["standard"] | None
ChatKind = Literal["channel", "direct", "group", "meeting"]
Direction = Literal["incoming", "outgoing"]
Outcome = Literal["answered", "missed", "declined", "no_answer"]
Presence = Literal["available", "busy", "in_call", "away", "offline"]
Answer = Literal["accepted", "tentative", "declined", "none"]

TeamRef = Annotated[str, reference("team")]
ChatRef = Annotated[str, reference("chat")]
MessageRef = Annotated[str, reference("message")]
CallRef = Annotated[str, reference("call")]
MeetingRef = Annotated[str, reference("meeting")]
OLDEST_S = -366 * 86_400.0
LATEST_S = 60 * 86_400.0
"""Meetings may lie ahead."""


class TeamItem(Item):
    """A team, which channels belong to."""

    name: str
    description: str


class ChatItem(Item):
    """A channel, a chat of two, a group or the chat of a meeting."""

    base: Base
    """In which start state it is; None = it appears with its first message."""
    kind: ChatKind
    team: TeamRef | None = None
    """Of a channel."""
    name: str | None = None
    """None for a chat of two, which is called by the other one's name."""
    topic: str = ""
    members: list[PersonaRef] = Field(min_length=1)
    """All but the user, who is in every chat."""
    is_pinned: bool = False
    is_muted: bool = False

    @model_validator(mode="after")
    def _fits_its_kind(self) -> ChatItem:
        if (self.kind == "channel") != (self.team is not None):
            raise ValueError("field 'team': a channel has one, no other chat has")
        if self.kind == "direct" and (len(self.members) != 1 or self.name is not None):
            raise ValueError("field 'members': a direct chat has one other member and no name")
        if self.kind != "direct" and not self.name:
            raise ValueError(f"field 'name': a {self.kind} needs one")
        return self


class ReactionItem(Part):
    """What people answered a message with."""

    emoji: str = Field(min_length=1, max_length=8)
    by: list[PersonaRef] = Field(min_length=1)


class MessageItem(Item):
    """One message, in a chat or in the thread of another message."""

    base: Base
    chat: ChatRef
    thread: MessageRef | None = None
    """The message that this one answers in its thread."""
    sender: PersonaRef
    body: str = Field(min_length=1)
    sent_at_s: float | None = Field(default=None, ge=OLDEST_S, le=0)
    """Simulated seconds from the start; None where the timeline says when."""
    is_read: bool = False
    is_urgent: bool = False
    files: list[FileItem] = Field(default_factory=list)
    reactions: list[ReactionItem] = Field(default_factory=list)

    @model_validator(mode="after")
    def _dated_if_there_from_the_start(self) -> MessageItem:
        if self.base and self.sent_at_s is None:
            raise ValueError("field 'sent_at_s': a message of a base needs the time it was sent")
        return self


class CallItem(Item):
    """One call of the user's list."""

    base: Base
    people: list[PersonaRef] = Field(min_length=1)
    """The others; the first one called, or was called."""
    group: str | None = None
    """What a call of several is called."""
    direction: Direction
    outcome: Outcome
    started_at_s: float | None = Field(default=None, ge=OLDEST_S, le=0)
    duration_s: int = Field(default=0, ge=0)

    @model_validator(mode="after")
    def _makes_sense(self) -> CallItem:
        if self.base and self.started_at_s is None:
            raise ValueError("field 'started_at_s': a call of a base needs the time it began")
        if (self.outcome == "answered") != (self.duration_s > 0):
            raise ValueError("field 'duration_s': answered calls have one, no others have")
        fitting = {"incoming": ("answered", "missed", "declined"), "outgoing": ("answered", "no_answer")}
        if self.outcome not in fitting[self.direction]:
            raise ValueError(f"field 'outcome': an {self.direction} call cannot be {self.outcome!r}")
        return self


class MeetingItem(Item):
    """An entry of the calendar."""

    base: Base
    title: str
    starts_at_s: float = Field(ge=OLDEST_S, le=LATEST_S)
    duration_s: int = Field(gt=0)
    organiser: PersonaRef
    people: list[PersonaRef]
    chat: ChatRef | None = None
    place: str = ""
    agenda: str = ""
    answer: Answer = "accepted"


class PresenceItem(Item):
    """Whether somebody can be reached at the start; the id is the person's."""

    state: Presence
    note: str = ""


def _verify_messages(world: World) -> Iterator[tuple[str, str]]:
    owners: dict[str, str] = {}
    messages = world.of(MessageItem)
    for message in messages.values():
        chat = world.of(ChatItem)[message.chat]
        if message.sender not in (world.user.id, *chat.members):
            yield message.id, f"field 'sender': {message.sender!r} is no member of {chat.id!r}"
        if message.thread and messages[message.thread].chat != message.chat:
            yield message.id, f"field 'thread': {message.thread!r} is in another chat"
        if message.thread and messages[message.thread].thread:
            yield message.id, f"field 'thread': {message.thread!r} is itself an answer"
        if message.base and not chat.base:
            yield message.id, f"field 'base': its chat {chat.id!r} is not there at the start"
        for file in message.files:
            if file.id in owners:
                yield message.id, f"field 'files': {file.id!r} is already a file of {owners[file.id]!r}"
            owners.setdefault(file.id, message.id)


def _verify_chats(world: World) -> Iterator[tuple[str, str]]:
    for chat in world.of(ChatItem).values():
        if world.user.id in chat.members:
            yield chat.id, "field 'members': the user is in every chat and is not listed"


def _verify_presence(world: World) -> Iterator[tuple[str, str]]:
    for item in world.of(PresenceItem).values():
        if item.id not in world.items["persona"]:
            yield item.id, "field 'id': no such persona"


TEAMS = Catalog("team", "teams.jsonl", TeamItem)
CHATS = Catalog("chat", "chats.jsonl", ChatItem, _verify_chats)
MESSAGES = Catalog("message", "messages.jsonl", MessageItem, _verify_messages)
CALLS = Catalog("call", "calls.jsonl", CallItem)
MEETINGS = Catalog("meeting", "meetings.jsonl", MeetingItem)
PRESENCE = Catalog("presence", "presence.jsonl", PresenceItem, _verify_presence)
