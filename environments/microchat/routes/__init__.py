"""The REST API: each handler loads, refuses, changes, commits and returns."""

from fastapi import APIRouter

from environments.microchat.routes import calls, chats, files, marks, meetings, messages, people, search, uploads
from pytest_sentinel.environment import ActionClass

ACTIONS: dict[str, ActionClass] = {
    "open_chat": "look",
    "open_file": "look",
    "mark_chat_read": "look",
    "mark_chat_unread": "look",
    "mark_all_read": "look",
    "pin_chat": "aid",
    "unpin_chat": "aid",
    "mute_chat": "aid",
    "unmute_chat": "aid",
    "attach_file": "aid",
    "leave_file_out": "aid",
    "start_chat": "consequential",
    "send_message": "consequential",
    "edit_message": "consequential",
    "delete_message": "consequential",
    "react": "consequential",
    "take_reaction_back": "consequential",
    "start_call": "consequential",
    "remove_call": "consequential",
    "answer_meeting": "consequential",
    "create_meeting": "consequential",
    "cancel_meeting": "consequential",
    "set_presence": "consequential",
}
"""Every kind of action the handlers log."""

router = APIRouter()
for room in (chats, marks, messages, search, calls, meetings, people, files, uploads):
    router.include_router(room.router)
