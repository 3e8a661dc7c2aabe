"""From tables to the shapes of responses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from environments._kit.media import avatar_url
from environments._kit.people import Persona
from environments._kit.world import World
from environments.microchat.models.catalog import Presence
from environments.microchat.models.shapes import (
    CallInfo,
    ChatDetail,
    ChatSummary,
    FileInfo,
    FoundMessage,
    LastLine,
    MeetingInfo,
    MentionInfo,
    MessageInfo,
    Person,
    PersonInfo,
    ReactionInfo,
    Thread,
    ThreadInfo,
)
from environments.microchat.models.tables import NAME, Call, Chat, Meeting, Message, PersonPresence, id_of
from environments.microchat.models.talk import plain, preview

States = Mapping[str, PersonPresence]
"""Presence by persona."""


def person(world: World, ref: str) -> Person:
    """Somebody, with a picture where there is one."""
    return Person(id=id_of(ref), name=world.of(Persona)[ref].name, avatar_url=avatar_url(world, NAME, ref))


def person_info(world: World, ref: str, states: States) -> PersonInfo:
    """Somebody with presence."""
    persona, state = world.of(Persona)[ref], states.get(ref)
    return PersonInfo(
        **person(world, ref).model_dump(),
        job=persona.job,
        email=persona.email,
        presence=_presence(state),
        note=state.note if state else "",
    )


def chat_summary(
    world: World, chat: Chat, other: str | None, last: Message | None, unread: int, states: States
) -> ChatSummary:
    """A chat for the list; `other` is who else is in a chat of two."""
    return ChatSummary(
        id=chat.id,
        kind=chat.kind,
        team_id=chat.team_id,
        name=chat.name,
        avatar_url=avatar_url(world, NAME, other),
        presence=_presence(states.get(other)) if other else None,
        last=_last_line(last) if last else None,
        unread=unread,
        is_pinned=chat.is_pinned,
        is_muted=chat.is_muted,
    )


def chat_detail(world: World, chat: Chat, team: str | None, unread: int, states: States) -> ChatDetail:
    """An opened chat."""
    return ChatDetail(
        id=chat.id,
        kind=chat.kind,
        team=team,
        name=chat.name,
        topic=chat.topic,
        is_pinned=chat.is_pinned,
        is_muted=chat.is_muted,
        unread=unread,
        members=[person_info(world, member.ref, states) for member in chat.members],
    )


def message_info(world: World, message: Message, answers: Iterable[Message] = ()) -> MessageInfo:
    """A message, with what is known of its thread."""
    return MessageInfo(
        id=message.id,
        sender=person(world, message.sender_ref),
        is_own=message.is_own,
        body=message.body,
        sent_at_s=message.sent_at_s,
        is_edited=message.edited_at_s is not None,
        is_deleted=message.is_deleted,
        is_read=message.is_read,
        is_urgent=message.is_urgent,
        mentions_me=message.mentions_me,
        mentions=[MentionInfo(text=mention.text, is_me=mention.is_user) for mention in message.mentions],
        files=file_infos(message),
        reactions=_reactions(message),
        thread=_thread_info(list(answers)),
    )


def thread(world: World, parent: Message, answers: Iterable[Message]) -> Thread:
    """A message and its answers."""
    found = list(answers)
    return Thread(
        chat_id=parent.chat_id,
        parent=message_info(world, parent, found),
        answers=[message_info(world, answer) for answer in found],
    )


def found_message(world: World, message: Message) -> FoundMessage:
    """A message that a search found."""
    return FoundMessage(
        id=message.id,
        chat_id=message.chat_id,
        chat_name=message.chat.name,
        thread_id=message.thread_id,
        sender=person(world, message.sender_ref),
        body=plain(message.body),
        sent_at_s=message.sent_at_s,
    )


def call_info(world: World, call: Call) -> CallInfo:
    """A call for the list."""
    same = ("id", "name", "others", "is_group", "direction", "outcome", "started_at_s", "duration_s")
    return CallInfo(**{field: getattr(call, field) for field in same}, person=person(world, call.person_ref))


def meeting_info(world: World, meeting: Meeting) -> MeetingInfo:
    """An entry of the calendar."""
    same = ("id", "title", "starts_at_s", "ends_at_s", "people", "chat_id", "place", "agenda", "answer")
    own = {"organiser": meeting.organiser_name, "is_own": meeting.organiser_ref == world.user.id}
    return MeetingInfo(**{field: getattr(meeting, field) for field in same}, **own)


def file_infos(message: Message) -> list[FileInfo]:
    """The files of a message."""
    return [
        FileInfo(id=file.id, name=file.name, kind=file.kind, size_bytes=file.size_bytes, url=f"/api/files/{file.id}")
        for file in message.files
    ]


def _presence(state: PersonPresence | None) -> Presence:
    return state.state if state else "offline"  # type: ignore[return-value]  # a column of text


def _last_line(message: Message) -> LastLine:
    name = "You" if message.is_own else message.sender_name
    text = "This message was deleted" if message.is_deleted else preview(message.body) or "Sent a file"
    return LastLine(sender=name, preview=text, at_s=message.sent_at_s)


def _reactions(message: Message) -> list[ReactionInfo]:
    emojis = dict.fromkeys(reaction.emoji for reaction in message.reactions)
    return [
        ReactionInfo(
            emoji=emoji,
            names=[reaction.person_name for reaction in message.reactions if reaction.emoji == emoji],
            is_mine=any(reaction.is_own for reaction in message.reactions if reaction.emoji == emoji),
        )
        for emoji in emojis
    ]


def _thread_info(answers: list[Message]) -> ThreadInfo | None:
    if not answers:
        return None
    return ThreadInfo(
        count=len(answers),
        unread=sum(not answer.is_read for answer in answers),
        last_at_s=max(answer.sent_at_s for answer in answers),
    )
