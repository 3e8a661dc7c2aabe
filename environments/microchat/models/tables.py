"""The tables of the messenger."""

from __future__ import annotations

from sqlalchemy import ForeignKey
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from environments._kit.ids import public_id
from environments._kit.tables import Added

NAME = "microchat"


class Tables(DeclarativeBase):
    """Base of this app's tables."""


class Team(Added, Tables):
    """A team; channels belong to one."""

    __tablename__ = "teams"

    id: Mapped[str] = mapped_column(primary_key=True)
    ref: Mapped[str] = mapped_column(unique=True)
    name: Mapped[str]
    description: Mapped[str]


class Chat(Added, Tables):
    """A channel, a chat of two, a group or the chat of a meeting."""

    __tablename__ = "chats"

    id: Mapped[str] = mapped_column(primary_key=True)
    """Public id."""
    ref: Mapped[str] = mapped_column(unique=True)
    """Catalog reference, or `user-chat-<n>`."""
    kind: Mapped[str]
    """channel, direct, group or meeting."""
    team_id: Mapped[str | None] = mapped_column(ForeignKey("teams.id"))
    name: Mapped[str]
    """Of a chat of two: the other one's name."""
    topic: Mapped[str]
    is_pinned: Mapped[bool]
    is_muted: Mapped[bool]

    members: Mapped[list[Member]] = relationship(
        order_by="Member.id", cascade="all, delete-orphan", lazy="selectin", back_populates="chat"
    )

    @property
    def others(self) -> list[Member]:
        """The members besides the user."""
        return [member for member in self.members if not member.is_user]


class Member(Added, Tables):
    """Somebody in a chat."""

    __tablename__ = "members"

    id: Mapped[int] = mapped_column(primary_key=True)
    chat_id: Mapped[str] = mapped_column(ForeignKey("chats.id"), index=True)
    ref: Mapped[str]
    """Id of a persona."""
    name: Mapped[str]
    is_user: Mapped[bool]

    chat: Mapped[Chat] = relationship(back_populates="members")


class Message(Added, Tables):
    """A message, in a chat or in the thread of another one."""

    __tablename__ = "messages"

    id: Mapped[str] = mapped_column(primary_key=True)
    """Public id."""
    ref: Mapped[str] = mapped_column(unique=True)
    """Catalog reference, or `user-message-<n>`."""
    chat_id: Mapped[str] = mapped_column(ForeignKey("chats.id"), index=True)
    thread_id: Mapped[str | None] = mapped_column(ForeignKey("messages.id"), index=True)
    """The message that this one answers in its thread."""
    sender_ref: Mapped[str]
    sender_name: Mapped[str]
    is_own: Mapped[bool]
    """Whether the user wrote it."""
    body: Mapped[str]
    """Empty once it is deleted."""
    sent_at_s: Mapped[float]
    """Simulated seconds from the start."""
    edited_at_s: Mapped[float | None]
    is_deleted: Mapped[bool]
    is_read: Mapped[bool]
    is_urgent: Mapped[bool]
    mentions_me: Mapped[bool]

    files: Mapped[list[File]] = relationship(order_by="File.position", cascade="all, delete-orphan", lazy="selectin")
    reactions: Mapped[list[Reaction]] = relationship(
        order_by="Reaction.id", cascade="all, delete-orphan", lazy="selectin"
    )
    mentions: Mapped[list[Mention]] = relationship(order_by="Mention.id", cascade="all, delete-orphan", lazy="selectin")
    chat: Mapped[Chat] = relationship()


class File(Added, Tables):
    """A file that came with a message."""

    __tablename__ = "files"

    id: Mapped[str] = mapped_column(primary_key=True)
    """Public id."""
    ref: Mapped[str] = mapped_column(unique=True)
    source: Mapped[str]
    """Catalog reference of the file, or that of an upload; of one that was passed on, that of the original."""
    message_id: Mapped[str] = mapped_column(ForeignKey("messages.id"), index=True)
    position: Mapped[int]
    name: Mapped[str]
    kind: Mapped[str]
    size_bytes: Mapped[int]


class Upload(Added, Tables):
    """A file that the user has attached, before and after it was sent."""

    __tablename__ = "uploads"

    id: Mapped[str] = mapped_column(primary_key=True)
    """Public id."""
    ref: Mapped[str] = mapped_column(unique=True)
    """`user-upload-<n>`."""
    name: Mapped[str]
    kind: Mapped[str]
    content: Mapped[bytes]


class Reaction(Added, Tables):
    """One person's reaction to a message."""

    __tablename__ = "reactions"

    id: Mapped[int] = mapped_column(primary_key=True)
    message_id: Mapped[str] = mapped_column(ForeignKey("messages.id"), index=True)
    emoji: Mapped[str]
    person_ref: Mapped[str]
    person_name: Mapped[str]
    is_own: Mapped[bool]


class Mention(Added, Tables):
    """Somebody named with @ in a message."""

    __tablename__ = "mentions"

    id: Mapped[int] = mapped_column(primary_key=True)
    message_id: Mapped[str] = mapped_column(ForeignKey("messages.id"), index=True)
    person_ref: Mapped[str]
    text: Mapped[str]
    """As it stands in the message, with the @."""
    is_user: Mapped[bool]


class Call(Added, Tables):
    """A call in the user's list."""

    __tablename__ = "calls"

    id: Mapped[str] = mapped_column(primary_key=True)
    ref: Mapped[str] = mapped_column(unique=True)
    direction: Mapped[str]
    """incoming or outgoing."""
    outcome: Mapped[str]
    """answered, missed, declined or no_answer."""
    is_group: Mapped[bool]
    name: Mapped[str]
    """Who called or was called; of a group call, what it is called."""
    person_ref: Mapped[str]
    person_name: Mapped[str]
    """Who called or was called, of a group call too."""
    others: Mapped[str]
    """Names of the others of a group call."""
    started_at_s: Mapped[float]
    duration_s: Mapped[int]


class Meeting(Added, Tables):
    """An entry of the calendar."""

    __tablename__ = "meetings"

    id: Mapped[str] = mapped_column(primary_key=True)
    ref: Mapped[str] = mapped_column(unique=True)
    title: Mapped[str]
    starts_at_s: Mapped[float]
    ends_at_s: Mapped[float]
    organiser_ref: Mapped[str]
    organiser_name: Mapped[str]
    people: Mapped[str]
    """Names of those invited, besides the user."""
    chat_id: Mapped[str | None] = mapped_column(ForeignKey("chats.id"))
    place: Mapped[str]
    agenda: Mapped[str]
    answer: Mapped[str]
    """accepted, tentative, declined or none."""


class PersonPresence(Added, Tables):
    """Whether somebody can be reached."""

    __tablename__ = "presence"

    person_ref: Mapped[str] = mapped_column(primary_key=True)
    state: Mapped[str]
    """available, busy, in_call, away or offline."""
    note: Mapped[str]


def id_of(ref: str) -> str:
    """The public id of anything in this app."""
    return public_id(NAME, ref)
