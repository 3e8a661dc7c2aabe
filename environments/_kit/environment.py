"""An app as the plugin sees it; an app's package fills in the fields and nothing more."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fastapi import APIRouter
from sqlalchemy import MetaData
from sqlalchemy.orm import Session

from environments._kit.app import create_app
from environments._kit.catalog import Catalog
from environments._kit.context import AppContext, MediumOf
from environments._kit.database import Database
from environments._kit.events import Event
from environments._kit.ids import public_id
from environments._kit.people_rows import add_people
from environments._kit.preload import Preload, read_preload
from environments._kit.push import PushChannels
from environments._kit.server import AppServer
from environments._kit.tables import KitTables
from environments._kit.world import World, load
from pytest_sentinel.environment import ActionClass, ContactSink, DueEffect

KIT = Path(__file__).parent
PAGE_SUFFIXES = (".ts", ".tsx", ".css")


def nothing_owed(_database: Database, _until_s: float) -> DueEffect | None:
    """What an app owes that does nothing by itself."""
    return None


@dataclass(eq=False)
class Environment:
    """One app."""

    name: str
    title: str
    folder: Path
    """The app's package."""
    tables: MetaData
    router: APIRouter
    actions: Mapping[str, ActionClass]
    events: Mapping[str, type[Event]]
    catalogs: Sequence[Catalog]
    preload: type[Preload]
    fill: Callable[[Session, World, str], None]
    """Puts the items of a named base into an empty database."""
    prepare: Callable[[Session, World, Any], None]
    """Applies the rest of a task's preload; raises ValueError where it makes no sense."""
    owed: Callable[[Database, float], DueEffect | None] = nothing_owed
    undoes: Mapping[str, str] = field(default_factory=dict)
    """Kind of action to the kind that it takes back on the same target."""
    media: Mapping[str, MediumOf] = field(default_factory=dict)
    """Kinds of pictures, films and music that its items have, served at `/media/<kind>/<public id of the item>`."""
    _worlds: dict[Path | None, World] = field(default_factory=dict, init=False, repr=False)
    _bases: dict[tuple[World, str], Database] = field(default_factory=dict, init=False, repr=False)
    _lock: threading.Lock = field(default_factory=threading.Lock, init=False, repr=False)

    @property
    def web_dist(self) -> Path:
        """Folder of the built page."""
        return self.folder / "web" / "dist"

    def load_world(self, folder: Path | None = None) -> World:
        """Load and validate a world's catalog of this app; None is the shipped one. Cached by folder.

        Raises:
            ValueError: A catalog is wrong; the message names file, line and field.
        """
        key = folder.resolve() if folder else None
        with self._lock:
            if key not in self._worlds:
                self._worlds[key] = load(self.name, self.catalogs, key)
            return self._worlds[key]

    def database(self, world: World, preload: Mapping[str, Any]) -> Database:
        """A fresh database: the catalog's base, then the task's preload.

        Raises:
            ValueError: The preload has an unknown field, base or reference; the message names the closest one.
        """
        wish = read_preload(self.preload, preload, world)
        database = self._base(world, wish.base).copy()
        try:
            with database.session() as session:
                self.prepare(session, world, wish)
        except ValueError:
            database.close()
            raise
        return database

    def due(self, database: Database, until_s: float) -> DueEffect | None:
        """The earliest effect owed at or before `until_s`, if any."""
        return self.owed(database, until_s)

    def server(self, database: Database, world: World, now_s: Callable[[], float], contact: ContactSink) -> AppServer:
        """A server for this database, not yet started; `now_s` gives the simulated time of each request."""
        channels = PushChannels(database)
        context = AppContext(
            self.name, self.title, database, world, now_s, contact, self.actions, push=channels, media=self.media
        )
        app = create_app(context, self.title, self.router, self.web_dist)
        return AppServer(app, channels, context.failures, context.visits)

    def public_id(self, reference: str) -> str:
        """The opaque id under which a catalog item appears in URLs once it is released."""
        return public_id(self.name, reference)

    def code_files(self) -> Sequence[Path]:
        """The files whose content defines how this app behaves, in a fixed order."""
        return sorted(path for folder in (KIT, self.folder) for path in _sources(folder))

    def _base(self, world: World, base: str) -> Database:
        with self._lock:
            if (world, base) not in self._bases:
                self._bases[world, base] = self._build(world, base)
            return self._bases[world, base]

    def _build(self, world: World, base: str) -> Database:
        database = Database()
        with database.session() as session:
            for tables in (KitTables.metadata, self.tables):
                tables.create_all(session.connection())
            add_people(session, world)
            self.fill(session, world, base)
        return database


def _sources(folder: Path) -> list[Path]:
    web = folder / "web"
    pages = [path for path in (web / "src").rglob("*") if path.suffix in PAGE_SUFFIXES]
    python = [path for path in folder.rglob("*.py") if path.relative_to(folder).parts[0] != "web"]
    return [*python, *pages, *web.glob("*.html")]
