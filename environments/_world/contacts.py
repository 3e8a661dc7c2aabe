"""How people of one world can be reached: domains, handles, addresses, telephone numbers."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping

from environments._world.naming import Decks, slug
from environments._world.rows import EntityRow, PersonRow, entity_rows, people_file

PROVIDERS = ("ent-013", "ent-048")
"""The companies that keep private mailboxes."""

_BY_FIRST_WORD = ("company", "university")
_BY_INITIALS = ("journal", "venue")
_BY_WHOLE_NAME = ("newsletter", "place")
_HANDLES: tuple[Callable[[str, str], str], ...] = (
    lambda first, last: f"{first}{last}",
    lambda first, last: f"{first}.{last}",
    lambda first, last: f"{first}_{last}",
    lambda first, last: f"{first[0]}{last}",
    lambda first, last: f"{first}{last[0]}",
)


def domains(names: Mapping[str, str]) -> dict[str, str]:
    """The domain of each entity that has one; all end in `.example`, which no real one can.

    Raises:
        ValueError: Two entities would share a domain.
    """
    found = {row.id: f"{_label(row, names[row.id])}.example" for row in entity_rows() if _has_domain(row)}
    twice = [domain for domain, count in Counter(found.values()).items() if count > 1]
    if twice:
        raise ValueError(f"two entities share the domain {twice[0]!r}")
    return found


def _has_domain(row: EntityRow) -> bool:
    return row.kind in (*_BY_FIRST_WORD, *_BY_INITIALS, *_BY_WHOLE_NAME)


def _label(row: EntityRow, name: str) -> str:
    if row.kind in _BY_FIRST_WORD:
        return slug(name.split()[0], "")
    if row.kind in _BY_INITIALS:
        # Small words stay out: the Journal of Structural Listening is jsl.
        initials = "".join(word[0] for word in name.split() if word[0].isupper())
        return f"{slug(initials, '')}-{row.kind}"
    return slug(name, "")


def handles(seed: int, names: Mapping[str, tuple[str, str]]) -> dict[str, str]:
    """A handle for each person, none twice."""
    found: dict[str, str] = {}
    for person in people_file().people:
        handle = _handle(seed, person, *names[person.id])
        if handle in found.values():
            handle = f"{handle}{person.born % 100:02d}"
        found[person.id] = handle
    return found


def _handle(seed: int, person: PersonRow, first: str, last: str) -> str:
    plain = slug(first, ""), slug(last, "")
    if person.handle:
        return person.handle.format(first=plain[0], last=plain[1])
    return random.Random(f"{seed}:{person.id}:handle").choice(_HANDLES)(*plain)


def emails(seed: int, names: Mapping[str, tuple[str, str]], domain_of: Mapping[str, str]) -> dict[str, str]:
    """The address each person writes from: that of the employer, or a private one."""
    patterns = {row.id: row.mail for row in entity_rows()}
    found: dict[str, str] = {}
    for person in people_file().people:
        first, last = (slug(part, "") for part in names[person.id])
        at_work = person.employer if person.writes_at_work else None
        pattern = patterns[at_work] if at_work else "first.last"
        mailbox = {"first.last": f"{first}.{last}", "first": first, "f.last": f"{first[0]}.{last}"}[pattern]
        host = at_work or random.Random(f"{seed}:{person.id}:mailbox").choice(PROVIDERS)
        found[person.id] = f"{mailbox}@{domain_of[host]}"
    return found


def phones(seed: int) -> dict[str, str]:
    """A telephone number for each person, in a range of the city that rings nowhere, none twice.

    Raises:
        ValueError: A city has too few numbers.
    """
    ranges = {row.names[0]: row.phones for row in entity_rows() if row.kind == "city"}
    decks = Decks(seed, lambda city: [line.replace("##", f"{n:02d}") for line in ranges[city] for n in range(100)])
    return {person.id: decks.deal(person.city) for person in people_file().people}
