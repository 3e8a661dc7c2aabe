"""One world: people and entities with the names and contact data that its seed gives them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cached_property
from zoneinfo import ZoneInfo

from environments._kit.problems import closest
from environments._world import contacts
from environments._world.naming import entity_patterns, person_names, slug
from environments._world.rows import EntityRow, PersonRow, entity_rows, people_file
from environments._world.template import Fields, render

USER = "per-001"

_PRONOUNS = {"f": ("she", "her", "her", "hers"), "m": ("he", "him", "his", "his")}


@dataclass(frozen=True)
class Person:
    """A person of one world."""

    row: PersonRow
    first: str
    last: str
    handle: str
    email: str
    phone: str
    birthday: date
    zone: ZoneInfo

    @property
    def name(self) -> str:
        """First and last name."""
        return f"{self.first} {self.last}"


@dataclass(frozen=True)
class Thing:
    """An entity of one world."""

    row: EntityRow
    name: str
    domain: str | None


@dataclass(frozen=True, eq=False)
class DrawnWorld:
    """All people and entities of one world, by id."""

    seed: int
    people: Mapping[str, Person]
    things: Mapping[str, Thing]

    @property
    def user(self) -> Person:
        """The signed-in user."""
        return self.people[USER]

    @property
    def employer(self) -> str:
        """The id of the user's employer."""
        assert self.user.row.employer
        return self.user.row.employer

    @cached_property
    def pools(self) -> Mapping[str, list[str]]:
        """Ids by group of people, kind of entity, or `listed` (companies with a ticker)."""
        found: dict[str, list[str]] = {}
        for person in self.people.values():
            for group in person.row.groups:
                found.setdefault(group, []).append(person.row.id)
        for thing in self.things.values():
            for group in (thing.row.kind, *(["listed"] if thing.row.ticker else [])):
                found.setdefault(group, []).append(thing.row.id)
        return found

    def fields(self, role: str) -> Fields:
        """What may stand after `role.` in a text; `role` is an id, `user` or `employer`.

        Raises:
            LookupError: There is no such person, entity or role.
        """
        if role in ("user", self.user.row.id):
            return self._person_fields(self.user)
        if role in self.people:
            return self._person_fields(self.people[role])
        found = self.employer if role == "employer" else role
        if found in self.things:
            return self._thing_fields(self.things[found])
        raise LookupError(f"no person, entity or role {role!r}{closest(role, [*self.people, *self.things])}")

    def render(self, text: str) -> str:
        """A written text with the names of this world.

        Raises:
            LookupError: It names somebody or a field that does not exist.
        """
        return render(text, self.fields)

    def _person_fields(self, person: Person) -> Fields:
        they, them, their, theirs = _PRONOUNS[person.row.gender]
        employer = self.things[person.row.employer].name if person.row.employer else ""
        signature = ["-- ", person.name, person.row.job, *([employer] if employer else []), person.phone]
        return {
            "first": person.first, "last": person.last, "name": person.name, "slug": slug(person.name),
            "handle": person.handle, "email": person.email, "phone": person.phone, "city": person.row.city,
            "job": person.row.job, "employer": employer,
            "they": they, "them": them, "their": their, "theirs": theirs,
            "They": they.title(), "Their": their.title(),
            "signature": "\n".join(signature),
        }  # fmt: skip

    def _thing_fields(self, thing: Thing) -> Fields:
        row = thing.row
        optional = {"domain": thing.domain, "ticker": row.ticker, "sector": row.sector, "city": row.city}
        return {
            "name": thing.name,
            "short": thing.name.split()[0],
            "slug": slug(thing.name),
            "description": row.description,
        } | {field: value for field, value in optional.items() if value}


def draw_world(seed: int) -> DrawnWorld:
    """The world of a seed; the same one in every process.

    Raises:
        ValueError: The stock of names is too small, or two entities would share a domain.
        LookupError: A name in entities.yaml refers to nothing.
    """
    names = person_names(seed)
    titles = _entity_names(entity_patterns(seed), names)
    domain_of = contacts.domains(titles)
    handles, phones = contacts.handles(seed, names), contacts.phones(seed)
    emails = contacts.emails(seed, names, domain_of)
    zones = {row.names[0]: ZoneInfo(row.timezone) for row in entity_rows() if row.timezone}
    people = {
        row.id: Person(
            row, *names[row.id], handles[row.id], emails[row.id], phones[row.id],
            _birthday(seed, row), zones[row.city],
        )
        for row in people_file().people
    }  # fmt: skip
    things = {row.id: Thing(row, titles[row.id], domain_of.get(row.id)) for row in entity_rows()}
    return DrawnWorld(seed, people, things)


def _birthday(seed: int, row: PersonRow) -> date:
    return date(row.born, 1, 1) + timedelta(days=random.Random(f"{seed}:{row.id}:birthday").randrange(365))


def _entity_names(patterns: Mapping[str, str], names: Mapping[str, tuple[str, str]]) -> dict[str, str]:
    def fields(role: str) -> Fields:
        if role in names:
            first, last = names[role]
            return {"first": first, "last": last, "name": f"{first} {last}"}
        if role in patterns:
            name = render(patterns[role], fields)
            return {"name": name, "short": name.split()[0]}
        raise LookupError(f"_world/material/entities.yaml: no person or entity {role!r}")

    return {id_: render(pattern, fields) for id_, pattern in patterns.items()}
