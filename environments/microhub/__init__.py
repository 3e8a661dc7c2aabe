"""MicroHub, an app for keeping code together."""

from pathlib import Path

from environments._kit.environment import Environment
from environments.microhub.events import EVENTS
from environments.microhub.models.catalog import CATALOGS
from environments.microhub.models.due import owed
from environments.microhub.models.start import HubPreload, fill, prepare
from environments.microhub.models.tables import NAME, Tables
from environments.microhub.models.work_catalog import WORK_CATALOGS
from environments.microhub.routes import ACTIONS, router

environment = Environment(
    name=NAME,
    title="MicroHub",
    folder=Path(__file__).parent,
    tables=Tables.metadata,
    router=router,
    actions=ACTIONS,
    events=EVENTS,
    catalogs=[*CATALOGS, *WORK_CATALOGS],
    preload=HubPreload,
    fill=fill,
    prepare=prepare,
    owed=owed,
    undoes={
        "unstar": "star",
        "star": "unstar",
        "unfollow": "follow",
        "follow": "unfollow",
        "reopen_issue": "close_issue",
        "close_issue": "reopen_issue",
        "unassign_issue": "assign_issue",
        "assign_issue": "unassign_issue",
        "delete_comment": "comment",
        "reopen_pull": "close_pull",
        "close_pull": "reopen_pull",
        "reopen_alert": "dismiss_alert",
        "dismiss_alert": "reopen_alert",
    },
)
