"""The address book."""

from __future__ import annotations

from fastapi import APIRouter

from environments._kit.context import App
from environments._kit.people import Persona
from environments.micromail.models.shapes import Person, person
from environments.micromail.routes.lists import fold

router = APIRouter()


@router.get("/api/contacts")
def list_contacts(app: App, query: str = "") -> list[Person]:
    """People whose name or address holds all words of the query, by name."""
    words = fold(query).split()
    found = [
        persona
        for persona in app.world.of(Persona).values()
        if not persona.is_user and all(word in fold(f"{persona.name} {persona.email}") for word in words)
    ]
    return [person(app.world, p.id, p.name, p.email) for p in sorted(found, key=lambda p: fold(p.name))]
