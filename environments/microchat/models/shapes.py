"""The shapes of requests and responses."""

from __future__ import annotations

from datetime import date, time
from typing import Annotated, Literal

from pydantic import BaseModel, Field

from environments._kit.wish import Wish
from environments.microchat.models.catalog import Answer, ChatKind, Direction, Outcome, Presence

CallFilter = Literal["all", "missed", "incoming", "outgoing", "group"]
MessageText = Annotated[str, Field(max_length=8_000)]


class Person(BaseModel):
    """Somebody of the company or a partner."""

    id: str
    name: str
    avatar_url: str | None


class PersonInfo(Person):
    """Somebody with what others need to reach them."""

    job: str
    email: str
    presence: Presence
    note: str


class TeamInfo(BaseModel):
    """A team."""

    id: str
    name: str
    description: str


class LastLine(BaseModel):
    """The last message of a chat, as a list shows it: its beginning, and nothing of what it carries."""

    sender: str
    """Full name, or `You`."""
    preview: str
    at_s: float


class ChatSummary(BaseModel):
    """A chat as the list shows it: no files, marks or mentions of its messages."""

    id: str
    kind: ChatKind
    team_id: str | None
    name: str
    avatar_url: str | None
    presence: Presence | None
    """Of the other one in a chat of two."""
    last: LastLine | None
    unread: int
    is_pinned: bool
    is_muted: bool


class ChatList(BaseModel):
    """All teams and chats."""

    teams: list[TeamInfo]
    chats: list[ChatSummary]
    unread_messages: int
    unread_chats: int


class UnreadCount(BaseModel):
    """How much is unread, and nothing of what."""

    messages: int
    chats: int


class ChatDetail(BaseModel):
    """An opened chat, without its messages."""

    id: str
    kind: ChatKind
    team: str | None
    name: str
    topic: str
    is_pinned: bool
    is_muted: bool
    unread: int
    members: list[PersonInfo]
    """The user comes first."""


class FileInfo(BaseModel):
    """A file of a message."""

    id: str
    name: str
    kind: str
    size_bytes: int
    url: str


class UploadInfo(BaseModel):
    """A file that is attached, but not sent yet."""

    id: str
    name: str
    kind: str
    size_bytes: int


class ReactionInfo(BaseModel):
    """One emoji and whose it is."""

    emoji: str
    names: list[str]
    is_mine: bool


class MentionInfo(BaseModel):
    """A place in the text that names somebody."""

    text: str
    is_me: bool


class ThreadInfo(BaseModel):
    """The answers in the thread of a message."""

    count: int
    unread: int
    last_at_s: float


class MessageInfo(BaseModel):
    """A message of an opened chat."""

    id: str
    sender: Person
    is_own: bool
    body: str
    sent_at_s: float
    is_edited: bool
    is_deleted: bool
    is_read: bool
    is_urgent: bool
    mentions_me: bool
    mentions: list[MentionInfo]
    files: list[FileInfo]
    reactions: list[ReactionInfo]
    thread: ThreadInfo | None


class Thread(BaseModel):
    """A message and its answers."""

    chat_id: str
    parent: MessageInfo
    answers: list[MessageInfo]


class FoundMessage(BaseModel):
    """A message that a search found."""

    id: str
    chat_id: str
    chat_name: str
    thread_id: str | None
    sender: Person
    body: str
    sent_at_s: float


class SearchResult(BaseModel):
    """What a search found, newest first."""

    messages: list[FoundMessage]
    total: int


class CallInfo(BaseModel):
    """A call of the user's list."""

    id: str
    name: str
    person: Person
    others: str
    is_group: bool
    direction: Direction
    outcome: Outcome
    started_at_s: float
    duration_s: int


class CallList(BaseModel):
    """Calls, newest first, and how many there are of each sort."""

    calls: list[CallInfo]
    counts: dict[CallFilter, int]


class MeetingInfo(BaseModel):
    """An entry of the calendar."""

    id: str
    title: str
    starts_at_s: float
    ends_at_s: float
    organiser: str
    people: str
    chat_id: str | None
    place: str
    agenda: str
    answer: Answer
    is_own: bool
    """Whether the user called it."""


class OwnPresence(BaseModel):
    """What others see of the user."""

    state: Presence
    note: str


class ReadWish(Wish):
    """Mark a chat read, or its last message unread."""

    read: bool


class PinWish(Wish):
    """Pin a chat to the top of the list, or unpin it."""

    pinned: bool


class MuteWish(Wish):
    """Mute a chat or not."""

    muted: bool


class MessageWish(Wish):
    """A new message."""

    body: MessageText
    urgent: bool = False
    thread_id: str | None = None
    """Id of the message in whose thread it goes."""
    file_ids: list[str] = Field(default_factory=list, max_length=10)
    """Ids of files of earlier messages, which are passed on, and of uploads."""
    """Files of earlier messages to pass on."""


class EditWish(Wish):
    """Another text for one's own message."""

    body: MessageText


class ReactionWish(Wish):
    """React to a message, or take the reaction back."""

    emoji: Literal["👍", "❤️", "😂", "😮", "🎉", "🙏", "👀", "✅"]
    on: bool


class ChatWish(Wish):
    """A new chat: of two with one person, a group with several."""

    people: list[str] = Field(min_length=1, max_length=50)
    name: str = Field(default="", max_length=80)


class CallWish(Wish):
    """Call the members of a chat, or those of an earlier call again."""

    chat_id: str | None = None
    call_id: str | None = None


class AnswerWish(Wish):
    """Answer an invitation."""

    answer: Literal["accepted", "tentative", "declined"]


class MeetingWish(Wish):
    """A new meeting; times are those of the calendar's zone."""

    title: str = Field(max_length=120)
    day: date
    begins: time
    ends: time
    people: list[str] = Field(default_factory=list, max_length=50)
    """Ids of those who are invited."""
    place: str = Field(default="", max_length=120)
    agenda: MessageText = ""


class PresenceWish(Wish):
    """What others shall see."""

    state: Literal["available", "busy", "away", "offline"]
    note: str = Field(default="", max_length=120)
