"""The shapes of requests and responses."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from environments._kit.wish import Wish
from environments.microlendar.models.catalog import Colour
from environments.microlendar.models.repeating import Repeat
from environments.microlendar.models.wall import DAY_MINUTES, DayText, WallText

Standing = Literal["organiser", "waiting", "accepted", "maybe", "declined", "none"]
"""What an event is to the user; `none`: the user is not among those invited."""
Scope = Literal["this", "following", "all"]
"""Which instances of something that repeats."""
Title = Annotated[str, Field(max_length=200)]
LongText = Annotated[str, Field(max_length=8_000)]
Reminder = Annotated[int, Field(ge=0, le=4 * 7 * DAY_MINUTES)] | None
"""Minutes before the start; None for no reminder."""


class CalendarInfo(BaseModel):
    """A calendar."""

    id: str
    name: str
    colour: Colour
    note: str
    can_edit: bool
    is_shown: bool
    shared_with: list[str]
    """Names of others who put things into it."""


class InstanceCard(BaseModel):
    """One time at which an event takes place, as the views show it: never its description."""

    event_id: str
    on: str
    """The day that tells it apart from other instances of the event."""
    title: str
    place: str
    calendar_id: str
    all_day: bool
    starts_at: str
    ends_at: str
    """Of whole days: the midnight after the last one."""
    standing: Standing
    is_repeating: bool


class DayCount(BaseModel):
    """How many events begin on a day."""

    day: str
    count: int


class PersonInfo(BaseModel):
    """Somebody who can be invited."""

    id: str
    name: str
    email: str
    avatar_url: str | None


class AttendeeInfo(PersonInfo):
    """Somebody who is invited, or the organiser."""

    answer: Literal["organiser", "waiting", "accepted", "maybe", "declined"]
    is_user: bool


class EventDetail(InstanceCard):
    """The page of an event, at one of its times."""

    description: str
    calendar: CalendarInfo
    organiser: PersonInfo
    attendees: list[AttendeeInfo]
    """The organiser first."""
    repeat: Repeat | None
    repeat_text: str
    reminder_min: int | None
    can_edit: bool
    can_answer: bool
    can_delete: bool
    added_at_s: float


class Found(BaseModel):
    """What a search found."""

    events: list[InstanceCard]
    todos: list[TodoCard]


class TodoCard(BaseModel):
    """A to-do as the list shows it: without its notes."""

    id: str
    title: str
    due_on: str | None
    by: PersonInfo
    is_own: bool
    is_done: bool
    done_at_s: float | None


class TodoDetail(TodoCard):
    """An opened to-do."""

    notes: str
    added_at_s: float


class NoticeInfo(BaseModel):
    """Something that the app tells the user."""

    id: str
    kind: Literal["added", "invited", "moved", "cancelled", "answered", "assigned", "reminder"]
    actor: PersonInfo | None
    title: str
    detail: str
    event_id: str | None
    on: str | None
    """Which day's instance the notice leads to."""
    todo_id: str | None
    at_s: float
    is_read: bool


class Counts(BaseModel):
    """The badges."""

    new_notices: int
    open_todos: int


class CalendarWish(Wish):
    """A calendar to create."""

    name: Annotated[str, Field(max_length=60)]
    colour: Colour = "cobalt"


class CalendarChange(Wish):
    """What to change about a calendar; what is left out stays."""

    is_shown: bool | None = None
    colour: Colour | None = None


class EventWish(Wish):
    """All that the form says about an event."""

    title: Title
    calendar_id: str
    all_day: bool = False
    starts_at: WallText
    ends_at: WallText
    """Of whole days: the midnight after the last one."""
    place: Title = ""
    description: LongText = ""
    repeat: Repeat | None = None
    reminder_min: Reminder = None
    guest_ids: Annotated[list[str], Field(max_length=50)] = Field(default_factory=list)


class MoveWish(Wish):
    """Where to drag an event."""

    starts_at: WallText
    ends_at: WallText
    all_day: bool = False


class AnswerWish(Wish):
    """Whether the user comes."""

    answer: Literal["accepted", "maybe", "declined"]


class ReminderWish(Wish):
    """When to remind."""

    minutes: Reminder


class TodoWish(Wish):
    """A to-do."""

    title: Title
    notes: LongText = ""
    due_on: DayText | None = None


class DoneWish(Wish):
    """Mark a to-do as done or not any more."""

    done: bool


Found.model_rebuild()
