"""What the views show: instances, counts by day, one event. Reading changes nothing."""

from __future__ import annotations

from datetime import date, timedelta

from fastapi import APIRouter
from sqlalchemy import Select, func, select

from environments._kit.context import App
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments.microlendar.models.shapes import Counts, DayCount, EventDetail, InstanceCard
from environments.microlendar.models.tables import Calendar, Event, Instance, Notice, Todo
from environments.microlendar.models.views import event_detail, instance_card
from environments.microlendar.routes.finding import day_of, instance_of

router = APIRouter()

MOST_DAYS = 400
ORDER = (func.substr(Instance.starts_at, 1, 10), Event.all_day.desc(), Instance.starts_at, Event.title, Instance.id)


@router.get("/api/instances")
def list_instances(app: App, first: str, last: str) -> list[InstanceCard]:
    """What takes place on some days, in the calendars that are shown; also what only reaches into them."""
    begin, end = _days(first, last)
    with app.reading() as session:
        found = session.scalars(
            _shown(select(Instance)).where(Instance.starts_at < end, Instance.ends_at > begin).order_by(*ORDER)
        )
        return [instance_card(instance, app.world) for instance in found]


@router.get("/api/days")
def list_days(app: App, first: str, last: str) -> list[DayCount]:
    """How many events begin on each day that has any, in the calendars that are shown."""
    begin, end = _days(first, last)
    day = func.substr(Instance.starts_at, 1, 10)
    with app.reading() as session:
        found = session.execute(
            _shown(select(day, func.count()).select_from(Instance))
            .where(Instance.starts_at < end, Instance.starts_at >= begin)
            .group_by(day)
            .order_by(day)
        )
        return [DayCount(day=text, count=count) for text, count in found]


@router.get("/api/events/{event_id}")
def get_event(event_id: str, app: App, on: str | None = None) -> EventDetail:
    """An event, at one of its times."""
    now_s = app.now_s()
    with app.reading() as session:
        return event_detail(instance_of(by_id(session, Event, event_id), on, now_s), app.world)


@router.get("/api/counts")
def get_counts(app: App) -> Counts:
    """The badges: notices that the user has not read, and to-dos that are not done."""
    with app.reading() as session:
        notices = session.scalar(select(func.count()).select_from(Notice).where(~Notice.is_read))
        todos = session.scalar(select(func.count()).select_from(Todo).where(~Todo.is_done))
        return Counts(new_notices=notices or 0, open_todos=todos or 0)


def _shown(query: Select) -> Select:  # type: ignore[type-arg]
    return query.join(Event, Event.ref == Instance.event_ref).join(
        Calendar, (Calendar.ref == Event.calendar_ref) & Calendar.is_shown
    )


def _days(first: str, last: str) -> tuple[str, str]:
    """The midnights before and after these days, as text."""
    begin, end = day_of(first), day_of(last)
    if not begin <= end <= begin + timedelta(days=MOST_DAYS):
        raise refused(f"From {first} to {last} is not a span of 1 to {MOST_DAYS} days.")
    return f"{begin}T00:00", f"{date.fromordinal(end.toordinal() + 1)}T00:00"
