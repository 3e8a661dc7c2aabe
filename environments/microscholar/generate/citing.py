"""Which papers cite which: older ones, mostly of their own subject, the known ones more often."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

REFERENCES_FROM_TO = (6, 15)
OWN_SUBJECT = 70.0
"""How much likelier a paper of the same subject is cited than another one."""
FAME = 0.7
"""Exponent: how much being cited brings further citations."""
HALF_LIFE_YEARS = 4.0
"""After so many years a paper is cited half as often."""


def draw_citations(papers: Sequence[Mapping[str, Any]]) -> dict[str, list[str]]:
    """For each paper the references of those that it cites.

    The same in every world: no seed is used but the papers' own ids.

    Args:
        papers: Lines of the catalog.
    """
    ordered = sorted(papers, key=lambda paper: (paper["published_on"], paper["id"]))
    cited: Counter[str] = Counter()
    found: dict[str, list[str]] = {}
    for paper in ordered:
        older = [one for one in ordered if one["published_on"] < paper["published_on"] and one["base"]]
        found[paper["id"]] = _draw(paper, older, cited)
        cited.update(found[paper["id"]])
    return found


def _draw(paper: Mapping[str, Any], older: Sequence[Mapping[str, Any]], cited: Mapping[str, int]) -> list[str]:
    rng = random.Random(f"microscholar:{paper['id']}:cites")
    wanted = min(rng.randint(*REFERENCES_FROM_TO), len(older) // 2)
    weights = {one["id"]: _weight(paper, one, cited.get(one["id"], 0)) for one in older}
    drawn: set[str] = set()
    while len(drawn) < wanted:
        drawn.add(rng.choices(list(weights), list(weights.values()))[0])
    return sorted(drawn)


def _weight(paper: Mapping[str, Any], other: Mapping[str, Any], citations: int) -> float:
    years = int(paper["published_on"][:4]) - int(other["published_on"][:4])
    near = OWN_SUBJECT if paper["subject"] == other["subject"] else 1.0
    return near * math.pow(1 + citations, FAME) * math.pow(2, -years / HALF_LIFE_YEARS)
