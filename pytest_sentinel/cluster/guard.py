"""A plugin of a shard's session: the session ends with the process that began it.

Where a node is lost although its machine lives on, nobody else is left to end it, and the shard runs elsewhere again.
"""

from __future__ import annotations

import os
import signal
import threading
import time

import pytest

PARENT = "SENTINEL_SHARD_PARENT"
"""Environment variable that holds the process id of whoever began the session."""
LOOK_EVERY_S = 1.0


def pytest_configure(config: pytest.Config) -> None:
    """Watch from a thread; workers of pytest-xdist end with their controller."""
    parent = os.environ.get(PARENT)
    if parent and not hasattr(config, "workerinput"):
        watch = threading.Thread(target=_watch, args=(int(parent),), name="sentinel-shard-guard", daemon=True)
        watch.start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK_EVERY_S)
    os.killpg(os.getpgrp(), signal.SIGTERM)
