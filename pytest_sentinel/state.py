"""What the plugin keeps for one session of pytest, in the config's stash."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest

from pytest_sentinel.settings import Settings

if TYPE_CHECKING:
    from pytest_sentinel.agent import AgentSpec
    from pytest_sentinel.live.task import LiveSink
    from pytest_sentinel.record.attempt import AttemptWriter
    from pytest_sentinel.record.result import Result
    from pytest_sentinel.recorder import Recorder
    from pytest_sentinel.registry import Environments
    from pytest_sentinel.results import Item
    from pytest_sentinel.run import Steps
    from pytest_sentinel.task.files import TaskFile
    from pytest_sentinel.task.memory import Memory


@dataclass(frozen=True)
class Case:
    """One test case: a task and the number of its trial."""

    file: TaskFile
    trial: int

    @property
    def id(self) -> str:
        """The test id, `ID` or `ID-trial2`."""
        return self.file.id if self.trial == 1 else f"{self.file.id}-trial{self.trial}"


@dataclass
class SentinelState:
    """The session's settings, and what is registered."""

    settings: Settings
    environments: Environments | None = None
    memory: Memory | None = None
    tasks: list[TaskFile] | None = None
    agent: AgentSpec | None = None


@dataclass
class Underway:
    """An attempt that has begun and has no result yet."""

    item: Item
    recorder: Recorder
    writer: AttemptWriter
    live: LiveSink
    steps: Steps | None = None
    result: Result | None = field(default=None)


STATE = pytest.StashKey[SentinelState]()
UNDERWAY = pytest.StashKey[Underway]()


def state_of(config: pytest.Config) -> SentinelState:
    """The session's state."""
    return config.stash[STATE]
