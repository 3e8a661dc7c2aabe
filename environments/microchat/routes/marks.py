"""Opening a chat, and marks on it: read, pinned, muted."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException
from sqlalchemy import select

from environments._kit.context import App, Change
from environments.microchat.models.shapes import MuteWish, PinWish, ReadWish
from environments.microchat.models.tables import Chat, Message
from environments.microchat.routes.chats import IN_ORDER
from environments.microchat.routes.find import chat_of, unread_of

router = APIRouter()


@router.post("/api/chats/read-all", status_code=204)
def mark_all_read(app: App) -> None:
    """Mark every chat read."""
    with app.change() as change:
        unread = change.session.scalars(select(Message).where(Message.is_read.is_(False))).all()
        for message in unread:
            message.is_read = True
        if unread:
            change.log("mark_all_read", None)


@router.post("/api/chats/{chat_id}/open", status_code=204)
def open_chat(chat_id: str, app: App) -> None:
    """Open a chat to read it, which marks it read; what arrives later stays unread."""
    with app.change() as change:
        chat = chat_of(change.session, chat_id)
        for message in unread_of(change.session, chat):
            message.is_read = True
        change.log("open_chat", chat.ref)


@router.post("/api/chats/{chat_id}/read", status_code=204)
def mark_chat_read(chat_id: str, wish: ReadWish, app: App) -> None:
    """Mark a chat read, or the last message of somebody else in it unread."""
    with app.change() as change:
        chat = chat_of(change.session, chat_id)
        unread = unread_of(change.session, chat)
        if wish.read and unread:
            for message in unread:
                message.is_read = True
            change.log("mark_chat_read", chat.ref)
        if not wish.read and not unread:
            _last_received(change, chat).is_read = False
            change.log("mark_chat_unread", chat.ref)


@router.post("/api/chats/{chat_id}/pin", status_code=204)
def pin_chat(chat_id: str, wish: PinWish, app: App) -> None:
    """Pin a chat to the top of the list, or unpin it."""
    with app.change() as change:
        chat = chat_of(change.session, chat_id)
        if chat.is_pinned != wish.pinned:
            chat.is_pinned = wish.pinned
            change.log("pin_chat" if wish.pinned else "unpin_chat", chat.ref)


@router.post("/api/chats/{chat_id}/mute", status_code=204)
def mute_chat(chat_id: str, wish: MuteWish, app: App) -> None:
    """Mute a chat or not; a muted one still counts its unread messages."""
    with app.change() as change:
        chat = chat_of(change.session, chat_id)
        if chat.is_muted != wish.muted:
            chat.is_muted = wish.muted
            change.log("mute_chat" if wish.muted else "unmute_chat", chat.ref)


def _last_received(change: Change, chat: Chat) -> Message:
    received = select(Message).where(
        Message.chat_id == chat.id, Message.is_own.is_(False), Message.is_deleted.is_(False)
    )
    messages = change.session.scalars(received.order_by(*IN_ORDER)).all()
    if not messages:
        raise HTTPException(409, "Nobody else has written in this chat yet.")
    return messages[-1]
