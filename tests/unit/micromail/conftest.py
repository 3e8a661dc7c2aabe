"""MicroMail, served over real HTTP on a world of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from environments._kit.world import World
from environments.micromail import environment
from tests.support.served import ServedApp, serving
from tests.unit.kit.small_world import write_lines, write_people
from tests.unit.micromail.mailbox_world import MAILS


class Mailbox(ServedApp):
    """A served mailbox."""

    def mail(self, ref: str) -> dict[str, Any]:
        return dict(self.one("mails", ref))

    def change(self, ref: str, rest: str, **body: Any) -> httpx.Response:
        return self.post("mails", ref, rest, **body)

    def listed(self, **query: str) -> list[str]:
        """The references of a list of mails, in its order."""
        known = dict(self.database.query("SELECT id, ref FROM mails"))
        return [known[mail["id"]] for mail in self.http.get("/api/mails", params=query).json()["mails"]]

    def draft(self, **wish: Any) -> dict[str, Any]:
        reply = self.http.post("/api/drafts", json=wish)
        assert reply.status_code == 201, reply.text
        return dict(reply.json())

    def send(self, draft: dict[str, Any]) -> httpx.Response:
        return self.http.post(f"/api/drafts/{draft['id']}/send")


def write_mailbox(folder: Path) -> Path:
    write_people(folder)
    write_lines(folder / "micromail" / "mails.jsonl", MAILS)
    return folder


@pytest.fixture
def mail_folder(tmp_path: Path) -> Path:
    """A folder of the world that a test may change."""
    return write_mailbox(tmp_path)


@pytest.fixture(scope="session")
def small_world(tmp_path_factory: pytest.TempPathFactory) -> World:
    return environment.load_world(write_mailbox(tmp_path_factory.mktemp("micromail")))


@pytest.fixture
def mailbox(small_world: World) -> Iterator[Mailbox]:
    with serving(Mailbox, environment, small_world) as served:
        yield served
