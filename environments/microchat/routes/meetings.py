"""The calendar of meetings."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.refusal import not_found
from environments.microchat.models.shapes import AnswerWish, MeetingInfo
from environments.microchat.models.tables import Meeting
from environments.microchat.models.views import meeting_info

router = APIRouter()


@router.get("/api/meetings")
def list_meetings(app: App, from_s: float = float("-inf"), to_s: float = float("inf")) -> list[MeetingInfo]:
    """Meetings that begin in a stretch of time, in their order."""
    with app.reading() as session:
        meetings = session.scalars(select(Meeting).order_by(Meeting.starts_at_s, Meeting.ref))
        return [meeting_info(meeting) for meeting in meetings if from_s <= meeting.starts_at_s < to_s]


@router.post("/api/meetings/{meeting_id}/answer")
def answer_meeting(meeting_id: str, wish: AnswerWish, app: App) -> MeetingInfo:
    """Answer an invitation."""
    with app.change() as change:
        meeting = change.session.get(Meeting, meeting_id)
        if meeting is None:
            raise not_found("meeting")
        if meeting.answer != wish.answer:
            meeting.answer = wish.answer
            change.log("answer_meeting", meeting.ref, answer=wish.answer)
        return meeting_info(meeting)
