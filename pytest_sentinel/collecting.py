"""Step 1 for a whole session: task files to test cases, and the folder they will be recorded in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from pytest_sentinel.record.files import RecordError
from pytest_sentinel.record.manifest import PlannedTask, build_manifest
from pytest_sentinel.record.store import RunFolder
from pytest_sentinel.registry import (
    Environments,
    TaskFile,
    environments_of,
    find_task_files,
    load_task_files,
    world_folder,
)
from pytest_sentinel.results import labels
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
    cases = [Case(file, trial) for file in tasks for trial in trials]
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


def open_run(config: pytest.Config, items: Sequence[pytest.Item]) -> None:
    """Begin the run's folder, or go on with it."""
    state = state_of(config)
    cases = [item.callspec.params["sentinel_task"] for item in items]  # type: ignore[attr-defined]
    state.run = RunFolder.open(state.settings.folder, _manifest(config, state, cases), own_name=_named(state))


def _manifest(config: pytest.Config, state: SentinelState, cases: Sequence[Case]) -> object:
    assert state.environments is not None
    trials: dict[str, list[int]] = {}
    files: dict[str, TaskFile] = {}
    for case in cases:
        trials.setdefault(case.file.task.id, []).append(case.trial)
        files[case.file.task.id] = case.file
    planned = [
        PlannedTask(
            task_id=name,
            environment=file.environment,
            category=file.task.category,
            criterion=file.task.criterion,
            trials=tuple(sorted(trials[name])),
            hash=task_hash(file.path),
        )
        for name, file in files.items()
    ]
    hashes = {
        f"catalog {name}": state.environments.get(name).load_world(world_folder(state.settings.world, name)).fingerprint
        for name in sorted({file.environment for file in files.values()})
    }
    return build_manifest(config, state.settings, planned, labels(state.settings).model_dump(), hashes)


def _named(state: SentinelState) -> bool:
    return state.settings.sources.get("run", "default") != "default"


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
            f"the page of {', '.join(missing)} is not built; run `make setup`, or `npm ci && npm run build` in environments/"
        )
    from pytest_sentinel.browser.artifacts import read_playwright_options
    from pytest_sentinel.browser.find import BrowserNotFound, find_browser

    try:
        options = read_playwright_options(config, state.settings.reports)
        explicit = None if state.settings.browser_path is None else str(state.settings.browser_path)
        find_browser(headed=options.headed, explicit=explicit)
        RunFolder.check(state.settings.folder, _manifest(config, state, [Case(file, 1) for file in state.tasks]), own_name=True)
    except (BrowserNotFound, RecordError, pytest.UsageError) as error:
        raise pytest.Collector.CollectError(str(error)) from error


def _marks(file: TaskFile) -> list[pytest.MarkDecorator]:
    names = [file.environment, file.task.category, file.task.criterion, *(["quick"] if file.task.quick else [])]
    return [getattr(pytest.mark, name) for name in names]
