"""What the user changes about an event: this instance, this and the following ones, or all of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Any

from sqlalchemy.orm import Session

from environments._kit.tables import next_user_ref
from environments.microlendar.models.repeating import Repeat, ended_before, moved, read_rule, rule_text, starts
from environments.microlendar.models.shapes import Scope
from environments.microlendar.models.sharing import later_days, lay_out, remove_event, shift_event, skip_day
from environments.microlendar.models.tables import Attendee, Event, Instance, listed
from environments.microlendar.models.wall import read_wall, wall_text


@dataclass(frozen=True)
class Draft:
    """What an event is to become."""

    calendar_ref: str
    title: str
    description: str
    place: str
    all_day: bool
    start: datetime
    minutes: int
    repeat: Repeat | None
    reminder_min: int | None
    guests: tuple[str, ...]

    @property
    def rule(self) -> str | None:
        """The rule by which it repeats."""
        return rule_text(self.repeat, self.start) if self.repeat else None

    @property
    def begins(self) -> datetime | None:
        """The first time at which it takes place; None where the rule never lets it."""
        return next(iter(starts(self.rule, self.start)), None)


@dataclass(frozen=True)
class Editor:
    """Changes events at one moment of the user."""

    session: Session
    at_s: float

    def create(self, draft: Draft, organiser: str) -> Event:
        """Put something new into a calendar."""
        ref = next_user_ref(self.session, "event")
        event = Event(
            **listed(ref, self.at_s, "user"), organiser_ref=organiser, skipped="[]", reminder_since_s=self.at_s
        )
        self.session.add(event)
        self._write(event, draft, draft.start)
        return event

    def edit(self, event: Event, instance: Instance, scope: Scope, draft: Draft) -> Event:
        """Make an event what the form says; returns the event that the instance belongs to now."""
        draft = _following_the_day(event, instance, draft)
        if event.rule is None or scope == "all" or (scope == "following" and _is_first(event, instance)):
            return self._edit_all(event, instance, draft)
        if scope == "following":
            return self._split(event, instance, draft)
        return self._detach(event, instance, draft)

    def move(
        self, event: Event, instance: Instance, scope: Scope, start: datetime, minutes: int, all_day: bool
    ) -> Event:
        """Drag an event to another time; returns the event that the instance belongs to now."""
        draft = replace(draft_of(event), start=start, minutes=minutes, all_day=all_day)
        if event.rule is None:
            return self._edit_all(event, instance, draft)
        if scope == "this":
            return self._detach(event, instance, draft)
        if scope == "following" and not _is_first(event, instance):
            by_days = (start.date() - date.fromisoformat(instance.on_day)).days
            repeat = read_rule(moved(event.rule, start, by_days))
            return self._split(event, instance, replace(draft, repeat=repeat))
        event.all_day = all_day
        shift_event(event, start, _original_start(event, instance), minutes)
        return event

    def delete(self, event: Event, instance: Instance, scope: Scope) -> None:
        """Take one instance, all from one on, or all of them away."""
        first = _is_first(event, instance)
        if event.rule is None or scope == "all" or (scope == "following" and first):
            remove_event(self.session, event)
        elif scope == "following":
            self._end_before(event, instance)
        else:
            self._skip(event, instance)

    def _edit_all(self, event: Event, instance: Instance, draft: Draft) -> Event:
        """The series moves by as much as the instance that the form shows."""
        begin = draft.start
        if event.rule and draft.repeat:
            by = draft.start.date() - date.fromisoformat(instance.on_day)
            begin = datetime.combine(read_wall(event.starts_at).date() + by, draft.start.time())
            event.skipped = later_days(event.skipped, by.days)
        self._write(event, draft, begin)
        return event

    def _detach(self, event: Event, instance: Instance, draft: Draft) -> Event:
        """One instance becomes an event of its own."""
        own = self.create(replace(draft, repeat=None), event.organiser_ref)
        _keep_answers(own, event)
        self._skip(event, instance)
        return own

    def _split(self, event: Event, instance: Instance, draft: Draft) -> Event:
        """The series ends before this instance, and another one begins with it."""
        before = sum(other.on_day < instance.on_day for other in event.instances)
        if draft.repeat and draft.repeat.count and read_rule(event.rule or "").count == draft.repeat.count:
            left = max(1, draft.repeat.count - before)
            draft = replace(draft, repeat=draft.repeat.model_copy(update={"count": left}))
        own = self.create(draft, event.organiser_ref)
        _keep_answers(own, event)
        self._end_before(event, instance)
        return own

    def _skip(self, event: Event, instance: Instance) -> None:
        skip_day(event, instance.on_day)
        if not event.instances:
            remove_event(self.session, event)

    def _end_before(self, event: Event, instance: Instance) -> None:
        event.rule = ended_before(event.rule or "", date.fromisoformat(instance.on_day))
        lay_out(event)
        if not event.instances:
            remove_event(self.session, event)

    def _write(self, event: Event, draft: Draft, begin: datetime) -> None:
        kept: dict[str, Any] = {"title": draft.title, "description": draft.description, "place": draft.place}
        for name, value in kept.items():
            setattr(event, name, value)
        event.calendar_ref, event.all_day, event.minutes = draft.calendar_ref, draft.all_day, draft.minutes
        if event.reminder_min != draft.reminder_min:
            event.reminder_min, event.reminder_since_s = draft.reminder_min, self.at_s
        event.rule = draft.rule
        first = next(iter(starts(event.rule, begin)), begin)
        event.starts_at = wall_text(first)
        self._invite(event, draft.guests)
        lay_out(event)
        self.session.flush()

    def _invite(self, event: Event, guests: tuple[str, ...]) -> None:
        known = {attendee.person_ref: attendee for attendee in event.attendees}
        event.attendees = [
            known.get(person) or Attendee(person_ref=person, answer="waiting", added_at=self.at_s, added_by="user")
            for person in guests
        ]


def draft_of(event: Event) -> Draft:
    """What an event is now."""
    return Draft(
        calendar_ref=event.calendar_ref,
        title=event.title,
        description=event.description,
        place=event.place,
        all_day=event.all_day,
        start=read_wall(event.starts_at),
        minutes=event.minutes,
        repeat=read_rule(event.rule) if event.rule else None,
        reminder_min=event.reminder_min,
        guests=tuple(attendee.person_ref for attendee in event.attendees),
    )


def _following_the_day(event: Event, instance: Instance, draft: Draft) -> Draft:
    """A form that names another day and leaves the rule means that the rule follows the day."""
    by_days = (draft.start.date() - date.fromisoformat(instance.on_day)).days
    if not event.rule or not by_days or draft.repeat != read_rule(event.rule):
        return draft
    return replace(draft, repeat=read_rule(moved(event.rule, draft.start, by_days)))


def _original_start(event: Event, instance: Instance) -> datetime:
    return datetime.combine(date.fromisoformat(instance.on_day), read_wall(event.starts_at).time())


def _is_first(event: Event, instance: Instance) -> bool:
    return event.instances[0].on_day == instance.on_day


def _keep_answers(own: Event, old: Event) -> None:
    answers = {attendee.person_ref: attendee.answer for attendee in old.attendees}
    for attendee in own.attendees:
        attendee.answer = answers.get(attendee.person_ref, attendee.answer)
