"""MicroScholar, a search engine for papers."""

from pathlib import Path

from environments._kit.environment import Environment
from environments.microscholar.events import EVENTS
from environments.microscholar.models.catalog import CATALOGS
from environments.microscholar.models.start import ScholarPreload, fill, prepare
from environments.microscholar.models.tables import NAME, Tables
from environments.microscholar.routes import ACTIONS, router

environment = Environment(
    name=NAME,
    title="MicroScholar",
    folder=Path(__file__).parent,
    tables=Tables.metadata,
    router=router,
    actions=ACTIONS,
    events=EVENTS,
    catalogs=CATALOGS,
    preload=ScholarPreload,
    fill=fill,
    prepare=prepare,
    undoes={
        "unsave_paper": "save_paper",
        "save_paper": "unsave_paper",
        "unlabel_paper": "label_paper",
        "label_paper": "unlabel_paper",
        "delete_label": "create_label",
        "unfollow_author": "follow_author",
        "follow_author": "unfollow_author",
        "forget_citation": "cite_paper",
    },
)
