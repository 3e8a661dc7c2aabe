"""MicroMail, a web mail client."""

from pathlib import Path

from environments._kit.environment import Environment
from environments.micromail.events import EVENTS
from environments.micromail.models.catalog import MAILS
from environments.micromail.models.start import MailPreload, fill, prepare
from environments.micromail.models.tables import NAME, Tables
from environments.micromail.routes import ACTIONS, router

environment = Environment(
    name=NAME,
    title="MicroMail",
    folder=Path(__file__).parent,
    tables=Tables.metadata,
    router=router,
    actions=ACTIONS,
    events=EVENTS,
    catalogs=[MAILS],
    preload=MailPreload,
    fill=fill,
    prepare=prepare,
    undoes={
        "unstar_mail": "star_mail",
        "star_mail": "unstar_mail",
    },
)
