"""Opens the run's folder once a session is known to hold tasks; no session without tasks ever makes one.

Without pytest-xdist that is after collection. With it, each worker opens the folder after its own collection, and the
controller finds it written by its session when the first worker reports what it collected.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pytest

from pytest_sentinel.reporting.items import RUN_FOLDER, TaskItem, task_item
from pytest_sentinel.settings import Settings

if TYPE_CHECKING:
    from pytest_sentinel.record.manifest import Manifest, PlannedTask

Provenance = Callable[[Sequence[pytest.Item]], tuple[Mapping[str, Any], Mapping[str, str]]]
"""For the items that run tasks: labels of the run, and hashes of code and catalogs by name."""


class OpenRun:
    """Puts the run's folder into `config.stash[RUN_FOLDER]`."""

    def __init__(self, config: pytest.Config, settings: Settings, provenance: Provenance) -> None:
        self._config = config
        self._settings = settings
        self._provenance = provenance
        self._is_worker = hasattr(config, "workerinput")

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionstart(self) -> None:
        """Refuse a run that cannot be gone on with, before anything is started.

        Raises:
            pytest.UsageError: The named run was made with other settings, or is no run.
        """
        if self._is_worker or self._settings.dry_run or not self._settings.folder.exists():
            return
        from pytest_sentinel.record.files import as_usage_error
        from pytest_sentinel.record.store import RunFolder

        with as_usage_error():
            RunFolder.check(self._settings.folder, self._manifest([]), own_name=self._own_name)

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Open the folder, if tasks were collected and are going to run.

        Raises:
            pytest.UsageError: The folder cannot be opened.
        """
        ours = [item for item in session.items if task_item(item)]
        if not ours or self._settings.dry_run or self._config.option.collectonly:
            return
        from pytest_sentinel.record.files import RecordError
        from pytest_sentinel.record.store import RunFolder

        try:
            manifest = self._manifest(ours)
            self._config.stash[RUN_FOLDER] = RunFolder.open(self._settings.folder, manifest, own_name=self._own_name)
        except RecordError as error:
            if not self._is_worker:
                raise pytest.UsageError(str(error)) from error
            self._report_to_controller(session, str(error))

    @pytest.hookimpl(tryfirst=True, optionalhook=True)
    def pytest_xdist_node_collection_finished(self) -> None:
        """On the controller: find out whether the workers opened the folder."""
        if RUN_FOLDER in self._config.stash or self._settings.dry_run or not self._settings.folder.exists():
            return
        from pytest_sentinel.record.files import RecordError
        from pytest_sentinel.record.store import RunFolder

        try:
            folder = RunFolder.existing(self._settings.folder)
        except RecordError:
            return  # the worker that could not open it has handed over the error
        if folder.manifest.sessions[-1].started_at == self._settings.started_at:
            self._config.stash[RUN_FOLDER] = folder

    @property
    def _own_name(self) -> bool:
        return self._settings.sources["run"] != "default"

    def _manifest(self, items: Sequence[pytest.Item]) -> Manifest:
        from pytest_sentinel.record.manifest import build_manifest

        labels, hashes = self._provenance(items) if items else ({}, {})
        ours = {item.nodeid: found for item in items if (found := task_item(item))}
        keys = {nodeid: found.key for nodeid, found in ours.items()}
        return build_manifest(self._config, self._settings, _planned(list(ours.values())), keys, labels, hashes)

    def _report_to_controller(self, session: pytest.Session, message: str) -> None:
        """A worker cannot end the session; it hands over one error (the same from all) and nothing to run."""
        session.items.clear()
        report = pytest.CollectReport(nodeid="reports", outcome="failed", longrepr=message, result=[])
        self._config.hook.pytest_collectreport(report=report)


def _planned(items: Sequence[TaskItem]) -> list[PlannedTask]:
    from pytest_sentinel.record.manifest import PlannedTask

    trials: dict[str, set[int]] = defaultdict(set)
    first: dict[str, TaskItem] = {}
    for item in items:
        trials[item.task_id].add(item.trial)
        first.setdefault(item.task_id, item)
    return [
        PlannedTask(
            task_id=item.task_id,
            environment=item.environment,
            category=item.category,
            criterion=item.criterion,
            trials=tuple(sorted(trials[item.task_id])),
            hash=item.hash,
        )
        for item in first.values()
    ]
