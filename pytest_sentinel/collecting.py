"""Step 1 for a whole session: task files to test cases, and the folder they will be recorded in."""

from __future__ import annotations

import hashlib
import json
import warnings
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from pytest_sentinel.registry import agent_of, environments_of
from pytest_sentinel.replaying import DESCRIBED, is_recorded
from pytest_sentinel.reporting.items import TaskItem, task_item
from pytest_sentinel.sharding import in_shard
from pytest_sentinel.state import Case, SentinelState, state_of
from pytest_sentinel.task.files import Checks, TaskError, TaskFile, find_task_files, unique
from pytest_sentinel.task.memory import Known, Memory

if TYPE_CHECKING:
    from pytest_sentinel.settings import Settings
    from pytest_sentinel.task.plan import Variant


def parametrize(metafunc: pytest.Metafunc) -> None:
    """Make one test case of each task and trial.

    Raises:
        pytest.Collector.CollectError: Task files are wrong, or the session lacks what every task needs.
    """
    state = state_of(metafunc.config)
    tasks = in_shard(tasks_of(metafunc.config), state.settings.shard)
    trials = range(1, state.settings.trials + 1)
    cases = [Case(file, trial) for file in tasks for trial in trials if is_recorded(state.settings, file.id, trial)]
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
    """The tasks of the suite, listed once a session.

    Raises:
        pytest.Collector.CollectError: Something is wrong; the message names each file and field.
    """
    state = state_of(config)
    if state.tasks is None:
        state.environments = environments_of(config)
        for name in state.environments.names:
            config.addinivalue_line("markers", f"{name}: tasks of this environment")
        state.memory = _memory(config)
        try:
            folders = [config.rootpath / folder for folder in state.settings.tasks]
            state.tasks = load_all(find_task_files(folders), _checks(state, state.memory))
        except pytest.UsageError as error:
            raise pytest.Collector.CollectError(str(error)) from error
        _check_ready(config, state)
    return state.tasks


def load_all(files: Sequence[Path], checks: Checks) -> list[TaskFile]:
    """List every file, and report every wrong one at once.

    Raises:
        pytest.Collector.CollectError: Task files or catalogs are wrong.
    """
    loaded, problems = _each(files, checks.remembered)
    if len(loaded) < len(files):
        with checks.memory.alone():
            loaded, problems = _each(files, lambda path: checks.remembered(path) or checks.checked(path))
            _keep(checks.memory)
    if problems:
        raise pytest.Collector.CollectError("\n".join(problems))
    try:
        return unique(loaded)
    except TaskError as error:
        raise pytest.Collector.CollectError(str(error)) from error


def _each(files: Sequence[Path], look: Callable[[Path], TaskFile | None]) -> tuple[list[TaskFile], list[str]]:
    loaded: list[TaskFile] = []
    problems: list[str] = []
    for path in files:
        try:
            file = look(path)
        except TaskError as error:
            problems.append(str(error))
        except ValueError as error:  # a catalog; the message names its file and line
            raise pytest.Collector.CollectError(str(error)) from error
        else:
            loaded += [] if file is None else [file]
    return loaded, problems


def _memory(config: pytest.Config) -> Memory:
    """What earlier sessions found right; nothing where pytest keeps no cache."""
    cache: pytest.Cache | None = getattr(config, "cache", None)
    settings = state_of(config).settings
    world = None if settings.world is None else str(settings.world.resolve())
    circumstances = {
        "world": world,
        "seed": settings.seed,
        "duration_s": settings.duration_s,
        "withhold": settings.withhold,
    }
    try:
        return Memory(None if cache is None else cache.mkdir("sentinel"), circumstances)
    except OSError as error:
        _warn_unkept(error)
        return Memory(None, circumstances)


def _checks(state: SentinelState, memory: Memory) -> Checks:
    assert state.environments is not None
    began_ns = round(datetime.fromisoformat(state.settings.started_at).timestamp() * 1e9)
    settings = state.settings
    return Checks(state.environments, settings.world, memory, lambda: variant_of(settings), began_ns)


def variant_of(settings: Settings) -> Variant:
    """The variant of every task that the settings ask for."""
    from pytest_sentinel.task.plan import Variant

    return Variant(seed=settings.seed, duration_s=settings.duration_s, withhold=settings.withhold)


def _keep(memory: Memory) -> None:
    try:
        memory.save()
    except OSError as error:
        _warn_unkept(error)


def _warn_unkept(error: OSError) -> None:
    warnings.warn(
        pytest.PytestCacheWarning(f"tasks will be checked again by the next session, because of {error}"), stacklevel=2
    )


def task_item_of(item: pytest.Item) -> TaskItem:
    """What the reports must know of one of our items."""
    case: Case = item.callspec.params["sentinel_task"]  # type: ignore[attr-defined]
    file = case.file
    return TaskItem(
        task_id=file.id,
        environment=file.environment,
        category=file.listing.category,
        criterion=file.listing.criterion,
        trial=case.trial,
        hash=file.digest,
    )


def provenance(config: pytest.Config, items: Sequence[pytest.Item]) -> tuple[dict[str, Any], dict[str, str]]:
    """Labels of the run, and the hashes of the catalogs and code its items depend on, by name."""
    from pytest_sentinel.results import code_files, code_hash, labels

    state = state_of(config)
    assert state.environments is not None
    hashes: dict[str, str] = {}
    for name in sorted({item.environment for item in map(task_item, items) if item is not None}):
        hashes[f"catalog {name}"] = _known(state, name).catalog
        hashes[f"code {name}"] = code_hash(code_files(state.environments.get(name)))
    spec = agent_of(config)
    described = dict(spec.described)
    if described:
        hashes["agents table"] = hashlib.sha256(json.dumps(described, sort_keys=True).encode()).hexdigest()
    return {**labels(state.settings, spec).model_dump(), DESCRIBED: described}, hashes


def _check_ready(config: pytest.Config, state: SentinelState) -> None:
    """Refuse at the start, once, what would fail every task: no built page, no browser, a run that cannot go on."""
    if config.option.collectonly or state.settings.dry_run:
        return
    assert state.tasks is not None
    names = sorted({file.environment for file in state.tasks})
    missing = [name for name in names if not (Path(_known(state, name).web_dist) / "index.html").is_file()]
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
        check_agent(agent_of(config), state.settings)
    except (BrowserNotFound, pytest.UsageError) as error:
        raise pytest.Collector.CollectError(str(error)) from error


def _known(state: SentinelState, environment: str) -> Known:
    """What the listing of a session's tasks has found out about their environment."""
    assert state.environments is not None
    assert state.memory is not None
    known = state.memory.of(environment, state.environments.target(environment))
    assert known is not None
    return known


def _marks(file: TaskFile) -> list[pytest.MarkDecorator]:
    task = file.listing
    names = [file.environment, task.category, task.criterion, *(["quick"] if task.quick else [])]
    return [getattr(pytest.mark, name) for name in names]
