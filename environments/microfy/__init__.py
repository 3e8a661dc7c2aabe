"""MicroFy, an app for listening to music."""

from pathlib import Path

from environments._kit.environment import Environment
from environments.microfy.events import EVENTS
from environments.microfy.models.catalog import CATALOGS
from environments.microfy.models.deck import PLAYER
from environments.microfy.models.media import MEDIA
from environments.microfy.models.start import FyPreload, fill, prepare
from environments.microfy.models.tables import NAME, Tables
from environments.microfy.routes import ACTIONS, router

environment = Environment(
    name=NAME,
    title="MicroFy",
    folder=Path(__file__).parent,
    tables=Tables.metadata,
    router=router,
    actions=ACTIONS,
    events=EVENTS,
    catalogs=CATALOGS,
    preload=FyPreload,
    fill=fill,
    prepare=prepare,
    owed=PLAYER.owed,
    undoes={
        "unlike_track": "like_track",
        "like_track": "unlike_track",
        "unfollow_artist": "follow_artist",
        "follow_artist": "unfollow_artist",
        "delete_playlist": "create_playlist",
        "remove_from_playlist": "add_to_playlist",
        "unpublish_playlist": "publish_playlist",
        "publish_playlist": "unpublish_playlist",
    },
    media=MEDIA,
)
