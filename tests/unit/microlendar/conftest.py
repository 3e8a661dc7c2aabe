"""MicroLendar, served over real HTTP on the shipped world."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from environments.microlendar import environment
from tests.support.served import ServedApp, serving


class Desk(ServedApp):
    """A served MicroLendar."""

    ACTION_COLUMNS = "kind, target, class"

    def wish(self, **change: Any) -> dict[str, Any]:
        """A form that creates a meeting in Personal."""
        return {
            "title": "Rehearsal", "calendar_id": environment.public_id("cal-personal"),
            "starts_at": "2026-10-20T09:00", "ends_at": "2026-10-20T10:00",
        } | change  # fmt: skip

    def create(self, **change: Any) -> Any:
        reply = self.http.post("/api/events", json=self.wish(**change))
        assert reply.status_code == 201, reply.text
        return reply.json()

    def starts(self, event_id: str) -> list[str]:
        """When the instances of an event begin."""
        found = self.database.query(
            "SELECT instances.starts_at FROM instances JOIN events ON events.ref = instances.event_ref "
            "WHERE events.id = :id ORDER BY 1",
            {"id": event_id},
        )
        return [starts_at for (starts_at,) in found]

    def shown(self, first: str, last: str) -> list[str]:
        """Begin and title of what the views show on some days."""
        cards = self.get("/api/instances", first=first, last=last)
        return [f"{card['starts_at']} {card['title']}" for card in cards]

    def ring(self, until_s: float) -> list[tuple[float, str]]:
        """Carry out all that is owed; returns when, and of what."""
        while effect := environment.due(self.database, until_s):
            effect.apply()
        return self.database.query("SELECT at_s, title FROM notices WHERE kind = 'reminder' ORDER BY at_s")


@pytest.fixture
def desk() -> Iterator[Desk]:
    """An empty calendar."""
    with serving(Desk, environment, base="empty") as served:
        yield served


@pytest.fixture
def light() -> Iterator[Desk]:
    """The base `light`."""
    with serving(Desk, environment, base="light") as served:
        yield served
