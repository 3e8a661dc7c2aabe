"""MicroFy, served over real HTTP on the shipped world."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from environments.microfy import environment
from tests.support.served import ServedApp, serving


class Room(ServedApp):
    """A served MicroFy."""

    ACTION_COLUMNS = "kind, target, class"

    def text(self, path: str) -> str:
        return self.http.get(self.with_ids(path)).raise_for_status().text

    def status(self, path: str) -> int:
        return self.http.get(self.with_ids(path)).status_code

    def send(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(self.with_ids(path), json=body)

    def done(self, path: str, **body: Any) -> Any:
        reply = self.send(path, **body)
        assert reply.is_success, reply.text
        return reply.json()

    def play(self, source: str, source_ref: str = "", track: str | None = None) -> Any:
        ids = {"source_id": environment.public_id(source_ref)} if source_ref else {}
        if track:
            ids["track_id"] = environment.public_id(track)
        return self.done("/api/deck/play", source=source, **ids)

    def wait(self, seconds: float) -> None:
        """Let simulated time pass, and what the app owes happen."""
        self.now_s[0] += seconds
        while effect := environment.due(self.database, self.now_s[0]):
            effect.apply()

    def counted(self) -> list[tuple[Any, ...]]:
        return self.database.query("SELECT item_ref, counted_at_s FROM plays WHERE added_by = 'user' ORDER BY id")


@pytest.fixture
def room() -> Iterator[Room]:
    with serving(Room, environment) as served:
        yield served
