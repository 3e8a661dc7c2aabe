"""MicroChat, a team messenger."""

from pathlib import Path

from environments._kit.environment import Environment
from environments.microchat.events import EVENTS
from environments.microchat.models.catalog import CALLS, CHATS, MEETINGS, MESSAGES, PRESENCE, TEAMS
from environments.microchat.models.start import ChatPreload, fill, prepare
from environments.microchat.models.tables import NAME, Tables
from environments.microchat.routes import ACTIONS, router

environment = Environment(
    name=NAME,
    title="MicroChat",
    folder=Path(__file__).parent,
    tables=Tables.metadata,
    router=router,
    actions=ACTIONS,
    events=EVENTS,
    catalogs=[TEAMS, CHATS, MESSAGES, CALLS, MEETINGS, PRESENCE],
    preload=ChatPreload,
    fill=fill,
    prepare=prepare,
    undoes={
        "take_reaction_back": "react",
        "delete_message": "send_message",
        "cancel_meeting": "create_meeting",
    },
)
