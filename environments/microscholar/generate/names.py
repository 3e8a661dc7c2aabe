"""The names of invented authors, from the world's stock of names."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence

from environments._kit.problems import closest
from environments._world.drawn import DrawnWorld
from environments._world.rows import names_file
from environments.microscholar.generate.written import WrittenAuthor

FullName = tuple[str, str]
"""First and last."""


def author_names(world: DrawnWorld, authors: Sequence[WrittenAuthor]) -> dict[str, FullName]:
    """First and last name of every author.

    No two authors look alike in an author line (initial and last name), and nobody but who is meant to bears the last
    name of a person of the world.

    Raises:
        LookupError: An origin or author does not exist.
        ValueError: The stock of names is too small.
    """
    people = {id_: (person.first, person.last) for id_, person in world.people.items()}
    found = {author.id: people[author.id] for author in authors if author.id in people}
    reserved = {last for _first, last in people.values()}
    for author in authors:
        if author.id not in found:
            found[author.id] = _invented(world.seed, author, found, reserved)
    return found


def _invented(seed: int, author: WrittenAuthor, given: Mapping[str, FullName], reserved: Collection[str]) -> FullName:
    rng = random.Random(f"{seed}:microscholar:{author.id}:name")
    firsts, lasts = _stock(author)
    if author.last_of:
        lasts = [given[author.last_of][1]]
    else:
        used = {last for _first, last in given.values()}
        lasts = [last for last in lasts if last not in reserved]
        rng.shuffle(lasts)
        lasts.sort(key=lambda last: last in used)  # a new one, as long as there are any
    rng.shuffle(firsts)
    shown = {(first[0], last) for first, last in given.values()}
    pairs = ((first, last) for last in lasts for first in firsts if (first[0], last) not in shown)
    name = next(pairs, None)
    if name is None:
        raise ValueError(f"the stock of names of the origin {author.origin!r} is too small")
    return name


def _stock(author: WrittenAuthor) -> tuple[list[str], list[str]]:
    people = names_file().people
    if author.origin not in people:
        raise LookupError(f"no origin {author.origin!r}{closest(str(author.origin), people)}")
    names = people[author.origin]
    return list(names.f if author.gender == "f" else names.m), list(names.last)
