"""Search, and who can be invited."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.folding import fold
from environments._kit.people import Persona
from environments._kit.world import World
from environments.microlendar.models.shapes import Found, PersonInfo
from environments.microlendar.models.tables import Event, Todo
from environments.microlendar.models.views import instance_card, person_info, todo_card
from environments.microlendar.routes.finding import instance_of

router = APIRouter()

FOUND_EVENTS = 60
FOUND_PEOPLE = 8


@router.get("/api/search")
def search(app: App, q: str = "") -> Found:
    """Events and to-dos whose title, place or people hold every word; of a repeating event its next time.

    What a description or a note says is not searched: it stands on the page of the event or to-do only.
    """
    words, now_s = fold(q).split(), app.now_s()
    if not words:
        return Found(events=[], todos=[])
    with app.reading() as session:
        events = [event for event in session.scalars(select(Event)) if _holds(words, _text_of(event, app.world))]
        instances = sorted((instance_of(event, None, now_s) for event in events), key=lambda one: one.starts_at)
        todos = [todo for todo in session.scalars(select(Todo).order_by(Todo.due_on, Todo.ref)) if _is(words, todo)]
        # The nearest ones, in the order of the calendar.
        nearest = sorted(instances, key=lambda one: abs(one.starts_s - now_s))[:FOUND_EVENTS]
        cards = [instance_card(one, app.world) for one in instances if one in nearest]
        return Found(events=cards, todos=[todo_card(todo, app.world) for todo in todos])


@router.get("/api/people")
def list_people(app: App, search: str = "") -> list[PersonInfo]:
    """People whose name or address holds every word, by name."""
    words = fold(search).split()
    people = sorted(app.world.of(Persona).values(), key=lambda person: (person.name, person.id))
    found = [one for one in people if words and not one.is_user and _holds(words, fold(f"{one.name} {one.email}"))]
    return [person_info(person.id, app.world) for person in found[:FOUND_PEOPLE]]


def _text_of(event: Event, world: World) -> str:
    refs = [event.organiser_ref, *(attendee.person_ref for attendee in event.attendees)]
    names = [world.of(Persona)[ref].name for ref in refs if ref != world.user.id]
    return fold(" ".join([event.title, event.place, *names]))


def _is(words: list[str], todo: Todo) -> bool:
    return _holds(words, fold(todo.title))


def _holds(words: list[str], text: str) -> bool:
    return all(word in text for word in words)
