"""Leaderboard rows and baselines: what is kept of a run, and that what is committed adds up."""

import hashlib
import json
from pathlib import Path

import pytest
from samples import LABELS, sample
from stored_runs import event_runs, quiet_runs, store

from pytest_sentinel.__main__ import main
from pytest_sentinel.record.result import WallTimes
from pytest_sentinel.record.store import RunFolder
from pytest_sentinel.reporting.finished import finished_run
from pytest_sentinel.reporting.leaderboard import leaderboard_row
from pytest_sentinel.statistics import Interval, proportion_interval
from pytest_sentinel.summary import FLOORS

ROOT = Path(__file__).resolve().parents[3]
COMMITTED = sorted(path.parent for path in (ROOT / "reports" / "baselines").glob("*/summary.json"))


def run_of(folder, results, name="run", **settings):
    return finished_run(RunFolder.existing(store(folder, name, results, **settings)))


def test_row_holds_headlines_labels_and_which_tasks(tmp_path):
    row = leaderboard_row(run_of(tmp_path, [*event_runs(6, 8), *quiet_runs(1, 4)]))
    assert (row.agent, row.clock, row.seed, row.tasks, row.trials) == ("reference", "virtual", 0, 12, 1)
    assert (row.timely_success.count, row.timely_success.of) == (6, 8)
    assert row.timely_success_interval == pytest.approx(proportion_interval(6, 8))
    assert isinstance(row.timely_success_interval, Interval)
    assert (row.false_alarms.count, row.false_alarms.of, row.without_verdict) == (1, 4, 0)


def test_rows_of_other_tasks_have_another_hash(tmp_path):
    whole, part = event_runs(6, 8), event_runs(6, 7)
    rows = [leaderboard_row(run_of(tmp_path, runs, name)) for runs, name in ((whole, "a"), (whole, "b"), (part, "c"))]
    assert rows[0].tasks_hash == rows[1].tasks_hash != rows[2].tasks_hash


def test_run_made_in_two_ways_has_no_row(tmp_path):
    other = LABELS.model_copy(update={"seed": 7})
    assert leaderboard_row(run_of(tmp_path, [sample(), sample(task_id="other", labels=other)])) is None
    more = LABELS.model_copy(update={"workers": 4})
    assert leaderboard_row(run_of(tmp_path, [sample(), sample(task_id="o", labels=more)], "w")) is not None


def test_baseline_is_the_same_whatever_the_machine(tmp_path):
    results = [*event_runs(6, 8), *quiet_runs(1, 4)]
    other = {"wall": WallTimes(total_s=99.0), "labels": LABELS.model_copy(update={"workers": 8})}
    slower = [result.model_copy(update=other) for result in results]
    store(tmp_path, "quick", results)
    store(tmp_path, "slow", slower)
    kept = []
    for name in ("quick", "slow"):
        assert main(["baseline", name, "--reports", str(tmp_path), "--into", str(tmp_path / name / "kept")]) == 0
        own = tmp_path / name / "kept" / "reference"
        kept.append({path.name: path.read_text() for path in own.iterdir()})
    assert kept[0] == kept[1]
    assert sorted(kept[0]) == ["leaderboard.json", "results.jsonl", "summary.json"]
    assert len(kept[0]["results.jsonl"].splitlines()) == 12


def test_run_that_is_not_whole_is_no_baseline(tmp_path, capsys):
    store(tmp_path, "short", event_runs(6, 8), missing=[("micromail-gone-active", 1)])
    assert main(["baseline", "short", "--reports", str(tmp_path)]) == 2
    assert "1 of its runs have no verdict" in capsys.readouterr().err


@pytest.mark.parametrize("folder", COMMITTED, ids=lambda folder: folder.name)
def test_committed_baseline_adds_up_and_is_of_the_tasks_as_they_are(folder):
    summary = json.loads((folder / "summary.json").read_text())
    rows = [json.loads(line) for line in (folder / "results.jsonl").read_text().splitlines()]
    whole = next(group for group in summary["groups"] if group["name"] == "all")
    assert whole["passed"] == {"count": sum(row["passed"] for row in rows), "of": len(rows)}
    if folder.name in FLOORS:
        assert summary["floors"][folder.name] == whole["passed"]["count"]
    files = {path.stem: hashlib.sha256(path.read_bytes()).hexdigest() for path in ROOT.glob("tests/tasks/*/*.yaml")}
    changed = [row["task"] for row in rows if files.get(row["task"]) != row["task_hash"]]
    assert not changed, "run these agents again, then: python -m pytest_sentinel baseline RUN"
