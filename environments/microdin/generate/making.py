"""From one written item to its line."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any
from zoneinfo import ZoneInfo

from environments._world.cast import Cast
from environments._world.drawn import USER, DrawnWorld
from environments._world.when import After, Habit, parse_when
from environments.microdin.generate.written import (
    WrittenConversation,
    WrittenInvitation,
    WrittenJob,
    WrittenNotification,
    WrittenPost,
    WrittenSuggestion,
)
from pytest_sentinel.calendar import TIMEZONE

NAME = "microdin"

Line = dict[str, Any]
REACTIONS = {"like": 7, "celebrate": 2, "support": 1, "insightful": 2}
"""How often people react in each way."""
FILES = ("posts", "comments", "jobs", "invitations", "suggestions", "messages", "notifications")


@dataclass
class Maker:
    """Makes lines and keeps them by file and id."""

    world: DrawnWorld
    files: dict[str, dict[str, Line]] = field(default_factory=lambda: {f"{name}.jsonl": {} for name in FILES})

    def post(self, item: WrittenPost) -> None:
        """A post, its reactions and its comments."""
        cast = self._cast(item.id, item.cast)
        author = cast.find(item.from_, "from")
        at_s = self._at_s(item.id, item.when, author)
        link = item.link and {
            "title": cast.render(item.link.title),
            "source": cast.find(item.link.source, "link"),
        }
        self._keep("posts", item.id, at_s, {
            "author": author,
            "body": cast.render(item.body.strip(), author),
            "link": link,
            "shared": item.shared,
            "reactions": self._reactions(item, author),
        })  # fmt: skip
        previous_s = at_s
        for comment in item.comments:
            by = cast.find(comment.from_, comment.id)
            said_s = self._at_s(comment.id, comment.when, by, previous_s)
            body = cast.render(comment.body.strip(), by)
            self._keep("comments", comment.id, said_s, {"post": item.id, "author": by, "body": body})
            previous_s = previous_s if said_s is None else said_s

    def job(self, item: WrittenJob) -> None:
        """A job ad."""
        cast = self._cast(item.id)
        company, contact = cast.find(item.company, "company"), cast.find(item.contact, "contact")
        cast.roles |= {"company": company, "contact": contact}
        self._keep("jobs", item.id, self._at_s(item.id, item.when, None), {
            "title": item.title, "company": company, "city": item.city, "workplace": item.workplace,
            "employment": item.employment, "level": item.level,
            "salary_low_usd": item.pay[0], "salary_high_usd": item.pay[1],
            "description": cast.render(item.body.strip()),
            "requirements": [cast.render(text) for text in item.needs],
            "nice_to_have": [cast.render(text) for text in item.nice],
            "contact": contact,
        })  # fmt: skip

    def invitation(self, item: WrittenInvitation) -> None:
        """An invitation."""
        cast = self._cast(item.id)
        person = cast.find(item.person, "person")
        note = cast.render(item.note, person)
        self._keep("invitations", item.id, self._at_s(item.id, item.when, person), {"person": person, "note": note})

    def suggestion(self, item: WrittenSuggestion) -> None:
        """A suggestion."""
        cast = self._cast(item.id)
        person = cast.find(item.person, "person")
        reason = cast.render(item.reason, person)
        self._keep("suggestions", item.id, self._at_s(item.id, item.when, None), {"person": person, "reason": reason})

    def conversation(self, item: WrittenConversation) -> None:
        """The messages of a conversation."""
        cast = self._cast(item.messages[0].id)
        person = cast.find(item.with_, "with")
        cast.roles["them"] = person
        previous_s: float | None = None
        for message in item.messages:
            sender = USER if message.own else person
            at_s = self._at_s(message.id, message.when, sender, previous_s)
            previous_s = previous_s if at_s is None else at_s
            body = cast.render(message.body.strip(), sender)
            line = {"person": person, "is_own": message.own, "body": body, "is_read": message.read}
            self._keep("messages", message.id, at_s, line)

    def notification(self, item: WrittenNotification) -> None:
        """A line behind the bell."""
        cast = self._cast(item.id)
        actor = cast.find(item.actor, "actor")
        cast.roles["actor"] = actor
        target = item.target
        if not target.startswith(("post-", "job-")):
            target = cast.find(target, "target")
        at_s = self._at_s(item.id, item.when, actor)
        self._keep("notifications", item.id, at_s, {
            "kind": item.kind, "actor": actor, "body": cast.render(item.body.strip(), actor),
            "target": target, "is_read": item.read if at_s is not None else False,
        })  # fmt: skip

    def _cast(self, id_: str, written: Any = None) -> Cast:
        return Cast.of(self.world, f"{NAME}:{id_}", written or {})

    def _keep(self, name: str, id_: str, at_s: float | None, line: Line) -> None:
        lines = self.files[f"{name}.jsonl"]
        if id_ in lines:
            raise ValueError(f"the id {id_!r} is used twice")
        lines[id_] = {"id": id_, "base": None if at_s is None else "standard", "at_s": at_s, **line}

    def _at_s(self, id_: str, when: str | None, who: str | None, previous_s: float | None = None) -> float | None:
        if when is None:
            return None
        parsed, rng = parse_when(when), random.Random(f"{self.world.seed}:{NAME}:{id_}:when")
        if not isinstance(parsed, After):
            return parsed.draw(rng, self._habit(who))
        if previous_s is None:
            raise ValueError(f"when {when!r}: there is nothing with a time before it")
        return parsed.draw(rng, self._habit(who), previous_s)

    def _habit(self, who: str | None) -> Habit:
        if person := self.world.people.get(who or ""):
            return Habit(person.row.hours, person.zone, at_work=False)
        # Companies and the network itself write at any hour of the day.
        return Habit("free", ZoneInfo(TIMEZONE.key), at_work=False)

    def _reactions(self, item: WrittenPost, author: str) -> list[Line]:
        rng = random.Random(f"{self.world.seed}:{NAME}:{item.id}:reactions")
        others = [id_ for id_ in self.world.people if id_ not in (author, USER)]
        people = rng.sample(others, item.likes)
        kinds = rng.choices(list(REACTIONS), list(REACTIONS.values()), k=len(people))
        return [{"by": by, "kind": kind} for by, kind in zip(people, kinds, strict=True)]
