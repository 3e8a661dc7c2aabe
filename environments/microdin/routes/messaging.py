"""Conversations between the user and one other person each."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.context import App
from environments._kit.people import Persona
from environments._kit.refusal import refused
from environments._kit.tables import next_user_ref
from environments._kit.world import World
from environments.microdin.models.shapes import Conversation, ConversationInfo, MessageInfo, TextWish
from environments.microdin.models.tables import Message, id_of
from environments.microdin.models.who import person
from environments.microdin.routes.finding import find_other

router = APIRouter()

PREVIEW_CHARS = 70


@router.get("/api/conversations")
def list_conversations(app: App) -> list[ConversationInfo]:
    """All conversations, the one with the newest message first."""
    with app.reading() as session:
        messages = session.scalars(select(Message).order_by(Message.sent_at_s, Message.ref)).all()
    by_person: dict[str, list[Message]] = {}
    for message in messages:
        by_person.setdefault(message.person_ref, []).append(message)
    found = [_summary(app.world, ref, thread) for ref, thread in by_person.items()]
    return sorted(found, key=lambda conversation: conversation.last_at_s, reverse=True)


@router.get("/api/conversations/{person_id}")
def get_conversation(person_id: str, app: App) -> Conversation:
    """All messages with somebody; changes nothing, and may be empty."""
    persona = find_other(app.world, person_id)
    with app.reading() as session:
        return _conversation(session, app.world, persona)


@router.post("/api/conversations/{person_id}/open")
def open_conversation(person_id: str, app: App) -> Conversation:
    """Read a conversation: all that has come so far is read."""
    persona = find_other(app.world, person_id)
    with app.change() as change:
        for message in _messages(change.session, persona.id):
            message.is_read = True
        change.log("open_conversation", persona.id)
        return _conversation(change.session, app.world, persona)


@router.post("/api/conversations/{person_id}/messages", status_code=201)
def send_message(person_id: str, wish: TextWish, app: App) -> Conversation:
    """Write to somebody."""
    persona = find_other(app.world, person_id)
    text = wish.text.strip()
    if not text:
        raise refused("Write something before you send it.")
    with app.change() as change:
        ref = next_user_ref(change.session, "message")
        change.session.add(
            Message(
                id=id_of(ref),
                ref=ref,
                person_ref=persona.id,
                is_own=True,
                body=text,
                sent_at_s=change.at_s,
                is_read=True,
                added_at=change.at_s,
                added_by="user",
            )
        )
        change.log("send_message", persona.id, text=text)
        change.session.flush()
        return _conversation(change.session, app.world, persona)


def _messages(session: Session, person_ref: str) -> list[Message]:
    wanted = select(Message).where(Message.person_ref == person_ref).order_by(Message.sent_at_s, Message.ref)
    return list(session.scalars(wanted))


def _conversation(session: Session, world: World, persona: Persona) -> Conversation:
    messages = _messages(session, persona.id)
    return Conversation(
        person=person(world, persona.id),
        messages=[
            MessageInfo(id=m.id, is_own=m.is_own, body=m.body, sent_at_s=m.sent_at_s, is_read=m.is_read)
            for m in messages
        ],
        unread=sum(not message.is_read for message in messages),
    )


def _summary(world: World, ref: str, messages: list[Message]) -> ConversationInfo:
    last = messages[-1]
    text = " ".join(last.body.split())
    return ConversationInfo(
        person=person(world, ref),
        last=text if len(text) <= PREVIEW_CHARS else text[: PREVIEW_CHARS - 1].rstrip() + "…",
        last_is_own=last.is_own,
        last_at_s=last.sent_at_s,
        unread=sum(not message.is_read for message in messages),
    )
