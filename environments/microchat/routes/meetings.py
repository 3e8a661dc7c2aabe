"""The calendar of meetings."""

from __future__ import annotations

from datetime import timedelta

from fastapi import APIRouter, HTTPException
from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.context import App
from environments._kit.refusal import not_found, refused
from environments._kit.tables import next_user_ref
from environments.microchat.models.agenda import moment_s, plan_meeting
from environments.microchat.models.shapes import AnswerWish, MeetingInfo, MeetingWish
from environments.microchat.models.tables import Meeting
from environments.microchat.models.views import meeting_info
from environments.microchat.routes.find import persona_of
from pytest_sentinel.calendar import START

router = APIRouter()

MOST_AHEAD = timedelta(days=366)


@router.get("/api/meetings")
def list_meetings(app: App, from_s: float = float("-inf"), to_s: float = float("inf")) -> list[MeetingInfo]:
    """Meetings that begin in a stretch of time, in their order."""
    with app.reading() as session:
        meetings = session.scalars(select(Meeting).order_by(Meeting.starts_at_s, Meeting.ref))
        return [meeting_info(app.world, meeting) for meeting in meetings if from_s <= meeting.starts_at_s < to_s]


@router.post("/api/meetings", status_code=201)
def create_meeting(wish: MeetingWish, app: App) -> MeetingInfo:
    """Call a meeting; those who are invited see it in their calendars."""
    title = wish.title.strip()
    if not title:
        raise refused("Give the meeting a title.")
    if wish.day - START.date() > MOST_AHEAD:
        raise refused("Meetings can be planned a year ahead and no further.")
    if wish.day < START.date():
        raise refused("The meeting would lie in the past.")
    if wish.ends.replace(tzinfo=None) <= wish.begins.replace(tzinfo=None):
        raise refused("The meeting must end after it begins.")
    people = list(dict.fromkeys(persona_of(app.world, person_id) for person_id in wish.people))
    if app.world.user.id in people:
        raise refused("You are in your own meetings anyway; choose somebody else.")
    with app.change() as change:
        starts_at_s, ends_at_s = moment_s(wish.day, wish.begins), moment_s(wish.day, wish.ends)
        if starts_at_s < change.at_s:
            raise refused("The meeting would begin in the past.")
        ref = next_user_ref(change.session, "meeting")
        meeting = plan_meeting(app.world, ref, title, (starts_at_s, ends_at_s), people, change.at_s)
        meeting.place, meeting.agenda = wish.place.strip(), wish.agenda.strip()
        change.session.add(meeting)
        change.log("create_meeting", ref, title=title, people=people)
        return meeting_info(app.world, meeting)


@router.post("/api/meetings/{meeting_id}/answer")
def answer_meeting(meeting_id: str, wish: AnswerWish, app: App) -> MeetingInfo:
    """Answer an invitation."""
    with app.change() as change:
        meeting = _find(change.session, meeting_id)
        if meeting.answer != wish.answer:
            meeting.answer = wish.answer
            change.log("answer_meeting", meeting.ref, answer=wish.answer)
        return meeting_info(app.world, meeting)


@router.delete("/api/meetings/{meeting_id}", status_code=204)
def cancel_meeting(meeting_id: str, app: App) -> None:
    """Call a meeting of one's own off."""
    with app.change() as change:
        meeting = _find(change.session, meeting_id)
        if meeting.organiser_ref != app.world.user.id:
            raise HTTPException(403, "Only who called a meeting can call it off; decline it instead.")
        change.session.delete(meeting)
        change.log("cancel_meeting", meeting.ref)


def _find(session: Session, meeting_id: str) -> Meeting:
    meeting = session.get(Meeting, meeting_id)
    if meeting is None:
        raise not_found("meeting")
    return meeting
