"""The one fixed calendar moment at which every task starts, and times relative to it."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

TIMEZONE = ZoneInfo("America/New_York")
START = datetime(2026, 10, 13, 10, 0, 0, tzinfo=TIMEZONE)
"""Tuesday, 13 October 2026, 10:00 in New York: simulated time 0."""


def moment(at_s: float) -> datetime:
    """The calendar moment `at_s` simulated seconds from the start, in the fixed zone."""
    return (START.astimezone(ZoneInfo("UTC")) + timedelta(seconds=at_s)).astimezone(TIMEZONE)
