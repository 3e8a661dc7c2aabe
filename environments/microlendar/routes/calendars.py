"""Calendars: the list, hiding and showing, colours, a new one."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments._kit.tables import next_user_ref
from environments.microlendar.models.shapes import CalendarChange, CalendarInfo, CalendarWish
from environments.microlendar.models.tables import Calendar, listed
from environments.microlendar.models.views import calendar_info

router = APIRouter()

MOST_CALENDARS = 40


@router.get("/api/calendars")
def list_calendars(app: App) -> list[CalendarInfo]:
    """All calendars, the user's own first."""
    with app.reading() as session:
        found = session.scalars(select(Calendar).order_by(Calendar.can_edit.desc(), Calendar.position, Calendar.ref))
        return [calendar_info(calendar, app.world) for calendar in found]


@router.post("/api/calendars", status_code=201)
def create_calendar(wish: CalendarWish, app: App) -> CalendarInfo:
    """A new, empty calendar of the user's own."""
    name = " ".join(wish.name.split())
    if not name:
        raise refused("Give the calendar a name.")
    with app.change() as change:
        calendars = change.session.scalars(select(Calendar)).all()
        if any(calendar.name.casefold() == name.casefold() for calendar in calendars):
            raise refused(f"There is a calendar called {name!r} already; choose another name.")
        if len(calendars) >= MOST_CALENDARS:
            raise refused(f"There are {MOST_CALENDARS} calendars already, which is as many as fit.")
        ref = next_user_ref(change.session, "calendar")
        added = listed(ref, change.at_s, "user")
        last = max(calendar.position for calendar in calendars)
        look = {"name": name, "colour": wish.colour, "note": "", "position": last + 1}
        calendar = Calendar(**added, **look, can_edit=True, is_shown=True)
        change.session.add(calendar)
        change.session.flush()
        change.log("create_calendar", ref, name=name)
        return calendar_info(calendar, app.world)


@router.patch("/api/calendars/{calendar_id}")
def change_calendar(calendar_id: str, wish: CalendarChange, app: App) -> CalendarInfo:
    """Show or hide a calendar, or give it another colour."""
    with app.change() as change:
        calendar = by_id(change.session, Calendar, calendar_id)
        if wish.is_shown is not None and wish.is_shown != calendar.is_shown:
            calendar.is_shown = wish.is_shown
            change.log("show_calendar" if wish.is_shown else "hide_calendar", calendar.ref)
        if wish.colour and wish.colour != calendar.colour:
            calendar.colour = wish.colour
            change.log("colour_calendar", calendar.ref, colour=wish.colour)
        return calendar_info(calendar, app.world)
