import os
import shutil
import sqlite3
import subprocess
import sys
from types import SimpleNamespace

import pytest
from attempts import TASKS, attempt, plan_of
from suites import ROOT, SUPPORT, make_suite

from pytest_sentinel.agent import AgentSpec
from pytest_sentinel.option_table import Settings
from pytest_sentinel.record.attempt import AttemptWriter
from pytest_sentinel.record.files import RecordError, to_json
from pytest_sentinel.record.manifest import Manifest, RunSession
from pytest_sentinel.record.store import read_result
from pytest_sentinel.regrading import ORIGINAL, regrade, variant_of, write
from pytest_sentinel.regrading_session import Planner, Regrader
from pytest_sentinel.results import Item, result_of_run

PASSING = "tally-passing-passive"
PRICE = "tally-price-active"


@pytest.fixture
def stored(tmp_path):
    """The folder of an attempt that was really played: `stored(task, at_s, message)`."""

    def play(name, at_s, message):
        def agent(session):
            session.tools.observe() if session._page is not None else session.saw("the page", "agent")
            session.tools.wait("wait", {}, at_s - session.now_s() - session.action_time_s, None)
            session.tools.notify_user(message)

        settings = Settings(run="first", reports=tmp_path / "reports")
        played = attempt(plan_of(name), agent)
        writer = AttemptWriter(settings.folder / "tasks" / name / "1" / "1")
        for event in played.recorder.events:
            writer.event(event)
        played.running.track.final.save(writer.folder / "final.sqlite3")
        item = Item(plan_of(name), TASKS / f"{name}.yaml", 1, 1, AgentSpec("mine", lambda context: None))
        seen = SimpleNamespace(observed_at_s=None)
        return writer.finish(
            result_of_run(item, settings, played.running, seen, played.ending, played.verdict, played.happened)
        )

    return play


@pytest.mark.parametrize(
    ("message", "outcome"),
    [("It costs $9.87!", "success"), ("It costs 9.88 or so", "ungrounded")],
)
def test_unchanged_task_gives_the_same_result(stored, message, outcome):
    folder = stored(PASSING, 301, message)
    result = read_result(folder)
    assert result.outcome == outcome
    assert regrade(folder, result, plan_of(PASSING, variant_of(result)), result.hashes.task) == result


def test_message_after_the_window_is_judged_as_before(stored):
    folder = stored(PASSING, 350, "It was 9.87")
    result = read_result(folder)
    assert result.outcome == "success"
    assert regrade(folder, result, plan_of(PASSING), result.hashes.task) == result


def test_corrected_fact_changes_the_verdict(stored):
    folder = stored(PASSING, 301, "The Amber lamp is cheap now")
    result = read_result(folder)
    changed = plan_of(PASSING, facts={"name": "SELECT title FROM offers WHERE ref = 'offer-01'"})
    again = regrade(folder, result, changed, "f" * 64)
    assert (result.outcome, again.outcome, again.flags) == ("ungrounded", "success", ())
    assert again.hashes.task == "f" * 64
    assert again.explanation.endswith("All that was asked is right.")


def test_corrected_condition_moves_the_moment(stored):
    folder = stored(PASSING, 301, "It costs $9.87!")
    result = read_result(folder)
    later = plan_of(PASSING, condition="SELECT count(*) FROM offers WHERE ref = 'offer-06'")
    again = regrade(folder, result, later, "f" * 64)
    assert (again.outcome, again.times.condition_at_s) == ("early", 690.0)
    assert again.times.contact_at_s == result.times.contact_at_s


def test_what_was_done_is_read_from_the_stored_database(stored):
    folder = stored(PRICE, 201, "It is Enud of town 4.")
    result = read_result(folder)
    assert result.outcome == "wrong_state"
    again = regrade(folder, result, plan_of(PRICE, done="SELECT 1"), "f" * 64)
    assert again.outcome == "success"


def test_original_is_kept_when_a_new_verdict_is_written(stored):
    folder = stored(PASSING, 301, "It costs 9.88 or so")
    result = read_result(folder)
    for outcome in ("success", "missed"):
        write(folder, result.model_copy(update={"outcome": outcome}))
    assert read_result(folder).outcome == "missed"
    (folder / "result.json").write_text((folder / ORIGINAL).read_text())
    assert read_result(folder) == result


@pytest.mark.parametrize("file", ["final.sqlite3", "events.jsonl"])
def test_record_that_lacks_what_is_needed_is_refused_naming_the_file(stored, file):
    folder = stored(PASSING, 301, "It costs $9.87!")
    result = read_result(folder)
    (folder / file).unlink()
    with pytest.raises(RecordError, match=file):
        regrade(folder, result, plan_of(PASSING), result.hashes.task)


@pytest.mark.parametrize(
    ("spoil", "error", "said"),
    [
        (
            lambda whole: b"no database, but long enough to be taken for one " * 9,
            RecordError,
            "final.sqlite3 is damaged",
        ),
        (lambda whole: whole[:4096] + b"\xff" * (len(whole) - 4096), RecordError, "final.sqlite3 is damaged: database"),
        (lambda whole: b"", sqlite3.OperationalError, "no such table"),
    ],
    ids=["text", "half", "empty"],
)
def test_damaged_database_is_refused(stored, spoil, error, said):
    folder = stored(PASSING, 301, "It costs $9.87!")
    file = folder / "final.sqlite3"
    file.write_bytes(spoil(file.read_bytes()))
    with pytest.raises(error, match=said):
        regrade(folder, read_result(folder), plan_of(PASSING), "f" * 64)


@pytest.fixture
def regrader(stored, monkeypatch):
    """A run of two attempts, of which the first would be judged otherwise now, and what judges it."""
    run = stored(PASSING, 301, "It costs 9.88 or so").parents[3]
    stored(PRICE, 201, "It is Enud of town 4.")
    manifest = Manifest(run="first", sessions=(RunSession(started_at="2026-10-13T10:00:00+00:00"),), settings={})
    (run / "run.json").write_text(to_json(manifest))
    plans = {PASSING: plan_of(PASSING, facts={"name": "SELECT '9.88'"}), PRICE: plan_of(PRICE)}
    monkeypatch.setattr(Planner, "__init__", lambda self, config, folder: None)
    monkeypatch.setattr(Planner, "find", lambda self, result: (plans[result.task_id], "f" * 64))
    return Regrader(run, store=True), run


def test_nothing_is_stored_where_one_attempt_cannot_be_judged(regrader):
    judging, run = regrader
    (run / "tasks" / PRICE / "1" / "1" / "events.jsonl").write_text("")
    before = {path: path.read_bytes() for path in run.rglob("*") if path.is_file()}
    with pytest.raises(RecordError, match="does not say how the agent's part ended"):
        judging.judge(None)
    assert {path: path.read_bytes() for path in run.rglob("*") if path.is_file()} == before


def test_attempt_whose_statement_fails_is_told_and_the_others_are_judged(regrader, monkeypatch):
    judging, run = regrader
    (run / "tasks" / PRICE / "1" / "1" / "final.sqlite3").write_bytes(b"")
    monkeypatch.setattr("pytest_sentinel.regrading_session.write_reports", lambda config, folder: None)
    told = {one.place.partition(",")[0]: (one.after.partition(" ")[0], one.problem) for one in judging.judge(None)}
    assert told[PASSING] == ("success", None)
    assert told[PRICE][1].startswith("no such table")


@pytest.mark.browser
@pytest.mark.slow
def test_run_is_judged_again_by_command(tmp_path):
    suite = make_suite(tmp_path)
    shutil.copytree(TASKS.parent, tmp_path / "tasks")
    (tmp_path / "pytest.toml").write_text(
        (tmp_path / "pytest.toml").read_text().replace(str(SUPPORT / "tally_tasks"), "tasks")
    )
    assert suite.run().code == 0

    def command(*arguments):
        environment = {**os.environ, "PYTHONPATH": f"{SUPPORT}{os.pathsep}{ROOT}"}
        whole = [sys.executable, "-m", "pytest_sentinel", "regrade", *arguments]
        return subprocess.run(whole, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)

    same = command("r")
    assert (same.returncode, same.stdout.strip()) == (0, "3 attempts: 3 as before, 0 not"), same
    task = tmp_path / "tasks" / "tally" / f"{PASSING}.yaml"
    task.write_text(task.read_text().replace("cents / 100.0", "title").replace("{price}", "so little"))
    changed = command("r", "--write")
    assert changed.returncode == 1, changed
    assert f"{PASSING}, trial 1, attempt 1: success after " in changed.stdout
    assert " before, ungrounded after " in changed.stdout
    assert '"ungrounded": 1' in (tmp_path / "reports" / "r" / "summary.json").read_text()
    assert ",ungrounded," in (tmp_path / "reports" / "r" / "results.csv").read_text()
    assert command("r").returncode == 0
    wrong = command("nosuch")
    assert (wrong.returncode, wrong.stderr.strip()) == (2, "error: no run at reports/nosuch; runs there: r")
