"""MicroMail's catalog from its material."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any
from zoneinfo import ZoneInfo

from environments._world.cast import Cast, Draw
from environments._world.drawn import USER, DrawnWorld
from environments._world.generate import Lines, TextFields
from environments._world.material import Source, read_material
from environments._world.when import After, Habit, parse_when
from environments.micromail.generate.written import MaterialFile, Stranger, WrittenMail, WrittenThread
from pytest_sentinel.calendar import TIMEZONE, moment

NAME = "micromail"
MATERIAL = Path(__file__).parent.parent / "material"
TEXTS = {"mails.jsonl": TextFields("body", title="subject", author="sender", at_s="sent_at_s", thread="thread")}

# Sizes of attached files, in bytes, where the material names none.
_SIZES = {
    ".pdf": (60_000, 900_000), ".png": (90_000, 1_500_000), ".svg": (2_000, 20_000), ".xlsx": (20_000, 200_000),
    ".csv": (2_000, 30_000), ".docx": (20_000, 120_000), ".txt": (1_100, 6_000), ".md": (1_100, 6_000),
    ".zip": (100_000, 2_000_000),
}  # fmt: skip
_SIZE_OF_OTHERS = (20_000, 200_000)


def catalogs(world: DrawnWorld, material: Path = MATERIAL) -> Mapping[str, Lines]:
    """The lines of `mails.jsonl`, in the order of their ids.

    Args:
        world: Whose names the mails get.
        material: The folder of the YAML files.

    Raises:
        ValueError: The material is wrong; the message names file and mail.
    """
    sources = read_material(material, MaterialFile, NAME)
    keep_out = {id_ for source in sources for id_ in source.data.keep_out}
    lines: dict[str, dict[str, Any]] = {}
    for source in sources:
        with source.naming_errors():
            threads = list(source.data.all_threads())
        for thread in threads:
            _Thread(world, source, thread, keep_out, lines).add()
    return {"mails.jsonl": [lines[id_] for id_ in sorted(lines)]}


@dataclass
class _Thread:
    """A thread on its way into the catalog."""

    world: DrawnWorld
    source: Source[MaterialFile]
    thread: WrittenThread
    keep_out: set[str]
    lines: dict[str, dict[str, Any]]
    """The catalog so far; the thread adds to it."""

    def add(self) -> None:
        first = self.thread.mails[0].id
        with self.source.naming_errors(first):
            cast = Cast.of(self.world, f"{NAME}:{first}", self.thread.cast, self.keep_out)
            subject = cast.render(self.thread.subject)
        previous_s: float | None = None
        for mail in self.thread.mails:
            with self.source.naming_errors(mail.id):
                if mail.id in self.lines:
                    raise ValueError("this id is used twice")
                line = self._line(mail, cast, subject, previous_s)
            previous_s = line["sent_at_s"]
            self.lines[mail.id] = line | {"thread": f"thr-{first.removeprefix('mail-')}"}

    def _line(self, mail: WrittenMail, cast: Cast, subject: str, previous_s: float | None) -> dict[str, Any]:
        sender = self._correspondent(cast, mail, mail.from_, "from")
        to, cc = (
            [self._correspondent(cast, mail, who, f"{field} {n}") for n, who in enumerate(people, 1)]
            for field, people in (("to", mail.to), ("cc", mail.cc))
        )
        known = sender if isinstance(sender, str) else None
        sent_at_s = self._sent_at_s(mail, known, previous_s)
        is_first = mail is self.thread.mails[0]
        return {
            "id": mail.id,
            "base": None if sent_at_s is None else "standard",
            "folder": mail.folder or ("sent" if sender == USER else "inbox"),
            "sender": sender, "to": to, "cc": cc,
            "subject": subject if is_first else cast.render(mail.subject or f"Re: {subject}", known),
            "body": cast.render(mail.body.strip(), known) + self._quoted(mail),
            "sent_at_s": sent_at_s,
            "is_read": mail.read if mail.read is not None else sent_at_s is not None,
            "is_starred": mail.starred, "is_pinned": mail.pinned, "importance": mail.importance,
            "attachments": [self._file(mail, cast, n, known) for n in range(len(mail.attach))],
        }  # fmt: skip

    def _correspondent(
        self, cast: Cast, mail: WrittenMail, who: str | Draw | Stranger, purpose: str
    ) -> str | dict[str, str]:
        if isinstance(who, Stranger):
            return {"name": cast.render(who.name), "email": cast.render(who.email)}
        return cast.find(who, f"{mail.id} {purpose}")

    def _sent_at_s(self, mail: WrittenMail, sender: str | None, previous_s: float | None) -> float | None:
        if mail.when is None:
            return None
        when, habit = parse_when(mail.when), self._habit(sender)
        rng = random.Random(f"{self.world.seed}:{NAME}:{mail.id}:when")
        if not isinstance(when, After):
            return when.draw(rng, habit)
        if previous_s is None:
            raise ValueError(f"when {mail.when!r}: there is no earlier mail with a time in this thread")
        return when.draw(rng, habit, previous_s)

    def _habit(self, sender: str | None) -> Habit:
        if person := self.world.people.get(sender or ""):
            return Habit(person.row.hours, person.zone, person.row.writes_at_work)
        # Newsletters and companies send early; strangers at any hour.
        return Habit("early" if sender else "free", ZoneInfo(TIMEZONE.key), at_work=False)

    def _quoted(self, mail: WrittenMail) -> str:
        if not mail.quotes:
            return ""
        if mail.quotes not in self.lines:
            raise ValueError(f"quotes {mail.quotes!r}, which does not stand before it")
        quoted = self.lines[mail.quotes]
        sender, sent_at_s = quoted["sender"], quoted["sent_at_s"]
        name = self.world.fields(sender)["name"] if isinstance(sender, str) else sender["name"]
        sent = None if sent_at_s is None else moment(sent_at_s)
        head = f"On {sent:%a} {sent.day} {sent:%b %Y at %H:%M}, {name}" if sent else name
        lines = (f"> {line}".rstrip() for line in quoted["body"].splitlines())
        return f"\n\n{head} wrote:\n" + "\n".join(lines)

    def _file(self, mail: WrittenMail, cast: Cast, place: int, sender: str | None) -> dict[str, Any]:
        written = mail.attach[place]
        name = cast.render(written.name, sender)
        id_ = f"file-{mail.id.removeprefix('mail-')}-{place + 1}"
        span = _SIZES.get(PurePosixPath(name).suffix, _SIZE_OF_OTHERS)
        drawn = random.Random(f"{self.world.seed}:{NAME}:{id_}").randint(*span)
        return {"id": id_, "name": name, "kind": written.kind, "size_bytes": written.size_bytes or drawn}
