"""MicroMail, served over real HTTP on a world of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from environments._kit.database import Database
from environments._kit.world import World
from environments.micromail import environment
from tests.unit.kit.conftest import Sink
from tests.unit.kit.small_world import write_lines, write_people
from tests.unit.micromail.mailbox_world import MAILS


@dataclass
class Mailbox:
    """A served mailbox; mails are named by catalog reference."""

    world: World
    database: Database
    http: httpx.Client
    now_s: list[float]

    def path(self, ref: str, rest: str = "") -> str:
        return f"/api/mails/{environment.public_id(ref)}{rest}"

    def get(self, ref: str) -> dict[str, Any]:
        reply = self.http.get(self.path(ref))
        assert reply.status_code == 200, reply.text
        return dict(reply.json())

    def post(self, ref: str, rest: str, **body: Any) -> httpx.Response:
        return self.http.post(self.path(ref, rest), json=body)

    def refs(self, **query: str) -> list[str]:
        """The references of a list of mails, in its order."""
        known = dict(self.database.query("SELECT id, ref FROM mails"))
        return [known[mail["id"]] for mail in self.http.get("/api/mails", params=query).json()["mails"]]

    def draft(self, **wish: Any) -> dict[str, Any]:
        reply = self.http.post("/api/drafts", json=wish)
        assert reply.status_code == 201, reply.text
        return dict(reply.json())

    def send(self, draft: dict[str, Any]) -> httpx.Response:
        return self.http.post(f"/api/drafts/{draft['id']}/send")

    def apply(self, kind: str, at_s: float, **fields: Any) -> str | None:
        return environment.events[kind](**fields).apply(self.database, self.world, at_s)

    def actions(self) -> list[tuple[Any, ...]]:
        return self.database.query("SELECT kind, target, params, class FROM actions ORDER BY id")


@pytest.fixture
def mail_folder(tmp_path: Path) -> Path:
    write_people(tmp_path)
    write_lines(tmp_path / "micromail" / "mails.jsonl", MAILS)
    return tmp_path


@pytest.fixture
def mailbox(mail_folder: Path) -> Iterator[Mailbox]:
    world = environment.load_world(mail_folder)
    database = environment.database(world, {"base": "standard"})
    now_s = [100.0]
    server = environment.server(database, world, lambda: now_s[0], Sink())
    server.start()
    with httpx.Client(base_url=server.url, timeout=10) as http:
        yield Mailbox(world, database, http, now_s)
    failures = server.failures
    server.stop()
    database.close()
    assert failures == []
