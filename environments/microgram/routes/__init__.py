"""The REST API: each handler loads, refuses, changes, commits and returns."""

from fastapi import APIRouter

from environments.microgram.routes import activities, comments, messages, posts, profiles, reading, stories
from pytest_sentinel.environment import ActionClass

ACTIONS: dict[str, ActionClass] = {
    "open_story": "look",
    "open_thread": "look",
    "read_activities": "look",
    "mute_thread": "aid",
    "unmute_thread": "aid",
    "begin_thread": "aid",
    "like_post": "consequential",
    "unlike_post": "consequential",
    "save_post": "consequential",
    "unsave_post": "consequential",
    "create_post": "consequential",
    "delete_post": "consequential",
    "comment": "consequential",
    "delete_comment": "consequential",
    "like_comment": "consequential",
    "unlike_comment": "consequential",
    "follow": "consequential",
    "unfollow": "consequential",
    "send_message": "consequential",
}
"""Every kind of action the handlers log."""

router = APIRouter()
for room in (reading, posts, comments, profiles, stories, messages, activities):
    router.include_router(room.router)
