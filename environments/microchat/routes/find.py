"""Finding what a request names, or refusing."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.refusal import not_found
from environments._kit.world import World
from environments.microchat.models.tables import Chat, Message, PersonPresence, id_of


def chat_of(session: Session, chat_id: str) -> Chat:
    """The chat of this id.

    Raises:
        HTTPException: There is none (404).
    """
    chat = session.get(Chat, chat_id)
    if chat is None:
        raise not_found("chat")
    return chat


def message_of(session: Session, message_id: str) -> Message:
    """The message of this id, as long as it was not deleted.

    Raises:
        HTTPException: There is none (404).
    """
    message = session.get(Message, message_id)
    if message is None or message.is_deleted:
        raise not_found("message")
    return message


def persona_of(world: World, person_id: str) -> str:
    """The reference of the person with this id.

    Raises:
        HTTPException: There is none (404).
    """
    for ref in world.items["persona"]:
        if id_of(ref) == person_id:
            return ref
    raise not_found("person")


def presence(session: Session) -> dict[str, PersonPresence]:
    """Everybody's presence by reference."""
    return {state.person_ref: state for state in session.scalars(select(PersonPresence))}


def unread_of(session: Session, chat: Chat) -> Sequence[Message]:
    """The unread messages of a chat, those in threads too."""
    return session.scalars(select(Message).where(Message.chat_id == chat.id, Message.is_read.is_(False))).all()
