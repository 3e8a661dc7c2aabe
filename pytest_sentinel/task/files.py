"""Task files as a session lists them: found, checked once, and read whole only when the task is run."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pytest_sentinel.task.memory import Known, Listing, Memory
from pytest_sentinel.task.sources import Digests, newest_ns, sources_of

if TYPE_CHECKING:
    from pytest_sentinel.environment import Environment, World
    from pytest_sentinel.registry import Environments
    from pytest_sentinel.task.model import Task
    from pytest_sentinel.task.plan import Variant


class TaskError(ValueError):
    """The author's mistakes in a task file: file, field, what is wrong and what would be right."""

    def __init__(self, path: Path, *problems: tuple[str, str]) -> None:
        """Each problem is (field, text); of the whole error, each line reads `file: field: text`."""
        super().__init__(
            "\n".join(f"{path}: {field}: {problem}" if field else f"{path}: {problem}" for field, problem in problems)
        )


@dataclass(frozen=True)
class TaskFile:
    """A task that was found right: where it is written, and what must be known before it is run."""

    path: Path
    environment: str
    digest: str
    """SHA-256 of the file, hex."""
    listing: Listing

    @property
    def id(self) -> str:
        """The task's id."""
        return self.listing.id

    @cached_property
    def task(self) -> Task:
        """The whole task.

        Raises:
            TaskError: The file is another one than was found right.
        """
        from pytest_sentinel.task.load import parse_task

        content = content_of(self.path)
        if digest_of(content) != self.digest:
            raise TaskError(self.path, ("", "was changed after this session had checked it; start the session again"))
        return parse_task(self.path, content)


def content_of(path: Path) -> bytes:
    """A task file's content.

    Raises:
        TaskError: It cannot be read.
    """
    try:
        return path.read_bytes()
    except OSError as error:
        raise TaskError(path, ("", f"cannot be read: {error.strerror}")) from error


def digest_of(content: bytes) -> str:
    """SHA-256 (hex) of a task file's content."""
    return hashlib.sha256(content).hexdigest()


def find_task_files(folders: Iterable[Path]) -> list[Path]:
    """Every task file: `<folder>/<environment>/<task>.yaml`, in order of name.

    Raises:
        pytest.UsageError: A folder does not exist.
    """
    files: list[Path] = []
    for folder in folders:
        if not folder.is_dir():
            raise pytest.UsageError(f"sentinel_tasks: {folder} is no folder; it must hold one folder per environment")
        found = sorted(folder.glob("*/*.yaml"))
        if not found:
            raise pytest.UsageError(
                f"sentinel_tasks: {folder} holds no task; they lie in <environment>/<task>.yaml there"
            )
        files += found
    return files


def load_task_files(files: Iterable[Path], environments: Environments, world: Path | None) -> list[TaskFile]:
    """Check task files, whatever was checked before.

    Raises:
        TaskError: A file is wrong; the message names file, field and the closest valid value.
        ValueError: A catalog is wrong; the message names file, line and field.
    """
    checks = Checks(environments, world, Memory(None, {}))
    return unique(checks.checked(path) for path in files)


def unique(files: Iterable[TaskFile]) -> list[TaskFile]:
    """The files, in order.

    Raises:
        TaskError: Two are the same task.
    """
    loaded: dict[str, TaskFile] = {}
    for file in files:
        if file.id in loaded:
            raise TaskError(file.path, ("id", f"{file.id!r} is also the id of {loaded[file.id].path}"))
        loaded[file.id] = file
    return list(loaded.values())


class Checks:
    """Task files to what is known of them: remembered, or checked now."""

    def __init__(
        self,
        environments: Environments,
        world: Path | None,
        memory: Memory,
        variant: Callable[[], Variant] | None = None,
        began_ns: int | None = None,
    ) -> None:
        """Take note of what tasks are checked against.

        Args:
            environments: What is registered.
            world: Folder of the world; None is the shipped one.
            memory: What earlier sessions found right.
            variant: Makes the variant that has to be possible, too; None leaves it open.
            began_ns: When the session began, ns of Unix time; of an environment that changed since then nothing is
                remembered, because nobody knows which of its states was imported.
        """
        self.memory = memory
        self._environments = environments
        self._world = world
        self._variant = variant
        self._began_ns = began_ns

    def remembered(self, path: Path) -> TaskFile | None:
        """A task that was found right before, and of which nothing has changed since; None if there is no such.

        Raises:
            TaskError: The file cannot be read, or its environment is not registered.
        """
        digest = digest_of(content_of(path))
        known = self.memory.of(path.parent.name, self._target(path))
        listing = None if known is None else known.tasks.get(digest)
        if listing is None or listing.id != path.stem:
            return None
        return TaskFile(path, path.parent.name, digest, listing)

    def checked(self, path: Path) -> TaskFile:
        """A task that is found right now; the memory is told.

        Raises:
            TaskError: It is wrong; the message names file, field and the closest valid value.
            ValueError: A catalog is wrong; the message names file, line and field.
        """
        from pytest_sentinel.task.load import check_task, parse_task

        content = content_of(path)
        task = parse_task(path, content)
        target = self._target(path)
        environment = self._environments.get(path.parent.name)
        world = environment.load_world(self._world)
        check_task(path, task, environment, world, None if self._variant is None else self._variant())
        listing = Listing(task.id, task.category, task.criterion, task.quick)
        known = self.memory.of(path.parent.name, target) or self._learnt(path.parent.name, target, environment, world)
        known.tasks[digest_of(content)] = listing
        return TaskFile(path, path.parent.name, digest_of(content), listing)

    def _target(self, path: Path) -> str:
        try:
            return self._environments.target(path.parent.name)
        except KeyError as error:
            raise TaskError(path, ("", str(error.args[0]))) from error

    def _learnt(self, name: str, target: str, environment: Environment, world: World) -> Known:
        sources = sources_of(target, environment, world)
        known = Known(target, sources, Digests().of(sources) or "", world.fingerprint, str(environment.web_dist))
        lasting = self._began_ns is not None and newest_ns(sources) < self._began_ns
        self.memory.add(name, known, lasting=lasting)
        return known
