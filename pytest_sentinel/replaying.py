"""`--replay=RUN`: everything that a run's record says about how it was made, taken over; its answers, task by task."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from pytest_sentinel import option_values as o
from pytest_sentinel.option_table import OPTIONS
from pytest_sentinel.option_values import Option

if TYPE_CHECKING:
    from pytest_sentinel.model.table import AgentsTable
    from pytest_sentinel.option_table import Settings
    from pytest_sentinel.record.store import RunFolder
    from pytest_sentinel.session import Replay

OWN = frozenset(
    {
        *("run", "reports", "replay", "dry_run", "fail_under", "retries", "hang_timeout_s", "browser_path", "tasks"),
        *("budget_usd", "max_concurrent_calls", "agents_file", "sandbox", "shard"),
    }
)
"""Settings that a replay has of its own: they do not change what happens in a task."""
DESCRIBED = "agent_table"
"""The label of a run under which its record keeps the agent's table."""


def take_over(values: dict[str, Any], sources: dict[str, Any], rootdir: Path) -> None:
    """Give a replay the settings of its run.

    Args:
        values: Every setting by attribute; changed in place.
        sources: Where each comes from; changed likewise.
        rootdir: What the record's paths are relative to.

    Raises:
        pytest.UsageError: There is no such run, it cannot be replayed, or an option contradicts it.
    """
    if values["replay"] is None:
        return
    folder = _folder(values["reports"], values["replay"])
    if folder.manifest.settings["clock"].value == "real":
        raise pytest.UsageError(
            f"--replay={values['replay']}: it was made on the real clock, where times depend on the machine; only "
            "runs on the virtual clock can be replayed"
        )
    if not folder.manifest.labels.get(DESCRIBED):
        raise pytest.UsageError(
            f"--replay={values['replay']}: its agent {folder.manifest.settings['agent'].value!r} is none of the agents "
            "table, so its record holds no answers of a model; run it anew instead"
        )
    if sources["retries"] == "default":
        values["retries"], sources["retries"] = 0, "replay"  # it would go the same way again
    for option in OPTIONS:
        stored = folder.manifest.settings.get(option.name)
        if option.attribute in OWN or stored is None:
            continue
        value = _value(option, stored.value, rootdir)
        if sources[option.attribute] == "option" and values[option.attribute] != value:
            raise pytest.UsageError(
                f"{option.flag}: a replay has the settings of its run, which are {option.name}={stored.value!r}; "
                f"leave {option.flag} out"
            )
        values[option.attribute], sources[option.attribute] = value, "replay"


def recorded_agents(settings: Settings) -> AgentsTable:
    """The agents table as the replayed run's record has it: one agent, and perhaps its watcher."""
    from pytest_sentinel.model.table import AgentsTable

    assert settings.replay is not None
    described = _folder(settings.reports, settings.replay).manifest.labels[DESCRIBED]
    watcher = described.get("watcher")
    agents = {settings.agent: {k: v for k, v in described.items() if k != "name" and v is not None}}
    if watcher:
        agents[settings.agent]["watcher"] = watcher["name"]
        agents[watcher["name"]] = {k: v for k, v in watcher.items() if k != "name" and v is not None}
    return AgentsTable(agents, files={name: [f"run {settings.replay}"] for name in agents})


def recorded_calls(settings: Settings, task_id: str, trial: int) -> Replay | None:
    """What the model answered in the attempt that is replayed; None where nothing is replayed."""
    from pytest_sentinel.record.events import ModelCalled, ModelFailed
    from pytest_sentinel.record.store import read_events

    if settings.replay is None:
        return None
    path = _folder(settings.reports, settings.replay).attempts(task_id, trial)[-1]
    calls = [event for event in read_events(path) if isinstance(event, ModelCalled | ModelFailed)]
    return calls, f"{settings.replay}, {task_id}, trial {trial}, attempt {path.name}"


def is_recorded(settings: Settings, task_id: str, trial: int) -> bool:
    """Whether a task's trial has a verdict in the replayed run, or nothing is replayed."""
    if settings.replay is None:
        return True
    return _folder(settings.reports, settings.replay).finished(task_id, trial) is not None


def _folder(reports: Path, run: str) -> RunFolder:
    from pytest_sentinel.record.files import as_usage_error
    from pytest_sentinel.record.store import RunFolder

    with as_usage_error():
        return RunFolder.existing(reports / run)


def _value(option: Option, stored: Any, rootdir: Path) -> Any:
    """A setting as the record holds it, in the type that it has in a session."""
    if isinstance(stored, list):
        return tuple(stored)
    return rootdir / stored if option.parse is o.path and stored is not None else stored
