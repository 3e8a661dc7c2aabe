"""The folder of one run, `reports/<run>/`: opened, completed, read.

    run.json                                   how the run was made
    tasks/<id>/<trial>/<attempt>/result.json   and events.jsonl, databases, screenshots
    tasks/<id>/<trial>/.unfinished-…           what a killed worker left; never counted

Every process that runs tasks opens the folder by itself. The first one writes `run.json`; the others find it written
by the same session and go on.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from pydantic import TypeAdapter

from pytest_sentinel.closest import closest
from pytest_sentinel.record.attempt import AttemptWriter
from pytest_sentinel.record.events import AnyEvent, RecordEvent
from pytest_sentinel.record.files import RecordError, damage, plain_json, read_model, reading, to_json, write_whole
from pytest_sentinel.record.manifest import Manifest
from pytest_sentinel.record.result import Result

AGAIN: frozenset[str] = frozenset({"error", "not_run"})
"""Outcomes that say nothing about the agent: the item is run again when the run is completed."""


class RunFolder:
    """One run on disk."""

    def __init__(self, path: Path, manifest: Manifest) -> None:
        self.path = path
        self.manifest = manifest

    @classmethod
    def open(cls, path: Path, session: Manifest, *, own_name: bool = True) -> RunFolder:
        """Begin the run at `path`, or go on with it.

        Args:
            path: `reports/<run>`.
            session: What this session would write (`build_manifest`).
            own_name: Whether the user named the run; a name made by default must not meet an existing run.

        Raises:
            RecordError: The folder is no run, was made with other settings, is damaged, or cannot be written.
        """
        stored = cls._stored(path)
        if stored is None:
            manifest = session
        elif stored.sessions[-1].started_at == session.sessions[-1].started_at:
            return cls(path, stored)
        else:
            _check_same(path, stored, session, own_name)
            manifest = stored.joined(session)
        write_whole(path / "run.json", to_json(manifest, indent=1) + "\n")
        return cls(path, manifest)

    @classmethod
    def check(cls, path: Path, session: Manifest, *, own_name: bool = True) -> None:
        """Whether `open` would go on with the run; changes nothing.

        Raises:
            RecordError: As `open`, but for what only writing shows.
        """
        stored = cls._stored(path)
        if stored is not None:
            _check_same(path, stored, session, own_name)

    @classmethod
    def existing(cls, path: Path) -> RunFolder:
        """A run that is only read.

        Raises:
            RecordError: There is no run at `path`, or its `run.json` is damaged.
        """
        stored = cls._stored(path)
        if stored is None:
            others = sorted(p.parent.name for p in path.parent.glob("*/run.json"))
            near = closest(path.name, others)
            there = f"closest is {near!r}" if near else f"runs there: {', '.join(others) or 'none'}"
            raise RecordError(f"no run at {path}; {there}")
        return cls(path, stored)

    @staticmethod
    def _stored(path: Path) -> Manifest | None:
        file = path / "run.json"
        with reading(path):
            empty = not path.exists() or all(p.name.startswith(".") for p in path.iterdir())
            found = file.exists()
        if not found:
            if empty:
                return None
            raise RecordError(f"{path} exists and is no run (it has no run.json); name another one with --run=NAME")
        return read_model(file, Manifest, "Name another run with --run=NAME, or put the file right")

    def attempt(self, task_id: str, trial: int, attempt: int) -> AttemptWriter:
        """Begin an attempt.

        Raises:
            RecordError: The disk refuses, or the attempt is recorded already.
        """
        return AttemptWriter(self._item(task_id, trial) / str(attempt))

    def attempts(self, task_id: str, trial: int) -> list[Path]:
        """The folders of the item's whole attempts, oldest first."""
        item = self._item(task_id, trial)
        numbers = sorted(int(p.name) for p in item.iterdir() if p.name.isdecimal()) if item.is_dir() else []
        return [item / str(number) for number in numbers]

    def next_attempt(self, task_id: str, trial: int) -> int:
        """The number of the item's next attempt, from 1."""
        return int(last[-1].name) + 1 if (last := self.attempts(task_id, trial)) else 1

    def latest(self, task_id: str, trial: int) -> Result | None:
        """The result of the item's last whole attempt.

        Raises:
            RecordError: The file is damaged.
        """
        attempts = self.attempts(task_id, trial)
        return read_result(attempts[-1]) if attempts else None

    def finished(self, task_id: str, trial: int) -> Result | None:
        """The item's result if it has a verdict, so that it need not be run again.

        Raises:
            RecordError: The file is damaged.
        """
        result = self.latest(task_id, trial)
        return None if result is None or result.outcome in AGAIN else result

    def results(self) -> list[Result]:
        """The latest result of every item, by task and trial.

        Raises:
            RecordError: A file is damaged.
        """
        found = (self.latest(task_id, trial) for task_id, trial in self._items())
        return [result for result in found if result is not None]

    def all_results(self) -> list[Result]:
        """The results of all whole attempts, by task, trial and attempt.

        Raises:
            RecordError: A file is damaged.
        """
        return [read_result(attempt) for item in self._items() for attempt in self.attempts(*item)]

    def unfinished(self) -> list[tuple[str, int]]:
        """Planned items without any whole attempt: their worker was killed, or the session was stopped."""
        planned = ((task.task_id, trial) for task in self.manifest.tasks for trial in task.trials)
        return [item for item in planned if not self.attempts(*item)]

    def _item(self, task_id: str, trial: int) -> Path:
        return self.path / "tasks" / task_id / str(trial)

    def _items(self) -> Iterator[tuple[str, int]]:
        folders = [p for p in self.path.glob("tasks/*/*") if p.name.isdecimal() and p.is_dir()]
        yield from sorted((p.parent.name, int(p.name)) for p in folders)


def read_result(attempt: Path) -> Result:
    """The result in an attempt's folder.

    Raises:
        RecordError: The file is missing or damaged.
    """
    file = attempt / "result.json"
    advice = f"Move the folder {attempt} away; the same command with --run=NAME then runs the task again"
    result = read_model(file, Result, advice)
    own = (result.task_id, str(result.trial), str(result.attempt))
    if own != attempt.parts[-3:]:
        raise RecordError(f"{file} is that of another attempt, {'/'.join(own)}. {advice}")
    return result


def read_events(attempt: Path) -> list[RecordEvent]:
    """The events of an attempt, in order.

    Raises:
        RecordError: The file is missing or damaged.
    """
    file = attempt / "events.jsonl"
    adapter: TypeAdapter[RecordEvent] = TypeAdapter(AnyEvent)
    events: list[RecordEvent] = []
    data = None
    try:
        for line in file.read_text(encoding="utf-8").splitlines():
            data = plain_json(line)
            events.append(adapter.validate_python(data))
    except (OSError, ValueError) as error:
        raise RecordError(
            f"{file} is damaged in line {len(events) + 1}: {damage(error, _event_model(data), data)}. "
            f"Move the folder {attempt} away"
        ) from error
    return events


def _event_model(data: object) -> type[RecordEvent]:
    """The model of an event's kind, as far as there is one."""
    kind = data.get("kind") if isinstance(data, dict) else None
    kinds = {field.default: m for m in RecordEvent.__subclasses__() if (field := m.model_fields.get("kind"))}
    return kinds.get(kind, RecordEvent) if isinstance(kind, str) else RecordEvent


def _check_same(path: Path, stored: Manifest, session: Manifest, own_name: bool) -> None:
    if not own_name:
        raise RecordError(f"{path.name} was begun by another session in the same second; name yours with --run=NAME")
    differing = stored.differences(session)
    if differing:
        raise RecordError(
            f"run {path.name!r} was made with other settings ({'; '.join(differing)}). Only -k, -m and -n may differ: "
            "use the same settings, or name another run with --run=NAME"
        )
