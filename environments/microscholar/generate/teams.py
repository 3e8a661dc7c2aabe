"""Who wrote a paper together, where the material does not say it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from environments.microscholar.generate.written import WrittenAuthor, WrittenPaper

SIZES = {1: 3, 2: 6, 3: 7, 4: 4, 5: 2}
"""How often a team has so many authors."""
GUEST_SHARE = 0.16
"""Of the papers: somebody from elsewhere took part."""


class Teams:
    """The authors of one subject."""

    def __init__(self, seed: int, subject: str, authors: Sequence[WrittenAuthor]) -> None:
        self._seed = seed
        self._members = [author for author in authors if subject in author.subjects and author.writes]
        self._guests = [author for author in authors if subject not in author.subjects and author.writes]
        self._known = {author.id for author in authors}
        self._count = 0

    def of(self, paper: WrittenPaper, *, alone: bool) -> list[str]:
        """The authors of a paper, as written or drawn.

        Args:
            paper: Whose.
            alone: A thesis has one.

        Raises:
            LookupError: An author does not exist, or nobody can be drawn.
        """
        unknown = [ref for ref in paper.by if ref not in self._known]
        if unknown or not self._members:
            raise LookupError(f"no author {unknown[0]!r}" if unknown else "the subject has no authors")
        return paper.by or self._drawn(paper, alone)

    def _drawn(self, paper: WrittenPaper, alone: bool) -> list[str]:
        rng = random.Random(f"{self._seed}:microscholar:{paper.id}:team")
        # In turn, so that everybody has a paper; who else takes part and in which order is drawn.
        turn = self._members[self._count % len(self._members)]
        self._count += 1
        size = 1 if alone else rng.choices(list(SIZES), list(SIZES.values()))[0]
        team = [turn]
        while len(team) < min(size, len(self._members)):
            team.append(_pick(rng, [one for one in self._members if one not in team]))
        if len(team) > 1:
            rng.shuffle(team)
            if rng.random() < GUEST_SHARE and self._guests:
                team.append(_pick(rng, self._guests))
        return [author.id for author in team]


def _pick(rng: random.Random, authors: Sequence[WrittenAuthor]) -> WrittenAuthor:
    return rng.choices(authors, [author.writes**2 for author in authors])[0]
