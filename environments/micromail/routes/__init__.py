"""The REST API: each handler loads, refuses, changes, commits and returns."""

from fastapi import APIRouter

from environments.micromail.routes import attachments, changes, contacts, drafts, lists, mails
from pytest_sentinel.environment import ActionClass

ACTIONS: dict[str, ActionClass] = {
    "open_mail": "look",
    "open_attachment": "look",
    "mark_read": "look",
    "mark_unread": "look",
    "pin_mail": "aid",
    "unpin_mail": "aid",
    "save_draft": "aid",
    "edit_draft": "aid",
    "discard_draft": "aid",
    "change_draft": "consequential",
    "delete_draft": "consequential",
    "star_mail": "consequential",
    "unstar_mail": "consequential",
    "move_mail": "consequential",
    "delete_mail": "consequential",
    "send_mail": "consequential",
}
"""Every kind of action the handlers log.

`edit_draft` and `discard_draft` are of drafts that were begun in the run; `change_draft` and `delete_draft` are of
those that the user had before, whose text is lost by it.
"""

router = APIRouter()
for room in (lists, mails, changes, drafts, contacts, attachments):
    router.include_router(room.router)
