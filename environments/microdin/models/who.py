"""Who is behind a reference: a person with a headline, or a company, as pages name them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

from pydantic import BaseModel

from environments._kit.folding import fold
from environments._kit.media import avatar_url
from environments._kit.people import Entity, Persona
from environments._kit.world import World
from environments.microdin.models.catalog import ProfileItem
from environments.microdin.models.tables import NAME, id_of

PAGED = ("company", "university")
"""Kinds of entities that have a page."""


class Person(BaseModel):
    """A person or a company, as lists name them."""

    id: str
    kind: Literal["person", "company"]
    name: str
    line: str
    """What stands below the name: what the person does, or the company's sector."""
    avatar_url: str | None


@cache
def profiles(world: World) -> Mapping[str, ProfileItem]:
    """The profile of each person who has one, by id of the persona."""
    return {profile.person: profile for profile in world.of(ProfileItem).values()}


@cache
def refs(world: World) -> Mapping[str, str]:
    """The reference of everybody who has a page, by public id."""
    paged = (entity.id for entity in world.of(Entity).values() if entity.kind in PAGED)
    return {id_of(ref): ref for ref in (*world.of(Persona), *paged)}


def person(world: World, ref: str) -> Person:
    """A person or a company for a list."""
    persona = world.of(Persona).get(ref)
    named = persona or world.of(Entity)[ref]
    return Person(
        id=id_of(ref),
        kind="person" if persona else "company",
        name=named.name,
        line=headline(world, persona) if persona else world.of(Entity)[ref].sector or "Organisation",
        avatar_url=avatar_url(world, NAME, ref),
    )


def headline(world: World, persona: Persona) -> str:
    """What a person does, in a line."""
    profile = profiles(world).get(persona.id)
    if profile:
        return profile.headline
    employer = world.of(Entity)[persona.employer].name if persona.employer else None
    return f"{persona.job} at {employer}" if employer else persona.job


def holds(words: list[str], *texts: str) -> bool:
    """Whether each of the words stands somewhere in the texts."""
    found = fold("\n".join(texts))
    return all(word in found for word in words)
