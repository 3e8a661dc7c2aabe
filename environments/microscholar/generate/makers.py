"""The lines of every catalog, made from the material."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from environments._world.drawn import DrawnWorld
from environments._world.generate import Lines
from environments._world.material import Source
from environments._world.when import After, Habit, parse_when
from environments.microscholar.generate.citing import draw_citations
from environments.microscholar.generate.names import FullName, author_names
from environments.microscholar.generate.teams import Teams
from environments.microscholar.generate.written import MaterialFile, WrittenAlert, WrittenAuthor, WrittenPaper
from environments.microscholar.models.catalog import KIND_OF_VENUE
from pytest_sentinel.calendar import START, TIMEZONE

NAME = "microscholar"
OPENED_DAYS_AGO = 980
"""When the first papers were indexed."""
FILLED_IN_DAYS = 640
"""It took so long until what had been published before was indexed."""
NUMBERED = ("article", "conference")
MACHINE = Habit("free", ZoneInfo(TIMEZONE.key), at_work=False)


@dataclass
class Makers:
    """Catalogs on their way."""

    world: DrawnWorld
    names: dict[str, FullName]
    authors: list[WrittenAuthor]
    venues_of: dict[str, list[str]] = field(default_factory=dict)
    """Subject to its venues."""
    made: defaultdict[str, Lines] = field(default_factory=lambda: defaultdict(list))
    followed: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, world: DrawnWorld, sources: Sequence[Source[MaterialFile]]) -> Makers:
        """All files of the material.

        Raises:
            ValueError: The material is wrong; the message names file and item.
        """
        authors = [author for source in sources for author in source.data.authors]
        first = next(source for source in sources if source.data.authors)
        with first.naming_errors("authors"):
            makers = cls(world, author_names(world, authors), authors)
        for source in sources:
            makers._people(source)
        for source in sources:
            makers._papers(source)
        for source in sources:
            makers._rest(source)
        return makers

    def lines(self) -> dict[str, Lines]:
        """All catalogs by file."""
        cites = draw_citations(self.made["papers"])
        for paper in self.made["papers"]:
            paper["cites"] = cites[paper["id"]]
        kinds = ("subjects", "venues", "authors", "labels", "papers", "alerts", "watches")
        return {f"{kind}.jsonl": self.made[kind] for kind in kinds}

    def _people(self, source: Source[MaterialFile]) -> None:
        self.followed.update(source.data.followed)
        for subject in source.data.subjects:
            self.made["subjects"].append({"id": subject.id, "name": subject.name})
            self.venues_of[subject.id] = subject.venues
            known = {line["id"] for line in self.made["venues"]}
            new = [venue for venue in subject.venues if venue not in known]
            self.made["venues"] += [{"id": venue, "subject": subject.id} for venue in new]

    def _papers(self, source: Source[MaterialFile]) -> None:
        if not source.data.papers:
            return
        subject = source.data.subject
        with source.naming_errors("subject"):
            if subject not in self.venues_of:
                raise LookupError(f"no subject {subject!r}")
        teams = Teams(self.world.seed, subject, self.authors)
        for paper in source.data.papers:
            with source.naming_errors(paper.id):
                self.made["papers"].append(self._paper(paper, subject, teams))

    def _paper(self, paper: WrittenPaper, subject: str, teams: Teams) -> dict[str, Any]:
        rng = random.Random(f"{NAME}:{paper.id}")  # without the world's seed: the same places in every world
        venue = paper.source or (None if paper.kind == "preprint" else rng.choice(self.venues_of[subject]))
        kind = paper.kind or KIND_OF_VENUE[self.world.things[str(venue)].row.kind]
        published = _published(paper, rng)
        at_s = None if paper.arrives else self._indexed_s(paper, published)
        return {
            "id": paper.id, "base": None if paper.arrives else "standard", "at_s": at_s,
            "title": self.world.render(" ".join(paper.title.split())),
            "abstract": self.world.render(" ".join(paper.abstract.split())),
            "kind": kind, "published_on": published.isoformat(), "source": venue, "subject": subject,
            "authors": teams.of(paper, alone=kind == "thesis"), "cites": [], **_numbers(kind, published, rng),
        }  # fmt: skip

    def _indexed_s(self, paper: WrittenPaper, published: date) -> float:
        if paper.when:
            return self._moment(paper.when, paper.id)
        rng = random.Random(f"{self.world.seed}:{NAME}:{paper.id}:indexed")
        age = (START.date() - published).days
        days = min(age - rng.randint(2, 30), OPENED_DAYS_AGO - rng.randint(0, FILLED_IN_DAYS))
        return self._moment(f"-{max(days, 1)}d", paper.id)

    def _moment(self, when: str, item: str) -> float:
        parsed, rng = parse_when(when), random.Random(f"{self.world.seed}:{NAME}:{item}:when")
        if isinstance(parsed, After):
            raise ValueError(f"when {when!r}: there is nothing before it")
        return parsed.draw(rng, MACHINE)

    def _rest(self, source: Source[MaterialFile]) -> None:
        for author in source.data.authors:
            with source.naming_errors(author.id):
                self.made["authors"].append(self._author(author))
        self.made["labels"] += [label.model_dump() for label in source.data.labels]
        papers = {line["id"]: line for line in self.made["papers"]}
        for saved in source.data.saved:
            with source.naming_errors(f"saved {saved.paper}"):
                papers[saved.paper] |= {"saved_at_s": self._moment(saved.when, saved.paper), "labels": saved.labels}
        for alert in source.data.alerts:
            with source.naming_errors(alert.id):
                self.made["alerts"].append(self._alert(alert))
        for watch in source.data.watches:
            with source.naming_errors(watch.id):
                self.made["watches"].append(
                    {"id": watch.id, "topic": watch.topic, "at_s": self._moment(watch.when, watch.id)}
                )

    def _author(self, author: WrittenAuthor) -> dict[str, Any]:
        first, last = self.names[author.id]
        is_followed = author.id in self.followed
        return {
            "id": author.id, "first": first, "last": last, "affiliation": author.at, "interests": author.subjects,
            "is_followed": is_followed,
        }  # fmt: skip

    def _alert(self, alert: WrittenAlert) -> dict[str, Any]:
        at_s = self._moment(alert.when, alert.id) if alert.when else None
        return {
            "id": alert.id, "base": "standard" if alert.when else None, "at_s": at_s, "kind": alert.kind,
            "topic": self._named(alert.topic), "text": self._named(alert.text),
            "is_read": bool(alert.when) and not alert.unread,
        }  # fmt: skip

    def _named(self, text: str) -> str:
        """A text with the names of authors and of whatever else the world has."""
        for id_, (first, last) in self.names.items():
            text = text.replace(f"{{{id_}.short}}", f"{first[0]} {last}")
            text = text.replace(f"{{{id_}.last}}", last).replace(f"{{{id_}.name}}", f"{first} {last}")
        return self.world.render(" ".join(text.split()))


def _published(paper: WrittenPaper, rng: random.Random) -> date:
    """A day of the year; what is of this year was published before the start."""
    first = date(paper.year, 1, 4)
    last = date(paper.year, 12, 20) if paper.year < START.year else START.date() - timedelta(days=8)
    if paper.arrives and paper.year == START.year:
        first = last - timedelta(days=20)
    return first + timedelta(days=rng.randint(0, (last - first).days))


def _numbers(kind: str, published: date, rng: random.Random) -> dict[str, int]:
    """Volume, issue and pages, where there are such."""
    if kind not in NUMBERED:
        return {}
    first = rng.randint(1, 620)
    numbers = {"first_page": first, "last_page": first + rng.randint(5, 24)}
    if kind == "article":
        numbers |= {"volume": max(published.year - 1952, 1), "issue": (published.month + 2) // 3}
    return numbers
