"""`compare` as a user calls it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from stored_runs import event_runs, store

from pytest_sentinel.__main__ import main
from pytest_sentinel.reporting.page import document


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


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program in place of the built one."""
    assets = tmp_path / "dist" / "assets"
    assets.mkdir(parents=True)
    (assets / "index.js").write_text("")
    (assets / "index.css").write_text("")
    monkeypatch.setattr(document, "BUILT", tmp_path / "dist")


@pytest.mark.usefixtures("built")
def test_page_holds_the_comparison_and_no_text_of_others_leaves_its_place(tmp_path: Path) -> None:
    hostile = "</script><script>alert(1)</script>\x00\u202e\ud800"
    store(tmp_path, "first", event_runs(7, 8), agent=hostile)
    store(tmp_path, "second", event_runs(1, 8), agent="two")
    page = tmp_path / "compare.html"
    arguments = ["compare", "first", "second", "--reports", str(tmp_path), "--html", str(page), "--published"]
    assert main(arguments) == 0
    text = page.read_text(encoding="utf-8")
    assert text.count("<script") == text.count("</script>") == 2
    data = json.loads(re.search(r'id="data">(.*?)</script>', text, re.DOTALL)[1])  # type: ignore[index]
    assert data["kind"] == "comparison"
    assert data["pairs"][0]["tasks"] == 8
    assert data["sides"][0]["name"].startswith("</script><script>alert(1)</script>\\x00\\u202e\\ud800")
    assert len(data["published"]) == 6
