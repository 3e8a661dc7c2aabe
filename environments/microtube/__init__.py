"""MicroTube, an app for watching videos."""

from pathlib import Path

from environments._kit.environment import Environment
from environments.microtube.events import EVENTS
from environments.microtube.models.catalog import CATALOGS
from environments.microtube.models.pictures import MEDIA
from environments.microtube.models.player import PLAYER
from environments.microtube.models.start import TubePreload, fill, prepare
from environments.microtube.models.tables import NAME, Tables
from environments.microtube.routes import ACTIONS, router

environment = Environment(
    name=NAME,
    title="MicroTube",
    folder=Path(__file__).parent,
    tables=Tables.metadata,
    router=router,
    actions=ACTIONS,
    events=EVENTS,
    catalogs=CATALOGS,
    preload=TubePreload,
    fill=fill,
    prepare=prepare,
    owed=PLAYER.owed,
    undoes={
        "unlike_video": "like_video",
        "like_video": "unlike_video",
        "undislike_video": "dislike_video",
        "dislike_video": "undislike_video",
        "unsubscribe": "subscribe",
        "subscribe": "unsubscribe",
        "delete_comment": "comment",
        "unlike_comment": "like_comment",
        "like_comment": "unlike_comment",
        "unsave_video": "save_video",
        "save_video": "unsave_video",
        "delete_playlist": "create_playlist",
    },
    media=MEDIA,
)
