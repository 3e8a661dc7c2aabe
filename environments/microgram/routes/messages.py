"""Direct messages: threads, reading, writing."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.context import App
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments._kit.tables import next_user_ref
from environments.microgram.models.shapes import (
    MessageInfo,
    MessageWish,
    MuteWish,
    ThreadCard,
    ThreadDetail,
    ThreadWish,
)
from environments.microgram.models.tables import Member, Message, Profile, Thread, id_of
from environments.microgram.models.views import message_info, thread_card, thread_detail

router = APIRouter()


@router.get("/api/threads")
def list_threads(app: App) -> list[ThreadCard]:
    """All conversations, the one with the newest message first."""
    with app.reading() as session:
        cards = [thread_card(thread, app.world) for thread in session.scalars(select(Thread).order_by(Thread.ref))]
    return sorted(cards, key=lambda card: card.last_at_s, reverse=True)


@router.get("/api/threads/{thread_id}")
def get_thread(thread_id: str, app: App) -> ThreadDetail:
    """A conversation; what is unread in it stays unread."""
    with app.reading() as session:
        return thread_detail(by_id(session, Thread, thread_id), app.world)


@router.post("/api/threads/{thread_id}/open")
def open_thread(thread_id: str, app: App) -> ThreadDetail:
    """Open a conversation, which marks read what is in it now."""
    with app.change() as change:
        thread = by_id(change.session, Thread, thread_id)
        for message in thread.messages:
            message.is_read = True
        change.log("open_thread", thread.ref)
        return thread_detail(thread, app.world)


@router.post("/api/threads", status_code=201)
def begin_thread(wish: ThreadWish, app: App) -> ThreadDetail:
    """The conversation with somebody, begun if there is none."""
    with app.change() as change:
        profile = by_id(change.session, Profile, wish.profile_id)
        if profile.is_user:
            raise refused("You cannot write to yourself.")
        thread = _alone_with(change.session, profile)
        if thread is None:
            ref = next_user_ref(change.session, "thread")
            added = {"added_at": change.at_s, "added_by": "user"}
            members = [Member(profile_ref=profile.ref, **added)]
            thread = Thread(id=id_of(ref), ref=ref, title="", is_muted=False, members=members, **added)
            change.session.add(thread)
            change.session.flush()
            change.log("begin_thread", ref, profile=profile.ref)
        return thread_detail(thread, app.world)


@router.post("/api/threads/{thread_id}/messages", status_code=201)
def send_message(thread_id: str, wish: MessageWish, app: App) -> MessageInfo:
    """Send a message."""
    text = wish.text.strip()
    if not text:
        raise refused("Write something before you send the message.")
    with app.change() as change:
        thread = by_id(change.session, Thread, thread_id)
        ref = next_user_ref(change.session, "message")
        message = Message(
            id=id_of(ref),
            ref=ref,
            thread_ref=thread.ref,
            sender_ref=app.world.user.id,
            text=text,
            sent_at_s=change.at_s,
            is_read=True,
            added_at=change.at_s,
            added_by="user",
        )
        change.session.add(message)
        change.session.flush()
        change.log("send_message", thread.ref, text=text)
        return message_info(message, app.world)


@router.post("/api/threads/{thread_id}/mute")
def mute_thread(thread_id: str, wish: MuteWish, app: App) -> ThreadCard:
    """Mute a conversation or not any more."""
    with app.change() as change:
        thread = by_id(change.session, Thread, thread_id)
        if thread.is_muted != wish.muted:
            thread.is_muted = wish.muted
            change.log("mute_thread" if wish.muted else "unmute_thread", thread.ref)
        return thread_card(thread, app.world)


def _alone_with(session: Session, profile: Profile) -> Thread | None:
    threads = session.scalars(select(Thread).order_by(Thread.ref))
    return next((thread for thread in threads if [m.profile_ref for m in thread.members] == [profile.ref]), None)
