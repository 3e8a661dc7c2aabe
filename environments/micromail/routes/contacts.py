"""The address book."""

from __future__ import annotations

import re

from fastapi import APIRouter

from environments._kit.context import App
from environments._kit.folding import fold
from environments._kit.people import Persona
from environments.micromail.models.shapes import Person, person

router = APIRouter()


@router.get("/api/contacts")
def list_contacts(app: App, query: str = "") -> list[Person]:
    """People in whose name or address each word of the query begins a word, by name."""
    words = [_at_word_start(word) for word in fold(query).split()]
    others = [persona for persona in app.world.of(Persona).values() if not persona.is_user]
    found = [p for p in others if all(word.search(fold(f"{p.name} {p.email}")) for word in words)]
    return [person(app.world, p.id, p.name, p.email) for p in sorted(found, key=lambda p: fold(p.name))]


def _at_word_start(word: str) -> re.Pattern[str]:
    # What begins with a sign ("@larkspan") may stand anywhere: the sign is where its word starts.
    return re.compile((r"(?<![^\W_])" if word[0].isalnum() else "") + re.escape(word))
