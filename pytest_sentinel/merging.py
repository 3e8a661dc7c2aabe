"""Puts the runs of several machines, shards of one, into one run."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from pathlib import Path

from pytest_sentinel.option_values import SHARD
from pytest_sentinel.record.attempt import UNFINISHED
from pytest_sentinel.record.errors import RecordError
from pytest_sentinel.record.files import ELSEWHERE, to_json, write_whole, writing
from pytest_sentinel.record.manifest import Manifest, Setting
from pytest_sentinel.record.store import RunFolder
from pytest_sentinel.reporting.contract import FinishedRun

FREE = ("shard",)
"""Settings that may differ between the parts; the whole has none."""


def merge(parts: Sequence[RunFolder], into: Path) -> RunFolder:
    """Copy the tasks of all parts into one new run; the folder appears when it is whole.

    Args:
        parts: Two runs or more.
        into: Folder of the new run.

    Raises:
        RecordError: The folder exists, the parts were made differently, the same task and trial is in two of them, or
            the disk refuses.
    """
    if into.exists():
        raise RecordError(f"{into} exists; name another run with --into NAME")
    check(parts)
    begun = into.with_name(f".merging-{into.name}-{os.getpid()}")
    with writing(begun, ELSEWHERE):
        for part in parts:
            ignored = shutil.ignore_patterns(f"{UNFINISHED}*")
            shutil.copytree(part.path / "tasks", begun / "tasks", ignore=ignored, dirs_exist_ok=True)
        write_whole(begun / "run.json", to_json(merged(parts, into.name), indent=1) + "\n")
        begun.rename(into)
    return RunFolder.existing(into)


def check(parts: Sequence[RunFolder]) -> None:
    """Refuse parts that are no parts of one run.

    Raises:
        RecordError: The message names the runs and what is wrong with them, or the file of one that is damaged.
    """
    if len(parts) < 2:
        raise RecordError("name at least two runs to merge")
    first, owners = parts[0], dict[tuple[str, int], str]()
    for part in parts:
        words = (f"in {first.path.name}", f"in {part.path.name}")
        if differing := first.manifest.differences(part.manifest, free=FREE, words=words):
            raise RecordError(f"these runs were made differently and cannot be merged: {'; '.join(differing)}")
        for task_id, trial in _items(part):
            if (task_id, trial) in owners:
                raise RecordError(
                    f"task {task_id}, trial {trial}, is in {owners[task_id, trial]!r} and in {part.path.name!r}: "
                    "merged runs may not overlap"
                )
            owners[task_id, trial] = part.path.name
        part.all_results()


def absent(parts: Sequence[RunFolder]) -> list[str]:
    """The shards that are none of the parts, as K/N; empty unless the parts are shards of one N."""
    settings = [part.manifest.settings.get("shard") for part in parts]
    found = [SHARD.fullmatch(str(setting.value)) if setting else None for setting in settings]
    present = {(int(shard[1]), int(shard[2])) for shard in found if shard}
    if None in found or len({count for _, count in present}) > 1:
        return []
    count = next(iter(present))[1]
    return [f"{k}/{count}" for k in range(1, count + 1) if (k, count) not in present]


def _items(part: RunFolder) -> list[tuple[str, int]]:
    """The tasks and trials of which a run holds an attempt."""
    planned = [(task.task_id, trial) for task in part.manifest.tasks for trial in task.trials]
    return [item for item in planned if part.attempts(*item)]


def merged(parts: Sequence[RunFolder], name: str) -> Manifest:
    """The manifest of the whole: all sessions in the order in which they began, all tasks, no shard."""
    manifest = parts[0].manifest
    for part in parts[1:]:
        manifest = manifest.joined(part.manifest)
    own = {"run": Setting(value=name, source="option"), "shard": Setting(value=None, source="default")}
    return manifest.model_copy(
        update={
            "run": name,
            "sessions": tuple(sorted(manifest.sessions, key=lambda session: session.started_at)),
            "settings": {**manifest.settings, **own},
        }
    )


def sentence(whole: FinishedRun) -> str:
    """What was merged, in a line."""
    unfinished = whole.summary.unfinished
    missing = f"; {unfinished} without any result" if unfinished else ""
    return f"{whole.folder}: {len(whole.results)} runs of {len(whole.manifest.tasks)} tasks{missing}"
