"""The start state: the base of the catalog, and what a task's preload changes about it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field
from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from environments._kit.catalog import Part
from environments._kit.preload import ADDED_APART_S, Preload
from environments._kit.world import World
from environments.microchat.models.agenda import make_call, make_meeting, set_presence
from environments.microchat.models.catalog import (
    CallItem,
    CallRef,
    ChatItem,
    MeetingItem,
    MessageItem,
    MessageRef,
    PresenceItem,
    TeamItem,
)
from environments.microchat.models.tables import Call, Message
from environments.microchat.models.talk import deliver, find_message, make_chat, make_message, make_team

CHATS_SINCE_S = -300 * 86_400.0


class AddedItems(Part):
    """Items of the catalog that a task adds to the start state."""

    messages: list[MessageRef] = Field(default_factory=list)
    calls: list[CallRef] = Field(default_factory=list)


class ChatPreload(Preload):
    """A task's start state."""

    base: Literal["standard", "empty"] = "standard"
    calls: Literal["kept", "cleared"] = "kept"
    """`cleared`: the user has emptied the list of calls."""
    add: AddedItems = AddedItems()
    read: list[MessageRef] | Literal["all"] = Field(default_factory=list)
    unread: list[MessageRef] = Field(default_factory=list)


def fill(session: Session, world: World, base: str) -> None:
    """Put the teams, and the chats, messages, calls and meetings of a base into an empty database."""
    session.add_all(make_team(team.id, team.name, team.description) for team in world.of(TeamItem).values())
    session.flush()
    for state in world.of(PresenceItem).values():
        set_presence(session, state.id, state.state, state.note, CHATS_SINCE_S, "preload")
    chats = {
        item.id: make_chat(world, item, CHATS_SINCE_S, "preload")
        for item in world.of(ChatItem).values()
        if item.base == base
    }
    session.add_all(chats.values())
    session.flush()
    messages = [item for item in world.of(MessageItem).values() if item.base == base]
    for are_answers in (False, True):  # what is answered comes first
        for item in messages:
            if (item.thread is not None) == are_answers:
                session.add(make_message(world, item, chats[item.chat], item.sent_at_s or 0.0, "preload"))
        session.flush()
    for call in world.of(CallItem).values():
        if call.base == base:
            session.add(make_call(world, call, call.started_at_s or 0.0, "preload"))
    for meeting in world.of(MeetingItem).values():
        if meeting.base == base:
            session.add(make_meeting(world, meeting, CHATS_SINCE_S, "preload"))


def prepare(session: Session, world: World, preload: ChatPreload) -> None:
    """Apply the rest of a task's preload.

    Raises:
        ValueError: A message is added twice, or one is to be changed that is not there at the start.
    """
    if preload.calls == "cleared":
        session.execute(delete(Call))
    if preload.read == "all":
        for message in session.scalars(select(Message)):
            message.is_read = True
    else:
        _mark(session, "read", preload.read, True)
    for n, ref in enumerate(reversed(preload.add.messages), start=1):
        item = world.of(MessageItem)[ref]
        deliver(session, world, item, -n * ADDED_APART_S if item.sent_at_s is None else item.sent_at_s, "preload")
    for n, ref in enumerate(reversed(preload.add.calls), start=1):
        call = world.of(CallItem)[ref]
        session.add(make_call(world, call, -n * ADDED_APART_S, "preload"))
    _mark(session, "unread", preload.unread, False)


def _mark(session: Session, field: str, refs: list[str], is_read: bool) -> None:
    for ref in refs:
        message = find_message(session, ref)
        if message is None or message.is_own:
            raise ValueError(f"preload: field {field!r}: no message {ref!r} of somebody else is there at the start")
        message.is_read = is_read
