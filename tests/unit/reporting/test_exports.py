"""The exports of a run, read back as other programs read them."""

import csv
import io
import json
from pathlib import Path
from types import SimpleNamespace

import pytest
from samples import sample

from pytest_sentinel.reporting import exports
from pytest_sentinel.reporting.contract import FinishedRun
from pytest_sentinel.summary import summarise

RECORD = Path(__file__).resolve().parents[3] / "docs" / "reference" / "record.md"
HOSTILE = "=cmd|' /C calc'!A0 \x1b[31m\x00 </script><b>x</b> `a` | b \u202e \ud800 ]]>"


@pytest.fixture
def run_of(tmp_path):
    def make(*results):
        return FinishedRun(tmp_path, SimpleNamespace(), tuple(results), summarise(results))

    return make


def rows_of(run):
    text = (run.folder / "results.csv").read_bytes().decode()
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_jsonl_has_a_row_for_each_result_with_every_column(run_of):
    run = run_of(sample("success"), sample("missed", tokens=None), sample("silent", task_id="micromail-x-noop"))
    exports.write_jsonl(run)
    rows = [json.loads(line) for line in (run.folder / "results.jsonl").read_text("ascii").splitlines()]
    assert [list(row) for row in rows] == [list(exports.COLUMNS)] * 3
    assert [row["outcome"] for row in rows] == ["success", "missed", "silent"]
    assert [row["timely"] for row in rows] == [True, False, None]
    assert [row["reaction_ms"] for row in rows] == [12_090, None, None]
    assert [row["total_tokens"] for row in rows] == [1000, None, 1000]
    assert [row["within_10_s"] for row in rows] == [False, False, None]
    assert [row["within_30_s"] for row in rows] == [True, False, None]


def test_csv_says_the_same_with_empty_cells_for_what_is_unknown(run_of):
    run = run_of(sample("success"), sample("missed", tokens=None), sample("error"))
    exports.write_csv(run)
    rows = rows_of(run)
    assert [row["reaction_ms"] for row in rows] == ["12090", "", ""]
    assert [row["total_tokens"] for row in rows] == ["1000", "", "1000"]
    assert [row["passed"] for row in rows] == ["true", "false", ""]
    assert [row["withheld"] for row in rows] == ["false"] * 3


def test_hostile_text_breaks_no_export(run_of):
    run = run_of(sample("ungrounded", message=HOSTILE, explanation=HOSTILE, agent=HOSTILE, stop_reason='a\nb,"c"'))
    for write in (exports.write_jsonl, exports.write_csv, exports.write_markdown):
        write(run)
    assert json.loads((run.folder / "results.jsonl").read_text("ascii"))["message"] == HOSTILE
    (row,) = rows_of(run)
    assert row["message"].startswith("'=cmd|")
    assert "\x1b" not in row["message"]
    assert row["stop_reason"] == 'a\nb,"c"'
    shown = (run.folder / "summary.md").read_text()
    assert "<b>" not in shown
    assert "</script>" not in shown
    assert "`a`" not in shown


def test_markdown_has_the_headlines_a_table_and_what_failed(run_of):
    run = run_of(sample("success"), sample("missed"), sample("false_alarm", task_id="micromail-x-noop"))
    shown = exports.markdown(run)
    assert "**Timely success 1 of 2 (50%)**" in shown
    assert "**False alarms 1 of 1 (100%).**" in shown
    assert "| active | 2 | 1 of 2 (50%) | 0 | 1 | 1 | 1 | 12.1s | 1,000 | $0.04 |" in shown
    assert "| noop | 1 | 0 of 1 (0%) |  |  |  |  | - |" in shown
    assert "- `micromail-x-noop`, trial 1: false_alarm. explained: false\\_alarm" in shown


def test_markdown_of_a_clean_run_says_so(run_of):
    assert exports.markdown(run_of(sample("success"))).endswith("\nEverything passed.\n")


def test_markdown_is_added_to_the_job_summary_of_github(run_of, tmp_path, monkeypatch):
    page = tmp_path / "step"
    page.write_text("before\n")
    monkeypatch.setenv(exports.STEP_SUMMARY, str(page))
    exports.write_markdown(run_of(sample("success")))
    assert page.read_text().startswith("before\n## reference in run")


def test_every_column_is_documented_in_order():
    lines = RECORD.read_text().partition("## results.jsonl")[2].splitlines()
    documented = [line.split("|")[1:3] for line in lines if line.startswith("| `")]
    assert [(name.strip().strip("`"), meaning.strip()) for name, meaning in documented] == [
        (name, meaning) for name, (meaning, _read) in exports.COLUMNS.items()
    ]
