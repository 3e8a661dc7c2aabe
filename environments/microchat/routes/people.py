"""People to write to, and the user's own presence."""

from __future__ import annotations

from fastapi import APIRouter

from environments._kit.context import App
from environments._kit.folding import fold
from environments._kit.people import Persona
from environments.microchat.models.agenda import set_presence
from environments.microchat.models.shapes import OwnPresence, PersonInfo, PresenceWish
from environments.microchat.models.tables import PersonPresence
from environments.microchat.models.views import person_info
from environments.microchat.routes.find import presence

router = APIRouter()

MOST_PEOPLE = 8


@router.get("/api/people")
def list_people(app: App, query: str = "") -> list[PersonInfo]:
    """People whose name, job or address holds the words; those of the user's company first."""
    words, user = fold(query).split(), app.world.user
    found = [p for p in app.world.of(Persona).values() if p is not user and words and _holds(p, words)]
    found.sort(key=lambda p: (p.employer != user.employer, fold(p.name)))
    with app.reading() as session:
        states = presence(session)
        return [person_info(app.world, persona.id, states) for persona in found[:MOST_PEOPLE]]


@router.get("/api/presence")
def get_presence(app: App) -> OwnPresence:
    """What others see of the user."""
    with app.reading() as session:
        state = session.get(PersonPresence, app.world.user.id)
        return OwnPresence(state=state.state, note=state.note) if state else OwnPresence(state="available", note="")


@router.put("/api/presence")
def put_presence(wish: PresenceWish, app: App) -> OwnPresence:
    """Change what others see of the user."""
    with app.change() as change:
        before = change.session.get(PersonPresence, app.world.user.id)
        if before is None or (before.state, before.note) != (wish.state, wish.note):
            set_presence(change.session, app.world.user.id, wish.state, wish.note, change.at_s, "user")
            change.log("set_presence", wish.state, note=wish.note)
        return OwnPresence(state=wish.state, note=wish.note)


def _holds(persona: Persona, words: list[str]) -> bool:
    text = fold(f"{persona.name} {persona.job} {persona.email}")
    return all(word in text for word in words)
