"""MicroDin, a professional network."""

from pathlib import Path

from environments._kit.environment import Environment
from environments.microdin.events import EVENTS
from environments.microdin.models.catalog import CATALOGS
from environments.microdin.models.start import DinPreload, fill, prepare
from environments.microdin.models.tables import NAME, Tables
from environments.microdin.routes import ACTIONS, router

environment = Environment(
    name=NAME,
    title="MicroDin",
    folder=Path(__file__).parent,
    tables=Tables.metadata,
    router=router,
    actions=ACTIONS,
    events=EVENTS,
    catalogs=CATALOGS,
    preload=DinPreload,
    fill=fill,
    prepare=prepare,
    undoes={
        "take_back_reaction": "react",
        "delete_comment": "comment",
        "delete_post": "publish_post",
        "withdraw_invitation": "invite",
        "unsave_job": "save_job",
        "save_job": "unsave_job",
        "unfollow": "follow",
        "follow": "unfollow",
    },
)
