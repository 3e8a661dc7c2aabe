"""Where a run's live files are; imports nothing heavy, since every session asks."""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = "live"
"""Below a run's folder."""


def worker_name() -> str:
    """This process's name among the workers of the session."""
    return os.environ.get("PYTEST_XDIST_WORKER", "main")


def live_file(run: Path, worker: str) -> Path:
    """Where a worker says what it is doing."""
    return run / FOLDER / f"{worker}.json"
