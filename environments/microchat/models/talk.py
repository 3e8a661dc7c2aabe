"""What happens in chats, whoever is the cause: shared by routes, timeline and start state."""

from __future__ import annotations

import re
from collections.abc import Iterator

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.files import FileItem
from environments._kit.people import Persona
from environments._kit.tables import AddedBy
from environments._kit.world import World
from environments.microchat.models.catalog import ChatItem, MessageItem
from environments.microchat.models.tables import Chat, File, Member, Mention, Message, Reaction, Team, id_of

PREVIEW_CHARS = 60
_BOLD = re.compile(r"\*\*(.+?)\*\*")


def find_message(session: Session, ref: str) -> Message | None:
    """The message of this reference, if it has been sent."""
    return session.scalar(select(Message).where(Message.ref == ref))


def find_chat(session: Session, ref: str) -> Chat | None:
    """The chat of this reference, if it is there."""
    return session.scalar(select(Chat).where(Chat.ref == ref))


def open_chat_of(session: Session, world: World, item: ChatItem, at_s: float, added_by: AddedBy) -> Chat:
    """The chat of a catalog item: the one that is there, or a new one."""
    chat = find_chat(session, item.id)
    if chat is None:
        chat = make_chat(world, item, at_s, added_by)
        session.add(chat)
        session.flush()
    return chat


def make_chat(world: World, item: ChatItem, at_s: float, added_by: AddedBy) -> Chat:
    """A chat of the catalog."""
    people = world.of(Persona)
    return Chat(
        id=id_of(item.id),
        ref=item.id,
        kind=item.kind,
        team_id=id_of(item.team) if item.team else None,
        name=item.name or people[item.members[0]].name,
        topic=item.topic,
        is_pinned=item.is_pinned,
        is_muted=item.is_muted,
        members=make_members(world, item.members, at_s, added_by),
        added_at=at_s,
        added_by=added_by,
    )


def make_members(world: World, refs: list[str], at_s: float, added_by: AddedBy) -> list[Member]:
    """The user and these people."""
    return [
        Member(
            ref=ref, name=world.of(Persona)[ref].name, is_user=ref == world.user.id, added_at=at_s, added_by=added_by
        )
        for ref in (world.user.id, *refs)
    ]


def make_team(ref: str, name: str, description: str) -> Team:
    """A team, there from the start."""
    return Team(id=id_of(ref), ref=ref, name=name, description=description, added_at=0.0, added_by="preload")


def deliver(session: Session, world: World, item: MessageItem, at_s: float, added_by: AddedBy) -> Message:
    """Send a message of the catalog; its chat appears if it is the first one there.

    Raises:
        ValueError: It was sent already, or the message that it answers was not.
    """
    if find_message(session, item.id):
        raise ValueError(f"{item.id!r} was sent already")
    if item.thread and find_message(session, item.thread) is None:
        raise ValueError(f"{item.id!r} answers {item.thread!r}, which was not sent yet")
    chat = open_chat_of(session, world, world.of(ChatItem)[item.chat], at_s, added_by)
    message = make_message(world, item, chat, at_s, added_by)
    session.add(message)
    return message


def make_message(world: World, item: MessageItem, chat: Chat, at_s: float, added_by: AddedBy) -> Message:
    """A message of the catalog, ready to be put into its chat."""
    message = write(world, chat, item.id, item.sender, item.body, at_s, added_by)
    message.thread_id = id_of(item.thread) if item.thread else None
    message.is_read = message.is_own or item.is_read
    message.is_urgent = item.is_urgent
    message.files = [make_file(file, n, at_s, added_by) for n, file in enumerate(item.files)]
    message.reactions = [
        make_reaction(world, reaction.emoji, person, at_s, added_by)
        for reaction in item.reactions
        for person in reaction.by
    ]
    return message


def write(world: World, chat: Chat, ref: str, sender: str, body: str, at_s: float, added_by: AddedBy) -> Message:
    """A plain message."""
    message = Message(
        id=id_of(ref),
        ref=ref,
        chat_id=chat.id,
        sender_ref=sender,
        sender_name=world.of(Persona)[sender].name,
        is_own=sender == world.user.id,
        sent_at_s=at_s,
        is_deleted=False,
        is_read=sender == world.user.id,
        is_urgent=False,
        added_at=at_s,
        added_by=added_by,
    )
    set_body(world, chat, message, body, at_s, added_by)
    return message


def set_body(world: World, chat: Chat, message: Message, body: str, at_s: float, added_by: AddedBy) -> None:
    """Give a message its text, and find who is named in it."""
    message.body = body
    message.mentions = [
        Mention(person_ref=ref, text=text, is_user=ref == world.user.id, added_at=at_s, added_by=added_by)
        for ref, text in named(world, [member.ref for member in chat.members], body)
    ]
    message.mentions_me = any(mention.is_user for mention in message.mentions)


def make_file(file: FileItem, position: int, at_s: float, added_by: AddedBy) -> File:
    """A file of the catalog."""
    return File(
        id=id_of(file.id),
        ref=file.id,
        source=file.id,
        position=position,
        name=file.name,
        kind=file.kind,
        size_bytes=file.size_bytes,
        added_at=at_s,
        added_by=added_by,
    )


def make_reaction(world: World, emoji: str, person: str, at_s: float, added_by: AddedBy) -> Reaction:
    """Somebody's reaction."""
    return Reaction(
        emoji=emoji,
        person_ref=person,
        person_name=world.of(Persona)[person].name,
        is_own=person == world.user.id,
        added_at=at_s,
        added_by=added_by,
    )


def remove(message: Message) -> None:
    """Take a message back: its place stays, what it said goes."""
    message.body = ""
    message.is_deleted = message.is_read = True
    message.is_urgent = message.mentions_me = False
    for parts in (message.files, message.reactions, message.mentions):
        parts.clear()


def named(world: World, refs: list[str], body: str) -> Iterator[tuple[str, str]]:
    """Which of these people a text names with `@`: by first name, full name or handle."""
    if "@" not in body:
        return
    for ref in refs:
        persona = world.of(Persona)[ref]
        names = (persona.name, persona.first_name, persona.handle.removeprefix("@"))
        pattern = "|".join(re.escape(name) for name in names)
        if match := re.search(rf"(?<!\w)@(?:{pattern})(?!\w)", body, re.IGNORECASE):
            yield ref, match[0]


def plain(body: str) -> str:
    """A text without the stars that make parts of it bold."""
    return _BOLD.sub(r"\1", body)


def preview(body: str, max_chars: int = PREVIEW_CHARS) -> str:
    """The beginning of a text on one line; what lies past it is not seen in any list."""
    text = plain(" ".join(body.split()))
    return text if len(text) <= max_chars else text[: max_chars - 1].rstrip() + "…"
