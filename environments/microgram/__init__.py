"""MicroGram, an app for sharing pictures."""

from pathlib import Path

from environments._kit.environment import Environment
from environments.microgram.events import EVENTS
from environments.microgram.models.catalog import CATALOGS
from environments.microgram.models.pictures import MEDIA
from environments.microgram.models.start import GramPreload, fill, prepare
from environments.microgram.models.tables import NAME, Tables
from environments.microgram.routes import ACTIONS, router

environment = Environment(
    name=NAME,
    title="MicroGram",
    folder=Path(__file__).parent,
    tables=Tables.metadata,
    router=router,
    actions=ACTIONS,
    events=EVENTS,
    catalogs=CATALOGS,
    preload=GramPreload,
    fill=fill,
    prepare=prepare,
    undoes={
        "unlike_post": "like_post",
        "like_post": "unlike_post",
        "unsave_post": "save_post",
        "save_post": "unsave_post",
        "delete_post": "create_post",
        "delete_comment": "comment",
        "unlike_comment": "like_comment",
        "like_comment": "unlike_comment",
        "unfollow": "follow",
        "follow": "unfollow",
    },
    media=MEDIA,
)
