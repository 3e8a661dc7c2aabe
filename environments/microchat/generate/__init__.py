"""MicroChat's catalogs from its material."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from functools import partial
from pathlib import Path, PurePosixPath
from typing import Any
from zoneinfo import ZoneInfo

from environments._world.cast import Cast
from environments._world.drawn import USER, DrawnWorld
from environments._world.generate import Lines, TextFields
from environments._world.material import Source, read_material
from environments._world.when import After, Habit, parse_when
from environments.microchat.generate.script import Said, read_talk
from environments.microchat.generate.written import (
    MaterialFile,
    WrittenArrival,
    WrittenCall,
    WrittenChat,
    WrittenFile,
    WrittenMeeting,
)
from pytest_sentinel.calendar import START, TIMEZONE

NAME = "microchat"
MATERIAL = Path(__file__).parent.parent / "material"
TEXTS = {"messages.jsonl": TextFields("body", author="sender", at_s="sent_at_s", thread="chat")}

# Sizes of files, in bytes, where the material names none.
_SIZES = {
    ".pdf": (60_000, 900_000), ".png": (90_000, 1_500_000), ".svg": (2_000, 20_000), ".xlsx": (20_000, 200_000),
    ".csv": (2_000, 30_000), ".docx": (20_000, 120_000), ".txt": (1_100, 6_000), ".md": (1_100, 6_000),
    ".zip": (100_000, 2_000_000),
}  # fmt: skip


def catalogs(world: DrawnWorld, material: Path = MATERIAL) -> Mapping[str, Lines]:
    """The lines of every catalog by file, in the order of their ids.

    Args:
        world: Whose names the material gets.
        material: The folder of the YAML files.

    Raises:
        ValueError: The material is wrong; the message names file and item.
    """
    sources = read_material(material, MaterialFile, NAME)
    book = _Book(world, {id_ for source in sources for id_ in source.data.keep_out})
    for source in sources:
        book.add_chats(source)
    for source in sources:  # arrivals, calls and meetings may speak of chats of other files
        book.add_rest(source)
    return {f"{file}.jsonl": [lines[id_] for id_ in sorted(lines)] for file, lines in book.files.items()}


@dataclass
class _Book:
    """The catalogs on their way."""

    world: DrawnWorld
    keep_out: set[str]
    files: dict[str, dict[str, dict[str, Any]]] = field(
        default_factory=lambda: {name: {} for name in ("teams", "chats", "messages", "calls", "meetings", "presence")}
    )
    casts: dict[str, Cast] = field(default_factory=dict)
    """By chat."""

    def add_chats(self, source: Source[MaterialFile]) -> None:
        """Teams, and chats with what was said in them."""
        for team in source.data.teams:
            with source.naming_errors(team.id):
                texts = {name: self.world.render(getattr(team, name)) for name in ("name", "description")}
                self._enter("teams", {"id": team.id, **texts})
        for chat in source.data.chats:
            with source.naming_errors(chat.id):
                self._add_chat(chat)

    def add_rest(self, source: Source[MaterialFile]) -> None:
        """What only timelines bring, calls, meetings, presence."""
        adders = [
            *((arrival.id, partial(self._add_arrival, arrival)) for arrival in source.data.arrivals),
            *((call.id, partial(self._add_call, call)) for call in source.data.calls),
            *((meeting.id, partial(self._add_meeting, meeting)) for meeting in source.data.meetings),
        ]
        for id_, add in adders:
            with source.naming_errors(id_):
                add()
        for person, state in source.data.presence.items():
            with source.naming_errors(person):
                self._enter("presence", {"id": person, "state": state.state, "note": self.world.render(state.note)})

    def _enter(self, file: str, line: dict[str, Any]) -> None:
        if line["id"] in self.files[file]:
            raise ValueError("this id is used twice")
        self.files[file][line["id"]] = line

    def _add_chat(self, chat: WrittenChat) -> None:
        cast = Cast.of(self.world, f"{NAME}:{chat.id}", chat.cast, self.keep_out)
        self.casts[chat.id] = cast
        self._enter("chats", {
            "id": chat.id, "base": None if chat.later else "standard", "kind": chat.kind, "team": chat.team,
            "name": cast.render(chat.name) if chat.name else None, "topic": cast.render(chat.topic),
            "members": list(cast.roles.values()), "is_pinned": chat.pinned, "is_muted": chat.muted,
        })  # fmt: skip
        self._add_talk(chat, cast)

    def _add_talk(self, chat: WrittenChat, cast: Cast) -> None:
        previous_s: float | None = None
        parent: str | None = None
        for place, said in enumerate(read_talk(chat.talk), start=1):
            id_ = f"msg-{chat.id.removeprefix('chat-')}-{place:02}"
            sender = self._member(cast, said.role)
            previous_s = self._moment_s(said.when, id_, sender, previous_s)
            files = [self._file(cast, chat.files[word], id_, n) for n, word in enumerate(said.files, start=1)]
            line = self._message(id_, chat.id, sender, cast.render(said.text, sender), files)
            self._enter("messages", line | {
                "base": "standard", "thread": parent if said.is_answer else None, "sent_at_s": previous_s,
                "is_read": not said.is_unread, "is_urgent": said.is_urgent, "reactions": self._reactions(cast, said),
            })  # fmt: skip
            parent = parent if said.is_answer else id_

    def _add_arrival(self, arrival: WrittenArrival) -> None:
        if arrival.chat not in self.casts:
            raise ValueError(f"no chat {arrival.chat!r}")
        cast = self.casts[arrival.chat]
        sender = self._member(cast, arrival.from_)
        files = [self._file(cast, file, arrival.id, n) for n, file in enumerate(arrival.attach, start=1)]
        line = self._message(arrival.id, arrival.chat, sender, cast.render(arrival.text.strip(), sender), files)
        self._enter("messages", line | {"thread": arrival.answers, "is_urgent": arrival.urgent})

    def _message(self, id_: str, chat: str, sender: str, body: str, files: list[dict[str, Any]]) -> dict[str, Any]:
        return {
            "id": id_, "base": None, "chat": chat, "thread": None, "sender": sender, "body": body,
            "sent_at_s": None, "is_read": False, "is_urgent": False, "files": files, "reactions": [],
        }  # fmt: skip

    def _member(self, cast: Cast, role: str) -> str:
        if role == "user":
            return USER
        if role not in cast.roles:
            raise ValueError(f"no role {role!r} in this chat; there are {', '.join(cast.roles)}")
        return cast.roles[role]

    def _reactions(self, cast: Cast, said: Said) -> list[dict[str, Any]]:
        return [{"emoji": emoji, "by": [self._member(cast, role) for role in roles]} for emoji, roles in said.reactions]

    def _add_call(self, call: WrittenCall) -> None:
        cast = Cast(self.world, f"{NAME}:{call.id}", self.keep_out)
        people = [cast.find(role, f"with {n}") for n, role in enumerate(call.with_, start=1)]
        moment_s = self._moment_s(call.when, call.id, people[0], None) if call.when else None
        self._enter("calls", {
            "id": call.id, "base": "standard" if call.when else None, "people": people, "group": call.group,
            "direction": call.direction, "outcome": call.outcome, "started_at_s": moment_s,
            "duration_s": self._duration_s(call),
        })  # fmt: skip

    def _duration_s(self, call: WrittenCall) -> int:
        if not call.minutes:
            return 0
        return int(call.minutes * 60) + random.Random(f"{self.world.seed}:{NAME}:{call.id}:duration").randrange(60)

    def _add_meeting(self, meeting: WrittenMeeting) -> None:
        cast = Cast(self.world, f"{NAME}:{meeting.id}", self.keep_out)
        organiser = cast.find(meeting.organiser, "organiser")
        people = [cast.find(role, f"people {n}") for n, role in enumerate(meeting.people, start=1)]
        texts = {name: cast.render(getattr(meeting, name)) for name in ("title", "place", "agenda")}
        self._enter("meetings", {
            "id": meeting.id, "base": None if meeting.later else "standard", **texts,
            "starts_at_s": _on_day_s(meeting.day, meeting.at), "duration_s": meeting.minutes * 60,
            "organiser": organiser, "people": people, "chat": meeting.chat, "answer": meeting.answer,
        })  # fmt: skip

    def _moment_s(self, when: str, id_: str, sender: str, previous_s: float | None) -> float:
        parsed = parse_when(when)
        person = self.world.people[sender]
        habit = Habit(person.row.hours, ZoneInfo(str(person.zone)), person.row.writes_at_work)
        rng = random.Random(f"{self.world.seed}:{NAME}:{id_}:when")
        if not isinstance(parsed, After):
            return parsed.draw(rng, habit)
        if previous_s is None:
            raise ValueError(f"when {when!r}: nothing was said before it")
        return parsed.draw(rng, habit, previous_s)

    def _file(self, cast: Cast, written: WrittenFile, message: str, place: int) -> dict[str, Any]:
        name = cast.render(written.name)
        id_ = f"file-{message.removeprefix('msg-')}-{place}"
        drawn = random.Random(f"{self.world.seed}:{NAME}:{id_}").randint(*_SIZES[PurePosixPath(name).suffix])
        return {"id": id_, "name": name, "kind": written.kind, "size_bytes": written.size_bytes or drawn}


def _on_day_s(day: int, clock: str) -> float:
    """Seconds from the start to a time of a day in New York."""
    at = datetime.combine(date(START.year, START.month, START.day) + timedelta(days=day), time.fromisoformat(clock))
    return (at.replace(tzinfo=TIMEZONE).astimezone(UTC) - START.astimezone(UTC)).total_seconds()
