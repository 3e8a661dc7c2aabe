"""The REST API: each handler loads, refuses, changes, commits and returns."""

from fastapi import APIRouter

from environments._kit.player_routes import PLAYER_ACTIONS, player_router
from environments.microfy.models.deck import PLAYER
from environments.microfy.routes import artists, browsing, deck, finding, playlists, tracks
from pytest_sentinel.environment import ActionClass

ACTIONS: dict[str, ActionClass] = {
    **PLAYER_ACTIONS,
    "next": "look",
    "previous": "look",
    "set_volume": "look",
    "shuffle": "aid",
    "unshuffle": "aid",
    "set_repeat": "aid",
    "queue_track": "aid",
    "unqueue_track": "aid",
    "like_track": "consequential",
    "unlike_track": "consequential",
    "follow_artist": "consequential",
    "unfollow_artist": "consequential",
    "create_playlist": "consequential",
    "rename_playlist": "consequential",
    "publish_playlist": "consequential",
    "unpublish_playlist": "consequential",
    "delete_playlist": "consequential",
    "add_to_playlist": "consequential",
    "remove_from_playlist": "consequential",
}
"""Every kind of action the handlers log."""

router = APIRouter()
for room in (browsing, tracks, artists, playlists, deck):
    router.include_router(room.router)
router.include_router(player_router(PLAYER, finding.playable))
