"""What MicroHub owes: runs end by themselves."""

from __future__ import annotations

from dataclasses import dataclass

from environments._kit.database import Database
from environments._kit.rows import find
from environments.microhub.models.work_tables import Run

NEXT = "SELECT ref, ends_at_s FROM runs WHERE is_running AND ends_at_s <= :until_s ORDER BY ends_at_s, ref LIMIT 1"


@dataclass
class RunEnds:
    """All jobs of a run have ended."""

    database: Database
    ref: str
    at_s: float
    kind: str = "run_ended"

    def apply(self) -> None:
        """Show what the jobs came to."""
        with self.database.session() as session:
            run = find(session, Run, self.ref)
            if run is not None:
                run.is_running = False


def owed(database: Database, until_s: float) -> RunEnds | None:
    """The run that ends first, if one ends at or before a moment (s from the start)."""
    rows = database.query(NEXT, {"until_s": until_s})
    return RunEnds(database, *rows[0]) if rows else None
