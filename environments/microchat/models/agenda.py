"""Calls, meetings and presence, whoever is the cause: shared by routes, timeline and start state."""

from __future__ import annotations

from datetime import UTC, date, datetime, time

from sqlalchemy.orm import Session

from environments._kit.people import Persona
from environments._kit.tables import AddedBy
from environments._kit.world import World
from environments.microchat.models.catalog import CallItem, MeetingItem, Presence
from environments.microchat.models.tables import Call, Meeting, PersonPresence, id_of
from pytest_sentinel.calendar import START, TIMEZONE


def make_call(world: World, item: CallItem, at_s: float, added_by: AddedBy) -> Call:
    """A call of the catalog, as the list of calls holds it."""
    names = [world.of(Persona)[ref].name for ref in item.people]
    return Call(
        id=id_of(item.id),
        ref=item.id,
        direction=item.direction,
        outcome=item.outcome,
        is_group=len(item.people) > 1,
        name=item.group or names[0],
        person_ref=item.people[0],
        person_name=names[0],
        others=", ".join(names[1:]),
        started_at_s=at_s,
        duration_s=item.duration_s,
        added_at=at_s,
        added_by=added_by,
    )


def make_meeting(world: World, item: MeetingItem, at_s: float, added_by: AddedBy) -> Meeting:
    """A meeting of the catalog; `at_s` is when it came into the calendar."""
    people = world.of(Persona)
    return Meeting(
        id=id_of(item.id),
        ref=item.id,
        title=item.title,
        starts_at_s=item.starts_at_s,
        ends_at_s=item.starts_at_s + item.duration_s,
        organiser_ref=item.organiser,
        organiser_name=people[item.organiser].name,
        people=", ".join(people[ref].name for ref in item.people),
        chat_id=id_of(item.chat) if item.chat else None,
        place=item.place,
        agenda=item.agenda,
        answer=item.answer,
        added_at=at_s,
        added_by=added_by,
    )


def plan_meeting(
    world: World, ref: str, title: str, times_s: tuple[float, float], people: list[str], at_s: float
) -> Meeting:
    """A meeting that the user calls."""
    return Meeting(
        id=id_of(ref),
        ref=ref,
        title=title,
        starts_at_s=times_s[0],
        ends_at_s=times_s[1],
        organiser_ref=world.user.id,
        organiser_name=world.user.name,
        people=", ".join(world.of(Persona)[person].name for person in people),
        chat_id=None,
        place="",
        agenda="",
        answer="accepted",
        added_at=at_s,
        added_by="user",
    )


def moment_s(day: date, clock: time) -> float:
    """A time of a day in the calendar's zone, in simulated seconds."""
    at = datetime.combine(day, clock.replace(second=0, microsecond=0, tzinfo=None), TIMEZONE)
    return (at.astimezone(UTC) - START.astimezone(UTC)).total_seconds()


def set_presence(
    session: Session, person: str, state: Presence, note: str, at_s: float, added_by: AddedBy
) -> PersonPresence:
    """Say whether somebody can be reached."""
    presence = session.get(PersonPresence, person)
    if presence is None:
        presence = PersonPresence(person_ref=person)
        session.add(presence)
    presence.state, presence.note = state, note
    presence.added_at, presence.added_by = at_s, added_by
    return presence
