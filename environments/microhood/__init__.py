"""MicroHood, an app for trading stocks."""

from pathlib import Path

from environments._kit.environment import Environment
from environments.microhood.events import EVENTS
from environments.microhood.models.catalog import CATALOGS
from environments.microhood.models.start import HoodPreload, fill, prepare
from environments.microhood.models.tables import NAME, Tables
from environments.microhood.routes import ACTIONS, router

environment = Environment(
    name=NAME,
    title="MicroHood",
    folder=Path(__file__).parent,
    tables=Tables.metadata,
    router=router,
    actions=ACTIONS,
    events=EVENTS,
    catalogs=CATALOGS,
    preload=HoodPreload,
    fill=fill,
    prepare=prepare,
    undoes={
        "cancel_buy": "buy",
        "cancel_sell": "sell",
    },
)
