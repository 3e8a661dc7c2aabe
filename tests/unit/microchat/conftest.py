"""MicroChat, served over real HTTP on a world of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from environments._kit.world import World
from environments.microchat import environment
from tests.support.served import ServedApp, serving
from tests.unit.kit.small_world import write_lines, write_people
from tests.unit.microchat.chat_world import FILES


class Messenger(ServedApp):
    """A served messenger."""

    def send(self, chat: str, body: str, **wish: Any) -> dict[str, Any]:
        reply = self.post("chats", chat, "/messages", body=body, **wish)
        assert reply.status_code == 201, reply.text
        return dict(reply.json())

    def messages(self, chat: str) -> list[dict[str, Any]]:
        return list(self.get(f"/api/chats/{self.id(chat)}/messages"))

    def summary(self, chat: str) -> dict[str, Any]:
        chats = self.get("/api/chats")["chats"]
        return dict(next(one for one in chats if one["id"] == self.id(chat)))

    def unread(self) -> list[str]:
        return [ref for (ref,) in self.database.query("SELECT ref FROM messages WHERE NOT is_read ORDER BY ref")]


def write_chats(folder: Path) -> Path:
    write_people(folder)
    for name, rows in FILES.items():
        write_lines(folder / "microchat" / f"{name}.jsonl", rows)
    return folder


@pytest.fixture
def chat_folder(tmp_path: Path) -> Path:
    """A folder of the world that a test may change."""
    return write_chats(tmp_path)


@pytest.fixture(scope="session")
def small_world(tmp_path_factory: pytest.TempPathFactory) -> World:
    return environment.load_world(write_chats(tmp_path_factory.mktemp("microchat")))


@pytest.fixture
def messenger(small_world: World) -> Iterator[Messenger]:
    with serving(Messenger, environment, small_world) as served:
        yield served
