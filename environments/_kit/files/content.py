"""What stands in a made file: a title, a few sentences and a table of figures, drawn from its reference."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import PurePosixPath
from random import Random

SENTENCES = (
    "The figures below were read off on the last working day of each period.",
    "Rounding may move a total by one; the sums were kept as they came.",
    "Where a value was missing, the row was left out instead of being guessed.",
    "Please write remarks into the margin and send the whole thing back.",
    "An earlier state of this paper can be thrown away.",
    "Nothing here is final until both sides have signed it off.",
    "The order of the rows says nothing about their weight.",
    "Open points are marked with a small circle and come first next time.",
    "Two of the columns were merged after a suggestion from the last round.",
    "What changed since the previous issue is set out in the table.",
)
LABELS = ("North", "East", "South", "West", "Central", "Harbour", "Hill", "Valley", "Lake", "Station")
COLUMNS = ("Area", "Plan", "Actual", "Change")

Row = tuple[str, int, int, int]


@dataclass(frozen=True)
class Content:
    """The text and figures of one file."""

    reference: str
    name: str

    def random(self, part: str) -> Random:
        """A source of chance for one part of the file, the same in every process."""
        return Random(f"{self.reference}/{self.name}/{part}")

    @property
    def title(self) -> str:
        """The file's name as a heading."""
        words = PurePosixPath(self.name).stem.replace("-", " ").replace("_", " ")
        return words[:1].upper() + words[1:]

    @cached_property
    def sentences(self) -> list[str]:
        """Four sentences."""
        return self.random("sentences").sample(SENTENCES, 4)

    @cached_property
    def rows(self) -> list[Row]:
        """The table: a row an area."""
        chance = self.random("rows")
        return [self.row(chance, label) for label in chance.sample(LABELS, 6)]

    @staticmethod
    def row(chance: Random, label: str) -> Row:
        """One row of figures."""
        plan = chance.randrange(400, 9_600, 10)
        actual = plan + chance.randrange(-300, 300)
        return label, plan, actual, actual - plan
