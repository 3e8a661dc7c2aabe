"""`INDEX.md`: who and what exists, for authors of material."""

from __future__ import annotations

from environments._world.drawn import DrawnWorld, Person, Thing


def index(world: DrawnWorld) -> str:
    """Two tables, people and entities, with the names of this world."""
    people = [_person(world, person) for person in world.people.values()]
    things = [_thing(thing) for thing in world.things.values()]
    return "\n".join(
        [
            f"# Who and what exists (names of world {world.seed})",
            "",
            "Generated. In material refer to these by id: in other worlds the names differ.",
            "",
            "## People",
            "| id | name | | groups | job | employer | city | born |",
            "|---|---|---|---|---|---|---|---|",
            *people,
            "",
            "## Entities",
            "| id | kind | name | ticker | links |",
            "|---|---|---|---|---|",
            *things,
            "",
        ]
    )


def _person(world: DrawnWorld, person: Person) -> str:
    row = person.row
    employer = f"{row.employer} {world.things[row.employer].name}" if row.employer else ""
    cells = [row.id, person.name, row.gender, " ".join(row.groups), row.job, employer, row.city, str(row.born)]
    return f"| {' | '.join(cells)} |"


def _thing(thing: Thing) -> str:
    row = thing.row
    links = ", ".join(f"{kind} {target}" for kind, target in row.linked())
    return f"| {row.id} | {row.kind} | {thing.name} | {row.ticker or ''} | {links} |"
