"""What the user does with events: create, edit, drag, delete."""

from __future__ import annotations

from datetime import datetime

from fastapi import APIRouter, HTTPException
from sqlalchemy.orm import Session

from environments._kit.context import App, AppContext
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments.microlendar.models.editing import Draft, Editor
from environments.microlendar.models.shapes import EventDetail, EventWish, MoveWish, Scope
from environments.microlendar.models.tables import Calendar, Event, Instance
from environments.microlendar.models.views import event_detail, may_edit
from environments.microlendar.models.wall import DAY_MINUTES, minutes_between, read_wall
from environments.microlendar.routes.finding import instance_of, people_of

router = APIRouter()

MOST_MINUTES = 60 * DAY_MINUTES


@router.post("/api/events", status_code=201)
def create_event(wish: EventWish, app: App) -> EventDetail:
    """Put something new into a calendar."""
    draft_title = _title(wish)
    with app.change() as change:
        draft = _draft(change.session, wish, app, draft_title)
        event = Editor(change.session, change.at_s).create(draft, app.world.user.id)
        change.log("create_event", event.ref, title=event.title, starts_at=event.starts_at, calendar=event.calendar_ref)
        change.session.refresh(event)
        return event_detail(event.instances[0], app.world)


@router.put("/api/events/{event_id}")
def edit_event(event_id: str, wish: EventWish, app: App, on: str | None = None, scope: Scope = "all") -> EventDetail:
    """Make an event what the form says; of a repeating one this instance, this and the following, or all."""
    title = _title(wish)
    with app.change() as change:
        event, instance = _editable(change.session, event_id, on, app, change.at_s)
        draft = _draft(change.session, wish, app, title, event)
        found = Editor(change.session, change.at_s).edit(event, instance, scope, draft)
        change.log("edit_event", event.ref, scope=scope, on=instance.on_day, title=title)
        return _shown(change.session, found, draft.start, app)


@router.post("/api/events/{event_id}/move")
def move_event(event_id: str, wish: MoveWish, app: App, on: str | None = None, scope: Scope = "this") -> EventDetail:
    """Drag an event to another time, or make it longer or shorter."""
    with app.change() as change:
        event, instance = _editable(change.session, event_id, on, app, change.at_s)
        start, minutes = _lasting(wish)
        day = instance.on_day
        found = Editor(change.session, change.at_s).move(event, instance, scope, start, minutes, wish.all_day)
        change.log("move_event", event.ref, scope=scope, on=day, starts_at=wish.starts_at, ends_at=wish.ends_at)
        return _shown(change.session, found, start, app)


@router.delete("/api/events/{event_id}", status_code=204)
def delete_event(event_id: str, app: App, on: str | None = None, scope: Scope = "all") -> None:
    """Take an event out of the calendar; of a repeating one this instance, this and the following, or all."""
    with app.change() as change:
        event = by_id(change.session, Event, event_id)
        if not event.calendar.can_edit:
            raise HTTPException(403, f"{event.calendar.name} is kept by others; you can hide it, but not change it.")
        instance = instance_of(event, on, change.at_s)
        ref, day = event.ref, instance.on_day
        Editor(change.session, change.at_s).delete(event, instance, scope)
        change.log("delete_event", ref, scope=scope, on=day)


def _editable(session: Session, event_id: str, on: str | None, app: AppContext, at_s: float) -> tuple[Event, Instance]:
    event = by_id(session, Event, event_id)
    if not event.calendar.can_edit:
        raise HTTPException(403, f"{event.calendar.name} is kept by others; you can hide it, but not change it.")
    if not may_edit(event, app.world):
        raise HTTPException(403, "Only the organiser can change this event; you can answer the invitation.")
    return event, instance_of(event, on, at_s)


def _title(wish: EventWish) -> str:
    title = " ".join(wish.title.split())
    if not title:
        raise refused("Give the event a title.")
    return title


def _draft(session: Session, wish: EventWish, app: AppContext, title: str, event: Event | None = None) -> Draft:
    calendar = session.get(Calendar, wish.calendar_id)
    if calendar is None or not calendar.can_edit:
        raise refused("Choose one of your own calendars for the event.")
    start, minutes = _lasting(wish)
    guests = people_of(wish.guest_ids, app.world)
    user_is_guest = event is not None and any(one.person_ref == app.world.user.id for one in event.attendees)
    draft = Draft(
        calendar_ref=calendar.ref,
        title=title,
        description=wish.description.strip(),
        place=" ".join(wish.place.split()),
        all_day=wish.all_day,
        start=start,
        minutes=minutes,
        repeat=wish.repeat,
        reminder_min=wish.reminder_min,
        guests=tuple(ref for ref in guests if event is None or ref != event.organiser_ref)
        + ((app.world.user.id,) if user_is_guest else ()),
    )
    if draft.begins is None:
        raise refused("The event would never take place: it stops repeating before it begins.")
    return draft


def _lasting(wish: EventWish | MoveWish) -> tuple[datetime, int]:
    """When it begins and how many minutes it lasts."""
    start, end = read_wall(wish.starts_at), read_wall(wish.ends_at)
    if wish.all_day:
        start, end = (datetime.combine(moment.date(), datetime.min.time()) for moment in (start, end))
    minutes = minutes_between(start, end, all_day=wish.all_day)
    if minutes <= 0:
        raise refused("The event ends before it begins; choose a later end.")
    if minutes > MOST_MINUTES:
        raise refused("An event lasts 60 days at most; choose an earlier end.")
    return start, minutes


def _shown(session: Session, event: Event, start: datetime, app: AppContext) -> EventDetail:
    """The event after the change, at the instance that the user has in mind."""
    session.flush()
    session.refresh(event)
    day = start.date().isoformat()
    instance = next((one for one in event.instances if one.on_day == day), event.instances[0])
    return event_detail(instance, app.world)
