"""`--shard` and `merge` as a user meets them."""

from __future__ import annotations

from pathlib import Path

import pytest
from stored_runs import event_runs, store

from pytest_sentinel.__main__ import main
from pytest_sentinel.merging import absent
from pytest_sentinel.record.store import RunFolder
from pytest_sentinel.reporting.page import document


@pytest.fixture
def suite_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "pytest.ini").write_text("[pytest]\nasyncio_default_fixture_loop_scope = function\n")
    monkeypatch.chdir(tmp_path)
    assets = tmp_path / "dist" / "assets"
    assets.mkdir(parents=True)
    (assets / "index.js").write_text("")
    (assets / "index.css").write_text("")
    monkeypatch.setattr(document, "BUILT", tmp_path / "dist")
    results = event_runs(5, 8)
    store(tmp_path / "reports", "one", results[::2], shard="1/2")
    store(tmp_path / "reports", "two", results[1::2], shard="2/2")
    return tmp_path


def test_command_writes_the_run_and_its_reports(suite_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["merge", "one", "reports/two", "--into", "all"]) == 0
    assert "all: 8 runs of 8 tasks" in capsys.readouterr().out
    written = {path.name for path in (suite_folder / "reports" / "all").iterdir()}
    assert {"run.json", "tasks", "summary.json", "results.jsonl", "leaderboard.json", "report.html"} <= written


def test_missing_shards_are_named_and_merged_without_only_if_told(
    suite_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for part, results in (("three", event_runs(5, 12)[8:10]), ("four", event_runs(5, 12)[10:])):
        store(suite_folder / "reports", part, results, shard={"three": "2/5", "four": "5/5"}[part])
    assert main(["merge", "three", "four", "--into", "all"]) == 2
    assert "error: missing: shard 1/5, 3/5, 4/5; name these runs, too, or give --partial" in capsys.readouterr().err
    assert not (suite_folder / "reports" / "all").exists()
    assert main(["merge", "three", "four", "--into", "all", "--partial"]) == 0
    assert "all: 4 runs of 4 tasks; without shard 1/5, 3/5, 4/5" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("first", "second", "named"),
    [
        ("1/4", "4/4", ["2/4", "3/4"]),
        ("1/2", "2/2", []),
        ("1/2", "2/4", []),
        (None, "2/2", []),
        ("x", "2/2", []),
    ],
)
def test_missing_shards_are_known_where_all_are_of_one_number(
    tmp_path: Path, first: str | None, second: str, named: list[str]
) -> None:
    results = event_runs(5, 8)
    parts = [store(tmp_path, f"part-{n}", results[n::2], shard=shard) for n, shard in enumerate((first, second))]
    assert absent([RunFolder.existing(part) for part in parts]) == named


def test_name_that_is_no_folder_is_refused(suite_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["merge", "one", "two", "--into", "../all"])
    assert ended.value.code == 2
    assert "closest valid value: all" in capsys.readouterr().err


def test_damaged_part_is_refused_by_its_own_name_and_nothing_is_written(
    suite_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged = next((suite_folder / "reports" / "two").rglob("result.json"))
    damaged.write_text("{")
    assert main(["merge", "one", "two", "--into", "all"]) == 2
    assert f"error: {damaged} is damaged: Expecting property name" in capsys.readouterr().err
    assert sorted(path.name for path in (suite_folder / "reports").iterdir()) == ["one", "two"]
