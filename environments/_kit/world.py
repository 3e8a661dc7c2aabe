"""A world: its persons and entities, and what one app's catalog holds of it, released or not."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TypeVar, cast

from environments._kit.catalog import Catalog, Item, read_catalogs, refuse
from environments._kit.people import ENTITIES, PERSONAS, Entity, Persona

ItemType = TypeVar("ItemType", bound=Item)

SHIPPED = Path(__file__).parent.parent
"""The folder `environments`, which holds the shipped world."""


@dataclass(eq=False)
class World:
    """A validated catalog; nobody changes it once it is loaded."""

    folder: Path
    fingerprint: str
    """SHA-256 over the loaded files, hex."""
    items: Mapping[str, Mapping[str, Item]]
    """Noun to id to item; also what references are checked against."""
    nouns: Mapping[type[Item], str]
    files: Sequence[Path]
    """The loaded files."""

    def of(self, model: type[ItemType]) -> Mapping[str, ItemType]:
        """All items of one model by id, in the order of the catalog.

        Raises:
            LookupError: This world has no catalog of that model.
        """
        return cast(Mapping[str, ItemType], self.items[self.nouns[model]])

    @property
    def media(self) -> Path:
        """Where pictures, sound and films are; what is not released yet must not be served from here.

        Set-up puts them into the shipped world. They are the same in every world, so another one needs none of its own.
        """
        own = self.folder / "_world" / "media"
        return own if own.is_dir() else SHIPPED / "_world" / "media"

    @cached_property
    def user(self) -> Persona:
        """The signed-in user of all apps."""
        return next(persona for persona in self.of(Persona).values() if persona.is_user)

    @cached_property
    def home_domains(self) -> frozenset[str]:
        """Mail domains, in lower case, of the user's employer and of what it owns: other senders are external."""
        employer = self.user.employer
        home = [entity for entity in self.of(Entity).values() if employer and employer in (entity.id, entity.owner)]
        return frozenset(entity.domain.lower() for entity in home if entity.domain)

    @cached_property
    def by_email(self) -> Mapping[str, str]:
        """Who is behind an address in lower case: the id of a persona or an entity."""
        entities = {entity.email.lower(): entity.id for entity in self.of(Entity).values() if entity.email}
        return entities | {persona.email.lower(): persona.id for persona in self.of(Persona).values()}


def load(environment: str, catalogs: Sequence[Catalog], folder: Path | None) -> World:
    """Read and validate the world of one app.

    Args:
        environment: The app's name.
        catalogs: Its own catalogs.
        folder: Where the world lies: `_world/*.jsonl` and `<environment>/*.jsonl`; None is the shipped one.

    Raises:
        ValueError: A catalog is wrong; the message names file, line and field.
    """
    root = (folder or SHIPPED).resolve()
    own = f"{environment}/catalog" if folder is None else environment
    places = {PERSONAS: "_world", ENTITIES: "_world"} | dict.fromkeys(catalogs, own)
    names = {catalog: f"{place}/{catalog.file}" for catalog, place in places.items()}
    # The author of another world may have several: messages name the whole path.
    named = names if folder is None else {catalog: str(root / name) for catalog, name in names.items()}
    read = read_catalogs([(catalog, root / name, named[catalog]) for catalog, name in names.items()])
    nouns = {catalog.model: catalog.noun for catalog in names}
    files = [root / name for name in names.values()]
    world = World(root, _fingerprint(list(zip(names.values(), files, strict=True))), read.items, nouns, files)
    users = sum(persona.is_user for persona in world.of(Persona).values())
    if users != 1:
        raise ValueError(f"{named[PERSONAS]}: field 'is_user': exactly one persona is the user, not {users}")
    for catalog in catalogs:
        found = catalog.verify(world) if catalog.verify else ()
        refuse([f"{read.places[catalog.noun][id_]}: {problem}" for id_, problem in found])
    return world


def _fingerprint(files: Sequence[tuple[str, Path]]) -> str:
    digest = hashlib.sha256()
    for shown, path in files:
        digest.update(f"{shown}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()
