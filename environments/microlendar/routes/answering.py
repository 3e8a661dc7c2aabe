"""Answering invitations, and reminders."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException

from environments._kit.context import App
from environments._kit.rows import by_id
from environments.microlendar.models.shapes import AnswerWish, EventDetail, ReminderWish
from environments.microlendar.models.tables import Event
from environments.microlendar.models.views import event_detail
from environments.microlendar.routes.finding import instance_of

router = APIRouter()

KINDS = {"accepted": "accept_event", "maybe": "maybe_event", "declined": "decline_event"}


@router.post("/api/events/{event_id}/answer")
def answer_event(event_id: str, wish: AnswerWish, app: App, on: str | None = None) -> EventDetail:
    """Say whether the user comes; of a repeating event to all its instances."""
    with app.change() as change:
        event = by_id(change.session, Event, event_id)
        own = next((one for one in event.attendees if one.person_ref == app.world.user.id), None)
        if own is None:
            raise HTTPException(403, "You are not invited to this event, so there is nothing to answer.")
        instance = instance_of(event, on, change.at_s)
        if own.answer != wish.answer:
            own.answer = wish.answer
            change.log(KINDS[wish.answer], event.ref)
        return event_detail(instance, app.world)


@router.post("/api/events/{event_id}/reminder")
def set_reminder(event_id: str, wish: ReminderWish, app: App, on: str | None = None) -> EventDetail:
    """Say how long before the start the user wants to be reminded."""
    with app.change() as change:
        event = by_id(change.session, Event, event_id)
        instance = instance_of(event, on, change.at_s)
        if event.reminder_min != wish.minutes:
            event.reminder_min, event.reminder_since_s = wish.minutes, change.at_s
            kind = "clear_reminder" if wish.minutes is None else "set_reminder"
            change.log(kind, event.ref, minutes=wish.minutes)
        return event_detail(instance, app.world)
