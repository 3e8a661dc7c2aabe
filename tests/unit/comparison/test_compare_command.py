"""`compare` as a user calls it."""

from __future__ import annotations

from pathlib import Path

import pytest
from stored_runs import event_runs, store

from pytest_sentinel.__main__ import main


def test_command_finds_runs_by_name_and_by_path(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store(tmp_path, "first", event_runs(7, 8), agent="one")
    second = store(tmp_path, "second", event_runs(1, 8), agent="two")
    assert main(["compare", "first", str(second), "--reports", str(tmp_path)]) == 0
    assert "2 agents on 8 tasks, one trial each" in capsys.readouterr().out


def test_unknown_run_is_one_line_with_the_runs_there_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store(tmp_path, "first", event_runs(7, 8), agent="one")
    assert main(["compare", "first", "secnd", "--reports", str(tmp_path)]) == 2
    assert f"error: no run at {tmp_path / 'secnd'}; runs there: first" in capsys.readouterr().err


def test_differing_runs_need_anyway(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store(tmp_path, "first", event_runs(7, 8), agent="one")
    store(tmp_path, "second", event_runs(1, 8), agent="two", seed=3)
    assert main(["compare", "first", "second", "--reports", str(tmp_path)]) == 2
    assert "--anyway compares all the same" in capsys.readouterr().err
    assert main(["compare", "first", "second", "--reports", str(tmp_path), "--anyway"]) == 0
