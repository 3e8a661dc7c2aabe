"""The list of chats, a chat with its messages, and new chats."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import func, select
from sqlalchemy.orm import Session, raiseload

from environments._kit.context import App, Change
from environments._kit.refusal import refused
from environments._kit.tables import next_user_ref
from environments._kit.world import World
from environments.microchat.models.shapes import ChatDetail, ChatList, ChatWish, MessageInfo, TeamInfo, UnreadCount
from environments.microchat.models.tables import Chat, Member, Message, Team, id_of
from environments.microchat.models.talk import make_members
from environments.microchat.models.views import chat_detail, chat_summary, message_info
from environments.microchat.routes.find import chat_of, persona_of, presence, unread_of

router = APIRouter()


@router.get("/api/chats")
def list_chats(app: App) -> ChatList:
    """All chats with their unread counts and last lines; the latest first."""
    with app.reading() as session:
        last, unread, states = _last_messages(session), _unread_counts(session), presence(session)
        others = _others_of_two(session)
        chats = [
            chat_summary(app.world, chat, others.get(chat.id), last.get(chat.id), unread.get(chat.id, 0), states)
            for chat in session.scalars(select(Chat).order_by(Chat.name, Chat.id).options(ALONE))
        ]
        teams = session.scalars(select(Team).order_by(Team.ref)).all()
    chats.sort(key=lambda chat: chat.last.at_s if chat.last else float("-inf"), reverse=True)
    return ChatList(
        teams=[TeamInfo(id=team.id, name=team.name, description=team.description) for team in teams],
        chats=chats,
        unread_messages=sum(chat.unread for chat in chats),
        unread_chats=sum(chat.unread > 0 for chat in chats),
    )


@router.get("/api/unread")
def count_unread(app: App) -> UnreadCount:
    """How much is unread, for pages that show nothing else of the chats."""
    with app.reading() as session:
        counts = _unread_counts(session)
    return UnreadCount(messages=sum(counts.values()), chats=len(counts))


@router.get("/api/chats/{chat_id}")
def get_chat(chat_id: str, app: App) -> ChatDetail:
    """A chat and who is in it; looking at it changes nothing."""
    with app.reading() as session:
        return _detail(session, chat_of(session, chat_id), app.world)


@router.get("/api/chats/{chat_id}/messages")
def list_messages(chat_id: str, app: App) -> list[MessageInfo]:
    """The messages of a chat, oldest first; those in threads are only counted."""
    with app.reading() as session:
        chat = chat_of(session, chat_id)
        messages = session.scalars(select(Message).where(Message.chat_id == chat.id).order_by(*IN_ORDER)).all()
        answers: dict[str, list[Message]] = {}
        for message in messages:
            if message.thread_id:
                answers.setdefault(message.thread_id, []).append(message)
        return [message_info(app.world, m, answers.get(m.id, ())) for m in messages if not m.thread_id]


@router.post("/api/chats", status_code=201)
def start_chat(wish: ChatWish, app: App) -> ChatDetail:
    """Start a chat; a chat of two that is there already is used again."""
    people = list(dict.fromkeys(persona_of(app.world, person_id) for person_id in wish.people))
    if app.world.user.id in people:
        raise refused("You are in every chat of yours already; choose somebody else.")
    if len(people) > 1 and not wish.name.strip():
        raise refused("Give the group a name.")
    with app.change() as change:
        chat = _direct_with(change.session, people[0]) if len(people) == 1 else None
        if chat is None:
            chat = _new_chat(change, app.world, people, wish.name.strip())
        return _detail(change.session, chat, app.world)


ALONE = raiseload("*")
"""Read rows without what hangs on them: the list is asked for after every event, and shows none of it."""
IN_ORDER = (Message.sent_at_s, Message.ref)
"""The order of messages that were sent in the same second is fixed too."""


def _detail(session: Session, chat: Chat, world: World) -> ChatDetail:
    team = session.get(Team, chat.team_id) if chat.team_id else None
    return chat_detail(world, chat, team.name if team else None, len(unread_of(session, chat)), presence(session))


def _last_messages(session: Session) -> dict[str, Message]:
    newest = select(Message.chat_id, func.max(Message.sent_at_s).label("at_s")).group_by(Message.chat_id).subquery()
    same = (Message.chat_id == newest.c.chat_id) & (Message.sent_at_s == newest.c.at_s)
    messages = session.scalars(select(Message).join(newest, same).order_by(Message.ref).options(ALONE))
    return {message.chat_id: message for message in messages}


def _others_of_two(session: Session) -> dict[str, str]:
    members = select(Member.chat_id, Member.ref).join(Chat).where(Chat.kind == "direct", ~Member.is_user)
    return dict(session.execute(members).all())


def _unread_counts(session: Session) -> dict[str, int]:
    unread = select(Message.chat_id, func.count()).where(Message.is_read.is_(False)).group_by(Message.chat_id)
    return dict(session.execute(unread).all())


def _direct_with(session: Session, person: str) -> Chat | None:
    chats = session.scalars(select(Chat).where(Chat.kind == "direct"))
    return next((chat for chat in chats if chat.others[0].ref == person), None)


def _new_chat(change: Change, world: World, people: list[str], name: str) -> Chat:
    ref = next_user_ref(change.session, "chat")
    members = make_members(world, people, change.at_s, "user")
    chat = Chat(
        id=id_of(ref),
        ref=ref,
        kind="direct" if len(people) == 1 else "group",
        name=name or members[-1].name,
        topic="",
        is_pinned=False,
        is_muted=False,
        members=members,
        added_at=change.at_s,
        added_by="user",
    )
    change.session.add(chat)
    change.session.flush()
    change.log("start_chat", ref, people=people, name=chat.name)
    return chat
