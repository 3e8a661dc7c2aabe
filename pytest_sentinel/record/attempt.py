"""Writes one attempt: events as they happen, then the result; the folder appears under its name when it is whole."""

from __future__ import annotations

import os
import shutil
import threading
from pathlib import Path

from pytest_sentinel.record.events import RecordEvent
from pytest_sentinel.record.files import RecordError, to_json, writing
from pytest_sentinel.record.result import Result

UNFINISHED = ".unfinished-"
"""Begins the name of an attempt's folder until it is whole; what a killed worker leaves behind keeps it."""


class AttemptWriter:
    """The growing folder of one attempt; safe to use from several threads.

    `folder` is where databases and screenshots are written until `finish` renames it to `final`.
    """

    def __init__(self, final: Path) -> None:
        """Make the unfinished folder.

        Raises:
            RecordError: It cannot be made, or the attempt is recorded already.
        """
        if final.exists():
            raise RecordError(f"{final} exists: this attempt is recorded already. Name another run with --run=NAME")
        self.final = final
        self.folder = final.with_name(f"{UNFINISHED}{final.name}-{os.getpid()}")
        self._lock = threading.Lock()
        self._refused: OSError | None = None
        with writing(self.folder):
            if self.folder.exists():  # in a container, a killed worker may have had our process id
                shutil.rmtree(self.folder)
            self.folder.mkdir(parents=True)
            self._events = (self.folder / "events.jsonl").open("w", encoding="ascii")

    def event(self, event: RecordEvent) -> None:
        """Append one event, in the order of the calls.

        Never raises, because it may be called on the agent's thread: what the disk refuses, `close` raises.
        """
        line = to_json(event) + "\n"
        with self._lock:
            if self._events.closed:
                return  # an abandoned agent's late event is no part of the attempt
            try:
                self._events.write(line)
            except OSError as error:
                self._refused = self._refused or error

    def file(self, name: str, data: bytes) -> None:
        """Write a file beside the events; what the disk refuses, `close` raises.

        Args:
            name: Its path in the attempt's folder.
            data: What it holds.
        """
        with self._lock:
            if self._events.closed:
                return
            try:
                (self.folder / name).parent.mkdir(exist_ok=True)
                (self.folder / name).write_bytes(data)
            except OSError as error:
                self._refused = self._refused or error

    def finish(self, result: Result) -> Path:
        """Write the result and give the folder its name.

        Returns:
            The attempt's folder.

        Raises:
            RecordError: The disk refuses.
        """
        self.close()
        with writing(self.folder):
            (self.folder / "result.json").write_text(to_json(result, indent=1) + "\n", encoding="ascii")
            self.folder.rename(self.final)
        return self.final

    def close(self) -> None:
        """Close the file of events; idempotent. Without `finish` the attempt stays unfinished.

        Raises:
            RecordError: The disk refuses what was buffered.
        """
        with self._lock, writing(self.folder / "events.jsonl"):
            self._events.close()
            if self._refused is not None:
                raise self._refused
