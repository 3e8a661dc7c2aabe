"""The REST API: each handler loads, refuses, changes, commits and returns."""

from fastapi import APIRouter

from environments.microdin.routes import badges, feed, jobs, messaging, network, notifications, pages, posts, search
from pytest_sentinel.environment import ActionClass

ACTIONS: dict[str, ActionClass] = {
    "open_job": "look",
    "open_conversation": "look",
    "read_notification": "look",
    "read_all_notifications": "look",
    "hide_post": "look",
    "dismiss_suggestion": "look",
    "react": "consequential",
    "take_back_reaction": "consequential",
    "comment": "consequential",
    "delete_comment": "consequential",
    "publish_post": "consequential",
    "share_post": "consequential",
    "delete_post": "consequential",
    "accept_invitation": "consequential",
    "ignore_invitation": "consequential",
    "invite": "consequential",
    "withdraw_invitation": "consequential",
    "remove_connection": "consequential",
    "save_job": "consequential",
    "unsave_job": "consequential",
    "apply": "consequential",
    "send_message": "consequential",
    "follow": "consequential",
    "unfollow": "consequential",
}
"""Every kind of action the handlers log."""

router = APIRouter()
for room in (badges, feed, posts, network, jobs, messaging, notifications, pages, search):
    router.include_router(room.router)
