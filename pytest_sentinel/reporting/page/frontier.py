"""What looking at a fixed interval can reach: a line that is computed, not run, from this run's own conditions."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from pytest_sentinel.record.result import TIMELY_S, Result
from pytest_sentinel.reporting.page.strata import Read
from pytest_sentinel.summary import NO_VERDICT, expects_silence

INTERVALS_S = (1, 5, 10, 15, 30, 45, 60, 75, 90, 120, 180, 240, 300, 450, 600)


def frontier(results: Sequence[Result], read: Read) -> dict[str, Any] | None:
    """Timely success against looks a run, for an agent that looks every so often and then needs no time to act.

    It begins at a random moment, makes no mistake, and what it waits for stays visible. Nobody who looks at a fixed
    interval does better; who is woken by a change can. Beside it: how often this run's agent looked. None where no run
    held an event.
    """
    eventful = [r for r in results if r.outcome not in NO_VERDICT and not expects_silence(r)]
    conditions_s = [r.times.condition_at_s for r in eventful if r.times.condition_at_s is not None]
    if not conditions_s:
        return None
    looks = [read[result.task_id, result.trial].looks for result in eventful]
    known = [count for count in looks if count is not None]
    return {
        "line": [_point(interval_s, fmean(conditions_s)) for interval_s in INTERVALS_S],
        "agent": {
            "looks": round(fmean(known), 2) if known and len(known) == len(looks) else None,
            "timely": round(fmean(bool(result.timely) for result in eventful), 4),
        },
    }


def _point(interval_s: int, mean_condition_s: float) -> dict[str, float]:
    """Expected over all moments at which the looking may begin: the looks up to the one that sees it, and its share."""
    looks = mean_condition_s / interval_s + 1
    return {"interval_s": interval_s, "looks": round(looks, 2), "timely": round(min(1.0, TIMELY_S / interval_s), 4)}
