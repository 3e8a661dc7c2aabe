"""The names that people and entities bear in one world, and what is spelled from names: slugs, handles, domains."""

from __future__ import annotations

import random
import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from environments._world.rows import EntityRow, PeopleFile, PersonRow, entity_rows, names_file, people_file

_NOT_DECOMPOSED = str.maketrans({"ø": "o", "ł": "l", "ß": "ss", "đ": "d", "ı": "i", "æ": "ae", "œ": "oe", "&": " and "})


def slug(text: str, joint: str = "-") -> str:
    """Lower-case ASCII letters and digits of a text, words joined by `joint`."""
    plain = unicodedata.normalize("NFKD", text.lower().translate(_NOT_DECOMPOSED).replace("'", ""))
    return joint.join(re.findall(r"[a-z0-9]+", plain.encode("ascii", "ignore").decode()))


class Deck:
    """Deals items in an order drawn once, none twice."""

    def __init__(self, what: str, items: Iterable[str]) -> None:
        self._what = what
        self._items = list(items)
        random.Random(what).shuffle(self._items)

    def deal(self) -> str:
        """The next item.

        Raises:
            ValueError: All are dealt.
        """
        if not self._items:
            raise ValueError(f"the stock of {self._what} is too small")
        return self._items.pop()


class Decks:
    """One deck per key, made when first asked for."""

    def __init__(self, seed: int, items: Callable[[str], Sequence[str]]) -> None:
        self._seed = seed
        self._items = items
        self._decks: dict[str, Deck] = {}

    def deal(self, key: str) -> str:
        """The next item of that deck.

        Raises:
            ValueError: All are dealt.
        """
        if key not in self._decks:
            self._decks[key] = Deck(f"{self._seed}:{key}", self._items(key))
        return self._decks[key].deal()


def person_names(seed: int) -> dict[str, tuple[str, str]]:
    """First and last name by person; seed 0 gives those of people.yaml.

    Raises:
        ValueError: The stock of some origin is too small.
    """
    file = people_file()
    if seed == 0:
        return {person.id: _split(person.name) for person in file.people}
    decks = Decks(seed, _stock)
    rows = {person.id: person for person in file.people}
    firsts = _shared_firsts(file, rows, decks)
    lasts = _shared_lasts(seed, file, rows, decks)
    named: dict[str, tuple[str, str]] = {}
    for person in file.people:
        relatives = next((family for family in file.surnames if person.id in family), ())
        taken = {named[relative][0][0] for relative in relatives if relative in named}
        first = firsts.get(person.id) or _first(decks, person, taken)
        named[person.id] = first, lasts.get(person.id) or decks.deal(f"{person.origin}:last")
    return named


def _first(decks: Decks, person: PersonRow, taken: Collection[str]) -> str:
    """A first name; relatives of one last name must not share an initial, as some pages show no more than that."""
    while True:
        name = decks.deal(f"{person.origin}:{person.gender}")
        if name[0] not in taken:
            return name


def _split(name: str) -> tuple[str, str]:
    first, _, last = name.partition(" ")
    return first, last


def _stock(key: str) -> list[str]:
    origin, _, part = key.partition(":")
    file = names_file()
    names: list[str] = getattr(file.shared if origin == "shared" else file.people[origin], part)
    return names


def _shared_firsts(file: PeopleFile, rows: Mapping[str, PersonRow], decks: Decks) -> dict[str, str]:
    found: dict[str, str] = {}
    for namesakes in file.namesakes:
        name = decks.deal(f"{namesakes.origin}:{rows[namesakes.people[0]].gender}")
        found |= dict.fromkeys(namesakes.people, name)
    return found


def _shared_lasts(seed: int, file: PeopleFile, rows: Mapping[str, PersonRow], decks: Decks) -> dict[str, str]:
    found: dict[str, str] = {}
    for family in file.surnames:
        found |= dict.fromkeys(family, decks.deal(f"{rows[family[0]].origin}:last"))
    pairs = list(names_file().lookalike_last)
    random.Random(f"{seed}:lookalikes").shuffle(pairs)
    for people, names in zip(file.lookalikes, pairs, strict=False):
        found |= dict(zip(people, names, strict=True))
    return found


def entity_patterns(seed: int) -> dict[str, str]:
    """Name by entity, still with `{role.field}` in it; seed 0 gives the first of each list in entities.yaml.

    Raises:
        ValueError: The stock of artists or albums is too small.
    """
    rows = {row.id: row for row in entity_rows()}
    if seed == 0:
        return {row.id: row.names[0] for row in rows.values()}
    stock = {"artist": names_file().artists, "album": names_file().albums}
    decks = Decks(seed, lambda kind: stock[kind])
    return {row.id: _pattern(seed, row, decks) for row in rows.values()}


def _pattern(seed: int, row: EntityRow, decks: Decks) -> str:
    if len(row.names) == 1:
        follows = row.kind == "city" or "{" in row.names[0]
        return row.names[0] if follows else decks.deal(row.kind)
    place = random.Random(f"{seed}:{row.with_ or row.id}").randrange(1, len(row.names))
    return row.names[place]
