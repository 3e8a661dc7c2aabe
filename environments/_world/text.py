"""Measures of the text in a catalog: that it is written, not stamped, and spread as real mail and feeds are."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import quantiles
from typing import Any

from environments._world.generate import TextFields
from pytest_sentinel.calendar import moment

RUN_WORDS = 12
"""No two texts share so many words in a row."""

_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)?")
_QUOTE_HEAD = re.compile(r".{0,80}wrote:")
_SIGNATURE = "-- "
_PLACEHOLDER = re.compile(
    r"lorem|ipsum|dolor sit|placeholder|\btodo\b|\bfixme\b|\bxxx+\b|\bfoo ?bar\b|asdf|qwerty|\[insert|<insert|<name>"
    r"|\[name\]|\{[a-z][a-z0-9-]*\.[a-z]+\}|\bsample text\b|\bdummy text\b|\byour text here\b",
    re.IGNORECASE,
)


def own_text(body: str) -> str:
    """A body without quoted replies and without what follows a line `-- `."""
    kept: list[str] = []
    in_signature = False
    for line in body.splitlines():
        if line.startswith(">") or _QUOTE_HEAD.fullmatch(line):
            in_signature = False
            continue
        in_signature = in_signature or line.rstrip() == _SIGNATURE.rstrip()
        if not in_signature:
            kept.append(line)
    return "\n".join(kept)


def words(text: str) -> list[str]:
    """The words of a text, lower case."""
    return _WORD.findall(text.lower())


def shared_runs(texts: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    """Two ids and the words they share in a row; one line for each pair."""
    first_with: dict[tuple[str, ...], str] = {}
    told: set[tuple[str, str]] = set()
    for id_, text in texts.items():
        found = words(text)
        for start in range(len(found) - RUN_WORDS + 1):
            run = tuple(found[start : start + RUN_WORDS])
            other = first_with.setdefault(run, id_)
            if other != id_ and (other, id_) not in told:
                told.add((other, id_))
                yield other, id_, " ".join(run)


def placeholders(texts: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Id and what in its text looks like a placeholder."""
    for id_, text in texts.items():
        if match := _PLACEHOLDER.search(text):
            yield id_, match[0]


@dataclass(frozen=True)
class Texts:
    """The texts of one catalog file and what can be said about them."""

    file: str
    lines: Sequence[Mapping[str, Any]]
    fields: TextFields

    @cached_property
    def bodies(self) -> dict[str, str]:
        """Own text by id."""
        return {line["id"]: own_text(line[self.fields.body]) for line in self.lines}

    @cached_property
    def whole(self) -> dict[str, str]:
        """Title and own text by id."""
        title = self.fields.title
        titles = {line["id"]: line[title] if title else "" for line in self.lines}
        return {id_: f"{titles[id_]}\n{body}" for id_, body in self.bodies.items()}

    @cached_property
    def runs(self) -> list[tuple[str, str, str]]:
        """Pairs of texts that share a run of words."""
        return list(shared_runs(self.bodies))

    @cached_property
    def unfinished(self) -> list[tuple[str, str]]:
        """Texts with a placeholder."""
        return list(placeholders(self.whole))

    @cached_property
    def lengths_words(self) -> tuple[float, float, float]:
        """10th percentile, median and 90th percentile of the lengths."""
        deciles = quantiles((len(words(body)) for body in self.bodies.values()), n=10, method="inclusive")
        return deciles[0], deciles[4], deciles[8]

    @cached_property
    def authors(self) -> list[int]:
        """How much each author wrote, most first; empty where the catalog names none."""
        if not self.fields.author:
            return []
        counts = Counter(str(line[self.fields.author]) for line in self.lines)
        return sorted(counts.values(), reverse=True)

    @property
    def top_fifth_share(self) -> float:
        """The share of all texts that the busiest fifth of the authors wrote."""
        return sum(self.authors[: max(1, len(self.authors) // 5)]) / sum(self.authors)

    @property
    def single_share(self) -> float:
        """The share of the authors who wrote one or two texts."""
        return sum(count <= 2 for count in self.authors) / len(self.authors)

    @cached_property
    def hours(self) -> Counter[int]:
        """How many texts were written in each hour of the day, in the world's zone."""
        key = self.fields.at_s
        times = [line[key] for line in self.lines if line[key] is not None] if key else []
        return Counter(moment(at_s).hour for at_s in times)

    @property
    def day_share(self) -> float:
        """The share of the dated texts written from 08:00 to 17:59."""
        return sum(self.hours[hour] for hour in range(8, 18)) / self.hours.total()

    @cached_property
    def threads(self) -> list[int]:
        """Sizes of the threads, longest first."""
        if not self.fields.thread:
            return []
        counts = Counter(line[self.fields.thread] for line in self.lines if line[self.fields.thread])
        return sorted(counts.values(), reverse=True)
