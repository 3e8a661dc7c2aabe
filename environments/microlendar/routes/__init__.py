"""The REST API: each handler loads, refuses, changes, commits and returns."""

from fastapi import APIRouter

from environments.microlendar.routes import answering, calendars, events, notices, reading, searching, todos
from pytest_sentinel.environment import ActionClass

ACTIONS: dict[str, ActionClass] = {
    "read_notice": "look",
    "read_notices": "look",
    "show_calendar": "aid",
    "hide_calendar": "aid",
    "colour_calendar": "aid",
    "set_reminder": "aid",
    "clear_reminder": "aid",
    "create_calendar": "consequential",
    "create_event": "consequential",
    "edit_event": "consequential",
    "move_event": "consequential",
    "delete_event": "consequential",
    "accept_event": "consequential",
    "maybe_event": "consequential",
    "decline_event": "consequential",
    "create_todo": "consequential",
    "edit_todo": "consequential",
    "delete_todo": "consequential",
    "finish_todo": "consequential",
    "reopen_todo": "consequential",
}
"""Every kind of action the handlers log."""

router = APIRouter()
for room in (reading, searching, events, answering, calendars, todos, notices):
    router.include_router(room.router)
