"""What was found right is remembered between sessions, in pytest's cache, so that tasks are listed without work.

A task is remembered under the hash of its file, as one of an environment whose code and catalogs are remembered by
their hash, in a file for one world, seed, duration and set of library versions. When any of these differs, the task is
checked again. Only what was right is kept: every error is found, and said, each time.
"""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any, Literal

from pytest_sentinel.task.sources import Digests, Sources

LAYOUT = 1
"""Number of the file's layout; another number forgets everything."""
LIBRARIES = ("pytest-sentinel", "pydantic", "pydantic-core", "pyyaml", "sqlalchemy")
MOST_FILES = 16
MOST_TASKS = 1000
"""How much is kept: files (one for each world, seed and duration), and tasks of one environment."""


@dataclass(frozen=True)
class Listing:
    """What must be known of a task before it is run."""

    id: str
    category: Literal["passive", "active", "noop"]
    criterion: Literal["absolute", "relative"]
    quick: bool


@dataclass
class Known:
    """What is known of an environment without importing it."""

    target: str
    sources: Sources
    digest: str
    """SHA-256 (hex) of the sources when the tasks were checked."""
    catalog: str
    """The world's fingerprint."""
    web_dist: str
    """Folder of the built page."""
    tasks: dict[str, Listing] = field(default_factory=dict)
    """SHA-256 (hex) of a task's file to the task."""


class Memory:
    """What earlier sessions found right; without a folder, nothing is remembered."""

    def __init__(self, folder: Path | None, circumstances: Mapping[str, Any]) -> None:
        """Take note of where the memory lies.

        Args:
            folder: Where its files are kept.
            circumstances: What a check depends on besides files, as JSON can hold it: world, seed, duration.
        """
        self._folder = folder
        key = {"layout": LAYOUT, **circumstances} | ({} if folder is None else _versions())
        name = hashlib.sha256(json.dumps(key, sort_keys=True).encode()).hexdigest()[:16]
        self._name = f"checked-{name}.json"
        self._known: dict[str, Known] = {}
        self._passing: set[str] = set()
        self.read()

    def read(self) -> None:
        """Read what is remembered of environments that are still as they were."""
        digests = Digests()
        self._known = {
            name: known for name, known in self._stored().items() if known.digest == digests.of(known.sources)
        }

    def of(self, environment: str, target: str) -> Known | None:
        """What is known of an environment that is registered as `module:attribute`."""
        known = self._known.get(environment)
        return known if known is not None and known.target == target else None

    def add(self, environment: str, known: Known, *, lasting: bool) -> None:
        """Remember an environment; `save` keeps it for other sessions if it is lasting."""
        self._known[environment] = known
        if not lasting:
            self._passing.add(environment)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Hold off other processes that want to check, and know what the last one of them found."""
        handle = self._lock()
        try:
            if handle is not None:
                self.read()
            yield
        finally:
            if handle is not None:
                os.close(handle)

    def save(self) -> None:
        """Write everything known, whole or not at all.

        Raises:
            OSError: It cannot be written.
        """
        if self._folder is None:
            return
        kept = {name: known for name, known in self._known.items() if name not in self._passing}
        for known in kept.values():
            known.tasks = dict(list(known.tasks.items())[-MOST_TASKS:])
        text = json.dumps({name: asdict(known) for name, known in kept.items()})
        temporary = self._folder / f"{self._name}.{os.getpid()}"
        temporary.write_text(text, encoding="utf-8")
        temporary.replace(self._folder / self._name)
        files = sorted(self._folder.glob("checked-*.json"), key=lambda path: path.stat().st_mtime_ns)
        for path in files[:-MOST_FILES]:
            path.unlink(missing_ok=True)

    def _lock(self) -> int | None:
        """Wait for the lock, which a process that dies gives back; None where there can be none."""
        if self._folder is None or os.name != "posix":
            return None
        import fcntl

        try:
            handle = os.open(self._folder / "lock", os.O_RDWR | os.O_CREAT, 0o644)
        except OSError:
            return None  # a folder that cannot be written to; `save` says so
        fcntl.flock(handle, fcntl.LOCK_EX)
        return handle

    def _stored(self) -> dict[str, Known]:
        if self._folder is None:
            return {}
        try:
            stored = json.loads((self._folder / self._name).read_text(encoding="utf-8"))
            return {name: _known(fields) for name, fields in stored.items()}
        except (OSError, ValueError, LookupError, TypeError, AttributeError):
            return {}  # missing or damaged, so that everything is checked again


def _known(fields: Mapping[str, Any]) -> Known:
    sources = fields["sources"]
    return Known(
        **{
            **fields,
            "sources": Sources(sources["packages"], tuple(sources["folders"]), tuple(sources["files"])),
            "tasks": {digest: Listing(**task) for digest, task in fields["tasks"].items()},
        }
    )


def _versions() -> dict[str, str]:
    libraries = {name: version(name) for name in LIBRARIES}
    return {"python": sys.version, "sqlite": sqlite3.sqlite_version, **libraries}
