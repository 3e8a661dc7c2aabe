"""Step 1 for a whole session: task files to test cases, and the folder they will be recorded in."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from pytest_sentinel.registry import (
    Environments,
    TaskFile,
    environments_of,
    find_agent,
    find_task_files,
    load_task_files,
)
from pytest_sentinel.replaying import DESCRIBED, is_recorded
from pytest_sentinel.reporting.items import TaskItem, task_item
from pytest_sentinel.results import code_files, code_hash, labels
from pytest_sentinel.state import Case, SentinelState, state_of
from pytest_sentinel.task.load import TaskError, task_hash


def parametrize(metafunc: pytest.Metafunc) -> None:
    """Make one test case of each task and trial.

    Raises:
        pytest.Collector.CollectError: Task files are wrong, or the session lacks what every task needs.
    """
    state = state_of(metafunc.config)
    tasks = tasks_of(metafunc.config)
    trials = range(1, state.settings.trials + 1)
    cases = [
        Case(file, trial) for file in tasks for trial in trials if is_recorded(state.settings, file.task.id, trial)
    ]
    if not cases:
        raise pytest.Collector.CollectError(
            "there is no task to run: name folders of task files in the ini option sentinel_tasks"
            if state.settings.replay is None
            else f"run {state.settings.replay!r} holds no verdict of any task of this suite"
        )
    metafunc.parametrize(
        "sentinel_task",
        [pytest.param(case, id=case.id, marks=_marks(case.file)) for case in cases],
        indirect=True,
    )


def tasks_of(config: pytest.Config) -> list[TaskFile]:
    """The tasks of the suite, read once a session.

    Raises:
        pytest.Collector.CollectError: Something is wrong; the message names each file and field.
    """
    state = state_of(config)
    if state.tasks is None:
        environments = environments_of(config)
        for name in environments.names:
            config.addinivalue_line("markers", f"{name}: tasks of this environment")
        state.environments = environments
        try:
            folders = [config.rootpath / folder for folder in state.settings.tasks]
            state.tasks = load_all(find_task_files(folders), environments, state.settings.world)
        except pytest.UsageError as error:
            raise pytest.Collector.CollectError(str(error)) from error
        _check_ready(config, state)
    return state.tasks


def load_all(files: Iterable[Path], environments: Environments, world: Path | None) -> list[TaskFile]:
    """Read every file, and report every wrong one at once.

    Raises:
        pytest.Collector.CollectError: Task files or catalogs are wrong.
    """
    loaded: list[TaskFile] = []
    problems: list[str] = []
    for path in files:
        try:
            loaded += load_task_files([path], environments, world)
        except TaskError as error:
            problems.append(str(error))
        except ValueError as error:  # a catalog; the message names its file and line
            raise pytest.Collector.CollectError(str(error)) from error
    if problems:
        raise pytest.Collector.CollectError("\n".join(problems))
    return loaded


def task_item_of(item: pytest.Item) -> TaskItem:
    """What the reports must know of one of our items."""
    case: Case = item.callspec.params["sentinel_task"]  # type: ignore[attr-defined]
    file = case.file
    return TaskItem(
        task_id=file.task.id,
        environment=file.environment,
        category=file.task.category,
        criterion=file.task.criterion,
        trial=case.trial,
        hash=task_hash(file.path),
    )


def provenance(config: pytest.Config, items: Sequence[pytest.Item]) -> tuple[dict[str, Any], dict[str, str]]:
    """Labels of the run, and the hashes of the catalogs and code its items depend on, by name."""
    state = state_of(config)
    assert state.environments is not None
    hashes: dict[str, str] = {}
    for name in sorted({item.environment for item in map(task_item, items) if item is not None}):
        environment = state.environments.get(name)
        hashes[f"catalog {name}"] = environment.load_world(state.settings.world).fingerprint
        hashes[f"code {name}"] = code_hash(code_files(environment))
    spec = find_agent(config, state.settings)
    described = dict(spec.described)
    if described:
        hashes["agents table"] = hashlib.sha256(json.dumps(described, sort_keys=True).encode()).hexdigest()
    return {**labels(state.settings, spec).model_dump(), DESCRIBED: described}, hashes


def _check_ready(config: pytest.Config, state: SentinelState) -> None:
    """Refuse at the start, once, what would fail every task: no built page, no browser, a run that cannot go on."""
    if config.option.collectonly or state.settings.dry_run:
        return
    assert state.environments is not None
    assert state.tasks is not None
    missing = [
        name
        for name in sorted({file.environment for file in state.tasks})
        if not (state.environments.get(name).web_dist / "index.html").is_file()
    ]
    if missing:
        raise pytest.Collector.CollectError(
            f"the page of {', '.join(missing)} is not built; "
            "run `make setup`, or `npm ci && npm run build` in environments/"
        )
    from pytest_sentinel.browser.artifacts import read_playwright_options
    from pytest_sentinel.browser.find import BrowserNotFound, check_browser, find_browser
    from pytest_sentinel.model.start import check_agent

    try:
        options = read_playwright_options(config, state.settings.reports)
        explicit = None if state.settings.browser_path is None else str(state.settings.browser_path)
        check_browser(find_browser(headed=options.headed, explicit=explicit))
        check_agent(find_agent(config, state.settings), state.settings)
    except (BrowserNotFound, pytest.UsageError) as error:
        raise pytest.Collector.CollectError(str(error)) from error


def _marks(file: TaskFile) -> list[pytest.MarkDecorator]:
    names = [file.environment, file.task.category, file.task.criterion, *(["quick"] if file.task.quick else [])]
    return [getattr(pytest.mark, name) for name in names]
