"""MicroChat, served over real HTTP on a world of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from environments._kit.database import Database
from environments._kit.world import World
from environments.microchat import environment
from tests.unit.kit.conftest import Sink
from tests.unit.kit.small_world import write_lines, write_people
from tests.unit.microchat.chat_world import FILES


@dataclass
class Messenger:
    """A served messenger; things are named by catalog reference."""

    world: World
    database: Database
    http: httpx.Client
    now_s: list[float]

    def id_of(self, ref: str) -> str:
        return environment.public_id(ref)

    def get(self, path: str, **query: Any) -> Any:
        reply = self.http.get(path, params=query)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def post(self, kind: str, ref: str, rest: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/{kind}/{self.id_of(ref)}/{rest}", json=body)

    def send(self, chat: str, body: str, **wish: Any) -> dict[str, Any]:
        reply = self.post("chats", chat, "messages", body=body, **wish)
        assert reply.status_code == 201, reply.text
        return dict(reply.json())

    def messages(self, chat: str) -> list[dict[str, Any]]:
        return list(self.get(f"/api/chats/{self.id_of(chat)}/messages"))

    def summary(self, chat: str) -> dict[str, Any]:
        chats = self.get("/api/chats")["chats"]
        return dict(next(one for one in chats if one["id"] == self.id_of(chat)))

    def unread(self) -> list[str]:
        return [ref for (ref,) in self.database.query("SELECT ref FROM messages WHERE NOT is_read ORDER BY ref")]

    def apply(self, kind: str, at_s: float, **fields: Any) -> str | None:
        return environment.events[kind](**fields).apply(self.database, self.world, at_s)

    def actions(self) -> list[tuple[Any, ...]]:
        return self.database.query("SELECT kind, target, params, class FROM actions ORDER BY id")


@pytest.fixture
def chat_folder(tmp_path: Path) -> Path:
    write_people(tmp_path)
    for name, rows in FILES.items():
        write_lines(tmp_path / "microchat" / f"{name}.jsonl", rows)
    return tmp_path


@pytest.fixture
def messenger(chat_folder: Path) -> Iterator[Messenger]:
    world = environment.load_world(chat_folder)
    database = environment.database(world, {"base": "standard"})
    now_s = [100.0]
    server = environment.server(database, world, lambda: now_s[0], Sink())
    server.start()
    with httpx.Client(base_url=server.url, timeout=10) as http:
        yield Messenger(world, database, http, now_s)
    failures = server.failures
    server.stop()
    database.close()
    assert failures == []
