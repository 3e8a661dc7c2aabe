"""Where people worked before: drawn from what is usual in their group, so that it fits age and trade."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from environments._world.drawn import DrawnWorld, Person
from environments._world.generate import Lines
from environments._world.material import Source
from environments.microdin.generate.written import MaterialFile, WrittenCareers
from pytest_sentinel.calendar import START

FIRST_JOB_AGE = 23
LEAST_YEARS, MOST_YEARS = 2, 6
"""How long people stay."""
DEFAULT = "other"


def profile_lines(world: DrawnWorld, sources: Sequence[Source[MaterialFile]]) -> Lines:
    """A profile for everybody.

    Raises:
        ValueError: There is not exactly one file with careers, or it names what does not exist.
    """
    if len(sources) != 1:
        raise ValueError(f"microdin/material: exactly one file holds careers, not {len(sources)}")
    source = sources[0]
    careers = source.data.careers
    assert careers
    with source.naming_errors("careers"):
        return [_line(world, careers, person) for person in world.people.values()]


def _line(world: DrawnWorld, careers: WrittenCareers, person: Person) -> dict[str, Any]:
    row = person.row
    employer = world.things[row.employer].name if row.employer else None
    headline = careers.headlines.get(row.id)
    return {
        "id": f"profile-{row.id.removeprefix('per-')}",
        "person": row.id,
        "headline": world.render(headline) if headline else f"{row.job} at {employer}" if employer else row.job,
        "experience": _experience(world, careers, person),
        "is_connected": row.id in careers.connected,
    }


def _experience(world: DrawnWorld, careers: WrittenCareers, person: Person) -> list[dict[str, Any]]:
    row = person.row
    rng = random.Random(f"{world.seed}:microdin:{row.id}:career")
    group = next((name for name in row.groups if name in careers.earlier), DEFAULT)
    titles = list(careers.earlier[group])
    places = [place for place in careers.employers.get(group, careers.employers[DEFAULT]) if place != row.employer]
    year, found = START.year, []
    if row.employer:
        since = max(row.born + FIRST_JOB_AGE, year - rng.randint(LEAST_YEARS, MOST_YEARS))
        found.append({"title": row.job, "company": row.employer, "first_year": since, "last_year": None})
        year = since
    for title in rng.sample(titles, min(len(titles), 3)):
        since = year - rng.randint(LEAST_YEARS, MOST_YEARS)
        if since < row.born + FIRST_JOB_AGE:
            break
        found.append({"title": title, "company": rng.choice(places), "first_year": since, "last_year": year})
        year = since
    return found
