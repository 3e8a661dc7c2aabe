"""`--max-concurrent-calls`: so many model calls under way at once, over all workers of a run."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

POLL_S = 0.05


class Slots:
    """A place for each call, held by a lock on a file: what a killed worker held is free again at once."""

    def __init__(self, folder: Path, count: int | None) -> None:
        """Take note of where the places are; `count` None is no limit.

        Raises:
            OSError: This system has no file locks of the kind that is needed.
        """
        self._folder = folder
        self._count = count
        if count is not None and os.name != "posix":
            raise OSError("--max-concurrent-calls needs the file locks of a POSIX system")

    @classmethod
    def unlimited(cls) -> Slots:
        """As many places as there are calls."""
        return cls(Path(), None)

    @contextmanager
    def one(self, while_waiting: Callable[[], None]) -> Iterator[None]:
        """Hold a place; while all are taken, call `while_waiting` every 50 ms."""
        if self._count is None:
            yield
            return
        handle = self._take()
        while handle is None:
            while_waiting()
            time.sleep(POLL_S * random.uniform(0.5, 1.5))
            handle = self._take()
        try:
            yield
        finally:
            os.close(handle)

    def _take(self) -> int | None:
        import fcntl

        assert self._count is not None
        self._folder.mkdir(parents=True, exist_ok=True)
        for number in range(self._count):
            handle = os.open(self._folder / f"slot-{number}", os.O_RDWR | os.O_CREAT, 0o644)
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                os.close(handle)
            else:
                return handle
        return None
