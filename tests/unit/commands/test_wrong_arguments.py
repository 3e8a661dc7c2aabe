"""Commands that are asked for what makes no sense: code 2, one error that says what would."""

from __future__ import annotations

from pathlib import Path

import pytest
from samples import sample
from stored_runs import store

from pytest_sentinel.__main__ import main
from pytest_sentinel.doctor import check_reports

LONG = "x" * 5_000


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two runs, a file and a folder."""
    store(tmp_path / "reports", "first", [sample()])
    store(tmp_path / "reports", "second", [sample("missed", category="active")])
    (tmp_path / "file").write_text("x")
    (tmp_path / "folder").mkdir()
    (tmp_path / "reports" / "odd").mkdir()
    (tmp_path / "reports" / "odd" / "notes.txt").write_text("x")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("report", "frist"), "error: no run at reports/frist; closest is 'first'\n"),
        (("report", "x"), "error: no run at reports/x; runs there: first, second\n"),
        (("report", "odd"), "error: reports/odd exists and is no run (it has no run.json)"),
        (("report", LONG), ": File name too long. Name another one\n"),
        (("report", ""), "argument RUN: '': must not be blank"),
        (("report", "first", "--reports", " "), "argument --reports: ' ': must not be blank"),
        (("report", "first", "--reports", "file"), "error: no run at file/first; runs there: none\n"),
        (("compare", "first", LONG), ": File name too long. Name another one\n"),
        (("compare", "first", "second", "--html", ""), "argument --html: '': must not be blank"),
        (("compare", "first", "second", "--html", "folder"), "error: cannot write folder: Is a directory. Free space"),
        (
            ("compare", "first", "second", "--html", "file/x.html"),
            "File exists. Free space there, or name another place",
        ),
        (("baseline", "first", "--into", "file"), "Not a directory. Free space there, or name another place\n"),
        (("baseline", "first", "--into", ""), "argument --into: '': must not be blank"),
        (("watch", "secnd", "--once"), "error: no run at reports/secnd; closest is 'second'\n"),
        (("watch", LONG, "--once"), ": File name too long. Name another one\n"),
        (("merge", "first", "second", "--into", "../all"), "argument --into: '../all': allowed: at most 100 letters"),
        (("agents", "--rootdir", "nowhere"), "error: --rootdir nowhere: there is no such folder\n"),
        (("agents", "--agents-file", "folder"), "error: folder cannot be read: Is a directory\n"),
        (("agents", "--agents-file", "file"), "error: file is no TOML file: Expected '=' after a key"),
        (("serve", "micromail", "--speed", "fast"), "argument --speed: 'fast': allowed: a number from 0.01 to 1000"),
        (("serve", "micromail", "--speed", "nan"), "argument --speed: 'nan': allowed: a number from 0.01 to 1000"),
        (("play", "x", "--run", "a/b"), "argument --run: 'a/b': allowed: at most 100 letters, digits, dots, dashes"),
        (("cluster", "--name", "x", "--shards", "1"), "argument --shards: '1': allowed: a whole number from 2 to 9999"),
        (("cluster", "--name", "x", "--shards", "1" + "0" * 400), "closest valid value: 9999"),
        (("cluster", "--name", "../x", "--shards", "2"), "argument --name: '../x': allowed: at most 100 letters"),
        (
            ("cluster", "--name", "x", "--shards", "2", "--workers-per-shard", "0"),
            "argument --workers-per-shard: '0': allowed: a whole number from 1 to 1000; closest valid value: 1",
        ),
        (("check-task", ""), "argument FILE: '': must not be blank"),
        (("check-task", LONG), "cannot be read: File name too long\n"),
        (("check-task", "folder"), "error: folder: there is no such file\n"),
        (("schema", "micromial"), "error: no environment 'micromial' is registered; closest is 'micromail'\n"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, tuple) else "",
)
def test_refusal_says_what_would_do(
    folder: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    before = sorted(folder.rglob("*"))
    try:
        code = main(arguments)
    except SystemExit as ended:  # argparse says it
        code = ended.code
    assert code == 2
    assert said in capsys.readouterr().err
    assert sorted(folder.rglob("*")) == before


def test_doctor_says_of_a_folder_that_cannot_be_that_it_cannot(capsys: pytest.CaptureFixture[str]) -> None:
    found = check_reports(Path("/") / LONG)
    assert (found.ok, found.detail) == (False, f"/{LONG} cannot be written: File name too long")
