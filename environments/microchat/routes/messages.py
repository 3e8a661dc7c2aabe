"""Messages: threads, sending, editing, deleting, reactions."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter, HTTPException
from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.context import App, Change
from environments._kit.refusal import not_found, refused
from environments._kit.tables import next_user_ref
from environments.microchat.models.shapes import EditWish, MessageInfo, MessageWish, ReactionWish, Thread
from environments.microchat.models.tables import Chat, File, Message, Upload, id_of
from environments.microchat.models.talk import make_reaction, remove, set_body, write
from environments.microchat.models.views import message_info, thread
from environments.microchat.routes.chats import IN_ORDER
from environments.microchat.routes.find import chat_of, message_of, unread_of

router = APIRouter()


@router.get("/api/messages/{message_id}/thread")
def get_thread(message_id: str, app: App) -> Thread:
    """A message and the answers in its thread, oldest first."""
    with app.reading() as session:
        parent = session.get(Message, message_id)
        if parent is None:
            raise not_found("message")
        return thread(app.world, parent, _answers(session, parent))


@router.post("/api/chats/{chat_id}/messages", status_code=201)
def send_message(chat_id: str, wish: MessageWish, app: App) -> MessageInfo:
    """Send a message; whoever answers has read what is there."""
    body = wish.body.strip() if wish.file_ids else _text(wish.body)
    with app.change() as change:
        chat = chat_of(change.session, chat_id)
        parent = _parent(change.session, chat, wish.thread_id)
        files = [_file(change.session, file_id) for file_id in dict.fromkeys(wish.file_ids)]
        ref = next_user_ref(change.session, "message")
        message = write(app.world, chat, ref, app.world.user.id, body, change.at_s, "user")
        message.is_urgent = wish.urgent
        message.thread_id = parent.id if parent else None
        message.files = [_attached(change, file, place) for place, file in enumerate(files)]
        for unread in unread_of(change.session, chat):
            unread.is_read = True
        change.session.add(message)
        change.session.flush()
        change.log("send_message", ref, chat=chat.ref, body=body)
        return message_info(app.world, message)


@router.put("/api/messages/{message_id}")
def edit_message(message_id: str, wish: EditWish, app: App) -> MessageInfo:
    """Change the text of one's own message."""
    body = _text(wish.body)
    with app.change() as change:
        message = _own(change.session, message_id, "changed")
        if message.body != body:
            set_body(app.world, message.chat, message, body, change.at_s, "user")
            message.edited_at_s = change.at_s
            change.log("edit_message", message.ref, body=body)
            change.session.flush()
        return message_info(app.world, message, _answers(change.session, message))


@router.delete("/api/messages/{message_id}", status_code=204)
def delete_message(message_id: str, app: App) -> None:
    """Take one's own message back."""
    with app.change() as change:
        message = _own(change.session, message_id, "deleted")
        remove(message)
        change.log("delete_message", message.ref)


@router.post("/api/messages/{message_id}/reactions")
def react(message_id: str, wish: ReactionWish, app: App) -> MessageInfo:
    """React to a message, or take the reaction back."""
    with app.change() as change:
        message = message_of(change.session, message_id)
        mine = [r for r in message.reactions if r.is_own and r.emoji == wish.emoji]
        if wish.on and not mine:
            message.reactions.append(make_reaction(app.world, wish.emoji, app.world.user.id, change.at_s, "user"))
            change.log("react", message.ref, emoji=wish.emoji)
        if not wish.on and mine:
            message.reactions.remove(mine[0])
            change.log("take_reaction_back", message.ref, emoji=wish.emoji)
        change.session.flush()
        return message_info(app.world, message, _answers(change.session, message))


def _text(body: str) -> str:
    if not body.strip():
        raise refused("Write something before you send it.")
    return body.strip()


def _answers(session: Session, parent: Message) -> Sequence[Message]:
    return session.scalars(select(Message).where(Message.thread_id == parent.id).order_by(*IN_ORDER)).all()


def _parent(session: Session, chat: Chat, thread_id: str | None) -> Message | None:
    if thread_id is None:
        return None
    parent = message_of(session, thread_id)
    if parent.chat_id != chat.id:
        raise refused("The message you answer is in another chat.")
    return parent.thread_id and message_of(session, parent.thread_id) or parent


def _own(session: Session, message_id: str, verb: str) -> Message:
    message = message_of(session, message_id)
    if not message.is_own:
        raise HTTPException(403, f"Only your own messages can be {verb}.")
    return message


def _file(session: Session, file_id: str) -> File | Upload:
    file = session.get(File, file_id) or session.get(Upload, file_id)
    if file is None:
        raise not_found("file")
    return file


def _attached(change: Change, file: File | Upload, place: int) -> File:
    ref = next_user_ref(change.session, "file")
    source, size_bytes = (file.ref, len(file.content)) if isinstance(file, Upload) else (file.source, file.size_bytes)
    return File(
        id=id_of(ref), ref=ref, source=source, position=place, name=file.name, kind=file.kind,
        size_bytes=size_bytes, added_at=change.at_s, added_by="user",
    )  # fmt: skip
