"""What a run's `run.json` says: how the run was made, and each session that added to it."""

from __future__ import annotations

import importlib.metadata
import platform
import subprocess
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field, PositiveInt, field_validator, model_validator

from pytest_sentinel.option_table import OPTIONS, Settings, Source

FORMAT = 1
"""Version of the record's layout; a reader refuses a newer one."""
PACKAGES = (
    "pytest-sentinel",
    "pytest",
    "pytest-xdist",
    "pytest-playwright",
    "playwright",
    "fastapi",
    "uvicorn",
    "sqlalchemy",
    "pydantic",
    "openai",
)
FREE = frozenset({"run", "reports", "dry_run"})
"""Settings that may differ when a run is completed: they say where it is, not what it measures."""
BROWSER_OPTIONS = ("browser", "browser_channel", "headed", "slowmo", "device", "tracing", "video", "screenshot")
"""Options of pytest-playwright that a run depends on, by their names in pytest's configuration."""


class Part(BaseModel):
    """Base of the manifest's parts: frozen, unknown fields refused."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)


class Setting(Part):
    """One setting: its value as plain JSON (paths relative to the rootdir where they lie below it), and its source."""

    value: Any
    source: Source


class PlannedTask(Part):
    """One task of the run and the trials asked for."""

    task_id: str = Field(pattern=r"^\w[\w.-]*$")
    environment: str
    category: Literal["passive", "active", "noop"]
    criterion: Literal["absolute", "relative"]
    trials: tuple[PositiveInt, ...] = (1,)
    hash: str = Field("", description="SHA-256 of the task as it was when first planned; empty: unknown.")


class RunSession(Part):
    """One pytest session that began or completed the run."""

    started_at: str = Field(description="Wall time, ISO 8601, UTC; identifies the session.")
    workers: int = 0
    keywords: str = Field("", description="What -k selected.")
    markers: str = Field("", description="What -m selected.")
    commit: str | None = None
    modified: bool | None = Field(None, description="Whether tracked files differed from the commit.")
    versions: dict[str, str] = Field(default_factory=dict)
    items: dict[str, str] = Field(default_factory=dict, description="Test id -> `<task id>/<trial>`.")

    @field_validator("started_at")
    @classmethod
    def _a_moment(cls, text: str) -> str:
        if datetime.fromisoformat(text).tzinfo is None:
            raise ValueError("must name its time zone")
        return text


class Manifest(Part):
    """The whole of `run.json`."""

    format: int = FORMAT
    run: str
    sessions: tuple[RunSession, ...] = Field(min_length=1)
    settings: dict[str, Setting]
    browser: dict[str, Any] = Field(default_factory=dict, description="Options of pytest-playwright.")
    labels: dict[str, Any] = Field(default_factory=dict)
    hashes: dict[str, str] = Field(default_factory=dict, description="SHA-256 of code and catalogs, by name.")
    tasks: tuple[PlannedTask, ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _known_format(cls, data: Any) -> Any:
        found = data.get("format") if isinstance(data, dict) else None
        if isinstance(found, int) and found > FORMAT:
            raise ValueError(f"it has format {found}, this version reads up to {FORMAT}; install a newer one")
        return data

    def differences(
        self, other: Manifest, *, free: Collection[str] = (), words: tuple[str, str] = ("in the run", "now")
    ) -> list[str]:
        """What keeps `other` from adding to this run: each differing setting with both values.

        Args:
            other: What would be added.
            free: Names of settings that may differ besides those that always may.
            words: What this run and the other one are called.
        """
        names = [name for name in _compared() if name not in free]
        pairs = [(f"sentinel setting {name}", self.settings.get(name), other.settings.get(name)) for name in names]
        values = [(name, a.value if a else None, b.value if b else None) for name, a, b in pairs]
        values += [
            (f"--{name.replace('_', '-')}", self.browser.get(name), other.browser.get(name)) for name in BROWSER_OPTIONS
        ]
        values += [
            (f"hash of {name}", self.hashes[name], other.hashes[name]) for name in self.hashes if name in other.hashes
        ]
        before = {task.task_id: task.hash for task in self.tasks if task.hash}
        values += [
            (f"task file {t.task_id}", before[t.task_id], t.hash) for t in other.tasks if t.hash and t.task_id in before
        ]
        return [f"{name}: {a!r} {words[0]}, {b!r} {words[1]}" for name, a, b in values if a != b]

    def joined(self, other: Manifest) -> Manifest:
        """This run with the session and the tasks of `other` added."""
        tasks = {task.task_id: task for task in self.tasks}
        for task in other.tasks:
            trials = {*task.trials, *(tasks[task.task_id].trials if task.task_id in tasks else ())}
            tasks[task.task_id] = task.model_copy(update={"trials": tuple(sorted(trials))})
        return self.model_copy(
            update={
                "sessions": (*self.sessions, *other.sessions),
                "tasks": tuple(tasks[name] for name in sorted(tasks)),
                "hashes": {**self.hashes, **other.hashes},
            }
        )


def build_manifest(
    config: pytest.Config,
    settings: Settings,
    tasks: Sequence[PlannedTask] = (),
    items: Mapping[str, str] | None = None,
    labels: Mapping[str, Any] | None = None,
    hashes: Mapping[str, str] | None = None,
) -> Manifest:
    """The manifest of this session's part of the run; `items` maps test ids to `<task id>/<trial>`."""
    return Manifest(
        run=settings.run,
        sessions=(_session(config, settings, items or {}),),
        settings=portable_settings(settings, config.rootpath),
        browser={name: config.getoption(name, None) for name in BROWSER_OPTIONS},
        labels=dict(labels or {}),
        hashes=dict(hashes or {}),
        tasks=tuple(sorted(tasks, key=lambda task: task.task_id)),
    )


def portable_settings(settings: Settings, root: Path) -> dict[str, Setting]:
    """Every setting by its name, as plain values that mean the same on another machine."""
    values = {
        option.name: (getattr(settings, option.attribute), settings.sources[option.attribute]) for option in OPTIONS
    }
    return {name: Setting(value=_portable(value, root), source=source) for name, (value, source) in values.items()}


def _portable(value: Any, root: Path) -> Any:
    if isinstance(value, Path):
        return value.relative_to(root).as_posix() if value.is_relative_to(root) else str(value)
    if isinstance(value, tuple):
        return list(value)
    return dict(value) if isinstance(value, Mapping) else value


def _compared() -> list[str]:
    return [option.name for option in OPTIONS if option.attribute not in FREE]


def _session(config: pytest.Config, settings: Settings, items: Mapping[str, str]) -> RunSession:
    commit, modified = _commit(config.rootpath)
    return RunSession(
        started_at=settings.started_at,
        workers=int(getattr(config, "workerinput", {}).get("workercount", 0)),
        keywords=config.getoption("keyword", "") or "",
        markers=config.getoption("markexpr", "") or "",
        commit=commit,
        modified=modified,
        versions=_versions(),
        items=dict(items),
    )


def _versions() -> dict[str, str]:
    versions = {"python": platform.python_version(), "system": f"{platform.system()} {platform.machine()}"}
    for package in PACKAGES:
        try:
            versions[package] = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            continue
    return versions


def _commit(root: Path) -> tuple[str | None, bool | None]:
    """The commit checked out at `root` and whether tracked files differ from it; (None, None) outside git."""
    commit = _git(root, "rev-parse", "HEAD")
    changes = _git(root, "status", "--porcelain", "--untracked-files=no") if commit else None
    return commit, None if changes is None else bool(changes)


def _git(root: Path, *arguments: str) -> str | None:
    try:
        done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, timeout=10, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() if done.returncode == 0 else None
