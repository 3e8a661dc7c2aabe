"""The lines of `personas.jsonl` and `entities.jsonl`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from environments._world.drawn import USER, DrawnWorld, Person, Thing
from environments._world.rows import people_file

Line = dict[str, Any]

_NO_DEPARTMENT = {"colleague", "team", "user"}


def persona_lines(world: DrawnWorld) -> list[Line]:
    """All people, in the order of their ids.

    Raises:
        LookupError: A text names somebody or a field that does not exist.
    """
    return [_persona(world, person) for person in world.people.values()]


def entity_lines(world: DrawnWorld) -> list[Line]:
    """All entities, in the order of their ids.

    Raises:
        LookupError: A text names somebody or a field that does not exist.
    """
    return [_entity(world, thing) for thing in world.things.values()]


def _persona(world: DrawnWorld, person: Person) -> Line:
    row = person.row
    line: Line = {
        "id": row.id, "name": person.name, "handle": person.handle, "email": person.email, "phone": person.phone,
        "birthday": person.birthday.isoformat(), "city": row.city, "timezone": person.zone.key,
        "job": row.job, "employer": row.employer, "education": world.render(row.education),
        "skills": row.skills, "interests": row.interests, "bio": world.render(row.bio), "style": row.style,
        "relations": [{"to": to, "kind": kind} for kind, to in sorted(_relations(world, person))],
    }  # fmt: skip
    return line | ({"is_user": True} if row.id == USER else {})


def _relations(world: DrawnWorld, person: Person) -> set[tuple[str, str]]:
    me = person.row
    found = {(kind, other) for kind, other in _ties(me.id)}
    found |= {("colleague", other.row.id) for other in world.people.values() if _work_together(person, other)}
    if me.manager:
        found = {tie for tie in found if tie[1] != me.manager} | {("manager", me.manager)}
    return found


def _ties(id_: str) -> Iterator[tuple[str, str]]:
    for kind, lists in people_file().ties.items():
        for first, *others in lists:
            yield from ((kind, other) for other in others if first == id_)
            yield from ((kind, first) for other in others if other == id_)


def _work_together(one: Person, other: Person) -> bool:
    """Same employer, and the same department, the same team, or one manages the other."""
    a, b = one.row, other.row
    if a.id == b.id or not a.employer or a.employer != b.employer:
        return False
    if a.manager == b.id or b.manager == a.id:
        return True
    mine, theirs = ({*row.groups, *(["team"] if row.id == USER else [])} for row in (a, b))
    in_team = "team" in mine and "team" in theirs
    return in_team or bool((mine & theirs) - _NO_DEPARTMENT)


def _entity(world: DrawnWorld, thing: Thing) -> Line:
    row = thing.row
    optional = {"domain": thing.domain, "ticker": row.ticker, "sector": row.sector}
    line: Line = {
        "id": row.id,
        "kind": row.kind,
        "name": thing.name,
        "description": world.render(row.description),
    }
    line |= {field: value for field, value in optional.items() if value}
    return line | {"links": [{"to": to, "kind": kind} for kind, to in sorted(_links(world, thing))]}


def _links(world: DrawnWorld, thing: Thing) -> set[tuple[str, str]]:
    row = thing.row
    found = set(row.linked())
    found |= {("employee", person.row.id) for person in world.people.values() if person.row.employer == row.id}
    if row.city:
        found |= {("located_in", other.row.id) for other in world.things.values() if _is_city(other, row.city)}
    return found


def _is_city(thing: Thing, name: str) -> bool:
    return thing.row.kind == "city" and thing.name == name
