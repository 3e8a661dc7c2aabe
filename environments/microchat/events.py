"""What the timeline can do in the messenger."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field
from sqlalchemy import select

from environments._kit.events import Event, Stage
from environments._kit.people import Persona, PersonaRef
from environments._kit.world import World
from environments.microchat.models.agenda import make_call, make_meeting, set_presence
from environments.microchat.models.catalog import (
    CallItem,
    CallRef,
    ChatRef,
    MeetingItem,
    MeetingRef,
    MessageItem,
    MessageRef,
    Presence,
)
from environments.microchat.models.tables import Chat, Message
from environments.microchat.models.talk import deliver, find_chat, find_message, make_reaction, remove, set_body


class MessageSent(Event):
    """A message is sent, by somebody else or by the user from another device."""

    message: MessageRef

    def check(self, world: World) -> None:
        """Verify that it exists and was not sent before the start.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        if base := world.of(MessageItem)[self.message].base:
            raise LookupError(f"field 'message': {self.message!r} was sent before the start (base {base!r})")

    def change(self, stage: Stage) -> str | None:
        """Put it into its chat, unread unless the user wrote it."""
        deliver(stage.session, stage.world, stage.world.of(MessageItem)[self.message], stage.at_s, "timeline")
        return None


class _OnMessage(Event):
    """Something that happens to a message that was sent."""

    message: MessageRef

    def found(self, stage: Stage) -> Message | str:
        """The message, or why it is gone."""
        message = find_message(stage.session, self.message)
        if message is None:
            raise LookupError(f"{self.message!r} was not sent yet")
        return f"{self.message!r} was deleted" if message.is_deleted else message


class MessageEdited(_OnMessage):
    """Its sender changes the text of a message; it is neither read nor unread by that."""

    text: str = Field(min_length=1)

    def change(self, stage: Stage) -> str | None:
        """Change it."""
        message = self.found(stage)
        if isinstance(message, str):
            return message
        set_body(stage.world, message.chat, message, self.text, stage.at_s, "timeline")
        message.edited_at_s = stage.at_s
        return None


class MessageDeleted(_OnMessage):
    """Its sender takes a message back."""

    def change(self, stage: Stage) -> str | None:
        """Remove what it said."""
        message = self.found(stage)
        if isinstance(message, str):
            return message
        remove(message)
        return None


class ReactionGiven(_OnMessage):
    """Somebody reacts to a message."""

    person: PersonaRef
    emoji: str = Field(min_length=1, max_length=8)

    def change(self, stage: Stage) -> str | None:
        """Add the reaction."""
        message = self.found(stage)
        if isinstance(message, str):
            return message
        message.reactions.append(make_reaction(stage.world, self.emoji, self.person, stage.at_s, "timeline"))
        return None


class ChatReadElsewhere(Event):
    """The user reads a chat on another device."""

    chat: ChatRef

    def change(self, stage: Stage) -> str | None:
        """Mark it read."""
        chat = _chat(stage, self.chat)
        unread = select(Message).where(Message.chat_id == chat.id, Message.is_read.is_(False))
        messages = stage.session.scalars(unread).all()
        for message in messages:
            message.is_read = True
        return None if messages else f"{self.chat!r} has nothing unread"


class _NewCall(Event):
    """A call of the catalog that is not in the list yet."""

    call: CallRef
    missed: ClassVar[bool]

    def check(self, world: World) -> None:
        """Verify that it exists, is not in the list from the start, and ended as this event says.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        item = world.of(CallItem)[self.call]
        if item.base:
            raise LookupError(f"field 'call': {self.call!r} is in the list from the start (base {item.base!r})")
        if (item.outcome == "missed") != self.missed:
            other = "call_missed" if item.outcome == "missed" else "call_ended"
            raise LookupError(f"field 'call': {self.call!r} is {item.outcome}; use {other}")

    def change(self, stage: Stage) -> str | None:
        """Put it into the list of calls."""
        stage.session.add(make_call(stage.world, stage.world.of(CallItem)[self.call], stage.at_s, "timeline"))
        return None


class CallMissed(_NewCall):
    """Somebody calls and the user does not pick up."""

    missed = True


class CallEnded(_NewCall):
    """A call that the user took, declined or made on another device."""

    missed = False


class MeetingPlanned(Event):
    """A meeting comes into the calendar."""

    meeting: MeetingRef

    def check(self, world: World) -> None:
        """Verify that it exists and is not in the calendar from the start.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        if base := world.of(MeetingItem)[self.meeting].base:
            raise LookupError(f"field 'meeting': {self.meeting!r} is planned from the start (base {base!r})")

    def change(self, stage: Stage) -> str | None:
        """Enter it."""
        item = stage.world.of(MeetingItem)[self.meeting]
        stage.session.add(make_meeting(stage.world, item, stage.at_s, "timeline"))
        return None


class PresenceChanged(Event):
    """Somebody comes, goes or says how they can be reached."""

    person: PersonaRef
    state: Presence
    note: str = ""

    def check(self, world: World) -> None:
        """Verify also that it is not the user.

        Raises:
            LookupError: It is, or there is no such person.
        """
        super().check(world)
        if world.of(Persona)[self.person].is_user:
            raise LookupError(f"field 'person': {self.person!r} is the user")

    def change(self, stage: Stage) -> str | None:
        """Change it."""
        set_presence(stage.session, self.person, self.state, self.note, stage.at_s, "timeline")
        return None


EVENTS: dict[str, type[Event]] = {
    "message_sent": MessageSent,
    "message_edited": MessageEdited,
    "message_deleted": MessageDeleted,
    "reaction_given": ReactionGiven,
    "chat_read_elsewhere": ChatReadElsewhere,
    "call_missed": CallMissed,
    "call_ended": CallEnded,
    "meeting_planned": MeetingPlanned,
    "presence_changed": PresenceChanged,
}


def _chat(stage: Stage, ref: str) -> Chat:
    chat = find_chat(stage.session, ref)
    if chat is None:
        raise LookupError(f"{ref!r} is not there yet")
    return chat
