"""Rows of the tables in the shapes of responses."""

from __future__ import annotations

from environments._kit.media import avatar_url
from environments._kit.people import Persona
from environments._kit.world import World
from environments.microlendar.models.repeating import read_rule
from environments.microlendar.models.said import repeat_text
from environments.microlendar.models.shapes import (
    AttendeeInfo,
    CalendarInfo,
    EventDetail,
    InstanceCard,
    NoticeInfo,
    PersonInfo,
    Standing,
    TodoCard,
    TodoDetail,
)
from environments.microlendar.models.tables import NAME, Calendar, Event, Instance, Notice, Todo, id_of
from environments.microlendar.models.wall import read_wall


def person_info(ref: str, world: World) -> PersonInfo:
    """Somebody."""
    return PersonInfo(**_person_fields(ref, world))


def calendar_info(calendar: Calendar, world: World) -> CalendarInfo:
    """A calendar."""
    same = ("id", "name", "colour", "note", "can_edit", "is_shown")
    names = [world.of(Persona)[sharer.person_ref].name for sharer in calendar.sharers]
    return CalendarInfo(**{name: getattr(calendar, name) for name in same}, shared_with=names)


def instance_card(instance: Instance, world: World) -> InstanceCard:
    """One time of an event, for the views."""
    return InstanceCard(**_card_fields(instance, world))


def event_detail(instance: Instance, world: World) -> EventDetail:
    """The page of an event."""
    event = instance.event
    repeat = read_rule(event.rule) if event.rule else None
    return EventDetail(
        **_card_fields(instance, world),
        description=event.description,
        calendar=calendar_info(event.calendar, world),
        organiser=person_info(event.organiser_ref, world),
        attendees=_attendees(event, world),
        repeat=repeat,
        repeat_text=repeat_text(repeat, read_wall(event.starts_at)),
        reminder_min=event.reminder_min,
        can_edit=may_edit(event, world),
        can_answer=standing(event, world) in ("waiting", "accepted", "maybe", "declined"),
        can_delete=event.calendar.can_edit,
        added_at_s=event.added_at,
    )


def standing(event: Event, world: World) -> Standing:
    """What an event is to the user."""
    if event.organiser_ref == world.user.id:
        return "organiser"
    answers = {attendee.person_ref: attendee.answer for attendee in event.attendees}
    return answers.get(world.user.id, "none")  # type: ignore[return-value]  # the column holds answers only


def may_edit(event: Event, world: World) -> bool:
    """Whether the user may change it: what is the user's own, or stands in a shared calendar without an invitation."""
    return event.calendar.can_edit and standing(event, world) in ("organiser", "none")


def todo_card(todo: Todo, world: World) -> TodoCard:
    """A to-do for the list."""
    return TodoCard(**_todo_fields(todo, world))


def todo_detail(todo: Todo, world: World) -> TodoDetail:
    """An opened to-do."""
    return TodoDetail(**_todo_fields(todo, world), notes=todo.notes, added_at_s=todo.added_at)


def notice_info(notice: Notice, world: World) -> NoticeInfo:
    """Something that the app tells the user; of an event its title and time, never its description."""
    is_time = notice.kind in ("moved", "reminder", "added", "invited", "cancelled")
    event = notice.event
    return NoticeInfo(
        id=notice.id,
        kind=notice.kind,
        actor=person_info(notice.actor_ref, world) if notice.actor_ref else None,
        title=notice.title,
        detail=notice.detail,
        event_id=event.id if event else None,
        on=notice.detail[:10] if event and is_time else None,
        todo_id=notice.todo.id if notice.todo else None,
        at_s=notice.at_s,
        is_read=notice.is_read,
    )


def _attendees(event: Event, world: World) -> list[AttendeeInfo]:
    answers = {event.organiser_ref: "organiser"} | {one.person_ref: one.answer for one in event.attendees}
    return [
        AttendeeInfo(**_person_fields(ref, world), answer=answer, is_user=ref == world.user.id)
        for ref, answer in answers.items()
    ]


def _person_fields(ref: str, world: World) -> dict[str, str | None]:
    person = world.of(Persona)[ref]
    return {
        "id": id_of(ref), "name": person.name, "email": person.email, "avatar_url": avatar_url(world, NAME, ref),
    }  # fmt: skip


def _card_fields(instance: Instance, world: World) -> dict[str, object]:
    event = instance.event
    return {
        "event_id": event.id,
        "on": instance.on_day,
        "title": event.title,
        "place": event.place,
        "calendar_id": event.calendar.id,
        "all_day": event.all_day,
        "starts_at": instance.starts_at,
        "ends_at": instance.ends_at,
        "standing": standing(event, world),
        "is_repeating": event.rule is not None,
    }


def _todo_fields(todo: Todo, world: World) -> dict[str, object]:
    same = ("id", "title", "due_on", "is_done", "done_at_s")
    return {name: getattr(todo, name) for name in same} | {
        "by": person_info(todo.by_ref, world),
        "is_own": todo.by_ref == world.user.id,
    }
