"""`--replay=RUN`: everything that a run's record says about how it was made, taken over; its answers, task by task."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import pytest

from pytest_sentinel import option_values as o
from pytest_sentinel.escape import short
from pytest_sentinel.option_table import OPTIONS
from pytest_sentinel.option_values import Option

if TYPE_CHECKING:
    from pytest_sentinel.model.table import AgentsTable
    from pytest_sentinel.option_table import Settings
    from pytest_sentinel.record.store import RunFolder
    from pytest_sentinel.session import Replay

Kind = TypeVar("Kind")

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
    if (clock := folder.manifest.settings.get("clock")) is not None and clock.value == "real":
        raise pytest.UsageError(
            f"--replay={values['replay']}: it was made on the real clock, where times depend on the machine; only "
            "runs on the virtual clock can be replayed"
        )
    if not _described(folder):
        agent = folder.manifest.settings.get("agent")
        name = f" {agent.value!r}" if agent else ""
        raise pytest.UsageError(
            f"--replay={values['replay']}: its agent{name} is none of the agents table, so its record "
            "holds no answers of a model; run it anew instead"
        )
    if sources["retries"] == "default":
        values["retries"], sources["retries"] = 0, "replay"  # it would go the same way again
    for option in OPTIONS:
        stored = folder.manifest.settings.get(option.name)
        if option.attribute in OWN or stored is None:
            continue
        try:
            value = _value(option, stored.value, rootdir)
        except ValueError as error:
            raise pytest.UsageError(
                f"{folder.path / 'run.json'} is damaged: field 'settings.{option.name}.value': {error}. "
                "Put it right, or name another run"
            ) from None
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
    described = _described(_folder(settings.reports, settings.replay))
    watcher = described.get("watcher")
    agents = {settings.agent: {k: v for k, v in described.items() if k != "name" and v is not None}}
    if isinstance(watcher, dict):
        name = str(watcher.get("name"))
        agents[settings.agent]["watcher"] = name
        agents[name] = {k: v for k, v in watcher.items() if k != "name" and v is not None}
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


def _described(folder: RunFolder) -> dict[str, Any]:
    """The agent's table, as the record has it; empty where it has none."""
    found = folder.manifest.labels.get(DESCRIBED)
    return found if isinstance(found, dict) else {}


def _folder(reports: Path, run: str) -> RunFolder:
    from pytest_sentinel.record.files import as_usage_error
    from pytest_sentinel.record.store import RunFolder

    with as_usage_error():
        return RunFolder.existing(reports / run)


def _value(option: Option, stored: Any, rootdir: Path) -> Any:
    """A setting as the record holds it, in the type that it has in a session.

    Raises:
        ValueError: No session could have it.
    """
    if stored is None and option.default is None:
        return None
    if isinstance(option.default, dict):
        return dict(option.parse(f"{key}={value}") for key, value in _as(dict, stored).items())
    if option.repeatable:
        return tuple(option.parse(str(one)) for one in _as(list, stored))
    if option.switch:
        return _as(bool, stored)
    value = option.parse(f"{stored}s" if option.parse is o.duration else str(_as((str, int, float), stored)))
    return rootdir / value if isinstance(value, Path) else value


def _as(kind: type[Kind] | tuple[type[Kind], ...], stored: Any) -> Kind:
    """What is stored, if it is of this kind.

    Raises:
        ValueError: It is not.
    """
    if not isinstance(stored, kind) or (isinstance(stored, bool) and kind is not bool):
        raise ValueError(f"not {short(stored)}")
    return stored
