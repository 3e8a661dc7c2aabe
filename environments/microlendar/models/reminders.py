"""Reminders: what the app owes the user at moments of its own."""

from __future__ import annotations

from dataclasses import dataclass

from environments._kit.database import Database
from environments._kit.rows import find
from environments.microlendar.models.sharing import notify
from environments.microlendar.models.tables import Event
from environments.microlendar.models.wall import DAY_MINUTES
from pytest_sentinel.environment import DueEffect

FURTHEST_S = 4 * 7 * DAY_MINUTES * 60.0
"""No reminder comes earlier before its event."""

# What the user has declined is not reminded of; what has been said of an instance is never said again.
_DUE = """
SELECT events.ref, instances.starts_at, instances.starts_s - 60.0 * events.reminder_min AS due_s
FROM instances JOIN events ON events.ref = instances.event_ref
WHERE instances.starts_s > 0 AND instances.starts_s <= :until + :furthest
AND events.reminder_min IS NOT NULL AND due_s > events.reminder_since_s AND due_s <= :until
AND NOT EXISTS (SELECT 1 FROM notices WHERE notices.ref = 'reminder-' || events.ref || '-' || instances.starts_at)
AND NOT EXISTS (
  SELECT 1 FROM attendees JOIN personas ON personas.id = attendees.person_ref
  WHERE attendees.event_ref = events.ref AND personas.is_user AND attendees.answer = 'declined'
)
ORDER BY due_s, instances.id LIMIT 1
"""


@dataclass
class Reminder:
    """A reminder that is due."""

    database: Database
    event_ref: str
    starts_at: str
    at_s: float
    kind: str = "reminder"

    def apply(self) -> None:
        """Tell the user."""
        with self.database.session() as session:
            event = find(session, Event, self.event_ref)
            if event:
                notify(session, "reminder", event, self.at_s, "timeline", detail=self.starts_at)


def owed(database: Database, until_s: float) -> DueEffect | None:
    """The earliest reminder that is due at or before `until_s`, if any."""
    rows = database.query(_DUE, {"until": until_s, "furthest": FURTHEST_S})
    return Reminder(database, *rows[0]) if rows else None
