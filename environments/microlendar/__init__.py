"""MicroLendar, an app for calendars and to-dos."""

from pathlib import Path

from environments._kit.environment import Environment
from environments.microlendar.events import EVENTS
from environments.microlendar.models.catalog import CATALOGS
from environments.microlendar.models.reminders import owed
from environments.microlendar.models.start import LendarPreload, fill, prepare
from environments.microlendar.models.tables import NAME, Tables
from environments.microlendar.routes import ACTIONS, router

environment = Environment(
    name=NAME,
    title="MicroLendar",
    folder=Path(__file__).parent,
    tables=Tables.metadata,
    router=router,
    actions=ACTIONS,
    events=EVENTS,
    catalogs=CATALOGS,
    preload=LendarPreload,
    fill=fill,
    prepare=prepare,
    owed=owed,
    undoes={
        "delete_event": "create_event",
        "decline_event": "accept_event",
        "accept_event": "decline_event",
        "delete_todo": "create_todo",
        "finish_todo": "reopen_todo",
        "reopen_todo": "finish_todo",
    },
)
