"""Finding what a request names, or refusing."""

from __future__ import annotations

from fastapi import HTTPException

from environments._kit.people import Entity, Persona
from environments._kit.refusal import not_found
from environments._kit.world import World
from environments.microdin.models.who import refs


def find_persona(world: World, person_id: str) -> Persona:
    """The person of this public id.

    Raises:
        HTTPException: There is no such person (404).
    """
    persona = world.of(Persona).get(refs(world).get(person_id, ""))
    if persona is None:
        raise not_found("profile")
    return persona


def find_other(world: World, person_id: str) -> Persona:
    """The person of this public id, who is not the user.

    Raises:
        HTTPException: There is no such person (404), or it is the user (409).
    """
    persona = find_persona(world, person_id)
    if persona.is_user:
        raise HTTPException(409, "This is your own profile.")
    return persona


def find_company(world: World, company_id: str) -> Entity:
    """The company or university of this public id.

    Raises:
        HTTPException: There is none (404).
    """
    entity = world.of(Entity).get(refs(world).get(company_id, ""))
    if entity is None:
        raise not_found("company")
    return entity
