"""Runs made in parts become one: its tasks, sessions and settings, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from samples import sample
from stored_runs import event_runs, store

from pytest_sentinel.merging import merge
from pytest_sentinel.record.errors import RecordError
from pytest_sentinel.record.store import RunFolder
from pytest_sentinel.reporting.finished import finished_run

RESULTS = event_runs(5, 8)


@pytest.fixture
def parts(tmp_path: Path) -> list[RunFolder]:
    one = store(tmp_path, "one", RESULTS[::2], shard="1/2")
    two = store(tmp_path, "two", RESULTS[1::2], shard="2/2", missing=[("micromail-gone-active", 1)])
    return [RunFolder.existing(one), RunFolder.existing(two)]


def test_whole_adds_up_as_if_it_had_been_one(parts: list[RunFolder], tmp_path: Path) -> None:
    whole = merge(parts, tmp_path / "all")
    assert whole.results() == sorted(RESULTS, key=lambda result: result.task_id)
    summary = finished_run(whole).summary
    assert (summary.timely_success.count, summary.timely_success.of, summary.unfinished) == (5, 8, 1)


def test_whole_can_be_completed_without_a_shard(parts: list[RunFolder], tmp_path: Path) -> None:
    manifest = merge(parts, tmp_path / "all").manifest
    assert manifest.run == "all"
    assert (manifest.settings["shard"].value, manifest.settings["run"].value) == (None, "all")
    assert len(manifest.sessions) == 2
    assert len(manifest.tasks) == 9


def test_same_task_twice_names_both_runs(tmp_path: Path) -> None:
    one, two = store(tmp_path, "one", RESULTS[:5]), store(tmp_path, "two", RESULTS[4:])
    with pytest.raises(RecordError, match="task micromail-t004-active, trial 1, is in 'one' and in 'two'"):
        merge([RunFolder.existing(one), RunFolder.existing(two)], tmp_path / "all")
    assert not (tmp_path / "all").exists()


def test_further_trials_of_a_task_are_no_overlap(tmp_path: Path) -> None:
    one = store(tmp_path, "one", [sample()])
    two = store(tmp_path, "two", [sample(trial=2)])
    whole = merge([RunFolder.existing(one), RunFolder.existing(two)], tmp_path / "all")
    assert whole.manifest.tasks[0].trials == (1, 2)


@pytest.mark.parametrize("changed", [{"agent": "other"}, {"seed": 3}])
def test_other_settings_are_refused_with_both_values(tmp_path: Path, changed: dict[str, object]) -> None:
    one, two = store(tmp_path, "one", RESULTS[:2]), store(tmp_path, "two", RESULTS[2:], **changed)
    name, value = next(iter(changed.items()))
    with pytest.raises(RecordError, match=f"sentinel setting {name}: .* in one, {value!r} in two"):
        merge([RunFolder.existing(one), RunFolder.existing(two)], tmp_path / "all")


def test_folder_of_another_run_is_left_alone(parts: list[RunFolder], tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="two exists; name another run with --into"):
        merge(parts, tmp_path / "two")


def test_what_a_killed_worker_left_is_left_behind(parts: list[RunFolder], tmp_path: Path) -> None:
    (parts[0].path / "tasks" / "micromail-t000-active" / "1" / ".unfinished-2-77").mkdir()
    whole = merge(parts, tmp_path / "all")
    assert not list(whole.path.rglob(".unfinished-*"))


def test_one_part_alone_is_refused(parts: list[RunFolder], tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="at least two"):
        merge(parts[:1], tmp_path / "all")
