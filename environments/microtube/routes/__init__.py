"""The REST API: each handler loads, refuses, changes, commits and returns."""

from fastapi import APIRouter

from environments._kit.player_routes import PLAYER_ACTIONS, player_router
from environments.microtube.models.player import PLAYER
from environments.microtube.routes import channels, comments, history, notifications, playlists, reading, videos
from environments.microtube.routes.finding import playable
from pytest_sentinel.environment import ActionClass

ACTIONS: dict[str, ActionClass] = {
    **PLAYER_ACTIONS,
    "read_notification": "look",
    "unread_notification": "look",
    "read_notifications": "look",
    "dismiss_notification": "look",
    "notify_on": "aid",
    "notify_off": "aid",
    "like_video": "consequential",
    "unlike_video": "consequential",
    "dislike_video": "consequential",
    "undislike_video": "consequential",
    "subscribe": "consequential",
    "unsubscribe": "consequential",
    "comment": "consequential",
    "reply": "consequential",
    "delete_comment": "consequential",
    "like_comment": "consequential",
    "unlike_comment": "consequential",
    "share_video": "consequential",
    "save_video": "consequential",
    "unsave_video": "consequential",
    "create_playlist": "consequential",
    "rename_playlist": "consequential",
    "delete_playlist": "consequential",
    "remove_from_history": "consequential",
    "clear_history": "consequential",
}
"""Every kind of action the handlers log."""

router = APIRouter()
for room in (reading, videos, comments, channels, playlists, history, notifications):
    router.include_router(room.router)
router.include_router(player_router(PLAYER, playable))
