"""Finds the readings of a fact, one after the other, among those of a message."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from pytest_sentinel.mentions.atoms import SYLLABLE, Atom, Key, Keys, atoms
from pytest_sentinel.mentions.phrases import Phrases, Reading
from pytest_sentinel.mentions.plain import plain

Span = tuple[int, int]

_BREAK = re.compile(r"[,;:.!?()\[\]{}|/<>—―–•]|\s-+\s|\n\s*(?:\n|[-*+#])")
"""What parts two words so that they are not one name, unless the fact itself is parted there."""
_ABBREVIATIONS = {
    *("dr", "mr", "mrs", "ms", "prof", "jr", "sr", "st", "mt"),
    *("inc", "ltd", "co", "corp", "vs", "no", "vol", "feat", "ft"),
}


class Text:
    """A text as its readings: a message in which to look, or a fact to look for."""

    def __init__(self, text: str) -> None:
        self._plain = plain(text)
        self._atoms = atoms(self._plain)
        pairs = list(pairwise(self._atoms))
        gaps = [self._plain[one.end : two.start] if one.end <= two.start else "," for one, two in pairs]
        self._parted = [_parts(gap, atom) for gap, (atom, _) in zip(gaps, pairs, strict=True)]
        self._initial = [_is_initial(atom, gap) for gap, (atom, _) in zip(gaps, pairs, strict=True)]
        self._open_left, self._open_right = _open_sides(self._atoms, gaps)
        self._at: dict[int, list[Reading]] = defaultdict(list)
        self._offered: dict[Key, list[int]] = defaultdict(list)
        for reading in Phrases(self._plain, self._atoms).readings():
            self._at[reading.start].append(reading)
            for key in reading.offers:
                self._offered[key].append(reading.start)
        self._pattern = self._longest_readings()

    @property
    def identity(self) -> tuple[Keys, ...]:
        """Equal for two facts that are named by the same messages."""
        return tuple(reading.wants for reading in self._pattern)

    @property
    def figures(self) -> frozenset[object]:
        """Every figure that a fact could find here, in any of its readings."""
        return frozenset(key[1] for key in self._offered if key[0] == "n")

    def find(self, fact: Text) -> list[Span]:
        """Where this text names the fact, as half-open ranges of atoms."""
        if not fact._pattern:
            return []
        first = fact._pattern[0]
        starts = sorted({start for key in first.wants for start in self._offered.get(key, ())})
        spans = [(start, end) for start in starts if self._starts(start, fact) for end in self._ends(start, fact, 0)]
        return [(start, end) for start, end in spans if self._open_right[end - 1]]

    def _longest_readings(self) -> list[Reading]:
        """The text from start to end, each time by its longest reading: what a fact asks for."""
        pattern, at = [], 0
        while at < len(self._atoms):
            longest = max(self._at[at], key=lambda reading: reading.end)
            pattern.append(longest)
            at = longest.end
        return pattern

    def _starts(self, start: int, fact: Text) -> bool:
        """Whether a name may start here: not inside a compound, and "R. Okafor" not inside "J. R. Okafor"."""
        if not self._open_left[start]:
            return False
        return not (
            start and len(fact._atoms[0].text) == 1 and fact._initial[:1] == [True] and self._initial[start - 1]
        )

    def _ends(self, start: int, fact: Text, index: int) -> Iterator[int]:
        """The ends of all ways to read the fact's readings from `index` on, beginning at `start`."""
        wanted = fact._pattern[index]
        for reading in self._at.get(start, ()):
            if not reading.offers & wanted.wants:
                continue
            if index + 1 == len(fact._pattern):
                yield reading.end
            elif reading.end < len(self._atoms) and self._continues(reading.end, fact, wanted.end):
                yield from self._ends(reading.end, fact, index + 1)

    def _continues(self, at: int, fact: Text, fact_at: int) -> bool:
        return fact._parted[fact_at - 1] or not self._parted[at - 1]


@lru_cache(maxsize=64)
def read_message(text: str) -> Text:
    """A message, read; all facts of a task are looked for in the same one."""
    return Text(text)


@lru_cache(maxsize=4096)
def read_fact(text: str) -> Text:
    """A fact, read; the same plausible values come again and again."""
    return Text(text)


def _parts(gap: str, before: Atom) -> bool:
    if gap.strip() == "." and (len(before.text) == 1 or before.text in _ABBREVIATIONS):
        return False
    return bool(_BREAK.search(gap))


def _is_initial(atom: Atom, gap: str) -> bool:
    """Whether the atom is the initial of a name that goes on after the gap."""
    if atom.kind != "word" or len(atom.text) != 1:
        return False
    return gap.strip() == "." or (not gap.strip() and atom.text not in ("a", "i"))


def _open_sides(atoms_: list[Atom], gaps: list[str]) -> tuple[list[bool], list[bool]]:
    """For each atom, whether nothing glues it to the one before, and to the one after."""
    left, right = [True] * len(atoms_), [True] * len(atoms_)
    for at, gap in enumerate(gaps):
        one, two = atoms_[at], atoms_[at + 1]
        if not _glued(gap, one, two):
            continue
        left[at + 1] = two.kind in ("time", "date")
        counts_something = one.kind == "number" and two.kind == "word" and len(two.text) >= 3 and gap == "-"
        right[at] = one.kind in ("time", "date") or counts_something
    return left, right


def _glued(gap: str, one: Atom, two: Atom) -> bool:
    """Whether two atoms are written as one thing: Anne-Marie, report.pdf, ann@example.com, 16:9."""
    if gap == "":
        return not (SYLLABLE.match(one.source) or SYLLABLE.match(two.source))
    if gap == ".":
        return not (one.source[-1].islower() or one.source[-1].isdigit()) or not two.source[0].isupper()
    if gap in ("-", "@", "_", "·"):
        return True
    if gap in (":", "/", "–", "^"):
        return one.kind == two.kind == "number"
    return all(unicodedata.category(char).startswith("M") for char in gap)
