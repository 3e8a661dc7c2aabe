"""Writing the world's persons and entities into a database."""

from __future__ import annotations

import json

from sqlalchemy.orm import Session

from environments._kit.people import Entity, Persona
from environments._kit.tables import EntityRow, PersonaRow
from environments._kit.world import World


def add_people(session: Session, world: World) -> None:
    """Fill the tables `personas` and `entities`."""
    session.add_all(_persona_row(persona) for persona in world.of(Persona).values())
    session.add_all(_entity_row(entity) for entity in world.of(Entity).values())


def _persona_row(persona: Persona) -> PersonaRow:
    fields = persona.model_dump(mode="json")
    lists = {name: json.dumps(fields.pop(name)) for name in ("skills", "interests", "relations")}
    return PersonaRow(**fields, **lists)


def _entity_row(entity: Entity) -> EntityRow:
    fields = entity.model_dump(mode="json")
    return EntityRow(**fields | {"links": json.dumps(fields["links"])})
