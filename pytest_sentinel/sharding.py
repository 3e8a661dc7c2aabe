"""`--shard=K/N`: which tasks are the Kth of N parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pytest_sentinel.task.files import TaskFile


def in_shard(tasks: Sequence[TaskFile], shard: str | None) -> list[TaskFile]:
    """The tasks of a shard, all trials of a task in one: every Nth by id, so that each holds some of every app.

    Args:
        tasks: All tasks of the suite; their order does not matter.
        shard: `K/N`; None is all of them.

    Raises:
        pytest.Collector.CollectError: There are more shards than tasks, and this one would be empty.
    """
    if shard is None:
        return list(tasks)
    number, of = map(int, shard.split("/"))
    mine = {task.id for task in sorted(tasks, key=lambda task: task.id)[number - 1 :: of]}
    if tasks and not mine:
        raise pytest.Collector.CollectError(
            f"--shard={shard} holds no task: the suite has {len(tasks)}; closest valid value: {len(tasks)}/{len(tasks)}"
        )
    return [task for task in tasks if task.id in mine]
