"""What the timeline can do on MicroLendar."""

from __future__ import annotations

from typing import Literal

from environments._kit.events import Event as TimelineEvent
from environments._kit.events import Stage, refuse_from_the_start, why_gone
from environments._kit.people import PersonaRef
from environments._kit.rows import find
from environments._kit.world import World
from environments.microlendar.models.catalog import EventItem, EventRef, TodoItem, TodoRef
from environments.microlendar.models.sharing import next_start, notify, put_event, put_todo, remove_event, shift_event
from environments.microlendar.models.tables import Event
from environments.microlendar.models.wall import WallText, read_wall


def _invites_user(world: World, ref: str) -> bool:
    return any(guest.id == world.user.id for guest in world.of(EventItem)[ref].guests)


def _there(stage: Stage, ref: str) -> Event | str:
    """The event, or why it is gone."""
    event = find(stage.session, Event, ref)
    if event:
        return event
    return why_gone(stage, ref, "delete_event", "in the calendar")


class _Arrival(TimelineEvent):
    """An event of the catalog comes into a calendar."""

    event: EventRef

    def check(self, world: World) -> None:
        """Verify that the event exists, is not there from the start and is not the user's.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        refuse_from_the_start(world.of(EventItem)[self.event], "event")
        if world.of(EventItem)[self.event].organiser == world.user.id:
            raise LookupError(f"field 'event': {self.event!r} is the user's own")
        if _invites_user(world, self.event) != (self._kind() == "invited"):
            raise LookupError(f"field 'event': {self.event!r} comes by event_added or by invitation_received, not both")

    def change(self, stage: Stage) -> str | None:
        """Put it there and tell the user."""
        event = put_event(stage.session, stage.world.of(EventItem)[self.event], stage.at_s, "timeline")
        notify(
            stage.session, self._kind(), event, stage.at_s, "timeline",
            actor=event.organiser_ref, detail=next_start(event, stage.at_s),
        )  # fmt: skip
        return None

    def _kind(self) -> Literal["added", "invited"]:
        return "invited" if isinstance(self, InvitationReceived) else "added"


class EventAdded(_Arrival):
    """Somebody puts an event into a calendar that he or she shares with the user."""


class InvitationReceived(_Arrival):
    """Somebody invites the user; the event stands in the calendar and waits for an answer."""


class EventMoved(TimelineEvent):
    """Somebody moves an event, with all its instances."""

    event: EventRef
    to: WallText
    """Where its first instance comes to lie."""

    def change(self, stage: Stage) -> str | None:
        """Move it and tell the user."""
        event = _there(stage, self.event)
        if isinstance(event, str):
            return event
        shift_event(event, read_wall(self.to), read_wall(event.starts_at))
        stage.session.flush()
        notify(
            stage.session, "moved", event, stage.at_s, "timeline",
            actor=event.organiser_ref, detail=next_start(event, stage.at_s),
        )  # fmt: skip
        return None


class EventCancelled(TimelineEvent):
    """Somebody cancels an event, with all its instances."""

    event: EventRef

    def change(self, stage: Stage) -> str | None:
        """Take it away and tell the user."""
        event = _there(stage, self.event)
        if isinstance(event, str):
            return event
        detail, actor = next_start(event, stage.at_s), event.organiser_ref
        notify(stage.session, "cancelled", event, stage.at_s, "timeline", actor=actor, detail=detail)
        remove_event(stage.session, event)
        return None


class AnswerGiven(TimelineEvent):
    """Somebody who is invited answers; the user hears of it where the event is the user's own."""

    event: EventRef
    by: PersonaRef
    answer: Literal["accepted", "maybe", "declined"]

    def check(self, world: World) -> None:
        """Verify that the event exists and that this person is invited to it.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        if self.by == world.user.id or all(guest.id != self.by for guest in world.of(EventItem)[self.event].guests):
            raise LookupError(f"field 'by': {self.by!r} is not invited to {self.event!r}, or is the user")

    def change(self, stage: Stage) -> str | None:
        """Note the answer and tell the user."""
        event = _there(stage, self.event)
        if isinstance(event, str):
            return event
        guest = next((one for one in event.attendees if one.person_ref == self.by), None)
        if guest is None:
            return f"the user took {self.by!r} off the guests of {self.event!r}"
        guest.answer = self.answer
        if event.organiser_ref == stage.world.user.id:
            notify(stage.session, "answered", event, stage.at_s, "timeline", actor=self.by, detail=self.answer)
        return None


class TodoAssigned(TimelineEvent):
    """Somebody puts a to-do on the user's list."""

    todo: TodoRef

    def check(self, world: World) -> None:
        """Verify that the to-do exists, is not there from the start and is not the user's own.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        refuse_from_the_start(world.of(TodoItem)[self.todo], "todo")
        if world.of(TodoItem)[self.todo].by == world.user.id:
            raise LookupError(f"field 'todo': {self.todo!r} is the user's own")

    def change(self, stage: Stage) -> str | None:
        """Put it on the list and tell the user."""
        todo = put_todo(stage.session, stage.world.of(TodoItem)[self.todo], stage.at_s, "timeline")
        notify(
            stage.session, "assigned", todo, stage.at_s, "timeline", actor=todo.by_ref, detail=todo.due_on or ""
        )  # fmt: skip
        return None


EVENTS: dict[str, type[TimelineEvent]] = {
    "event_added": EventAdded,
    "invitation_received": InvitationReceived,
    "event_moved": EventMoved,
    "event_cancelled": EventCancelled,
    "answer_given": AnswerGiven,
    "todo_assigned": TodoAssigned,
}
